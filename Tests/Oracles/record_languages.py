#!/usr/bin/env python3
"""Record how headless Chromium sets one paragraph in each of many languages.

Run by hand; CI only reads what it writes:

    apt-get install --no-install-recommends chromium-headless-shell
    python3 Tests/Oracles/record_languages.py Tests/Fixtures/Text/chromium-languages.json

Each paragraph is measured at several widths and again 1/16 point to either side: a width is kept only
where all three give the same lines, so that no decision hangs on how Chromium rounds.
"""
import json, os, subprocess, sys, tempfile

NOTO = "/usr/share/fonts/truetype/noto/"
SANS = NOTO + "NotoSans-Regular.ttf"
CJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc#"
EMOJI = NOTO + "NotoColorEmoji.ttf"
face = lambda script: NOTO + f"NotoSans{script}-Regular.ttf"

# locale, faces after Noto Sans, text
TEXTS = [
    ("en", [], "All human beings are born free and equal: call +1 (555) 123-4567 or visit Room 12."),
    ("de", [], "Alle Menschen sind frei und gleich an W\u00fcrde und Rechten geboren; ab 1.299,50\u00a0\u20ac."),
    ("fr", [], "Tous les \u00eatres humains naissent libres et \u00e9gaux\u202f: 1\u202f299,50\u00a0\u20ac, n\u2019est-ce pas\u202f?"),
    ("es", [], "Todos los seres humanos nacen libres e iguales, \u00bfverdad? \u00a1S\u00ed, el 26\u00a0%!"),
    ("pt", [], "Todos os seres humanos nascem livres e iguais em dignidade e em direitos."),
    ("it", [], "Tutti gli esseri umani nascono liberi ed eguali in dignit\u00e0 e diritti."),
    ("nl", [], "Alle mensen worden vrij en gelijk in waardigheid en rechten geboren."),
    ("sv", [], "Alla m\u00e4nniskor \u00e4r f\u00f6dda fria och lika i v\u00e4rde och r\u00e4ttigheter."),
    ("fi", [], "Kaikki ihmiset syntyv\u00e4t vapaina ja tasavertaisina arvoltaan ja oikeuksiltaan."),
    ("pl", [], "Wszyscy ludzie rodz\u0105 si\u0119 wolni i r\u00f3wni pod wzgl\u0119dem swej godno\u015bci."),
    ("cs", [], "V\u0161ichni lid\u00e9 rod\u00ed se svobodn\u00ed a sob\u011b rovn\u00ed co do d\u016fstojnosti a pr\u00e1v."),
    ("hu", [], "Minden emberi l\u00e9ny szabadon sz\u00fcletik \u00e9s egyenl\u0151 m\u00e9lt\u00f3s\u00e1ga \u00e9s joga van."),
    ("tr", [], "B\u00fct\u00fcn insanlar h\u00fcr, haysiyet ve haklar bak\u0131m\u0131ndan e\u015fit do\u011farlar."),
    ("vi", [], "T\u1ea5t c\u1ea3 m\u1ecdi ng\u01b0\u1eddi sinh ra \u0111\u1ec1u \u0111\u01b0\u1ee3c t\u1ef1 do v\u00e0 b\u00ecnh \u0111\u1eb3ng."),
    ("id", [], "Semua orang dilahirkan merdeka dan mempunyai martabat dan hak-hak yang sama."),
    ("ru", [], "\u0412\u0441\u0435 \u043b\u044e\u0434\u0438 \u0440\u043e\u0436\u0434\u0430\u044e\u0442\u0441\u044f \u0441\u0432\u043e\u0431\u043e\u0434\u043d\u044b\u043c\u0438 \u0438 \u0440\u0430\u0432\u043d\u044b\u043c\u0438 \u2014 \u00ab\u0432 \u0441\u0432\u043e\u0451\u043c\u00bb \u0434\u043e\u0441\u0442\u043e\u0438\u043d\u0441\u0442\u0432\u0435."),
    ("uk", [], "\u0412\u0441\u0456 \u043b\u044e\u0434\u0438 \u043d\u0430\u0440\u043e\u0434\u0436\u0443\u044e\u0442\u044c\u0441\u044f \u0432\u0456\u043b\u044c\u043d\u0438\u043c\u0438 \u0456 \u0440\u0456\u0432\u043d\u0438\u043c\u0438 \u0443 \u0441\u0432\u043e\u0457\u0439 \u0433\u0456\u0434\u043d\u043e\u0441\u0442\u0456."),
    ("el", [], "\u038c\u03bb\u03bf\u03b9 \u03bf\u03b9 \u03ac\u03bd\u03b8\u03c1\u03c9\u03c0\u03bf\u03b9 \u03b3\u03b5\u03bd\u03bd\u03b9\u03bf\u03cd\u03bd\u03c4\u03b1\u03b9 \u03b5\u03bb\u03b5\u03cd\u03b8\u03b5\u03c1\u03bf\u03b9 \u03ba\u03b1\u03b9 \u03af\u03c3\u03bf\u03b9."),
    ("hy", [face("Armenian")], "\u0532\u0578\u056c\u0578\u0580 \u0574\u0561\u0580\u0564\u056b\u056f \u056e\u0576\u057e\u0578\u0582\u0574 \u0565\u0576 \u0561\u0566\u0561\u057f \u0578\u0582 \u0570\u0561\u057e\u0561\u057d\u0561\u0580."),
    ("ka", [face("Georgian")], "\u10e7\u10d5\u10d4\u10da\u10d0 \u10d0\u10d3\u10d0\u10db\u10d8\u10d0\u10dc\u10d8 \u10d8\u10d1\u10d0\u10d3\u10d4\u10d1\u10d0 \u10d7\u10d0\u10d5\u10d8\u10e1\u10e3\u10e4\u10d0\u10da\u10d8 \u10d3\u10d0 \u10d7\u10d0\u10dc\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8."),
    ("am", [face("Ethiopic")], "\u12e8\u1230\u12cd \u120d\u1305 \u1201\u1209 \u1232\u12c8\u1208\u12f5 \u1290\u133b\u1293 \u1260\u12ad\u1265\u122d\u121d \u12a5\u12a9\u120d\u1290\u1275 \u12eb\u1208\u12cd \u1290\u12cd\u1362"),
    ("ar", [face("Arabic")], "\u064a\u0648\u0644\u062f \u062c\u0645\u064a\u0639 \u0627\u0644\u0646\u0627\u0633 \u0623\u062d\u0631\u0627\u0631\u0627\u064b \u0645\u062a\u0633\u0627\u0648\u064a\u0646 \u0641\u064a \u0627\u0644\u0643\u0631\u0627\u0645\u0629 \u0648\u0627\u0644\u062d\u0642\u0648\u0642 (iPhone 15) \u0628\u0633\u0639\u0631 \u0661\u066c\u0662\u0669\u0669 \u062c.\u0645."),
    ("fa", [face("Arabic")], "\u062a\u0645\u0627\u0645 \u0627\u0641\u0631\u0627\u062f \u0628\u0634\u0631 \u0622\u0632\u0627\u062f \u0628\u0647 \u062f\u0646\u06cc\u0627 \u0645\u06cc\u200c\u0622\u06cc\u0646\u062f \u0648 \u0627\u0632 \u0644\u062d\u0627\u0638 \u062d\u06cc\u062b\u06cc\u062a \u0628\u0627 \u0647\u0645 \u0628\u0631\u0627\u0628\u0631\u0646\u062f \u06f1\u06f2\u06f3."),
    ("ur", [NOTO + "NotoNastaliqUrdu-Regular.ttf"], "\u062a\u0645\u0627\u0645 \u0627\u0646\u0633\u0627\u0646 \u0622\u0632\u0627\u062f \u0627\u0648\u0631 \u062d\u0642\u0648\u0642 \u0648 \u0639\u0632\u062a \u06a9\u06d2 \u0627\u0639\u062a\u0628\u0627\u0631 \u0633\u06d2 \u0628\u0631\u0627\u0628\u0631 \u067e\u06cc\u062f\u0627 \u06c1\u0648\u0626\u06d2 \u06c1\u06cc\u06ba"),
    ("he", [face("Hebrew")], "\u05db\u05dc \u05d1\u05e0\u05d9 \u05d4\u05d0\u05d3\u05dd \u05e0\u05d5\u05dc\u05d3\u05d5 \u05d1\u05e0\u05d9 \u05d7\u05d5\u05e8\u05d9\u05df \u05d5\u05e9\u05d5\u05d5\u05d9\u05dd (OK?) \u05d1\u05de\u05d7\u05d9\u05e8 1,299.50 \u20aa."),
    ("hi", [face("Devanagari")], "\u0938\u092d\u0940 \u092e\u0928\u0941\u0937\u094d\u092f\u094b\u0902 \u0915\u094b \u0917\u094c\u0930\u0935 \u0914\u0930 \u0905\u0927\u093f\u0915\u093e\u0930\u094b\u0902 \u0915\u0947 \u092e\u093e\u092e\u0932\u0947 \u092e\u0947\u0902 \u091c\u0928\u094d\u092e\u091c\u093e\u0924 \u0938\u094d\u0935\u0924\u0928\u094d\u0924\u094d\u0930\u0924\u093e \u0939\u0948\u0964"),
    ("bn", [face("Bengali")], "\u09b8\u09ae\u09b8\u09cd\u09a4 \u09ae\u09be\u09a8\u09c1\u09b7 \u09b8\u09cd\u09ac\u09be\u09a7\u09c0\u09a8\u09ad\u09be\u09ac\u09c7 \u09b8\u09ae\u09be\u09a8 \u09ae\u09b0\u09cd\u09af\u09be\u09a6\u09be \u098f\u09ac\u0982 \u0985\u09a7\u09bf\u0995\u09be\u09b0 \u09a8\u09bf\u09af\u09bc\u09c7 \u099c\u09a8\u09cd\u09ae\u0997\u09cd\u09b0\u09b9\u09a3 \u0995\u09b0\u09c7\u0964"),
    ("ta", [face("Tamil")], "\u0bae\u0ba9\u0bbf\u0ba4\u0baa\u0bcd \u0baa\u0bbf\u0bb1\u0bb5\u0bbf\u0baf\u0bbf\u0ba9\u0bb0\u0bcd \u0b9a\u0b95\u0bb2\u0bb0\u0bc1\u0bae\u0bcd \u0b9a\u0bc1\u0ba4\u0ba8\u0bcd\u0ba4\u0bbf\u0bb0\u0bae\u0bbe\u0b95\u0bb5\u0bc7 \u0baa\u0bbf\u0bb1\u0b95\u0bcd\u0b95\u0bbf\u0ba9\u0bcd\u0bb1\u0ba9\u0bb0\u0bcd."),
    ("te", [face("Telugu")], "\u0c2a\u0c4d\u0c30\u0c24\u0c3f\u0c2a\u0c24\u0c4d\u0c24\u0c3f\u0c38\u0c4d\u0c35\u0c24\u0c4d\u0c35\u0c2e\u0c41\u0c32 \u0c35\u0c3f\u0c37\u0c2f\u0c2e\u0c41\u0c28 \u0c2e\u0c3e\u0c28\u0c35\u0c41\u0c32\u0c46\u0c32\u0c4d\u0c32\u0c30\u0c41\u0c28\u0c41 \u0c38\u0c2e\u0c3e\u0c28\u0c41\u0c32\u0c41."),
    ("th", [face("Thai")], "\u0e21\u0e19\u0e38\u0e29\u0e22\u0e4c\u0e17\u0e31\u0e49\u0e07\u0e2b\u0e25\u0e32\u0e22\u0e40\u0e01\u0e34\u0e14\u0e21\u0e32\u0e21\u0e35\u0e2d\u0e34\u0e2a\u0e23\u0e30\u0e41\u0e25\u0e30\u0e40\u0e2a\u0e21\u0e2d\u0e20\u0e32\u0e04\u0e01\u0e31\u0e19"),
    ("ja", [CJK + "0"], "\u3059\u3079\u3066\u306e\u4eba\u9593\u306f\u3001\u751f\u307e\u308c\u306a\u304c\u3089\u306b\u3057\u3066\u81ea\u7531\u3067\u3042\u308a\u3001\u300c\u5c0a\u53b3\u300d\u306b\u3064\u3044\u3066\u5e73\u7b49\u3067\u3042\u308b\u3002iPhone\u306f\uffe5129,800\u3067\u3059\u3002"),
    ("ko", [CJK + "1"], "\ubaa8\ub4e0 \uc778\uac04\uc740 \ud0dc\uc5b4\ub0a0 \ub54c\ubd80\ud130 \uc790\uc720\ub85c\uc6b0\uba70 \uadf8 \uc874\uc5c4\uacfc \uad8c\ub9ac\uc5d0 \uc788\uc5b4 \ub3d9\ub4f1\ud558\ub2e4."),
    ("zh-Hans", [CJK + "2"], "\u4eba\u4eba\u751f\u800c\u81ea\u7531\uff0c\u5728\u5c0a\u4e25\u548c\u6743\u5229\u4e0a\u4e00\u5f8b\u5e73\u7b49\u3002\u4ed6\u4eec\u8d4b\u6709\u7406\u6027\u548c\u826f\u5fc3\u3002"),
    ("zh-Hant", [CJK + "3"], "\u4eba\u4eba\u751f\u800c\u81ea\u7531\uff0c\u5728\u5c0a\u56b4\u548c\u6b0a\u5229\u4e0a\u4e00\u5f8b\u5e73\u7b49\u3002\u300c\u4ed6\u5011\u300d\u8ce6\u6709\u7406\u6027\u3002"),
    ("en", [face("Arabic"), face("Hebrew"), EMOJI], "Party \U0001f389 with \u0645\u062d\u0645\u062f and \u05d3\u05d5\u05d3 \U0001f468\u200d\U0001f469\u200d\U0001f467 at 7 pm, bring 3 \u00d7 2\u00bd cups \U0001f1ea\U0001f1ec please."),
]
RTL = {"ar", "fa", "ur", "he"}
SIZE = 17
SHARES = [0.16, 0.21, 0.27, 0.34, 0.45, 0.6, 0.8]


def measure(cases):
    here = os.path.dirname(os.path.abspath(__file__))
    with tempfile.TemporaryDirectory() as work:
        source, result, meta = (os.path.join(work, n) for n in ("cases.json", "out.jsonl", "meta.json"))
        with open(source, "w") as f: json.dump(cases, f)
        subprocess.run([sys.executable, os.path.join(here, "chromium_text.py"), "--meta", meta,
                        "--output", result, source], check=True)
        with open(meta) as f: info = json.load(f)
        with open(result) as f: return info, {r["id"]: r for r in map(json.loads, f)}


def main():
    plain = []
    for number, (locale, faces, text) in enumerate(TEXTS):
        plain.append({"id": f"l{number + 1:02}", "text": text, "fonts": [SANS, *faces], "size": SIZE,
                      "direction": "rightToLeft" if locale in RTL else "leftToRight", "lang": locale,
                      "width": None})
    _, unwrapped = measure(plain)
    cases = []
    for p in plain:
        line = unwrapped[p["id"]]["lines"][0]
        natural = line["right"] - line["left"]
        for share in SHARES:
            width = round(natural * share * 64) / 64
            for step in (-1, 0, 1):
                cases.append({**p, "id": f"{p['id']} {width} {step}", "width": width + step / 16})
    meta, wrapped = measure(cases)
    paragraphs = []
    for p in plain:
        kept = []
        for c in cases:
            name, width, step = c["id"].split(" ")
            if name != p["id"] or step != "0": continue
            three = [wrapped[f"{name} {width} {s}"] for s in (-1, 0, 1)]
            if any(r.get("systemFallback") for r in three): continue
            ranges = [[(l["start"], l["end"]) for l in r["lines"]] for r in three]
            if ranges[0] != ranges[1] or ranges[1] != ranges[2]: continue
            kept.append({"width": float(width),
                         "lines": [[l["start"], l["end"], l["left"], l["right"], l["fragments"]]
                                   for l in three[1]["lines"]]})
        paragraphs.append({"id": p["id"], "text": p["text"], "fonts": p["fonts"], "size": SIZE,
                           "direction": p["direction"], "locale": p["lang"], "cases": kept})
    with open(sys.argv[1], "w", encoding="utf-8") as f:
        json.dump({"title": "One paragraph in each of many languages, measured with headless Chromium",
                   "browser": meta["browser"], "flags": meta["flags"], "fonts": meta["fonts"],
                   "paragraphs": paragraphs}, f, ensure_ascii=True, indent=1)
    print(len(paragraphs), "paragraphs,", sum(len(p["cases"]) for p in paragraphs), "cases")


main()
