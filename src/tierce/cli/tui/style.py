"""The look of the table: one sheet for all screens."""

from __future__ import annotations

from typing import Final

SHEET: Final = """
Screen { background: #0e2b20; color: #e9f2ec; overflow: hidden; }
#title { height: 1; background: #081a13; color: #cfe8d5; padding: 0 1; }
#seats { height: auto; background: #0b2219; padding: 0 1; }
#piles { height: auto; padding: 0 1; background: #12402f; }
#turn { height: 1; padding: 0 1; background: #0e2b20; }
.shedding #piles, .shedding #turn { display: none; }
#middle { height: 1fr; min-height: 4; }
#felt { width: 1fr; height: 1fr; padding: 0 1; background: #12402f; scrollbar-size-vertical: 1;
        scrollbar-color: #6fa386; scrollbar-background: #0b2219; }
#melds { height: auto; width: 1fr; }
#side { display: none; width: 40; height: 1fr; padding: 0 1; background: #0b2219;
        scrollbar-size-vertical: 1; }
#side-text { height: auto; }
#news { height: auto; max-height: 3; padding: 0 1; background: #0b2219; color: #b9d4c2; }
#hands { height: auto; max-height: 50%; padding: 0 1; background: #0e2b20; scrollbar-size-vertical: 1; }
#hands-text { height: auto; }
#hand-line { height: 1; padding: 0 1; background: #0e2b20; }
#hand { height: auto; padding: 0 1; }
#message { height: 2; padding: 0 1; color: #ffe9b0; }
#main { height: 1; padding: 0 1; background: #3a4a20; color: #fff6d0; }
#main.idle { background: #1b3328; color: #b9d4c2; }
#words { display: none; height: 1; border: none; padding: 0 1; background: #1b3328; }
#words.open { display: block; }
#title, #hand-line, #main, #turn, #keys { text-wrap: nowrap; text-overflow: ellipsis; }
#keys { height: 1; padding: 0 1; background: #081a13; color: #9fc7ab; }

.wide #side { display: block; }
.wide #news, .short #news { display: none; }
.short #message { height: 1; text-wrap: nowrap; text-overflow: ellipsis; }
.short #middle { min-height: 2; }

ModalScreen { align: center middle; background: #04110c 70%; }
.sheet { width: 76; max-width: 100%; height: auto; max-height: 100%; padding: 0 1;
         background: #10261d; border: round #6fa386; border-title-color: #ffd75f; border-title-style: bold;
         border-subtitle-color: #9fc7ab; }
.sheet.wide-sheet { width: 110; }
.sheet .body { height: auto; max-height: 1fr; scrollbar-size-vertical: 1; scrollbar-color: #6fa386;
         scrollbar-background: #0b2219; }
.sheet .body > Static { height: auto; }
#lent { height: auto; margin: 1 0 0 0; }
#lent-said { height: 2; }
OptionList { height: auto; max-height: 16; border: none; background: #10261d; padding: 0; }
OptionList > .option-list--option-highlighted { background: #3a4a20; color: #fff6d0; text-style: bold; }
"""
