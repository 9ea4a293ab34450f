"""What people read, in their own language."""

from tapete.words.files import folder_of, how_to_play, plain, preferred_language
from tapete.words.words import Words

__all__ = ["Words", "folder_of", "how_to_play", "plain", "preferred_language"]
