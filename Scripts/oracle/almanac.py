#!/usr/bin/env python3
"""Compares the almanac with other people's reckoning and writes what its tests read.

  python3 Scripts/oracle/almanac.py

It makes an environment of its own below .build, reads the tables out of Domain/Time/Almanac, and says
what it compared and what differs. The frozen answers go to Tests/DomainTests/Almanac, where the
ordinary tests compare every day of them with the program. It ends with 1 where a table is wrong.
"""

import datetime
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / ".build" / "oracle-almanac"
PACKAGES = ["holidays>=0.108", "korean-lunar-calendar>=0.4", "ephem>=4.2", "pyerfa>=2.0.1"]
FROZEN = ROOT / "Tests" / "DomainTests" / "Almanac"
ALMANAC = ROOT / "Domain" / "Time" / "Almanac"

if Path(sys.prefix) != HOME:
    if not (HOME / "ready").exists():
        subprocess.run([sys.executable, "-m", "venv", str(HOME)], check=True)
        subprocess.run([str(HOME / "bin" / "pip"), "install", "-q", *PACKAGES], check=True)
        (HOME / "ready").touch()
    python = str(HOME / "bin" / "python")
    os.execv(python, [python, __file__, *sys.argv[1:]])

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))
import ephem  # noqa: E402
import holidays  # noqa: E402
from korean_lunar_calendar import KoreanLunarCalendar  # noqa: E402

import almanac_sun  # noqa: E402

Day, Span = datetime.date, datetime.timedelta
FIRST, LAST = Day(1900, 1, 31), Day(2050, 12, 31)
wrong = 0


def table(name):
    """The integers of a table in a source of the program."""
    text = (ALMANAC / name).read_text()
    return [int(number, 16) for number in re.findall(r"0x([0-9A-F]+)", text)]


def check(what, count, differences):
    global wrong
    wrong += len(differences)
    print(f"{what}: {count} compared, {len(differences)} differ")
    for difference in differences[:20]:
        print("  ", *difference)


def freeze(name, head, lines):
    path, text = FROZEN / name, "".join(line + "\n" for line in [f"# {head}", *lines])
    old = path.read_text() if path.exists() else ""
    path.write_text(text)
    print(f"{name}: {len(lines)} lines, {'as they were' if old == text else 'CHANGED'}")


# --- The lunar calendar


def months_of_table():
    """Every month: its first civil day, year, number, whether it is the second one, its length."""
    for year, bits in enumerate(table("LunarYear.swift"), 1900):
        day, leap = Day(year, 1, 1) + Span(bits >> 17), bits >> 13 & 15
        names = [(n, False) for n in range(1, 13)]
        if leap:
            names.insert(leap, (leap, True))
        for place, (number, is_leap) in enumerate(names):
            length = 29 + (bits >> place & 1)
            yield day, year, number, is_leap, length
            day += Span(length)


def lunar():
    ours, months = {}, []
    for first, year, month, is_leap, length in months_of_table():
        if first <= LAST:
            months.append((first, year, month, is_leap))
        for number in range(length):
            ours[first + Span(number)] = (year, month, number + 1, is_leap)
    package, back, differences, count = KoreanLunarCalendar(), KoreanLunarCalendar(), [], 0
    day = FIRST
    while day <= LAST:
        package.setSolarDate(day.year, day.month, day.day)
        theirs = (
            package.lunarYear, package.lunarMonth, package.lunarDay, bool(package.isIntercalation))
        back.setLunarDate(*theirs)
        there = Day(back.solarYear, back.solarMonth, back.solarDay)
        if ours.get(day) != theirs or there != day:
            differences.append((day, ours.get(day), theirs, there))
        count += 1
        day += Span(1)
    check("lunar days, both ways, with korean-lunar-calendar", count, differences)
    moons(months)
    freeze(
        "lunar-months.txt", "The first civil day of every lunar month, by korean-lunar-calendar.",
        [f"{day} {year}-{'leap' if leap else ''}{month:02}" for day, year, month, leap in months])


# A new moon eight minutes before midnight in Beijing, which the reckoning of 1906 had after it.
AS_PRINTED = {Day(1906, 4, 23), Day(1906, 4, 24)}


def moons(months):
    """The second source: a month begins on the day of the new moon, and a leap month has no
    principal term. Until 1911 the calendar followed the clock of Beijing, from 1912 on that of
    Korea, which is UTC+9 here: no new moon of 1954 to 1961 lies in the half hour before it."""
    begins, new = {day for day, *_ in months}, set()
    moment = ephem.Date("1900/1/20")
    while True:
        moment = ephem.next_new_moon(moment)
        utc = moment.datetime()
        hours = 7 + 45 / 60 + 40 / 3600 if utc.year < 1912 else 9
        day = (utc + Span(hours=hours)).date()
        if day > LAST:
            break
        if day >= FIRST:
            new.add(day)
        moment = ephem.Date(moment + 1)
    check("lunar months with the new moon", len(begins), sorted(
        (day,) for day in (begins ^ new) - AS_PRINTED))
    principal = sorted(
        almanac_sun.korean_day(almanac_sun.by_ephem(year, term))
        for year in range(1900, 2051) for term in range(1, 24, 2))
    firsts = [day for day, *_ in months] + [Day(2051, 1, 13)]
    without = {
        first for first, after in zip(firsts, firsts[1:])
        if not any(first <= day < after for day in principal)}
    leaps = {day for day, _, _, leap in months if leap}
    check("leap months that have no principal term", len(leaps), sorted(
        (day,) for day in leaps - without))
    print("   months without one that are no leap months:", *sorted(map(str, without - leaps)))


# --- The terms


def terms():
    text = (ALMANAC / "SolarTermDays.swift").read_text()
    earliest = re.search(r"earliest = \[([^\]]*)\]", text).group(1)
    earliest = [int(number) for number in re.findall(r"\d+", earliest)]
    differences, farthest, close, moved, lines = [], 0, [], [], []
    for year, bits in enumerate(table("SolarTermDays.swift"), 1950):
        days = []
        for term in range(24):
            ours = Day(year, term // 2 + 1, earliest[term] + (bits >> 2 * term & 3))
            moments = [by(year, term) for by in (almanac_sun.by_ephem, almanac_sun.by_erfa)]
            theirs = [almanac_sun.korean_day(moment) for moment in moments]
            if theirs != [ours, ours]:
                differences.append((year, almanac_sun.NAMES[term], ours, *moments))
            if year < 2027:
                farthest = max(farthest, abs((moments[0] - moments[1]).total_seconds()))
            clock = moments[1] + Span(hours=almanac_sun.hours_ahead(moments[1]))
            seconds = clock.hour * 3600 + clock.minute * 60 + clock.second
            if min(seconds, 86400 - seconds) < 60:
                close.append(f"{almanac_sun.NAMES[term]} {clock:%Y-%m-%d %H:%M:%S}")
            if (moments[1] + Span(hours=9)).date() != clock.date():
                moved.append(f"{almanac_sun.NAMES[term]} {clock:%Y-%m-%d}")
            days.append(theirs[1])
        lines.append(" ".join([str(year), *(f"{day:%m-%d}" for day in days)]))
    check("terms with ephem and with erfa", 24 * len(lines), differences)
    print(f"   the two are at most {farthest:.0f} s apart until 2026")
    print("   within a minute of midnight:", "; ".join(close))
    print("   a day earlier by the clock of UTC+8:30:", "; ".join(moved))
    published = [line for line in PUBLISHED if Day.fromisoformat(line[0]) not in [
        almanac_sun.korean_day(almanac_sun.by_erfa(int(line[0][:4]), almanac_sun.NAMES.index(
            line[1])))]]
    check("terms that were published", len(PUBLISHED), published)
    freeze("solar-terms.txt", "The days of the 24 terms of each year, from 소한 on, by erfa.", lines)


# Days that newspapers and calendars in Korea had.
PUBLISHED = [
    ("2017-02-04", "입춘"), ("2019-12-22", "동지"), ("2020-06-21", "하지"), ("2021-02-03", "입춘"),
    ("2021-12-22", "동지"), ("2022-08-07", "입추"), ("2023-12-22", "동지"), ("2024-02-04", "입춘"),
    ("2024-12-21", "동지"), ("2025-02-03", "입춘"), ("2025-08-23", "처서"), ("2025-12-22", "동지"),
    ("2026-02-04", "입춘"),
]

# --- The holidays

NAMES = {
    "New Year's Day": "newYear", "Korean New Year": "seollal", "Arbor Day": "arbor",
    "Tree Planting Day": "arbor", "Independence Movement Day": "independenceMovement",
    "Labor Day": "labour", "Children's Day": "children", "Buddha's Birthday": "buddha",
    "Memorial Day": "memorial", "Constitution Day": "constitution", "Liberation Day": "liberation",
    "Chuseok": "chuseok", "National Foundation Day": "foundation", "Hangul Day": "hangul",
    "Christmas Day": "christmas", "Presidential Election Day": "election presidential",
    "National Assembly Election Day": "election nationalAssembly",
    "Local Election Day": "election local", "Temporary Public Holiday": "extra",
    "Armed Forces Day": "extra",
    "2002 FIFA World Cup National Team Semi-Finals Celebrations": "extra",
}
KINDS = [("Alternative holiday for ", "substitute "), ("The day preceding ", "dayBefore "),
         ("The second day of ", "dayAfter "), ("", "")]


def word(name):
    for start, kind in KINDS:
        if name.startswith(start):
            return kind + NAMES[name[len(start):]]


def days_off():
    lines = []
    for year in range(2000, 2051):
        found = holidays.country_holidays(
            "KR", years=year, language="en_US", categories=("public",))
        for day in sorted(found):
            lines += sorted(f"{day} {word(name)}" for name in found.get_list(day))
    freeze("holidays.txt", f"The public holidays of Korea by holidays {holidays.__version__}.", lines)


if __name__ == "__main__":
    lunar()
    terms()
    days_off()
    sys.exit(1 if wrong else 0)
