import Domain
import PresentationKit
import Support
import Testing

/// What is never told of gifts and loans unless the user asks for it.
@Suite struct `Amounts and what was lent` {
  private static let life = [
    "people add Tom --every 1 --birthday 03-02",
    "people date Tom wedding 2018-03-01",
    "gifts add Tom secretladder --lent --amount 77777 --on 2026-01-30",
    "gifts add Tom book --amount 88888 --for wedding --on 2025-03-02",
    "schedule add 'lunch with Tom' --from 14:00", "moods add 72 'A letter from Tom'",
  ]

  private func tells(_ text: String) -> Bool {
    ["secretladder", "77777", "77,777", "88888", "88,888", "7만", "8만"].contains(
      where: text.contains)
  }

  // L-23
  @Test(arguments: Language.allCases)
  func `stay out of whatever is shown or sent without being asked for`(language: Language) throws {
    let day = try PublishWorld(Self.life, language: language)
    for line in [
      "today", "today --plain", "today --json", "today --qr", "morning", "morning --json",
      "evening --json", "widget", "widget --format waybar", "widget --format tmux",
      "notify list --json", "year", "year --json", "people show Tom --qr", "people list --json",
      "people dates", "people export -", "people export --format ics", "timeline --json",
      "schedule show lunch",
    ] {
      let output = day.world.run(line)
      #expect(!tells(output.out + output.err), "\(line): \(output)")
    }
    #expect(day.world.run("today").out.contains("Tom"))
  }

  // L-23
  @Test func `are never published, nor written to the folders of the phone`() throws {
    let day = try PublishWorld(Self.life)
    try day.run(
      "publish start /srv/public --yes --parts people,dates,contacts,memos,schedule,moods,diary,books,markdown"
    )
    #expect(!day.remote.texts.isEmpty)
    for (name, text) in day.remote.texts { #expect(!tells(text), "\(name): \(text)") }
  }

  // L-23
  @Test func `are there where the user asks for them`() throws {
    let world = try PublishWorld(Self.life).world
    for line in ["gifts", "gifts --json", "people show Tom", "export -"] {
      #expect(tells(world.run(line).out), "\(line)")
    }
  }
}
