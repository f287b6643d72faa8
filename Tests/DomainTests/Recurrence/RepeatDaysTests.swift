import Domain
import Support
import Testing

@Suite struct `The days of a rule` {
  private func day(_ text: String) throws -> Day { try #require(Day(text)) }

  private func days(_ rule: String, from start: String, first count: Int) throws -> [String] {
    let (rule, start) = (try RepeatRule(rule), try day(start))
    var found: [String] = []
    RepeatDays(rule, start: start, last: rule.lastDay(from: start))
      .forEach(from: start, through: Day.range.upperBound) {
        found.append("\($0)")
        return found.count < count
      }
    return found
  }

  // K-03: the examples of RFC 5545, 3.8.5.3, and others that follow from its text.
  @Test(arguments: [
    ("FREQ=DAILY;COUNT=3", "1997-09-02", "1997-09-02 1997-09-03 1997-09-04"),
    (
      "FREQ=DAILY;INTERVAL=10;COUNT=5", "1997-09-02",
      "1997-09-02 1997-09-12 1997-09-22 1997-10-02 1997-10-12"
    ),
    (
      "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", "1997-08-05",
      "1997-08-05 1997-08-10 1997-08-19 1997-08-24"
    ),
    (
      "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", "1997-08-05",
      "1997-08-05 1997-08-17 1997-08-19 1997-08-31"
    ),
    (
      "FREQ=MONTHLY;INTERVAL=2;COUNT=5;BYDAY=1SU,-1SU", "1997-09-07",
      "1997-09-07 1997-09-28 1997-11-02 1997-11-30 1998-01-04"
    ),
    ("FREQ=MONTHLY;COUNT=3;BYDAY=-2MO", "1997-09-22", "1997-09-22 1997-10-20 1997-11-17"),
    ("FREQ=MONTHLY;BYMONTHDAY=-3", "1997-09-28", "1997-09-28 1997-10-29 1997-11-28"),
    (
      "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5", "2007-01-15",
      "2007-01-15 2007-01-30 2007-02-15 2007-03-15 2007-03-30"
    ),
    ("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "1998-02-13", "1998-02-13 1998-03-13 1998-11-13"),
    (
      "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3", "1997-09-04",
      "1997-09-04 1997-10-07 1997-11-06"
    ),
    (
      "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2", "1997-09-29",
      "1997-09-29 1997-10-30 1997-11-27"
    ),
    (
      "FREQ=YEARLY;INTERVAL=3;COUNT=4;BYYEARDAY=1,100,200", "1997-01-01",
      "1997-01-01 1997-04-10 1997-07-19 2000-01-01"
    ),
    ("FREQ=YEARLY;BYDAY=20MO", "1997-05-19", "1997-05-19 1998-05-18 1999-05-17"),
    ("FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "1997-05-12", "1997-05-12 1998-05-11 1999-05-17"),
    (
      "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8", "1996-11-05",
      "1996-11-05 2000-11-07 2004-11-02"
    ),
    (
      "FREQ=YEARLY;BYMONTH=1;BYDAY=SU,MO;BYSETPOS=2,-1", "2026-01-05",
      "2026-01-05 2026-01-26 2027-01-04 2027-01-31"
    ),
    // Parts that the rule leaves out come from the start day.
    ("FREQ=WEEKLY;UNTIL=20260324", "2026-03-10", "2026-03-10 2026-03-17 2026-03-24"),
    ("FREQ=MONTHLY;COUNT=3", "2026-01-31", "2026-01-31 2026-03-31 2026-05-31"),
    ("FREQ=YEARLY;COUNT=3", "2024-02-29", "2024-02-29 2028-02-29 2032-02-29"),
    ("FREQ=YEARLY;COUNT=3;BYMONTH=1,6", "2026-01-15", "2026-01-15 2026-06-15 2027-01-15"),
    ("FREQ=YEARLY;COUNT=2;BYWEEKNO=20", "2026-05-12", "2026-05-12 2027-05-18"),
    // Week numbers follow ISO 8601, also across the end of a year.
    (
      "FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO,SU", "2018-01-01",
      "2018-01-01 2018-01-07 2018-12-31 2019-01-06 2019-12-30 2020-01-05"
    ),
    ("FREQ=YEARLY;BYWEEKNO=-1;BYDAY=SU", "2020-01-01", "2020-01-01 2021-01-03 2022-01-02"),
    ("FREQ=YEARLY;BYWEEKNO=53;BYDAY=FR", "2026-01-02", "2026-01-02 2027-01-01 2032-12-31"),
    // A list of weekdays may mix weekdays with and without a number.
    (
      "FREQ=MONTHLY;COUNT=6;BYDAY=MO,1TU", "2026-03-02",
      "2026-03-02 2026-03-03 2026-03-09 2026-03-16 2026-03-23 2026-03-30"
    ),
    // BYSETPOS chooses from the whole week, month or year, even if the start is in the middle of it.
    (
      "FREQ=WEEKLY;COUNT=3;BYDAY=MO,WE,FR;BYSETPOS=1", "2026-03-11",
      "2026-03-11 2026-03-16 2026-03-23"
    ),
    ("FREQ=DAILY;BYDAY=MO;BYSETPOS=-1", "2026-03-09", "2026-03-09 2026-03-16"),
    // The calendar ends on 31 December 9999.
    ("FREQ=DAILY", "9999-12-30", "9999-12-30 9999-12-31"),
    ("FREQ=MONTHLY;COUNT=100000", "9999-11-30", "9999-11-30 9999-12-30"),
  ])
  func `are those of RFC 5545`(rule: String, start: String, expected: String) throws {
    let expected = expected.split(separator: " ").map(String.init)
    #expect(try days(rule, from: start, first: expected.count) == expected)
  }

  // K-03: the start is always the first day, whether the rule matches it or not.
  @Test(arguments: [
    ("FREQ=WEEKLY;BYDAY=MO;COUNT=3", "2026-03-10 2026-03-16 2026-03-23"),
    ("FREQ=MONTHLY;BYMONTHDAY=1;COUNT=2", "2026-03-10 2026-04-01"),
    ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;COUNT=2", "2026-03-10 2028-02-29"),
    ("FREQ=DAILY;BYMONTH=1;COUNT=1", "2026-03-10"), ("FREQ=DAILY;UNTIL=20260301", "2026-03-10"),
    ("FREQ=YEARLY;INTERVAL=1000;BYMONTH=1;BYMONTHDAY=1", "2026-03-10 3026-01-01"),
  ])
  func `begin with the start`(rule: String, expected: String) throws {
    let found = try days(rule, from: "2026-03-10", first: 3)
    let expected = expected.split(separator: " ").map(String.init)
    #expect(Array(found.prefix(expected.count)) == expected)
    if rule.contains("COUNT") || rule.contains("UNTIL") { #expect(found == expected) }
  }

  // K-04
  @Test(arguments: RepeatRuleSamples.all)
  func `are the same from anywhere, forward and backward`(text: String) throws {
    let rule = try RepeatRule(text)
    let start = try day("1970-03-10")
    let last = rule.lastDay(from: start)
    let series = RepeatDays(rule, start: start, last: last)
    var all: [Day] = []
    series.forEach(from: Day.range.lowerBound, through: start + 40_000) {
      all.append($0)
      return true
    }
    #expect(all.first == start && zip(all, all.dropFirst()).allSatisfy { $0 < $1 })
    for shift in [0, 1, 30, 366, 1461, 3653, 20_000, 36_525] {
      let (from, through) = (start + shift, start + shift + 400)
      let expected = all.filter { (from...through).contains($0) }
      var found: [Day] = []
      series.forEach(from: from, through: through) {
        found.append($0)
        return true
      }
      #expect(found == expected, "from \(from)")
      #expect(series.count(from: from, through: through) == expected.count)
      #expect(series.first(from: from, through: through) == expected.first)
      #expect(series.last(before: from) == all.last { $0 < from })
      #expect(series.last(through: from) == all.last { $0 <= from })
      #expect(series.contains(from) == expected.contains(from))
    }
    if let last { #expect(all.last == last && series.last(before: Day.range.upperBound) == last) }
  }

  // K-04, K-36: only the days in question are computed.
  @Test func `are found in another century as fast as yesterday`() throws {
    let start = try day("0001-01-01")
    for text in RepeatRuleSamples.all {
      let rule = try RepeatRule(text).endless
      let series = RepeatDays(rule, start: start, last: nil)
      let clock = ContinuousClock()
      func fastest(_ day: Day) -> Duration? {
        let times = (0..<5).map { _ in
          clock.measure { for _ in 0..<200 { _ = series.contains(day) } }
        }
        return times.min()
      }
      // Computing all days in between would take thousands of times as long. The fastest of five runs does not show
      // what else the machine does.
      let near = try #require(fastest(start + 40))
      let far = try #require(fastest(start + 3_600_000))
      #expect(far < near * 50 + .milliseconds(20), "\(text)")
    }
  }

  // K-01: a rule `every monday` that is typed on a Tuesday begins on the next Monday.
  @Test(arguments: [
    ("FREQ=WEEKLY;BYDAY=MO", "2026-03-16"), ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO", "2026-03-16"),
    ("FREQ=WEEKLY", "2026-03-10"), ("FREQ=WEEKLY;BYDAY=TU", "2026-03-10"),
    ("FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR", "2026-03-27"), ("FREQ=YEARLY", "2026-03-10"),
    ("FREQ=YEARLY;INTERVAL=5;BYMONTH=3;BYMONTHDAY=8", "2027-03-08"), ("FREQ=DAILY", "2026-03-10"),
    ("FREQ=DAILY;INTERVAL=3;COUNT=1", "2026-03-10"), ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "-"),
  ])
  func `begin with the first that fits`(rule: String, first: String) throws {
    let found = try RepeatRule(rule).firstDay(from: day("2026-03-10"))
    #expect(found.map { "\($0)" } ?? "-" == first)
  }

  // K-35: a stored rule that can never match does not crash and takes no time.
  @Test func `of a rule that never occurs are the start alone`() throws {
    let start = try day("2026-03-10")
    let rule = try RepeatRule("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=100000")
    #expect(rule.lastDay(from: start) == start)
    let series = RepeatDays(rule, start: start, last: nil)
    #expect(series.count(from: start, through: Day.range.upperBound) == 1)
    #expect(series.last(before: Day.range.upperBound) == start)
    #expect(series.first(from: start + 1) == nil)
  }
}
