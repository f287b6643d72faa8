import Domain
import Support
import Testing

@Suite struct `Each notification` {
  private func fixture(_ now: String = "2026-03-01T09:00") throws -> NoticeFixture {
    let fixture = try NoticeFixture(now: now)
    _ = try fixture.preferences.set("sayings.notify", to: "off")
    try fixture.people.insert(.sample(at: 20, next: "2026-03-08"))
    return fixture
  }

  @Test func `is told again when it could not be told, and then no more`() throws {
    let fixture = try fixture()
    let event = Event.sample("e", on: "2026-03-08", from: "19:30", to: "21:00")
    try fixture.schedule.keep(event)
    fixture.go(to: "2026-03-08T20:00")
    fixture.state.withLock { $0.failure = .slow(.desktop) }
    let run = try fixture.notifier().run(.plain)
    #expect(run.untold.count == 2 && run.failures.allSatisfy { $0 == .slow(.desktop) })
    #expect(try fixture.notifier().list(.plain).map(\.state) == [.failed, .failed])
    fixture.state.withLock { $0.failure = nil }
    fixture.go(to: "2026-03-08T20:05")
    #expect(try fixture.check().count == 2)
    #expect(try fixture.check() == [])
  }

  @Test func `that somebody began to tell and never finished is told no more, and shown`() throws {
    let fixture = try fixture()
    fixture.go(to: "2026-03-08T20:00")
    let notice = Notice(
      .people, .due, "mina", for: "2026-03-08", at: fixture.clock.now(), until: 0, .feeling)
    let record = NoticeRecord(notice, NoticeText(title: "t", body: ""))
    #expect(try fixture.notices.claim([record], at: fixture.clock.now()) == [notice.id])
    #expect(try fixture.check() == [])
    #expect(try fixture.notifier().list(.plain).map(\.state) == [.uncertain])
    // The notification stays in the list after its person is removed.
    _ = try fixture.people.remove(ID("mina"), at: fixture.clock.now())
    #expect(try fixture.notifier().list(.plain).map(\.record) == [record])
  }

  @Test func `is told once though the clock is put back and forward`() throws {
    let fixture = try fixture()
    fixture.go(to: "2026-03-08T20:00")
    #expect(try fixture.check().count == 1)
    for now in ["2026-03-08T19:00", "2026-03-08T20:00", "2026-03-01T00:00", "2026-03-08T20:30"] {
      fixture.go(to: now)
      #expect(try fixture.check() == [], "\(now)")
    }
  }

  @Test func `is not lost to a clock that was wrong for a while`() throws {
    let fixture = try fixture()
    let event = Event.sample("e", on: "2026-03-02", from: "15:00", to: "15:30")
    try fixture.schedule.keep(event)
    // The clock is a year ahead by mistake when the program looks for the first time.
    fixture.go(to: "2027-03-01T09:00")
    #expect(try fixture.check() == [])
    fixture.go(to: "2026-03-02T09:00")
    #expect(try fixture.check() == [])
    fixture.go(to: "2026-03-02T15:00")
    #expect(try fixture.check() == ["schedule.start:e:\(event.start.instant)"])
    fixture.go(to: "2026-03-08T20:00")
    #expect(try fixture.check() == ["people.due:mina:2026-03-08"])
  }

  @Test func `is told once where somebody travels over a border of days`() throws {
    let fixture = try fixture()
    fixture.go(to: "2026-03-08T20:00")
    #expect(try fixture.check().count == 1)
    // After travelling from Seoul to Honolulu, the same evening comes again.
    fixture.state.withLock { $0.calendar = .unchanging(offset: -10 * 3600) }
    fixture.go(to: "2026-03-08T20:00")
    #expect(try fixture.check() == [])
  }

  @Test func `is sent by one of two processes that check at once`() throws {
    let fixture = try fixture()
    fixture.go(to: "2026-03-08T20:00")
    let (one, other) = (fixture.notifier(), fixture.notifier())
    let runs = [try one.run(.plain), try other.run(.plain)]
    #expect(runs.map(\.messages.count) == [1, 0])
  }

  @Test(arguments: [true, false])
  func `is told by what is printed only where somebody reads that, and no command is set`(
    isOutputRead: Bool
  ) throws {
    let delivery = NoticeDelivery(
      isOutputRead: isOutputRead,
      desktop: NoticeSender(.desktop) { (_) throws(NoticeFailure) in
        throw .missing(.desktop, "")
      },
      terminal: { isWanted in
        NoticeSender(.terminal) { (_) throws(NoticeFailure) in
          if !isWanted { throw .missing(.terminal, "") }
        }
      },
      command: { _ in
        NoticeSender(.command) { (_) throws(NoticeFailure) in throw .missing(.command, "x") }
      })
    let text = NoticeText(title: "t", body: "")
    let preferences = Preferences(PreferencesInMemory())
    let options = try NoticeOptions(preferences)
    if isOutputRead {
      #expect(try delivery(text, as: options).channel == .terminal)
    } else {
      #expect(throws: NoticeDelivery.DeliveryFailure.self) { try delivery(text, as: options) }
    }
    _ = try preferences.set("notify.command", to: "x")
    let named = try NoticeOptions(preferences)
    #expect(throws: NoticeDelivery.DeliveryFailure.self) { try delivery(text, as: named) }
  }

  // E-24
  @Test(arguments: ["auto", "terminal"])
  func `is not told by what is printed where that goes to a log`(channel: String) throws {
    let delivery = NoticeDelivery(
      isOutputRead: true, isOutputLogged: { true },
      desktop: NoticeSender(.desktop) { (_) throws(NoticeFailure) in
        throw .missing(.desktop, "")
      },
      terminal: { isWanted in
        NoticeSender(.terminal) { (_) throws(NoticeFailure) in
          if !isWanted { throw .missing(.terminal, "") }
        }
      },
      command: { _ in NoticeSender(.command) { (_) throws(NoticeFailure) in () } })
    let preferences = Preferences(PreferencesInMemory())
    _ = try preferences.set("notify.by", to: channel)
    let options = try NoticeOptions(preferences)
    #expect(throws: NoticeDelivery.DeliveryFailure.self) {
      try delivery(NoticeText(title: "t", body: ""), as: options)
    }
  }

  @Test func `stays failed where no way is left, and a better way is tried first`() throws {
    let text = NoticeText(title: "t", body: "")
    let desktop = NoticeSender(.desktop) { (_) throws(NoticeFailure) in throw .slow(.desktop) }
    let terminal = NoticeSender(.terminal) { (_) throws(NoticeFailure) in () }
    let delivery = NoticeDelivery(
      desktop: desktop, terminal: { _ in terminal },
      command: { _ in
        NoticeSender(.command) { (_) throws(NoticeFailure) in throw .missing(.command, "x") }
      })
    let preferences = Preferences(PreferencesInMemory())
    var sent = try delivery(text, as: NoticeOptions(preferences))
    #expect(sent.channel == .terminal && sent.failures == [.slow(.desktop)])
    _ = try preferences.set("notify.command", to: "x")
    sent = try delivery(text, as: NoticeOptions(preferences))
    #expect(sent.failures == [.slow(.desktop), .missing(.command, "x")])
    _ = try preferences.set("notify.by", to: "desktop")
    #expect(throws: NoticeDelivery.DeliveryFailure.self) {
      try delivery(text, as: NoticeOptions(preferences))
    }
    _ = try preferences.set("notify.by", to: "command")
    _ = try preferences.reset("notify.command")
    #expect(throws: NoticeDelivery.DeliveryFailure.self) {
      try delivery(text, as: NoticeOptions(preferences))
    }
  }
}

@Suite struct `Quiet hours` {
  @Test(arguments: [
    ("22-7", 22, true), ("22-7", 6, true), ("22-7", 7, false), ("22-7", 21, false),
    ("1-5", 1, true), ("1-5", 5, false), ("1-5", 0, false),
  ])
  func `begin with their first hour and end before the last`(
    _ text: String, _ hour: Int, _ isQuiet: Bool
  ) throws {
    let hours = try #require(QuietHours(text))
    #expect(hours.hold(.on("2026-03-01", at: "\(hour):30")) == isQuiet)
  }

  @Test func `are two hours or nothing`() throws {
    for text in ["", "22", "22-", "-7", "22-24", "7-7", "a-b", "1-2-3", "022-7", "22 - 7"] {
      #expect(QuietHours(text) == nil, "\(text)")
    }
    let preferences = Preferences(PreferencesInMemory())
    #expect(throws: PreferenceFailure.notHours(.notifyQuiet, "24-7")) {
      try preferences.set("notify.quiet", to: "24-7")
    }
    _ = try preferences.set("notify.quiet", to: " 22-07 ")
    #expect(try preferences.value(of: .notifyQuiet) == "22-7")
    _ = try preferences.set("notify.quiet", to: "off")
    #expect(try NoticeOptions(preferences).quiet == nil)
  }
}
