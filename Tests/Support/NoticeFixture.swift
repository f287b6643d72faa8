import Domain
import Synchronization

/// A notifier over stores in memory. A test sets its clock and time zone, and the notices are collected in a list.
package final class NoticeFixture: Sendable {
  /// The values that a test may change at any time.
  package struct State: Sendable {
    package var instant = 0
    package var calendar = LocalCalendar.unchanging(offset: 9 * 3600)
    /// The notices that were sent, in order.
    package var sent: [NoticeText] = []
    /// The failure with which sending fails; nil if it succeeds.
    package var failure: NoticeFailure?
  }

  package let people = PeopleInMemory()
  package let reading = ReadingInMemory()
  package let sayings = SayingsInMemory()
  package let moods = MoodsInMemory()
  package let schedule = ScheduleInMemory()
  package let evening = EveningInMemory()
  package let preferences = Preferences(PreferencesInMemory())
  package let notices: any NoticesRepository
  package let state: Mutex<State>

  /// Creates the fixture at a local time in Seoul. A first run of the notifier at this time is already recorded.
  package init(
    now: String = "2026-03-01T09:00", notices: any NoticesRepository = NoticesInMemory()
  ) throws {
    self.notices = notices
    state = Mutex(State())
    go(to: now)
    _ = try notices.begin(at: clock.now())
    try notices.finish(at: clock.now())
  }

  /// Sets the clock to a local time such as `2026-03-01T09:00`.
  package func go(to now: String) {
    let parts = now.split(separator: "T").map(String.init)
    state.withLock {
      $0.instant = $0.calendar.moment(.on(parts[0]), .at(parts[1])).instant
    }
  }

  /// The clock, which shows the local time in the current time zone of the fixture.
  package var clock: WallClock {
    WallClock { [self] in state.withLock { $0.calendar.local($0.instant) } }
  }

  private var calendar: LocalCalendar {
    LocalCalendar(
      moment: { [self] day, time in state.withLock { $0.calendar }.moment(day, time) },
      local: { [self] instant in state.withLock { $0.calendar }.local(instant) })
  }

  /// Returns a new notifier over the same stores, as another process would have it.
  package func notifier() -> Notifier {
    let readings = NoticeReadingsInMemory(people, reading)
    return Notifier(
      gather: GatherNotices(
        [
          PeopleNotices(readings), SayingsNotices(sayings), MoodsNotices(moods),
          ScheduleNotices(schedule), ReadingNotices(readings), EveningNotices(moods, evening),
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

  /// Runs a notifier once. Returns the titles of the notices that were sent, and clears the list.
  @discardableResult
  package func check() throws -> [String] {
    _ = try notifier().run(.plain)
    return state.withLock { state in
      defer { state.sent = [] }
      return state.sent.map(\.title)
    }
  }
}

extension NoticeSpeech {
  /// Formats a notice as its ID and the number of minutes by which it is late. A digest contains only the IDs.
  package static let plain = NoticeSpeech(
    one: { NoticeText(title: $0.id, body: String(($1.instant - $0.at.instant) / 60)) },
    digest: { notices, _ in
      NoticeText(title: notices.map(\.id).joined(separator: " "), body: "")
    })
}
