import Domain
import Support
import Testing

@Suite struct `Notifications` {
  private let fixture: NoticeFixture

  init() throws {
    fixture = try NoticeFixture()
    for key in ["sayings.notify", "books.notify"] {
      _ = try fixture.preferences.set(key, to: "off")
    }
  }

  private func at(_ now: String) throws -> [String] {
    fixture.go(to: now)
    return try fixture.check()
  }

  @Test func `tell on the due day at the person's hour, once, and never day after day`() throws {
    // C-44
    try fixture.people.insert(.sample(at: 20, next: "2026-03-08"))
    #expect(try at("2026-03-08T19:59") == [])
    #expect(try at("2026-03-08T20:00") == ["people.due:mina:2026-03-08"])
    #expect(try at("2026-03-08T20:01") == [])
    #expect(try at("2026-03-09T20:00") == [] && at("2026-03-15T20:00") == [])
  }

  @Test func `move with a postponed watering and go with somebody who is removed`() throws {
    // C-31, C-38, spec §4 of people, 2
    try fixture.people.insert(.sample(at: 20, next: "2026-03-08"))
    try fixture.people.insert(.sample(id: "gone", at: 20, next: "2026-03-08"))
    _ = try fixture.people.remove(ID("gone"), at: .on("2026-03-07"))
    _ = try fixture.people.change(ID("mina")) { person in
      var later = person
      later.rhythm?.next = .on("2026-03-10")
      return later
    }
    #expect(try at("2026-03-08T20:00") == [])
    #expect(try at("2026-03-10T20:00") == ["people.due:mina:2026-03-10"])
  }

  @Test func `stay away for a person or a part that wants none`() throws {
    // C-44
    try fixture.people.insert(.sample(notify: false, next: "2026-03-08"))
    try fixture.people.insert(.sample(id: "b", next: "2026-03-08"))
    _ = try fixture.preferences.set("people.notify", to: "off")
    #expect(try at("2026-03-08T20:00") == [])
    _ = try fixture.preferences.set("people.notify", to: "on")
    #expect(try fixture.check() == ["people.due:b:2026-03-08"])
  }

  @Test func `ask for a review at the next hour of the person`() throws {
    // V13
    try fixture.people.insert(.sample(at: 21, next: "2026-04-01"))
    let begun = Now.on("2026-03-10", at: "22:00")
    try fixture.people.begin(PendingReview(person: ID("mina"), channel: .call, at: begun))
    #expect(try at("2026-03-10T23:00") == [])
    #expect(try at("2026-03-11T21:00") == ["people.review:mina:\(begun.instant)"])
    #expect(try at("2026-03-12T21:00") == [])
  }

  @Test func `ask for a review the same day where its hour is still to come, unless it is done`()
    throws
  {
    try fixture.people.insert(.sample(at: 21, next: "2026-04-01"))
    try fixture.people.insert(.sample(id: "b", at: 21, next: "2026-04-01"))
    let begun = Now.on("2026-03-10", at: "20:00")
    for id in ["mina", "b"] {
      try fixture.people.begin(PendingReview(person: ID(id), channel: .call, at: begun))
    }
    #expect(try fixture.people.forget(ID("b")))
    #expect(try at("2026-03-10T21:00") == ["people.review:mina:\(begun.instant)"])
  }

  @Test(arguments: [
    ("2027-02-28", true), ("2027-03-01", false), ("2028-02-28", false), ("2028-02-29", true),
  ])
  func `tell a birthday of 29 February on the last day of February`(_ day: String, _ isSent: Bool)
    throws
  {
    let fixture = try NoticeFixture(now: "2027-02-01T09:00")
    _ = try fixture.preferences.set("sayings.notify", to: "off")
    let leap = Birthday(year: 1992, month: 2, day: 29)
    try fixture.people.insert(.sample(birthday: leap, next: "2030-01-01"))
    // The notifications of the day before are already sent.
    fixture.go(to: (Day.on(day) - 1).description + "T23:00")
    _ = try fixture.check()
    fixture.go(to: day + "T08:59")
    #expect(try fixture.check() == [])
    fixture.go(to: day + "T09:00")
    #expect(try fixture.check() == (isSent ? ["people.birthday:mina:\(day)"] : []))
  }

  @Test func `tell a birthday of the moon on its day of this year`() throws {
    // K-30
    let fixture = try NoticeFixture(now: "2026-04-01T09:00")
    _ = try fixture.preferences.set("sayings.notify", to: "off")
    let birthday = try Birthday(reading: "lunar:1985-03-08")
    try fixture.people.insert(.sample(birthday: birthday, next: "2030-01-01"))
    fixture.go(to: "2026-04-23T23:00")
    _ = try fixture.check()
    fixture.go(to: "2026-04-24T09:00")
    #expect(try fixture.check() == ["people.birthday:mina:2026-04-24"])
  }

  @Test func `tell when an event begins, with its own words`() throws {
    // SC-32
    let event = Event.sample("e", "회의", "3층", from: "10:00")
    try fixture.schedule.keep(event)
    #expect(try at("2026-03-01T09:59") == [])
    #expect(try at("2026-03-01T10:00") == ["schedule.start:e:\(event.start.instant)"])
    #expect(try at("2026-03-01T10:01") == [])
  }

  @Test func `follow an event that moves, and none that is gone or was planned for the past`()
    throws
  {
    // SC-19, SC-22, SC-32, SC-33
    try fixture.schedule.keep(
      .sample("moved", from: "10:00"), .sample("gone", from: "10:00"))
    _ = try fixture.schedule.change(ID("moved")) { event in
      var later = event
      later.start = .on("2026-03-01", at: "10:30")
      return later
    }
    _ = try fixture.schedule.remove(ID("gone"), at: .on("2026-03-01"))
    #expect(try at("2026-03-01T10:10") == [])
    try fixture.schedule.keep(.sample("past", from: "10:05"))
    let moved = Now.on("2026-03-01", at: "10:30").instant
    #expect(try at("2026-03-01T10:30") == ["schedule.start:moved:\(moved)"])
  }

  @Test func `tell of an event late while it goes on, and let one go that is long over`() throws {
    try fixture.schedule.keep(
      .sample("long", from: "10:00", to: "15:00"), .sample("short", from: "10:00", to: "10:30"))
    fixture.go(to: "2026-03-01T12:25")
    _ = try fixture.notifier().run(.plain)
    let sent = fixture.state.withLock { $0.sent }
    let start = Now.on("2026-03-01", at: "10:00").instant
    #expect(sent == [NoticeText(title: "schedule.start:long:\(start)", body: "145")])
  }

  @Test func `tell the saying of the day once, and none of yesterday`() throws {
    // M-24
    _ = try fixture.preferences.set("sayings.notify", to: "on")
    _ = try fixture.sayings.add(
      try SayingWords(eng: "Begin.", kor: "", who: ""), at: .on("2026-02-01"))
    #expect(try at("2026-03-02T07:59") == [])
    #expect(try at("2026-03-02T08:00") == ["sayings.saying:2026-03-02"])
    #expect(try at("2026-03-02T22:00") == [])
    #expect(try at("2026-03-05T07:00") == [])
  }

  @Test func `ask for a feeling only where that is wanted and none is noted`() throws {
    #expect(try at("2026-03-01T21:00") == [])
    _ = try fixture.preferences.set("moods.notify", to: "on")
    #expect(try at("2026-03-01T21:01") == ["moods.feeling:2026-03-01"])
    _ = try fixture.moods.add(on: .on("2026-03-02")) { _ in .sample("m", on: "2026-03-02") }
    #expect(try at("2026-03-02T21:00") == [])
  }

  @Test func `tell the pages owed in the evening, and the day a book is due`() throws {
    _ = try fixture.preferences.set("books.notify", to: "on")
    try fixture.reading.keep(.sample("b1", target: "2026-03-02"))
    #expect(try at("2026-03-01T20:00") == ["books.owed:2026-03-01"])
    #expect(try at("2026-03-02T09:00") == ["books.target:b1:2026-03-02"])
    try fixture.reading.keep(.sample("2026-03-02", 300, 300))
    #expect(try at("2026-03-02T20:00") == [])
  }

  @Test func `wait for the end of quiet hours, and then say how late they are`() throws {
    _ = try fixture.preferences.set("notify.quiet", to: "22-7")
    try fixture.people.insert(.sample(at: 23, next: "2026-03-01"))
    try fixture.schedule.keep(.sample("e", from: "23:30", to: "23:45"))
    #expect(try at("2026-03-01T23:50") == [] && at("2026-03-02T06:59") == [])
    fixture.go(to: "2026-03-02T07:00")
    _ = try fixture.notifier().run(.plain)
    #expect(fixture.state.withLock { $0.sent.map(\.body) } == ["480", "450"])
  }

  @Test func `are sent as one if there are many, and each if there are few`() throws {
    for number in 1...6 { try fixture.people.insert(.sample(id: "p\(number)", next: "2026-03-03")) }
    let sent = try at("2026-03-04T09:00")
    #expect(sent.count == 1 && sent[0].split(separator: " ").count == 6)
    for number in 1...5 { try fixture.people.insert(.sample(id: "q\(number)", next: "2026-03-04")) }
    #expect(try at("2026-03-04T20:00").count == 5)
  }

  @Test func `tell the first time what the last hour has brought`() throws {
    let fixture = try NoticeFixture(now: "2026-03-08T20:30")
    _ = try fixture.preferences.set("sayings.notify", to: "off")
    try fixture.people.insert(.sample(next: "2026-03-08"))
    try fixture.people.insert(.sample(id: "b", next: "2026-03-07"))
    #expect(try fixture.check().count == 1)
    #expect(try fixture.check() == [])
  }

  @Test func `tell nothing from a day before the first time, and nothing older than a week`()
    throws
  {
    let fixture = try NoticeFixture(now: "2026-03-09T07:00")
    _ = try fixture.preferences.set("sayings.notify", to: "off")
    try fixture.people.insert(.sample(next: "2026-03-08"))
    try fixture.people.insert(.sample(id: "b", next: "2026-03-09"))
    try fixture.people.insert(.sample(id: "c", next: "2026-03-15"))
    #expect(try fixture.check() == [])
    fixture.go(to: "2026-03-17T09:00")
    #expect(try fixture.check() == ["people.due:c:2026-03-15"])
  }
}
