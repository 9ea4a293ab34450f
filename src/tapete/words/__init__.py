"""What people read, in their own language."""

from tapete.words.files import decimal, folder_of, how_to_play, plain, preferred_language
from tapete.words.words import Words

__all__ = ["Words", "decimal", "folder_of", "how_to_play", "plain", "preferred_language"]
