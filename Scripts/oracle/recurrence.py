#!/usr/bin/env python3
"""Compares the days of repeating rules with those of python-dateutil, the oracle.

    Scripts/oracle/recurrence.py [--program FILE] [--rules N] [--seed S] [--sample FILE]

Without --program the target OracleRecurrence is built first. Random rules with random starts are asked for in ten
zones and in none. With --sample the first 500 questions that have an answer are written to FILE with
what the oracle says, for the ordinary tests to read.

Where the oracle and RFC 5545 differ, the RFC wins, and the oracle is asked so that it agrees:
 1. The start is the first time, and counts, whether or not the rule would choose it. dateutil leaves
    it out. Here it is added, and COUNT is applied afterwards.
 2. What a rule does not say comes from its start. dateutil takes all seven days of BYWEEKNO without
    BYDAY; here the start's weekday is said. (The others are said as well, since the oracle is asked
    from the first day of the start's week, month or year on; see 3.)
 3. BYSETPOS chooses from a whole week. dateutil begins its first week at the start.
 4. BYDAY=MO,1TU is every Monday and the first Tuesday. dateutil wants days that are both; here the
    plain weekdays are written as counted ones.
 5. A week of BYWEEKNO that lies across the end of a year is in both years' numbering the same week.
    dateutil loses some days of weeks counted from the end, and reckons the length of the year before
    with that of this one. Rules with BYWEEKNO are therefore also answered by the plain definition in
    this file; where dateutil differs, only that definition counts, and the case is counted and named.
RFC 5545 is silent on whether 30 December 2019, which is in week 1 of 2020, belongs to the year 2019 or
2020 where INTERVAL leaves years out: both programs take the year that the calendar shows.
"""

import argparse
import os
import random
import signal
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOME = Path(os.environ.get("ORACLE_HOME", ROOT / ".build" / "oracle" / "recurrence"))


def inside_own_environment():
    """Starts again in an environment that has dateutil, which is made where there is none."""
    python = HOME / "bin" / "python"
    if Path(sys.prefix) == HOME:
        return
    if not python.exists():
        venv.create(HOME, with_pip=True)
        subprocess.run(
            [python, "-m", "pip", "install", "--quiet", "python-dateutil>=2.9", "tzdata"], check=True
        )
    os.execv(python, [str(python), __file__, *sys.argv[1:]])


inside_own_environment()

from datetime import date, datetime, time, timedelta, timezone  # noqa: E402
from zoneinfo import ZoneInfo  # noqa: E402

from dateutil import rrule  # noqa: E402

ZONES = [
    "Asia/Seoul", "America/New_York", "Europe/London", "Australia/Lord_Howe", "America/Sao_Paulo",
    "Africa/Casablanca", "Pacific/Apia", "America/St_Johns", "Africa/Cairo", "Asia/Tehran",
]
WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
FREQUENCIES = {"DAILY": rrule.DAILY, "WEEKLY": rrule.WEEKLY, "MONTHLY": rrule.MONTHLY,
               "YEARLY": rrule.YEARLY}


# MARK: Questions


class Rule:
    """A random rule: its parts as Python has them."""

    def __init__(self, dice):
        self.freq = dice.choice(["DAILY", "WEEKLY", "WEEKLY", "MONTHLY", "MONTHLY", "YEARLY", "YEARLY"])
        self.interval = dice.choice([1, 1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 10, 12, 13, 40, 100])
        self.count = self.until = None
        self.bymonth, self.byweekno, self.byyearday, self.bymonthday = [], [], [], []
        self.byday, self.bysetpos = [], []
        self.wkst = dice.choice([0, 0, 0, 6, 6, 1, 2, 3, 4, 5])
        getattr(self, "fill_" + self.freq.lower())(dice)
        has_days = self.bymonth or self.byweekno or self.byyearday or self.bymonthday or self.byday
        if has_days and dice.random() < 0.25:
            self.bysetpos = self.signed(dice, 4 if self.freq != "YEARLY" else 30, 3)

    @staticmethod
    def signed(dice, most, count):
        numbers = {dice.choice([1, 1, 1, -1]) * dice.randint(1, most) for _ in range(dice.randint(1, count))}
        return sorted(numbers)

    @staticmethod
    def some(dice, values, most):
        return sorted(dice.sample(list(values), dice.randint(1, most)))

    def fill_daily(self, dice):
        if dice.random() < 0.3:
            self.bymonth = self.some(dice, range(1, 13), 6)
        if dice.random() < 0.3:
            self.bymonthday = self.signed(dice, 28, 8)
        if dice.random() < 0.4:
            self.byday = [(None, day) for day in self.some(dice, range(7), 5)]

    def fill_weekly(self, dice):
        if dice.random() < 0.25:
            self.bymonth = self.some(dice, range(1, 13), 6)
        if dice.random() < 0.75:
            self.byday = [(None, day) for day in self.some(dice, range(7), 6)]

    def fill_monthly(self, dice):
        if dice.random() < 0.25:
            self.bymonth = self.some(dice, range(1, 13), 6)
        if dice.random() < 0.45:
            self.bymonthday = self.signed(dice, 31, 5)
        if dice.random() < 0.55:
            self.fill_days(dice, 5)

    def fill_yearly(self, dice):
        if dice.random() < 0.45:
            self.bymonth = self.some(dice, range(1, 13), 4)
        kind = dice.random()
        if kind < 0.15:
            self.byweekno = self.signed(dice, 53, 4)
            if dice.random() < 0.6:
                self.byday = [(None, day) for day in self.some(dice, range(7), 4)]
        elif kind < 0.3:
            self.byyearday = self.signed(dice, 366, 12)
            if dice.random() < 0.2:
                self.fill_days(dice, 5)
        elif kind < 0.5:
            self.bymonthday = self.signed(dice, 31, 5)
            if dice.random() < 0.3:
                self.fill_days(dice, 5 if self.bymonth else 53)
        elif kind < 0.85:
            self.fill_days(dice, 5 if self.bymonth else 53)

    def fill_days(self, dice, most):
        kind = dice.random()
        days = self.some(dice, range(7), 5)
        counted = sorted({(n, dice.randrange(7)) for n in self.signed(dice, most, 3)})
        if kind < 0.4:
            self.byday = [(None, day) for day in days]
        elif kind < 0.85:
            self.byday = counted
        else:
            self.byday = [(None, day) for day in days[:2]] + counted

    def text(self, dice=None):
        parts = [("FREQ", self.freq)]
        if self.interval != 1:
            parts.append(("INTERVAL", str(self.interval)))
        if self.count:
            parts.append(("COUNT", str(self.count)))
        if self.until:
            parts.append(("UNTIL", self.until_text()))
        for name in ["bymonth", "byweekno", "byyearday", "bymonthday", "bysetpos"]:
            if values := getattr(self, name):
                parts.append((name.upper(), ",".join(map(str, values))))
        if self.byday:
            parts.append(("BYDAY", ",".join(f"{n or ''}{WEEKDAYS[day]}" for n, day in self.byday)))
        if self.wkst:
            parts.append(("WKST", WEEKDAYS[self.wkst]))
        return ";".join(f"{name}={value}" for name, value in parts)

    def until_text(self):
        if isinstance(self.until, datetime):
            return self.until.strftime("%Y%m%dT%H%M%S").rjust(15, "0") + ("Z" if self.until.tzinfo else "")
        return self.until.strftime("%Y%m%d")


class Question:
    """A rule with a start, a zone, and the span that is asked for."""

    def __init__(self, dice):
        self.rule = Rule(dice)
        self.zone = dice.choice(ZONES + ["-", "-", "-"])
        first, last = (1930, 2090) if self.zone == "-" else (1971, 2060)
        self.start = date(first, 1, 1) + timedelta(dice.randrange((last - first) * 365))
        self.time = time(dice.choice([0, 1, 2, 2, 3, 9, 23, dice.randrange(24)]), dice.choice([0, 15, 30, 45]))
        self.span(dice)
        self.end(dice)

    def span(self, dice):
        years = {"DAILY": 2, "WEEKLY": 5, "MONTHLY": 15, "YEARLY": 40}[self.rule.freq]
        ahead = dice.choice([-400, 0, 0, 0, 365, 3000, 12000])
        if self.zone != "-":
            ahead = min(ahead, 3000)
        self.begin = self.start + timedelta(ahead + dice.randrange(400))
        self.through = self.begin + timedelta(dice.choice([0, 30, 365, years * 365, years * 365]))

    def end(self, dice):
        kind = dice.random()
        if kind < 0.25:
            self.rule.count = dice.choice([1, 2, 3, 5, 10, 30, 100, 400])
            if dice.random() < 0.8:
                self.begin = self.start + timedelta(dice.randrange(-5, 30))
                self.through = max(self.begin, self.through)
        elif kind < 0.5:
            last = self.start + timedelta(dice.randrange(int(abs((self.through - self.start).days) * 1.5) + 10))
            moment = datetime.combine(last, time(dice.randrange(24), dice.randrange(60)))
            if self.zone == "-":
                self.rule.until = last
            else:
                instant = moment.replace(tzinfo=timezone.utc)
                exact = self.instant(last)
                self.rule.until = dice.choice([
                    last, moment, instant, datetime.fromtimestamp(exact, timezone.utc),
                    datetime.fromtimestamp(exact - 1, timezone.utc), datetime.combine(last, self.time)])

    def instant(self, day):
        """A time that is skipped moves forward by what was skipped; one that comes twice is the first."""
        return int(datetime.combine(day, self.time, ZoneInfo(self.zone)).timestamp())

    def line(self):
        start = self.start.isoformat() if self.zone == "-" else f"{self.start}T{self.time:%H:%M}"
        return "|".join([self.rule.text(), start, self.zone, self.begin.isoformat(), self.through.isoformat()])


# MARK: Answers


def ordered_as_dateutil_wants(question):
    """The arguments that make dateutil mean what RFC 5545 means, see 2 to 4 above."""
    rule, start = question.rule, question.start
    bymonth, bymonthday = rule.bymonth, rule.bymonthday
    byday = rule.byday
    if not (byday or bymonthday or rule.byyearday):
        if rule.byweekno or rule.freq == "WEEKLY":
            byday = [(None, start.weekday())]
        elif rule.freq in ("MONTHLY", "YEARLY"):
            bymonthday = [start.day]
            if rule.freq == "YEARLY" and not bymonth:
                bymonth = [start.month]
    if len({n is None for n, _ in byday}) == 2:
        most = 5 if rule.freq == "MONTHLY" or bymonth else 53
        byday = [(n, day) for first, day in byday for n in ([first] if first else range(1, most + 1))]
    begin = {
        "DAILY": start,
        "WEEKLY": start - timedelta((start.weekday() - rule.wkst) % 7),
        "MONTHLY": start.replace(day=1),
        "YEARLY": start.replace(month=1, day=1),
    }[rule.freq]
    return dict(
        freq=FREQUENCIES[rule.freq], dtstart=datetime.combine(begin, time()), interval=rule.interval,
        wkst=rule.wkst, bymonth=bymonth or None, byweekno=rule.byweekno or None,
        byyearday=rule.byyearday or None, bymonthday=bymonthday or None,
        byweekday=[rrule.weekday(day, n) for n, day in byday] or None, bysetpos=rule.bysetpos or None)


def week_of(day, wkst):
    """The number of a day's week from the front and from the back of the year the week belongs to."""
    first = day - timedelta((day.weekday() - wkst) % 7)
    year = (first + timedelta(3)).year

    def week_one(year):
        fourth = date(year, 1, 4)
        return fourth - timedelta((fourth.weekday() - wkst) % 7)

    number = (first - week_one(year)).days // 7 + 1
    return number, number - (week_one(year + 1) - week_one(year)).days // 7 - 1


def days_by_week_number(asked, last):
    """The days of a yearly rule with BYWEEKNO, by what its parts say of each day (see 5)."""
    year = asked["dtstart"].year
    while year <= last.year:
        day, chosen = date(year, 1, 1), []
        while day.year == year:
            fits = (
                (not asked["bymonth"] or day.month in asked["bymonth"])
                and any(n in asked["byweekno"] for n in week_of(day, asked["wkst"]))
                and (not asked["byweekday"] or any(day.weekday() == w.weekday for w in asked["byweekday"])))
            if fits:
                chosen.append(day)
            day += timedelta(1)
        if asked["bysetpos"]:
            places = {p - 1 if p > 0 else len(chosen) + p for p in asked["bysetpos"]}
            chosen = [day for place, day in enumerate(chosen) if place in places]
        yield from chosen
        year += asked["interval"]


class TooSlow(Exception):
    pass


def too_slow(*_):
    raise TooSlow


def answered(question, found):
    """The days of the series in the span that is asked for, given the days the rule chooses."""
    rule, days, count = question.rule, [], 0
    for day in found:
        if day <= question.start:
            continue
        days.append(day)
        if day > question.through:
            break
    days.insert(0, question.start)
    if rule.count:
        days = days[: rule.count]
    days = days[:1] + [day for day in days[1:] if is_before_end(question, day)]
    return [day for day in days if question.begin <= day <= question.through]


def is_before_end(question, day):
    until = question.rule.until
    if until is None:
        return True
    if not isinstance(until, datetime):
        return day <= until
    if until.tzinfo is None:
        return datetime.combine(day, question.time) <= until
    return question.instant(day) <= until.timestamp()


def told(question, days):
    return " ".join(str(day) if question.zone == "-" else str(question.instant(day)) for day in days)


def expected(question, differing):
    asked = ordered_as_dateutil_wants(question)
    days = answered(question, (moment.date() for moment in rrule.rrule(**asked)))
    if question.rule.byweekno:
        plain = answered(question, days_by_week_number(asked, question.through))
        if plain != days:
            differing.append(question.line())
            return plain
    compare_as_it_is(question, asked, days)
    return days


as_it_is = 0


def compare_as_it_is(question, asked, days):
    """Where none of the differences can show, dateutil's own reading of the text must say the same."""
    global as_it_is
    rule = question.rule
    if rule.until or rule.byweekno or rule.freq == "WEEKLY" and rule.bysetpos:
        return
    if len({n is None for n, _ in rule.byday}) == 2:
        return
    series = rrule.rrulestr(rule.text(), dtstart=datetime.combine(question.start, time()))
    if next((moment.date() for moment in series), None) != question.start:
        return
    own = []
    for moment in series:
        if moment.date() > question.through:
            break
        if moment.date() >= question.begin:
            own.append(moment.date())
    as_it_is += 1
    assert own == days, f"{question.line()}: dateutil contradicts itself: {own} {days}"


# MARK: Comparing


def built():
    """The program that answers for Haru."""
    build = ["swift", "build", "-c", "release", "--product", "OracleRecurrence", "--package-path", str(ROOT)]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    folder = subprocess.run([*build, "--show-bin-path"], check=True, text=True, stdout=subprocess.PIPE).stdout
    return str(Path(folder.strip()) / "OracleRecurrence")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program")
    parser.add_argument("--rules", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    parser.add_argument("--sample")
    options = parser.parse_args()
    program = options.program or built()
    print(f"seed {options.seed}", flush=True)
    dice = random.Random(options.seed)
    signal.signal(signal.SIGALRM, too_slow)

    questions, days, differing, slow = [], [], [], 0
    while len(questions) < options.rules:
        question = Question(dice)
        signal.setitimer(signal.ITIMER_REAL, 0.7)
        try:
            found = expected(question, differing)
        except TooSlow:
            slow += 1
            continue
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
        questions.append(question)
        days.append(found)
    answers = [told(question, found) for question, found in zip(questions, days)]
    ours = subprocess.run(
        [program], input="\n".join(q.line() for q in questions) + "\n", text=True,
        stdout=subprocess.PIPE, check=True).stdout.splitlines()
    assert len(ours) == len(questions), "the program did not answer every question"
    wrong = [(q, a, o) for q, a, o in zip(questions, answers, ours) if a != o]
    for question, theirs, own in wrong[:10]:
        print(f"DIFFERS {question.line()}\n  oracle {theirs}\n  haru   {own}")
    times = sum(len(a.split()) for a in answers)
    some = sum(1 for a in answers if a)
    zones = {q.zone for q in questions}
    print(f"{len(questions)} rules in {len(zones) - 1} zones and in none, {some} with {times} times:"
          f" {len(wrong)} differ; {as_it_is} also as dateutil reads them itself;"
          f" {slow} left out, for which the oracle took too long")
    print(f"{len(differing)} weeks by number where dateutil leaves the RFC"
          + "".join(f"\n  {line}" for line in differing[:3]))
    if options.sample and not wrong:
        write_sample(options.sample, options.seed, zip(questions, days))
    return 1 if wrong else 0


def write_sample(path, seed, answers):
    lines = []
    for question, days in answers:
        if not days or len(lines) == 500:
            continue
        if len(days) > 10:
            # The tests read ten of them: the span ends with the tenth.
            days = days[:10]
            question.through = days[-1]
        lines.append(question.line() + "|" + told(question, days))
    assert len(lines) == 500, "too few questions have an answer"
    head = [
        "# Rules, where and when they start, the span that is asked for, and their times in it as",
        "# python-dateutil has them: instants where there is a zone, days where there is none.",
        "#   rule|start|zone|from|through|times",
        f"# Written by Scripts/oracle/recurrence.py --sample, seed {seed}.",
    ]
    Path(path).write_text("\n".join(head + lines) + "\n")


if __name__ == "__main__":
    sys.exit(main())
