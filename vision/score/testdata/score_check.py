#!/usr/bin/env python3
"""The scores of readings, worked out a second time from the contract's words, to check the program's own.

    score_check.py TRUTH.jsonl READINGS.jsonl [--expected]

Prints one JSON object: each share as [k, n, low, high], place and time as [median, 95 %]. Battles are left out.
"""
import json
import math
import sys

Z = 1.959963984540054


def wilson(k, n):
    if n == 0:
        return [k, n, 0.0, 1.0]
    if k > n:
        return [k, n, None, None]
    p = k / n
    centre = (p + Z * Z / 2 / n) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * math.sqrt(p * (1 - p) / n + Z * Z / 4 / n / n)
    return [k, n, max(0.0, centre - half), min(1.0, centre + half)]


def quantile(numbers, q):
    if not numbers:
        return None
    numbers = sorted(numbers)
    at = q * (len(numbers) - 1)
    low = math.floor(at)
    high = min(low + 1, len(numbers) - 1)
    return numbers[low] * (1 - (at - low)) + numbers[high] * (at - low)


def pair(true, read):
    """True index -> read index: again and again the nearest pair that is left, within 0.6 edges."""
    left_t, left_r, by = set(range(len(true))), set(range(len(read))), {}
    while True:
        best = min(((math.dist(true[t]["centre_mm"], read[r]["centre_mm"]), t, r) for t in left_t for r in left_r
                    if math.dist(true[t]["centre_mm"], read[r]["centre_mm"]) <= 0.6 * true[t]["edge_mm"]), default=None)
        if best is None:
            return by
        by[best[1]] = best[2]
        left_t.discard(best[1])
        left_r.discard(best[2])


def main():
    args = [a for a in sys.argv[1:] if not a.startswith("--")]
    expected = "--expected" in sys.argv
    truths = [json.loads(line) for line in open(args[0], encoding="utf-8") if line.strip()]
    readings = {r["picture"]: r for r in (json.loads(line) for line in open(args[1], encoding="utf-8") if line.strip())}
    shares = {name: [0, 0] for name in "found value colour extra marked loose right asked ordinary silent".split()}
    place, time = [], []

    def count(name, yes):
        shares[name][0] += bool(yes)
        shares[name][1] += 1

    for truth in truths:
        reading = readings[truth["picture"]]
        true, read = truth["dice"], reading.get("dice") or []
        questions, guards = reading.get("questions") or [], reading.get("guards") or []
        by = pair(true, read)

        def about(kinds, die=None):
            return any((kinds is None or q["kind"] in kinds) and (die is None or die["id"] in (q["dice"] or [])) for q in questions)

        wrong = []  # of each wrong fact whether it is asked about
        for t, die in enumerate(true):
            got = read[by[t]] if t in by else None
            readable = die["pose"] == "flat" and die["visible"] >= 0.5
            if readable:
                count("found", got)
                if not got:
                    wrong.append(about(["count"]))
                else:
                    place.append(math.dist(die["centre_mm"], got["centre_mm"]))
                    count("value", got["value"] == die["value"])
                    count("colour", got["colour"] == die["colour"])
                    count("loose", got["pose"] != "flat")
                    if got["value"] != die["value"]:
                        wrong.append(about(["value"], got))
            elif expected or die["visible"] >= 0.1:
                marked = (got["pose"] != "flat" or about(None, got)) if got else about(["count"])
                count("marked", marked)
                if not marked:
                    wrong.append(False)
            if got and die["visible"] >= 0.5 and got["colour"] != die["colour"]:
                wrong.append(about(["colour", "count"], got))
        for r, got in enumerate(read):
            if r not in by.values():
                shares["extra"][0] += 1
                wrong.append(about(["exists"], got) or about(["count"]))
        shares["extra"][1] += len(true)
        unread = reading.get("error")
        if all(d["pose"] == "flat" and d["visible"] >= 0.5 for d in true):
            count("right", not wrong and not unread)
        asked = questions or guards or unread
        count("asked", asked)
        if "ordinary" in truth["tags"]:
            count("ordinary", asked)
        count("silent", not guards and not unread and not all(wrong))
        elapsed = reading.get("elapsed_ms") or {}
        if not unread and elapsed.get("decode", 0) > 0:
            time.append((elapsed["total"] - elapsed["decode"]) / elapsed["decode"])
    result = {name: wilson(*share) for name, share in shares.items()}
    result["place"] = [quantile(place, 0.5), quantile(place, 0.95)]
    result["time"] = [quantile(time, 0.5), quantile(time, 0.95)]
    print(json.dumps(result))


main()
