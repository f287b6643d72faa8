import Domain
import DomainInMemory
import PresentationKit
import Support
import Testing

/// A life whose days are published to a remote in memory. It is Sunday, 1 March 2026, nine o'clock.
struct PublishWorld {
  let remote = PublicationInMemory()
  let world: TestEnvironment

  static let life = [
    "people add Mina --every 7 --birthday 1990-03-02 --tag friends",
    "people add Halmoni --every none --birthday lunar:3-8",
    "people add Hidden --every 1 --birthday 03-01 --tag private",
    "schedule add Dentist --from 14:00 --to 15:00 --remind 30m --location 'Main Street' --body 'Bring X'",
    "schedule add Yoga --from '2025-12-01 19:00' --repeat 'weekly on mon'",
    "schedule add Trip --day 2026-03-02 --to 2026-03-03 --remind 1d",
    "schedule add 'Therapy #private' --from 16:00",
    "schedule add Surprise --from 17:00 --body 'for Tom #비공개'",
    "schedule add 'Long ago' --from '2024-05-01 10:00'",
    "schedule add 'Far ahead' --from '2029-05-01 10:00'",
    "books add --manual --title Walden --author Thoreau --pages 300 --target +1d",
    "books add --manual --title Diaries --pages 90 --target +2d", "books tag Diaries private",
    "moods add 72 'A letter came'",
  ]

  init(_ lines: [String] = [], language: Language = .english) throws {
    let remote = remote
    world = try TestEnvironment(language: language) { remote.reach(from: &$0) }
    for line in lines { try run(line) }
  }

  /// Returns what a command prints; it must succeed.
  @discardableResult func run(_ line: String) throws -> String {
    let output = world.run(line)
    try #require(output.status == .done, "\(line): \(output.err)")
    return output.out
  }

  func text(_ name: String) throws -> String { try #require(remote.texts[name], "\(name)") }

  /// The calendar without folded lines.
  func calendar() throws -> String {
    try text("haru.ics").replacing("\r\n ", with: "").replacing("\r\n", with: "\n")
  }
}

@Suite struct `The published day` {
  // Y-21
  @Test(arguments: Language.allCases)
  func `is a calendar and a page`(_ language: Language) throws {
    let day = try PublishWorld(PublishWorld.life, language: language)
    let said = try day.run("publish start /srv/public")
    #expect(said.contains("/srv/public/haru-") && said.contains("/haru.ics"), "\(said)")
    #expect(Set(day.remote.texts.keys) == ["haru.ics", "today.html"])
    expectSnapshot(try day.calendar(), named: "published-calendar-\(language.rawValue)")
    let page = try day.text("today.html")
    let picture = try #require(page.firstRange(of: /<svg.*<\/svg>/))
    expectSnapshot(
      page.replacingCharacters(in: picture), named: "published-page-\(language.rawValue)")
  }

  // Y-21
  @Test func `has a name, and says how often to ask for it`() throws {
    let day = try PublishWorld(PublishWorld.life)
    try day.run("publish start /srv/public --name 'Days, of Mina'")
    let calendar = try day.calendar()
    for line in [
      "X-WR-CALNAME:Days\\, of Mina", "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
      "X-PUBLISHED-TTL:PT1H",
    ] { #expect(calendar.contains("\n\(line)\n"), "\(line)") }
    #expect(day.world.run("publish start /srv/public --name 'a\u{7}b'").status == .usage)
  }

  // Y-22, Y-25
  @Test func `has neither private records nor notes, moods and diaries`() throws {
    let day = try PublishWorld(PublishWorld.life)
    try day.run("publish start /srv/public")
    for text in [try day.calendar(), try day.text("today.html")] {
      for word in [
        "Hidden", "Therapy", "Surprise", "Diaries", "Bring X", "A letter", "Mood 72",
        "private",
      ] { #expect(!text.contains(word), "\(word)") }
      for word in ["Mina", "Dentist", "Walden"] { #expect(text.contains(word), "\(word)") }
    }
    // A tag of one's own, and none.
    try day.run("settings set publish.private friends")
    try day.run("publish")
    let calendar = try day.calendar()
    #expect(!calendar.contains("Mina") && calendar.contains("Therapy"))
  }

  // Y-25: the birthday of a private contact is private too.
  @Test func `has no birthday of a private contact`() throws {
    let day = try PublishWorld()
    let cards = [("Secret", "CATEGORIES:private\r\n"), ("Open", "")].map { name, line in
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\(name)\r\n\(line)BDAY:1990-03-02\r\nEND:VCARD\r\n"
    }
    #expect(day.world.run("import -", input: cards.joined()).status == .done)
    try day.run("publish start /srv/public")
    for text in [try day.calendar(), try day.text("today.html")] {
      #expect(text.contains("Open") && !text.contains("Secret"), "\(text)")
    }
  }

  // Y-25
  @Test func `has no event outside its window, and a series by its rule`() throws {
    let day = try PublishWorld(PublishWorld.life)
    try day.run("publish start /srv/public")
    let calendar = try day.calendar()
    #expect(!calendar.contains("Long ago") && !calendar.contains("Far ahead"))
    #expect(calendar.contains("RRULE:FREQ=WEEKLY"))
    // Halmoni's birthday is lunar: one event for each year of the window.
    #expect(calendar.components(separatedBy: "Halmoni").count - 1 == 3)
    try day.world.go(to: "2027-03-02T09:00")
    try day.run("publish")
    #expect(!(try day.calendar()).contains("Dentist"))
  }

  // Y-25
  @Test func `hides one occurrence of a series`() throws {
    let day = try PublishWorld(PublishWorld.life)
    try day.run("schedule edit Yoga --title 'Yoga #private' --this 2026-03-09")
    try day.run("publish start /srv/public")
    let calendar = try day.calendar()
    #expect(calendar.contains("EXDATE") && calendar.contains("20260309T"), "\(calendar)")
    #expect(!calendar.contains("private") && !calendar.contains("RECURRENCE-ID"))
  }

  // Y-21: as notifications, alarms of whole days are relative to the hour in the settings.
  @Test func `has the alarms of which Haru would notify`() throws {
    let day = try PublishWorld(PublishWorld.life)
    try day.run("publish start /srv/public")
    #expect(try day.calendar().contains("TRIGGER:-PT30M\n"))
    #expect(try day.calendar().contains("TRIGGER:-PT15H\n"))
    try day.run("settings set schedule.notify off")
    try day.run("publish")
    #expect(!(try day.calendar()).contains("VALARM"))
  }

  // Y-22
  @Test func `asks before anything intimate is in it`() throws {
    let day = try PublishWorld(PublishWorld.life)
    let line = "publish start /srv/public --parts schedule,moods,diary,memos"
    let refused = day.world.run(line)
    #expect(refused.status == .refused && refused.err.contains("--yes"), "\(refused.err)")
    #expect(day.remote.load() == nil && day.remote.texts.isEmpty)
    try day.run(line + " --yes")
    let calendar = try day.calendar()
    #expect(calendar.contains("SUMMARY:Mood 72\n") && calendar.contains("DESCRIPTION:Bring X"))
    #expect(calendar.contains("A letter came") && !calendar.contains("Mina"))
    // The folder stays, so that programs that subscribed need not be told.
    let folder = day.remote.load()?.folder
    try day.run("publish start /srv/public --parts 일정,독서")
    #expect(day.remote.load()?.folder == folder)
    #expect(!(try day.calendar()).contains("letter"))
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>) -> String {
    String(self[..<range.lowerBound]) + "<svg></svg>" + String(self[range.upperBound...])
  }
}
