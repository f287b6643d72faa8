import Domain
import Support
import Testing

@testable import Data

@Suite struct `Occurrences that come from a calendar file` {
  private let expected =
    "회의 2026-03-02 17:00:00 Europe/Berlin FREQ=WEEKLY;UNTIL=20260331T235959Z without "
    + "[2026-03-09, 2026-03-16, 2026-03-23] | 늦은 회의 2026-03-17 23:00:00 Europe/Berlin "
    + "for 2026-03-16"

  @Test func `join their series whatever comes first`() throws {
    // K-16
    for parts in [
      [WeeklyEvent.series, WeeklyEvent.moved, WeeklyEvent.cancelled],
      [WeeklyEvent.moved, WeeklyEvent.cancelled, WeeklyEvent.series],
      [WeeklyEvent.cancelled, WeeklyEvent.series, WeeklyEvent.moved],
    ] {
      let story = try ExchangeStory()
      let file = WeeklyEvent.calendar(parts.flatMap(\.self))
      #expect(try story.bring(file) == [2, 1, 0, 0, 0])
      #expect(try story.events() == [expected])
      #expect(try story.bring(file) == [0, 0, 3, 0, 0])
      #expect(try story.events() == [expected])
    }
  }

  @Test func `join their series out of other files`() throws {
    // K-16
    let story = try ExchangeStory()
    #expect(try story.bring(WeeklyEvent.calendar(WeeklyEvent.moved)) == [1, 0, 0, 0, 0])
    #expect(try story.lines().contains { $0.hasPrefix("RECURRENCE-ID") })
    #expect(try story.bring(WeeklyEvent.calendar(WeeklyEvent.series)) == [1, 0, 0, 0, 0])
    #expect(try story.bring(WeeklyEvent.calendar(WeeklyEvent.cancelled)) == [0, 1, 0, 0, 0])
    #expect(try story.events() == [expected])
  }

  @Test func `stay what they were when their series has a later version`() throws {
    // K-14, K-16
    let story = try ExchangeStory()
    try story.bring(WeeklyEvent.calendar(WeeklyEvent.series, WeeklyEvent.moved))
    let later = WeeklyEvent.series.map { $0.replacing("DTSTAMP:2026", with: "DTSTAMP:2027") }
      .map { $0.replacing("회의", with: "새 회의") }
    #expect(try story.bring(WeeklyEvent.calendar(later)) == [0, 1, 0, 0, 0])
    #expect(
      try story.events() == [
        expected.replacing("회의 2026-03-02", with: "새 회의 2026-03-02").replacing(
          ", 2026-03-23", with: "")
      ])
  }

  @Test func `go to the trash where they do not take place any more`() throws {
    // K-16
    let story = try ExchangeStory()
    try story.bring(WeeklyEvent.calendar(WeeklyEvent.series, WeeklyEvent.moved))
    let gone = WeeklyEvent.moved.map { $0.replacing("DTSTAMP:2026", with: "DTSTAMP:2027") }
      .dropLast()
    #expect(
      try story.bring(WeeklyEvent.calendar(Array(gone) + ["STATUS:CANCELLED", "END:VEVENT"]))
        == [0, 1, 0, 0, 0])
    #expect(
      try story.events() == [
        "회의 2026-03-02 17:00:00 Europe/Berlin FREQ=WEEKLY;UNTIL=20260331T235959Z without "
          + "[2026-03-09, 2026-03-16]"
      ])
  }

  @Test func `are named where they mean all that follow, or a series that is not here`() throws {
    // K-16
    let story = try ExchangeStory()
    let following = WeeklyEvent.moved.map {
      $0.replacing("RECURRENCE-ID;", with: "RECURRENCE-ID;RANGE=THISANDFUTURE;")
    }
    let result = try story.result(WeeklyEvent.calendar(WeeklyEvent.series, following))
    #expect(result.remarks.map(\.reason) == [.thisAndFuture(title: "늦은 회의")])
    let alone = try ExchangeStory().result(WeeklyEvent.calendar(WeeklyEvent.cancelled))
    #expect(ExchangeStory.counts(alone) == [0, 0, 0, 1, 0])
    #expect(alone.remarks.map(\.reason) == [.withoutSeries(title: "회의")])
  }
}
