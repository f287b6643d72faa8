import Domain
import Support
import Testing

@Suite struct `The texts of an event` {
  private let world: TestEnvironment
  private var schedule: Schedule { world.features.schedule }

  init() throws { world = try TestEnvironment { $0.schedule = ScheduleInMemory() } }

  @Test(arguments: ["a", "가", "\u{1100}\u{1161}\u{11A8}", "👨‍👩‍👧‍👦", "👩🏽‍🚀", "e\u{301}", "🇰🇷"])
  func `have at most five hundred characters, as people count them`(character: String) throws {
    // SC-26
    let full = String(repeating: character, count: 500)
    let event = try schedule.plan(.sample(" \(full)\n", "\n\(full) ")).event
    #expect(event.title.text == full && event.body?.text == full)
    let tooLong = ScheduleFailure.refused(.titleTooLong(limit: 500))
    #expect(throws: tooLong) { try schedule.plan(.sample(full + character)) }
    #expect(throws: tooLong) { try schedule.edit(event.id, EventChange(title: full + character)) }
    let bodyTooLong = ScheduleFailure.refused(.bodyTooLong(limit: 500))
    #expect(throws: bodyTooLong) { try schedule.plan(.sample("a", full + character)) }
    #expect(throws: bodyTooLong) {
      try schedule.edit(event.id, EventChange(body: full + character))
    }
    #expect(try world.adapters.schedule.list() == [event])
  }

  @Test func `say from four hundred and fifty on how much room is left`() {
    // SC-26
    #expect(Event.textWarning == 450 && Event.textLimit == 500)
  }

  @Test(arguments: ["", "  ", "\n\t ", "\u{200B}", "\u{3000}", "\u{115F}"])
  func `need a title that can be seen`(blank: String) throws {
    // SC-24, SC-25
    let empty = ScheduleFailure.refused(.titleEmpty)
    #expect(throws: empty) { try schedule.plan(.sample(blank, "내용")) }
    let event = try schedule.plan(.sample("제목", blank)).event
    #expect(event.body == nil)
    #expect(throws: empty) { try schedule.edit(event.id, EventChange(title: blank)) }
    let edited = try schedule.edit(event.id, EventChange(body: "내용")).event
    #expect(edited.body?.text == "내용")
    #expect(try schedule.edit(event.id, EventChange(body: blank)).event == event)
  }

  @Test(arguments: ["\u{7}", "\u{1B}[31m", "\u{0}", "\u{202E}", "\u{85}", "\u{2028}"])
  func `have nothing in them that a terminal obeys`(control: String) throws {
    let text = "a\(control)b"
    #expect(throws: ScheduleFailure.refused(.controlCharacter(.title))) {
      try schedule.plan(.sample(text))
    }
    #expect(throws: ScheduleFailure.refused(.controlCharacter(.body))) {
      try schedule.plan(.sample("a", text))
    }
    #expect(try world.adapters.schedule.list() == [])
  }

  @Test func `have several lines only in the body`() throws {
    for text in ["a\nb", "a\tb", "a\r\nb"] {
      #expect(throws: ScheduleFailure.refused(.controlCharacter(.title))) {
        try schedule.plan(.sample(text))
      }
    }
    #expect(
      try schedule.plan(.sample("a", "1\r\n2\r3\n\n\t4")).event.body?.text == "1\n2\n3\n\n\t4")
  }

  @Test func `are refused before times are`() throws {
    #expect(throws: ScheduleFailure.refused(.titleEmpty)) {
      try schedule.plan(.sample(" ", from: "10:00", to: "09:00"))
    }
  }
}
