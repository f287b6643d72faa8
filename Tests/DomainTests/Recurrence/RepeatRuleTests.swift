import Domain
import Testing

@Suite struct `Rules of repeating` {
  private func refusal(of text: String) -> RepeatRefusal? {
    do throws(RepeatRefusal) {
      _ = try RepeatRule(text)
      return nil
    } catch { return error }
  }

  // K-01, K-02, K-03
  @Test(arguments: [
    ("FREQ=DAILY", "FREQ=DAILY"),
    ("RRULE:FREQ=DAILY", "FREQ=DAILY"),
    ("rrule:freq=weekly;byday=we,mo", "FREQ=WEEKLY;BYDAY=MO,WE"),
    ("  FREQ=WEEKLY; BYDAY=MO, WE ;\n", "FREQ=WEEKLY;BYDAY=MO,WE"),
    ("INTERVAL=1;FREQ=MONTHLY", "FREQ=MONTHLY"),
    ("FREQ=MONTHLY;INTERVAL=002;COUNT=10", "FREQ=MONTHLY;INTERVAL=2;COUNT=10"),
    ("FREQ=WEEKLY;WKST=MO", "FREQ=WEEKLY"),
    ("FREQ=WEEKLY;WKST=SU", "FREQ=WEEKLY;WKST=SU"),
    ("FREQ=MONTHLY;BYDAY=-1FR,+2TU,MO", "FREQ=MONTHLY;BYDAY=MO,2TU,-1FR"),
    ("FREQ=MONTHLY;BYMONTHDAY=-1,31,1,1", "FREQ=MONTHLY;BYMONTHDAY=1,31,-1"),
    ("FREQ=MONTHLY;BYMONTHDAY=-1,-31", "FREQ=MONTHLY;BYMONTHDAY=-31,-1"),
    ("FREQ=YEARLY;BYDAY=53MO,-53SU,6WE", "FREQ=YEARLY;BYDAY=6WE,53MO,-53SU"),
    ("FREQ=YEARLY;BYYEARDAY=366,-366,64,65,1", "FREQ=YEARLY;BYYEARDAY=1,64,65,366,-366"),
    ("FREQ=YEARLY;BYWEEKNO=53,-1,1", "FREQ=YEARLY;BYWEEKNO=1,53,-1"),
    (
      "FREQ=YEARLY;BYMONTH=12,1;BYSETPOS=-1,1;BYDAY=MO",
      "FREQ=YEARLY;BYMONTH=1,12;BYDAY=MO;BYSETPOS=1,-1"
    ),
    ("FREQ=DAILY;UNTIL=20261231", "FREQ=DAILY;UNTIL=20261231"),
    ("FREQ=DAILY;UNTIL=20261231T235959", "FREQ=DAILY;UNTIL=20261231T235959"),
    ("FREQ=DAILY;UNTIL=20261231t000000z", "FREQ=DAILY;UNTIL=20261231T000000Z"),
    ("FREQ=DAILY;UNTIL=19691231T235960Z", "FREQ=DAILY;UNTIL=19691231T235959Z"),
  ])
  func `are one text each, however they are written`(written: String, text: String) throws {
    let rule = try RepeatRule(written)
    #expect(rule.text == text)
    #expect(try RepeatRule(rule.text) == rule)
    #expect(try RepeatRule(utf8: Array(written.utf8).span) == rule)
  }

  @Test func `say their parts`() throws {
    let rule = try RepeatRule(
      "FREQ=YEARLY;INTERVAL=3;COUNT=7;BYMONTH=2,11;BYDAY=MO,-1FR;BYMONTHDAY=5,-2;BYSETPOS=2;WKST=SU"
    )
    #expect(rule.frequency == .yearly && rule.interval == 3 && rule.count == 7)
    #expect(rule.byMonth == [2, 11] && rule.byMonthDay == [5, -2] && rule.bySetPosition == [2])
    #expect(rule.byDay == [RepeatWeekday(.monday), RepeatWeekday(.friday, ordinal: -1)])
    #expect(rule.weekStart == .sunday && rule.until == nil && !rule.isEndless)
    let numbered = try RepeatRule("FREQ=YEARLY;BYYEARDAY=100;BYWEEKNO=-3")
    #expect(numbered.byYearDay == [100] && numbered.byWeekNumber == [-3] && numbered.isEndless)
  }

  // K-08: when a series is split, its rules get other ends.
  @Test func `get another end`() throws {
    let rule = try RepeatRule("FREQ=DAILY;INTERVAL=2;COUNT=7")
    let day = try #require(Day("2026-12-31"))
    #expect(rule.endless.text == "FREQ=DAILY;INTERVAL=2")
    #expect(try rule.ending(after: 3).text == "FREQ=DAILY;INTERVAL=2;COUNT=3")
    #expect(rule.ending(.day(day)).text == "FREQ=DAILY;INTERVAL=2;UNTIL=20261231")
    for count in [0, -1, 100_001, .max] {
      #expect(throws: RepeatRefusal.outOfRange(.count)) { try rule.ending(after: count) }
    }
  }

  // K-35
  @Test(arguments: [
    ("", RepeatRefusal.frequencyMissing), ("RRULE:", .frequencyMissing),
    ("COUNT=3", .frequencyMissing), ("weekly", .notUnderstood), ("FREQ", .notUnderstood),
    ("FREQ=", .unknownFrequency), ("FREQ=SOMETIMES", .unknownFrequency),
    ("FREQ=DAILYDAILYDAILY", .unknownFrequency), ("FREQ=HOURLY", .finerThanDay),
    ("FREQ=MINUTELY", .finerThanDay), ("FREQ=SECONDLY", .finerThanDay),
    ("FREQ=DAILY;BYHOUR=9", .finerThanDay), ("FREQ=DAILY;BYMINUTE=0", .finerThanDay),
    ("FREQ=DAILY;BYSECOND=0", .finerThanDay), ("FREQ=DAILY;BYMOON=1", .unknownPart),
    ("FREQ=DAILY;X-PART=1", .unknownPart), ("FREQ=DAILY;;COUNT=1", .unknownPart),
    ("FREQ=DAILY;FREQ=DAILY", .partTwice(.frequency)),
    ("FREQ=DAILY;COUNT=1;COUNT=1", .partTwice(.count)),
    ("FREQ=DAILY WEEKLY", .wrongValue(.frequency)),
    ("FREQ=DAILY;INTERVAL=", .wrongValue(.interval)),
    ("FREQ=DAILY;INTERVAL=two", .wrongValue(.interval)),
    ("FREQ=DAILY;INTERVAL=1,2", .wrongValue(.interval)),
    ("FREQ=DAILY;INTERVAL=0", .outOfRange(.interval)),
    ("FREQ=DAILY;INTERVAL=-1", .outOfRange(.interval)),
    ("FREQ=DAILY;INTERVAL=100000", .outOfRange(.interval)),
    ("FREQ=DAILY;INTERVAL=99999999999999999999999", .outOfRange(.interval)),
    ("FREQ=DAILY;COUNT=0", .outOfRange(.count)), ("FREQ=DAILY;COUNT=100001", .outOfRange(.count)),
    ("FREQ=DAILY;COUNT=1;UNTIL=20261231", .countAndUntil),
    ("FREQ=DAILY;UNTIL=tomorrow", .wrongValue(.until)),
    ("FREQ=DAILY;UNTIL=2026123", .wrongValue(.until)),
    ("FREQ=DAILY;UNTIL=202612311", .wrongValue(.until)),
    ("FREQ=DAILY;UNTIL=20261231T0900", .wrongValue(.until)),
    ("FREQ=DAILY;UNTIL=20260230", .outOfRange(.until)),
    ("FREQ=DAILY;UNTIL=20261231T250000", .outOfRange(.until)),
    ("FREQ=DAILY;UNTIL=20261231T000061Z", .outOfRange(.until)),
    ("FREQ=DAILY;BYMONTH=13", .outOfRange(.byMonth)),
    ("FREQ=DAILY;BYMONTH=-1", .outOfRange(.byMonth)),
    ("FREQ=DAILY;BYMONTH=0", .outOfRange(.byMonth)),
    ("FREQ=MONTHLY;BYMONTHDAY=32", .outOfRange(.byMonthDay)),
    ("FREQ=MONTHLY;BYMONTHDAY=0", .outOfRange(.byMonthDay)),
    ("FREQ=MONTHLY;BYMONTHDAY=1,", .wrongValue(.byMonthDay)),
    ("FREQ=YEARLY;BYYEARDAY=367", .outOfRange(.byYearDay)),
    ("FREQ=YEARLY;BYWEEKNO=54", .outOfRange(.byWeekNumber)),
    ("FREQ=MONTHLY;BYDAY=MO;BYSETPOS=0", .outOfRange(.bySetPosition)),
    ("FREQ=MONTHLY;BYDAY=MO;BYSETPOS=-367", .outOfRange(.bySetPosition)),
    ("FREQ=MONTHLY;BYDAY=9MO", .outOfRange(.byDay)),
    ("FREQ=YEARLY;BYDAY=54MO", .outOfRange(.byDay)),
    ("FREQ=YEARLY;BYMONTH=3;BYDAY=-6MO", .outOfRange(.byDay)),
    ("FREQ=MONTHLY;BYDAY=0MO", .outOfRange(.byDay)), ("FREQ=MONTHLY;BYDAY=XX", .wrongValue(.byDay)),
    ("FREQ=MONTHLY;BYDAY=1", .wrongValue(.byDay)), ("FREQ=MONTHLY;BYDAY=", .wrongValue(.byDay)),
    ("FREQ=WEEKLY;WKST=8", .wrongValue(.weekStart)),
    ("FREQ=WEEKLY;BYDAY=2MO", .ordinalWithoutMonth),
    ("FREQ=DAILY;BYDAY=-1MO", .ordinalWithoutMonth),
    ("FREQ=YEARLY;BYWEEKNO=3;BYDAY=1MO", .ordinalWithoutMonth),
    ("FREQ=WEEKLY;BYMONTHDAY=3", .partDoesNotFit(.byMonthDay, .weekly)),
    ("FREQ=MONTHLY;BYWEEKNO=3", .partDoesNotFit(.byWeekNumber, .monthly)),
    ("FREQ=DAILY;BYYEARDAY=3", .partDoesNotFit(.byYearDay, .daily)),
    ("FREQ=MONTHLY;BYSETPOS=1", .nothingToChooseFrom),
    ("RSCALE=DANGI;FREQ=YEARLY", .otherCalendar), ("FREQ=YEARLY;SKIP=OMIT", .otherCalendar),
    ("FREQ=DAILY\u{301}", .wrongValue(.frequency)), ("FREQ=DAILY\0", .wrongValue(.frequency)),
    ("FREQ=ＤＡＩＬＹ", .unknownFrequency), ("반복=매일", .notUnderstood),
  ])
  func `are refused for a reason`(text: String, reason: RepeatRefusal) {
    #expect(refusal(of: text) == reason)
  }

  // K-35
  @Test func `are no text of a megabyte`() {
    let long = "FREQ=DAILY;BYMONTHDAY=1" + String(repeating: ",1", count: 500_000)
    #expect(refusal(of: long) == .tooLong)
    #expect(refusal(of: String(repeating: "FREQ=DAILY\n", count: 10_000)) == .tooLong)
    #expect(refusal(of: "FREQ=DAILY;INTERVAL=" + String(repeating: "0", count: 979) + "1") == nil)
  }

  // K-35
  @Test(arguments: [
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MONTHLY;BYMONTH=4;BYMONTHDAY=31",
    "FREQ=YEARLY;BYMONTH=2;BYDAY=5MO;BYMONTHDAY=28", "FREQ=DAILY;INTERVAL=7;BYDAY=WE",
    "FREQ=DAILY;INTERVAL=1;BYMONTH=6;BYMONTHDAY=31", "FREQ=YEARLY;BYWEEKNO=20;BYMONTH=12",
    "FREQ=YEARLY;BYYEARDAY=1;BYMONTH=2", "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=6",
    "FREQ=YEARLY;INTERVAL=4;BYYEARDAY=366", "FREQ=MONTHLY;INTERVAL=12;BYMONTH=5",
    "FREQ=YEARLY;BYDAY=MO;BYSETPOS=54", "FREQ=DAILY;BYDAY=MO;BYSETPOS=2",
  ])
  func `that never occur are refused with their start`(text: String) throws {
    // Tuesday 10 March 2026.
    let start = try #require(Day("2026-03-10"))
    let rule = try RepeatRule(text)
    #expect(throws: RepeatRefusal.neverOccurs) { try rule.check(start: start) }
  }

  @Test(arguments: [
    ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", "2026-03-10"), ("FREQ=YEARLY", "2024-02-29"),
    ("FREQ=YEARLY;INTERVAL=99999", "2026-03-10"), ("FREQ=MONTHLY;BYMONTHDAY=31", "2026-02-01"),
    ("FREQ=YEARLY;INTERVAL=4;BYYEARDAY=366", "2024-12-31"),
    // 29 February is a Monday 15 times in 400 years, and every 28 years from 2000 on.
    ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO", "2026-03-10"),
    ("FREQ=DAILY", "9999-12-31"), ("FREQ=YEARLY;BYWEEKNO=53;BYDAY=SU;BYMONTH=1", "2026-03-10"),
  ])
  func `that occur seldom are accepted with their start`(text: String, start: String) throws {
    let start = try #require(Day(start))
    try RepeatRule(text).check(start: start)
  }

  // K-35
  @Test(arguments: [
    ("FREQ=DAILY;UNTIL=20260309", true), ("FREQ=DAILY;UNTIL=20260310", false),
    ("FREQ=DAILY;UNTIL=20260309T235959", true), ("FREQ=DAILY;UNTIL=20260310T000000", false),
    ("FREQ=DAILY;UNTIL=20260308T000000Z", true), ("FREQ=DAILY;UNTIL=20260309T120000Z", false),
  ])
  func `that end before their start are refused`(text: String, isRefused: Bool) throws {
    let start = try #require(Day("2026-03-10"))
    let rule = try RepeatRule(text)
    do throws(RepeatRefusal) {
      try rule.check(start: start)
      #expect(!isRefused)
    } catch { #expect(isRefused && error == .endsBeforeStart) }
  }
}
