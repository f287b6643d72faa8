import Domain
import Support
import Synchronization
import Testing

@testable import Data

/// Two programs check one store on disk every minute, while clocks and time zones change.
@Suite struct `Two notifiers over one store` {
  /// A seeded random generator, so that a failure can be repeated.
  private struct Dice {
    var state: UInt64
    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  private final class Environment: Sendable {
    struct State: Sendable {
      var instant = 0
      var zone: LocalZone
      var sent: [String] = []
      var fails = false
    }
    let state: Mutex<State>
    init(_ zone: LocalZone, _ instant: Int) {
      state = Mutex(State(instant: instant, zone: zone))
    }

    var calendar: LocalCalendar {
      LocalCalendar(
        moment: { [self] day, time in state.withLock { $0.zone }.moment(day: day, time: time) },
        local: { [self] instant in
          Now(instant: instant, offset: state.withLock { $0.zone }.offset(at: instant))
        })
    }

    func notifier(_ database: Database, _ preferences: Preferences) -> Notifier {
      Notifier(
        gather: GatherNotices(
          [
            PeopleNotices(SQLiteNoticeReadings(database)), SayingsNotices(SQLiteSayings(database)),
            MoodsNotices(SQLiteMoods(database)), ScheduleNotices(SQLiteSchedule(database)),
            ReadingNotices(SQLiteNoticeReadings(database)),
          ], calendar: calendar),
        notices: SQLiteNotices(database), preferences: preferences,
        delivery: NoticeDelivery { [self] (_) throws(NoticeFailure) in
          [
            NoticeSender(.desktop) { [self] (text) throws(NoticeFailure) in
              let fails = state.withLock { state in
                if !state.fails { state.sent += text.title.split(separator: " ").map(String.init) }
                return state.fails
              }
              if fails { throw .slow(.desktop) }
            }
          ]
        },
        clock: WallClock { [self] in
          let instant = state.withLock { $0.instant }
          return calendar.local(instant)
        })
    }
  }

  /// Starts before the clocks in New York change: in March and in November.
  private static let starts = ["2026-03-07T20:00", "2026-10-31T20:00"]

  @Test(.slow, arguments: starts, [UInt64(1), 2, 3])
  func `tell each thing exactly once`(_ start: String, _ seed: UInt64) throws {
    var dice = Dice(state: seed)
    let zones = [try LocalZone.named("America/New_York"), try LocalZone.named("Asia/Seoul")]
    guard case .local(let day, let time)? = PinnedMoment(start) else { return }
    let first = zones[0].moment(day: day, time: time).instant
    try SampleFolder.using { folder in
      let databases = try (0..<2).map { _ in try Database(.file(folder.path("haru.sqlite"))) }
      let preferences = Preferences(PreferencesInMemory())
      _ = try preferences.set("moods.notify", to: "on")
      let world = Environment(zones[0], first)
      for number in 0..<8 {
        let birthday = number < 2 ? Birthday(year: 1990, month: day.parts.month, day: 8) : nil
        try SQLitePeople(databases[0]).insert(
          .sample(
            id: "p\(number)", birthday: birthday, at: dice.below(24),
            next: (day + dice.below(3)).description))
      }
      for number in 0..<6 {
        let begin = first + (1 + dice.below(30 * 12)) * 300
        try SQLiteSchedule(databases[0]).add(
          .sample("e\(number)", at: begin..<begin + 3600 * 6))
      }
      let notifiers = databases.map { world.notifier($0, preferences) }
      _ = try notifiers[0].run(.plain)
      var expected: Set<String> = []
      for minute in 0..<360 {
        // Sometimes no program runs for hours, and the clock, the time zone and the desktop change
        // at random.
        var step = 300
        if dice.below(40) == 0 { step = 3600 * dice.below(6) }
        if minute == 120 { step = -3600 * 5 }
        if minute == 200 { step = 0 }
        world.state.withLock { state in
          state.instant += step
          if minute == 150 { state.zone = zones[1] }
          state.fails = dice.below(10) == 0
        }
        _ = try notifiers[dice.below(2)].run(.plain)
        _ = try notifiers[dice.below(2)].run(.plain)
        let now = world.calendar.local(world.state.withLock { $0.instant })
        // A notification stays due until it is sent, so none is lost.
        let options = try NoticeOptions(preferences)
        let due = try notifiers[0].gather(
          first - 3600...max(first, now.instant), options: options, now: now)
        expected.formUnion(due.map(\.id))
        if world.state.withLock({ !$0.fails }) {
          let sent = Set(world.state.withLock { $0.sent })
          #expect(due.allSatisfy { sent.contains($0.id) }, "minute \(minute)")
        }
      }
      let sent = world.state.withLock { $0.sent }
      #expect(sent.count == Set(sent).count, "\(sent)")
      #expect(Set(sent).isSubset(of: expected) && sent.count > 8, "\(sent.count)")
    }
  }
}
