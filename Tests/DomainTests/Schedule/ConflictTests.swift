import Support
import Testing

@testable import Domain

@Suite struct `Events that are meant for the same time` {
  @Test func `are told by what they share`() {
    let ten = Event.sample("a")
    for (from, to, isInConflict) in [
      ("09:00", "10:00", false), ("09:00", "10:05", true), ("10:00", "11:00", true),
      ("10:15", "10:30", true), ("09:00", "12:00", true), ("10:55", "11:30", true),
      ("11:00", "12:00", false),
    ] {
      let other = Event.sample("b", from: from, to: to)
      #expect(ten.isInConflict(with: other) == isInConflict)
      #expect(other.isInConflict(with: ten) == isInConflict)
    }
    #expect(!ten.isInConflict(with: ten))
  }

  @Test func `are none of those that last a day or more`() {
    let ten = Event.sample("a")
    let day = Event.sample("b", from: "00:00", until: "2026-03-02", to: "00:00")
    let almost = Event.sample("c", from: "00:00", to: "22:55")
    // The shortest day of a year has 23 hours, so an event of 23 hours lasts a day.
    let shortest = Event.sample("d", from: "00:00", to: "23:00")
    #expect(!day.takesTime && almost.takesTime && !shortest.takesTime)
    #expect(!ten.isInConflict(with: day) && !day.isInConflict(with: ten))
    #expect(ten.isInConflict(with: almost))
  }

  /// Returns random events that begin within ten days and last from a second to three days and a half, sorted.
  private func some(_ randomSource: RandomSource, _ count: Int) -> [Event] {
    let lengths = [1, 300, 3600, 7200, 40_000, 82_799, 82_800, 82_801, 300_000]
    return (0..<count).map { number in
      let start = Now.on("2026-03-01", at: "00:00").instant + randomSource.below(240) * 3600
      return Event.sample(
        "e\(number)", at: start..<(start + lengths[randomSource.below(lengths.count)]))
    }.sorted(by: Event.comesBefore)
  }

  /// Returns the same events, with the conflicts found by comparing each pair.
  private func marked(_ events: [Event]) -> [ScheduledEvent] {
    events.map { one in
      ScheduledEvent(one, isInConflict: events.contains { one.isInConflict(with: $0) })
    }
  }

  @Test func `are all found while they pass by once`() {
    let randomSource = RandomSource.seeded(17)
    for turn in 0..<800 {
      let events = some(randomSource, turn % 25)
      var sweep = ConflictSweep()
      var found: [ScheduledEvent] = []
      for event in events { found += sweep.add(event) }
      found += sweep.finish()
      #expect(found == marked(events))
      #expect(sweep.finish() == [])
    }
  }

  @Test func `are the same whichever days are looked at`() throws {
    // SC-12
    let randomSource = RandomSource.seeded(23)
    for turn in 0..<60 {
      let world = try TestEnvironment { $0.schedule = ScheduleInMemory() }
      let events = some(randomSource, 5 + turn % 25)
      try world.adapters.schedule.keep(events)
      let all = marked(events)
      for _ in 0..<12 {
        let first = Day.on("2026-02-28") + randomSource.below(12)
        let days = first...(first + randomSource.below(3))
        let span = world.features.schedule.queries.calendar.span(of: days)
        let shown = try world.features.schedule.queries.list(days)
        #expect(shown == all.filter { $0.event.touches(span) })
      }
      for one in all {
        let found = try world.features.schedule.queries.conflicts(with: one.event)
        #expect(found == events.filter(one.event.isInConflict))
      }
    }
  }
}
