"""Makes the two fonts of the page, and prints the measures of their fallbacks for `fonts.css`.

Run in the repository's root after `npm ci` and `npm run texts`, with Debian's python3-fonttools and python3-brotli, and
fonts-liberation and fonts-roboto-unhinted for the measures:  /usr/bin/python3 apps/web/build/make_fonts.py

The packages hold each font in subsets; the letters of our languages are in two of them. Here they come into one file, so
that a page needs one file a family. All other signs stay in the packages' files, which browsers load when a text has one.
"""

import collections
import json
import pathlib

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PACKAGES = pathlib.Path("node_modules/@fontsource-variable")
APP = pathlib.Path("apps/web/src/app")
OUT = APP / "fonts"
LANGUAGES = ["sl", "de", "en"]

# Slovenian, German and English, with the neighbours' Ć and Đ, the é of a café, and the signs of our texts.
SIGNS = {chr(code) for code in range(0x20, 0x7F)} | set(
    "\u00a0\u00ad§«°²³´·¹»×ÄÖÜßäéö÷üČčĆćĐđŠšŽžẞ–—‘’‚“”„…‹›€↑↓−"
)
FEATURES = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"]
WEIGHTS = (400, 800)

# Ranges of weights, what is mostly used of them, and the style of a fallback.
RANGES = [("100 499", 420, "Regular"), ("500 599", 560, "Regular"), ("600 900", 680, "Bold")]
FALLBACKS = {
    "Arial": "/usr/share/fonts/truetype/liberation/LiberationSans-{}.ttf",
    "Roboto": "/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-{}.ttf",
}


def part(path, signs, features):
    """The font with these signs only, as far as it has them, and our weights."""
    font = TTFont(path, recalcTimestamp=False)
    # With the font's own hinting: without any, Linux rounds the widths of letters.
    options = subset.Options(layout_features=features, hinting=True, notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[ord(sign) for sign in signs])
    subsetter.subset(font)
    return instancer.instantiateVariableFont(font, {"wght": WEIGHTS})


def copy_glyphs(source, font, new_names):
    """Copies glyphs under new names; those that they are composed of are among them. Both fonts have the same axes."""
    for name, new_name in new_names.items():
        glyph = source["glyf"][name]
        if glyph.isComposite():
            for component in glyph.components:
                component.glyphName = new_names[component.glyphName]
        font["glyf"].glyphs[new_name] = glyph
        font["hmtx"][new_name] = source["hmtx"][name]
        font["gvar"].variations[new_name] = source["gvar"].variations.get(name, [])


def add(font, source):
    """Adds all glyphs of `source`."""
    new_names = {name: f"added.{name}" for name in source.getGlyphOrder()[1:]}
    order = font.getGlyphOrder() + list(new_names.values())
    copy_glyphs(source, font, new_names)
    font.setGlyphOrder(order)
    font["glyf"].glyphOrder = order
    for table in font["cmap"].tables:
        table.cmap.update({code: new_names[name] for code, name in source.getBestCmap().items()})


def make(package, zero=None):
    latin, extended = (PACKAGES / package / f"files/{package}-{name}-wght-normal.woff2" for name in ("latin", "latin-ext"))
    has = {chr(code) for code in TTFont(latin).getBestCmap()}
    font = part(latin, SIGNS & has, FEATURES)
    # It would have to know the added glyphs; without it, browsers take the widths from the outlines' variations.
    if "HVAR" in font:
        del font["HVAR"]
    add(font, part(extended, SIGNS - has, []))
    if zero:
        # Of normal and of equal width, in the order of the file of the one sign (docs/decisions/0016).
        names = [name for name in font.getGlyphOrder() if name.startswith("zero")]
        copy_glyphs(zero, font, dict(zip(zero.getGlyphOrder()[1:], names, strict=True)))
    font["post"].formatType = 3.0
    font.flavor = "woff2"
    font.save(OUT / f"{package}.woff2")
    drawn = {chr(code) for code in font.getBestCmap()}
    print(package, (OUT / f"{package}.woff2").stat().st_size, "bytes; has no", *sorted(SIGNS - drawn))


def frequencies():
    texts = [json.loads((APP / f"texts/{language}.json").read_text()) for language in LANGUAGES]
    counts = collections.Counter("".join("".join(one.values()) for one in texts))
    return {sign: count for sign, count in counts.items() if sign in SIGNS}


def mean_width(font, counts):
    """Of a sign of our texts, in parts of the em."""
    cmap, widths, em = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    known = {sign: count for sign, count in counts.items() if ord(sign) in cmap}
    return sum(widths[cmap[ord(sign)]][0] * count for sign, count in known.items()) / sum(known.values()) / em


def print_fallbacks(package):
    counts = frequencies()
    for name, path in FALLBACKS.items():
        for weights, weight, style in RANGES:
            font = instancer.instantiateVariableFont(TTFont(OUT / f"{package}.woff2"), {"wght": weight})
            size = mean_width(font, counts) / mean_width(TTFont(path.format(style)), counts)
            ascent, descent = (abs(value) / font["head"].unitsPerEm for value in (font["hhea"].ascent, font["hhea"].descent))
            print(f"{package} as {name}, {weights}: {size:.2%}, ascent {ascent / size:.2%}, descent {descent / size:.2%}")


make("baloo-2")
make("atkinson-hyperlegible-next", part(OUT / "zero.woff2", "0", ["tnum"]))
for package in ("baloo-2", "atkinson-hyperlegible-next"):
    print_fallbacks(package)
