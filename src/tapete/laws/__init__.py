"""The laws of the games: read them, cite them, follow each one to its code and its test."""

from tapete.laws.book import Chapter, Language, Law, books, chapters, cite, laws, search
from tapete.laws.mark import law

__all__ = ["Chapter", "Language", "Law", "books", "chapters", "cite", "law", "laws", "search"]
