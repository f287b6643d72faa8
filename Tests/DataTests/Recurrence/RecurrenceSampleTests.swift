import Data
import Domain
import Foundation
import Support
import Testing

/// Compares five hundred random rules, in ten time zones and in none, with the occurrences that an
/// independent program found (`Scripts/oracle/recurrence.py`).
@Suite struct `Times of repeating events` {
  private struct Question {
    let rule: RepeatRule
    let start: DayAndTime
    let zone: String
    let (from, through): (Day, Day)
    let times: [String]

    init?(_ line: Substring) throws {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false)
      guard fields.count == 6, let day = Day(fields[1].prefix(10)), let from = Day(fields[3]),
        let time = TimeOfDay(fields[1].count > 10 ? fields[1].dropFirst(11) : "00:00"),
        let through = Day(fields[4])
      else { return nil }
      rule = try RepeatRule(String(fields[0]))
      start = DayAndTime(day, time)
      zone = String(fields[2])
      (self.from, self.through) = (from, through)
      times = fields[5].split(separator: " ").map(String.init)
    }
  }

  private func questions() throws -> [Question] {
    let file = ProjectFolder.root
      .appendingPathComponent("Tests/DomainTests/Recurrence/recurrence-sample.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { try #require(try Question($0), "\($0)") }
  }

  private func times(_ question: Question, last: Day?, _ describe: (Day) -> String) -> [String] {
    var found: [String] = []
    RepeatDays(question.rule, start: question.start.day, last: last)
      .forEach(from: question.from, through: question.through) {
        found.append(describe($0))
        return true
      }
    return found
  }

  // K-05, K-06
  @Test func `are those the oracle found`() throws {
    let questions = try questions()
    #expect(questions.count == 500)
    #expect(Set(questions.map(\.zone)).count == 11)
    for question in questions {
      let found: [String]
      if question.zone == "-" {
        let last = question.rule.lastDay(from: question.start.day)
        found = times(question, last: last) { "\($0)" }
      } else {
        let zone = try LocalZone.named(question.zone).calendar
        let last = question.rule.lastDay(from: question.start, in: zone)
        found = times(question, last: last) {
          "\(zone.moment($0, question.start.time).instant)"
        }
      }
      #expect(found == question.times, "\(question.rule.text) in \(question.zone)")
    }
  }

  // K-06: an occurrence at a skipped time moves forward and counts; for a time that occurs twice,
  // the first one is used.
  @Test(arguments: [
    ("America/New_York", "2026-03-07T02:30", "2026-03-07T02:30 2026-03-08T03:30 2026-03-09T02:30"),
    ("America/New_York", "2026-10-31T01:30", "2026-10-31T01:30 2026-11-01T01:30 2026-11-02T01:30"),
    (
      "Australia/Lord_Howe", "2026-10-03T02:10",
      "2026-10-03T02:10 2026-10-04T02:40 2026-10-05T02:10"
    ),
    ("America/Sao_Paulo", "2018-11-03T00:15", "2018-11-03T00:15 2018-11-04T01:15 2018-11-05T00:15"),
    // Samoa skipped a whole day.
    ("Pacific/Apia", "2011-12-29T10:00", "2011-12-29T10:00 2011-12-31T10:00 2011-12-31T10:00"),
  ])
  func `keep the wall time of their zone`(zone: String, start: String, expected: String) throws {
    let calendar = try LocalZone.named(zone).calendar
    let day = try #require(Day(start.prefix(10)))
    let time = try #require(TimeOfDay(start.dropFirst(11)))
    let rule = try RepeatRule("FREQ=DAILY;COUNT=3")
    let last = rule.lastDay(from: DayAndTime(day, time), in: calendar)
    var found: [Now] = []
    RepeatDays(rule, start: day, last: last).forEach(from: day, through: day + 10) {
      found.append(calendar.moment($0, time))
      return true
    }
    let text = found.map { "\($0.day)T" + "\($0.time)".prefix(5) }.joined(separator: " ")
    #expect(text == expected)
    // For two equal local times, the first one is used.
    let offset = found[0].offset
    if start.hasPrefix("2026-10-31") { #expect(found[1].offset == offset) }
  }

  // K-03: UNTIL is inclusive, to the second.
  @Test(arguments: [
    ("UNTIL=20260312", "2026-03-12"), ("UNTIL=20260312T090000", "2026-03-12"),
    ("UNTIL=20260312T085959", "2026-03-11"), ("UNTIL=20260312T000000Z", "2026-03-12"),
    ("UNTIL=20260311T235959Z", "2026-03-11"), ("UNTIL=20260301T000000Z", "2026-03-10"),
    ("COUNT=3", "2026-03-12"),
  ])
  func `have a last day`(end: String, last: String) throws {
    // 09:00 in Seoul is midnight UTC.
    let calendar = try LocalZone.named("Asia/Seoul").calendar
    let start = DayAndTime(try #require(Day("2026-03-10")), try #require(TimeOfDay("09:00")))
    let rule = try RepeatRule("FREQ=DAILY;" + end)
    #expect(rule.lastDay(from: start, in: calendar).map { "\($0)" } == last)
    #expect(try RepeatRule("FREQ=DAILY").lastDay(from: start, in: calendar) == nil)
  }

  // K-03: if a day is skipped, its occurrence moves to the next day, and UNTIL is compared with the
  // moved time.
  @Test(arguments: [("20111230T200000Z", "2011-12-31"), ("20111230T195959Z", "2011-12-29")])
  func `end before a day that was left out and is not over`(until: String, last: String) throws {
    let calendar = try LocalZone.named("Pacific/Apia").calendar
    let start = DayAndTime(try #require(Day("2011-12-20")), try #require(TimeOfDay("10:00")))
    let rule = try RepeatRule("FREQ=DAILY;UNTIL=" + until)
    #expect(rule.lastDay(from: start, in: calendar).map { "\($0)" } == last)
  }
}
