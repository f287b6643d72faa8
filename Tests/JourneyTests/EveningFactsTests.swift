import Domain
import Support
import Testing

/// V-01
@Suite struct `What an evening knows of its day` {
  /// Returns the facts of the evening of Tuesday, 10 March 2026, after some commands.
  private func facts(_ lines: String...) throws -> EveningFacts {
    let world = try TestEnvironment(now: "2026-03-09T09:00")
    for line in lines {
      let output = world.run(line)
      try #require(output.status == .done, "\(line): \(output.err)")
    }
    try world.go(to: "2026-03-10T21:30")
    return try world.features.evening.facts(of: world.now.day)
  }

  private func event(_ title: String, _ from: String, _ to: String, with name: String? = nil)
    -> String
  {
    "schedule add '\(title)' --from '2026-03-10 \(from)' --to '2026-03-10 \(to)'"
      + (name.map { " --with \($0)" } ?? "")
  }

  @Test func `names the longest event without people that has begun`() throws {
    let day = try facts(
      "people add Mina --every 30", event("review", "10:00", "12:00"),
      event("call the bank", "13:00", "13:15"), event("hike", "14:00", "19:00", with: "Mina"),
      event("film", "22:00", "23:55"), "schedule add deadline --day 2026-03-10")
    #expect(day.mainEvent?.title.text == "review")
    let whole = try facts("schedule add deadline --day 2026-03-10")
    #expect(whole.mainEvent?.title.text == "deadline")
    #expect(try facts().mainEvent == nil)
  }

  @Test func `has the birthdays of the day and of the following day`() throws {
    let day = try facts(
      "people add Mina --every 30 --birthday 1990-03-10",
      "people add Jun --every 30 --birthday 03-11",
      "people add Ben --every 30 --birthday 03-12")
    #expect(day.birthdays.map(\.calledName) == ["Mina"])
    #expect(day.birthdaysAfter.map(\.calledName) == ["Jun"])
    #expect(day.congratulated == [])
  }

  @Test func `quotes no words that are about a person, a book or an event`() throws {
    for aside in ["Mina: she was ill", "Walden: fell asleep", "Choir: sang well"] {
      let day = try facts(
        "people add Mina --every 30", "books add --manual --title Walden --pages 352",
        "schedule add Choir --from '2026-03-09 19:00' --to '2026-03-09 20:30'",
        "moods add - 'Long rain.' --at '2026-03-09 08:00'",
        "moods add - '\(aside)' --at '2026-03-09 08:30'")
      #expect(day.wordsBefore == "Long rain.", "\(aside)")
    }
    let other = try facts("moods add - 'Note: rain.' --at '2026-03-09 08:30'")
    #expect(other.wordsBefore == "Note: rain.")
  }
}
