import Domain
import Synchronization

/// A notifier over stores in memory whose clock and zone a test moves, and who tells into a list.
package final class NoticeFixture: Sendable {
  /// What a test may change at any time.
  package struct State: Sendable {
    package var instant = 0
    package var calendar = LocalCalendar.unchanging(offset: 9 * 3600)
    /// What was told, message by message.
    package var sent: [NoticeText] = []
    /// Why nothing can be told just now.
    package var failure: NoticeFailure?
  }

  package let people = PeopleInMemory()
  package let reading = ReadingInMemory()
  package let sayings = SayingsInMemory()
  package let moods = MoodsInMemory()
  package let schedule = ScheduleInMemory()
  package let preferences = Preferences(PreferencesInMemory())
  package let notices: any NoticesRepository
  /// What can be changed.
  package let state: Mutex<State>

  /// Makes a desk at a moment in Seoul, whose notifier was asked for the first time right then.
  package init(
    now: String = "2026-03-01T09:00", notices: any NoticesRepository = NoticesInMemory()
  ) throws {
    self.notices = notices
    state = Mutex(State())
    go(to: now)
    _ = try notices.begin(at: clock.now())
    try notices.finish(at: clock.now())
  }

  /// Moves the clock to what local clocks show (`2026-03-01T09:00`).
  package func go(to now: String) {
    let parts = now.split(separator: "T").map(String.init)
    state.withLock {
      $0.instant = $0.calendar.moment(.on(parts[0]), .at(parts[1])).instant
    }
  }

  /// The moment it is, where one is.
  package var clock: WallClock {
    WallClock { [self] in state.withLock { $0.calendar.local($0.instant) } }
  }

  private var calendar: LocalCalendar {
    LocalCalendar(
      moment: { [self] day, time in state.withLock { $0.calendar }.moment(day, time) },
      local: { [self] instant in state.withLock { $0.calendar }.local(instant) })
  }

  /// A notifier over all of it; another one is like one of another process.
  package func notifier() -> Notifier {
    let readings = NoticeReadingsInMemory(people, reading)
    return Notifier(
      gather: GatherNotices(
        [
          PeopleNotices(readings), SayingsNotices(sayings), MoodsNotices(moods),
          ScheduleNotices(schedule), ReadingNotices(readings),
        ], calendar: calendar),
      notices: notices, preferences: preferences,
      delivery: NoticeDelivery { [self] (_) throws(NoticeFailure) in
        [
          NoticeSender(.desktop) { [self] (text) throws(NoticeFailure) in
            if let failure = state.withLock({ $0.failure }) { throw failure }
            state.withLock { $0.sent.append(text) }
          }
        ]
      }, clock: clock)
  }

  /// Lets a notifier look once; the titles that were told.
  @discardableResult
  package func look() throws -> [String] {
    _ = try notifier().run(.plain)
    return state.withLock { state in
      defer { state.sent = [] }
      return state.sent.map(\.title)
    }
  }
}

extension NoticeSpeech {
  /// Says of each notice no more than its name, and how many minutes it is late.
  package static let plain = NoticeSpeech(
    one: { NoticeText(title: $0.id, body: String(($1.instant - $0.at.instant) / 60)) },
    digest: { notices, _ in
      NoticeText(title: notices.map(\.id).joined(separator: " "), body: "")
    })
}
