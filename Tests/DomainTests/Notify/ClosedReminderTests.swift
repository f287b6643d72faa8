import Domain
import Support
import Synchronization
import Testing

// E-05: a closed store cannot say what is due.
@Suite struct `The reminder of a closed store` {
  private final class State: Sendable {
    let sent = Mutex<[NoticeText]>([])
    let day = Mutex<Day?>(nil)
    let isReachable = Mutex(true)
    let needed = Mutex<[Bool]>([])
  }

  private let text = NoticeText(title: "waiting", body: "")

  private func reminder(
    _ state: State, at now: Now, quiet: String? = nil, parts: Bool = true
  ) throws -> ClosedReminder {
    let preferences = Preferences(PreferencesInMemory())
    if let quiet { _ = try preferences.set("notify.quiet", to: quiet) }
    if !parts {
      for part in ["people", "sayings", "moods", "schedule", "books"] {
        _ = try preferences.set(part + ".notify", to: "off")
      }
    }
    return ClosedReminder(
      delivery: NoticeDelivery { (options) throws(NoticeFailure) in
        state.needed.withLock { $0.append(options.needsSign) }
        return [
          NoticeSender(.desktop) { (text) throws(NoticeFailure) in
            if !state.isReachable.withLock({ $0 }) { throw .missing(.desktop, "") }
            state.sent.withLock { $0.append(text) }
          }
        ]
      },
      preferences: preferences, clock: WallClock { now },
      claim: { day in
        state.day.withLock { known in
          defer { known = day }
          return known != day
        }
      }, forget: { state.day.withLock { $0 = nil } })
  }

  @Test func `comes once a day, and needs more than printed words`() throws {
    let state = State()
    for (day, time) in [
      ("2026-03-01", "09:00"), ("2026-03-01", "09:01"), ("2026-03-02", "09:00"),
    ] {
      try reminder(state, at: .on(day, at: time))(text)
    }
    #expect(state.sent.withLock { $0 } == [text, text])
    #expect(state.needed.withLock { $0 } == [true, true])
  }

  @Test func `waits for the end of quiet hours, and for a way to be delivered`() throws {
    let state = State()
    try reminder(state, at: .on("2026-03-01", at: "06:00"), quiet: "22-7")(text)
    state.isReachable.withLock { $0 = false }
    try reminder(state, at: .on("2026-03-01", at: "07:00"), quiet: "22-7")(text)
    #expect(state.sent.withLock { $0 } == [])
    state.isReachable.withLock { $0 = true }
    try reminder(state, at: .on("2026-03-01", at: "07:01"), quiet: "22-7")(text)
    #expect(state.sent.withLock { $0 } == [text])
  }

  @Test func `does not come where no part issues notices`() throws {
    let state = State()
    try reminder(state, at: .on("2026-03-01", at: "09:00"), parts: false)(text)
    #expect(state.sent.withLock { $0 } == [] && state.day.withLock { $0 } == nil)
  }
}
