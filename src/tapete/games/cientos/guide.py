"""What a beginner is told at the table."""

from __future__ import annotations

from tapete.table.guide import Guide

LAWS = {
    "last-shuffle": ("cie.46", "cie.47"),
    "cut": ("cie.48",),
    "packets": ("cie.52",),
    "blancas": ("cie.81",),
    "discard": ("cie.57", "cie.89", "cie.93", "cie.97"),
    "look": ("cie.91", "cie.94"),
    "name-suit": ("cie.95",),
    "announce-punto": ("cie.6", "cie.24", "cie.103", "cie.104"),
    "announce-secansas": ("cie.7", "cie.110"),
    "announce-catorces": ("cie.9", "cie.35", "cie.39"),
    "answer": ("cie.ad.5.1", "cie.105"),
    "shadow": ("cie.109", "cie.39"),
    "play-lead": ("cie.137", "cie.13"),
    "play-named": ("cie.95",),
    "play-follow": ("cie.148", "cie.149"),
    "play-free": ("cie.148", "cie.138"),
}


GUIDE = Guide(LAWS)
