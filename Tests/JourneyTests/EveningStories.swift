import Domain
import Foundation
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `Somebody in the evening` {
  /// Returns an evening of Tuesday, 10 March 2026: Mina came to dinner, Choir was the evening before, and Walden is
  /// being read.
  private func evening(_ language: Language = .english) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-09T09:00", language: language)
    for line in [
      "people add Mina --every 30",
      "schedule add Dinner --from '2026-03-10 18:00' --to '2026-03-10 19:30' --with Mina",
      "schedule add Choir --from '2026-03-09 19:00' --to '2026-03-09 20:30'",
      "schedule add Dentist --from '2026-03-11 15:00'",
      "books add --manual --title Walden --pages 352", "books read Walden 100",
      "moods add 62 'Long rain.'",
    ] {
      let output = world.run(line)
      try #require(output.status == .done, "\(line): \(output.err)")
    }
    try world.go(to: "2026-03-10T21:30")
    return world
  }

  /// Returns the environment of a user without any records.
  private func bare(_ now: String = "2026-03-10T21:30") throws -> TestEnvironment {
    try TestEnvironment(now: now)
  }

  private func answers(_ lines: String...) -> String { lines.map { $0 + "\n" }.joined() }

  private var whole: String {
    answers("yes, we laughed a lot", "Sang well.", "140", "72", "First snow.", "laundry at 3pm")
  }

  // V-01, V-03
  @Test func `answers every question, and each answer is a record`() throws {
    let world = try evening()
    let output = world.run("evening", input: whole)
    #expect(output.status == .done, "\(output.err)")
    for part in ["Dinner", "Choir", "Walden", "Mina", "Dentist"] {
      #expect(output.out.contains(part), "\(part): \(output.out)")
    }
    let contact = world.run("people calendar Mina --json").out
    #expect(contact.contains(#""by":"met""#) && contact.contains("we laughed a lot"))
    #expect(world.run("books show Walden --json").out.contains(#""page":140"#))
    let moods = world.run("moods list --day 2026-03-10 --json").out
    #expect(moods.contains(#""level":72"#) && moods.contains("First snow."), "\(moods)")
    // What was on the evening before belongs to that day, at the end of the event.
    let before = world.run("moods list --day 2026-03-09 --json").out
    #expect(before.contains("Choir: Sang well.") && before.contains("T20:30"), "\(before)")
    #expect(!moods.contains("Choir"), "\(moods)")
    #expect(world.run("schedule list --day 2026-03-11").out.contains("laundry"))
    #expect(output.err.contains("haru undo"))
  }

  // V-03
  @Test func `undoes all of it at once, and does it again`() throws {
    let world = try evening()
    #expect(world.run("evening", input: whole).status == .done)
    let history = world.run("history --limit 1").out
    #expect(history.contains("Evening of 10 March: 6 answers"), "\(history)")
    let before = world.run("export").out
    #expect(world.run("undo").status == .done)
    let moods = world.run("moods list --day 2026-03-10 --json").out
    #expect(!moods.contains("First snow."), "\(moods)")
    #expect(!world.run("moods list --day 2026-03-09").out.contains("Sang well."))
    #expect(!world.run("people calendar Mina --json").out.contains("we laughed"))
    #expect(world.run("books show Walden --json").out.contains(#""page":100"#))
    #expect(!world.run("schedule list --day 2026-03-11").out.contains("laundry"))
    #expect(world.run("redo").status == .done)
    #expect(world.run("export").out == before)
  }

  // V-03
  @Test func `has two changes if something else came in between`() throws {
    let world = try evening()
    #expect(world.run("evening", input: answers("yes", "", "140", "q")).status == .done)
    #expect(world.run("people add Jun --every 9").status == .done)
    #expect(world.run("evening", input: answers("72", "q")).status == .done)
    let history = world.run("history --limit 3").out
    #expect(history.contains("10 March: 1 answer") && history.contains("10 March: 2 answers"))
    #expect(world.run("undo").status == .done)
    #expect(world.run("books show Walden --json").out.contains(#""page":140"#))
    #expect(!world.run("moods list --json").out.contains(#""level":72"#))
  }

  // V-03
  @Test func `is asked nothing that is answered or was skipped, until tomorrow`() throws {
    let world = try evening()
    let first = world.run("evening", input: String(repeating: "\n", count: 6))
    #expect(first.out.contains("Walden") && first.status == .done)
    #expect(world.run("history --json").out.contains("evening.answer") == false)
    let again = world.run("evening", input: whole)
    #expect(again.out.contains("You have told me everything about today."), "\(again.out)")
    try world.go(to: "2026-03-11T21:30")
    #expect(
      codes(world.run("evening --json")) == ["met", "reading", "mood", "sentence", "tomorrow"])
    #expect(world.run("moods add 50 'Fine.'").status == .done)
    #expect(world.run("books read Walden 150").status == .done)
    #expect(codes(world.run("evening --json")) == ["met", "tomorrow"])
  }

  /// Returns the codes of the questions in the first line of an answer in JSON.
  private func codes(_ output: Output) -> [String] {
    let first = output.out.split(separator: "\n").first ?? ""
    return first.matches(of: /"code":"([a-z]+)"/).map { String($0.1) }
  }

  // V-03
  @Test func `is not asked about a meeting that is recorded`() throws {
    let world = try evening()
    #expect(codes(world.run("evening --json")).contains("met"))
    #expect(world.run("people water Mina --by met --early").status == .done)
    #expect(!codes(world.run("evening --json")).contains("met"))
  }

  // V-01
  @Test func `says that they did not meet, and why`() throws {
    let world = try evening()
    let output = world.run("evening", input: answers("no, she was ill", "q"))
    #expect(output.out.contains("I won't bring it up again."), "\(output.out)")
    #expect(world.run("people pending").out == "")
    #expect(world.run("moods list --day 2026-03-10").out.contains("she was ill"))
  }

  // V-10: what only the answer of a command needs is left out.
  @Test(arguments: Language.allCases)
  func `hears short sentences with the own words in them`(language: Language) throws {
    let output = try evening(language).run("evening", input: whole, columns: 1000)
    for part in ["we laughed a lot", "Choir: Sang well.", "140", "72", "laundry"] {
      #expect(output.out.contains(part), "\(part): \(output.out)")
    }
    for part in ["Affection", "not due yet", "Recorded", "Text:", "애정도", "아직 물을", "내용:", "(met)"] {
      #expect(!output.out.contains(part), "\(part): \(output.out)")
    }
  }

  // V-10
  @Test(arguments: Language.allCases)
  func `ends with a saying in one language`(language: Language) throws {
    let world = try evening(language)
    let output = world.run("evening", input: "q\n", columns: 1000)
    let end = output.out.split(separator: "\n\n").dropFirst(3).joined(separator: "\n")
    #expect(!end.isEmpty, "\(output.out)")
    let hasKorean = end.contains { ("가"..."힣").contains($0) }
    #expect(hasKorean != end.contains { $0.isASCII && $0.isLetter }, "\(end)")
  }

  // V-01
  @Test func `writes down a contact that was begun`() throws {
    let world = try evening()
    #expect(world.run("people add Jun --phone 010-1234-5678 --every 30").status == .done)
    #expect(world.run("people contact Jun --by call").status == .done)
    let output = world.run("evening", input: answers("", "he found a new job", "q"))
    #expect(output.out.contains("Jun"), "\(output.out)")
    #expect(world.run("people calendar Jun --json").out.contains("he found a new job"))
    #expect(!world.run("people pending").out.contains("Jun"))
  }

  // V-01
  @Test func `gets an explanation, and is asked still`() throws {
    let output = try bare().run("evening", input: answers("?", "72", "q"), columns: 200)
    #expect(output.out.contains("Example: `72 slept well at last`"), "\(output.out)")
    #expect(output.out.contains("72 for today"), "\(output.out)")
  }

  // V-01
  @Test func `ends with q or with the input, and keeps what was said`() throws {
    for input in [answers("72", "q", "not read"), answers("72"), "72"] {
      let world = try bare()
      #expect(world.run("evening", input: input).status == .done)
      let moods = world.run("moods list --json").out
      #expect(moods.contains(#""level":72"#) && !moods.contains("not read"), "\(input)")
    }
  }

  // V-01
  @Test func `is asked once about a line that is not understood`() throws {
    let kept = try bare()
    let output = kept.run("evening", input: answers("umbrella", "", "q"))
    #expect(output.out.contains("“umbrella”: which number is that?"), "\(output.out)")
    #expect(kept.run("moods list").out.contains("umbrella"))

    let said = try bare()
    #expect(said.run("evening", input: answers("umbrella", "72", "q")).status == .done)
    let mood = said.run("moods list --json").out
    #expect(mood.contains(#""level":72"#) && mood.contains("umbrella"), "\(mood)")

    let dropped = try bare()
    #expect(dropped.run("evening", input: answers("umbrella", "x", "q")).status == .done)
    #expect(!dropped.run("moods list").out.contains("umbrella"))

    let twice = try bare()
    #expect(twice.run("evening", input: answers("umbrella", "raincoat", "q")).status == .done)
    #expect(twice.run("moods list --json").out.contains(#"umbrella\nraincoat"#))

    for input in [answers("umbrella", "q"), answers("umbrella"), "umbrella"] {
      let ended = try bare()
      #expect(ended.run("evening", input: input).status == .done)
      #expect(ended.run("moods list").out.contains("umbrella"), "\(input)")
    }
  }

  // V-01
  @Test func `is told why a rule refuses an answer, and loses no word of it`() throws {
    let world = try bare()
    let output = world.run("evening", input: answers("720", "", "q"))
    #expect(output.out.contains("100"), "\(output.out)")
    #expect(world.run("moods list").out.contains("720"))
  }

  // V-01
  @Test func `answers with any line that haru add reads`() throws {
    let world = try bare()
    #expect(world.run("people add Mina --every 30").status == .done)
    #expect(world.run("evening", input: answers("called Mina", "y", "q")).status == .done)
    #expect(world.run("people calendar Mina --json").out.contains(#""by":"call""#))
  }

  // V-01
  @Test func `plans tomorrow without naming the day`() throws {
    let world = try bare()
    let lines = answers("", "", "laundry at 3pm")
    #expect(world.run("evening", input: lines).status == .done)
    #expect(world.run("schedule list --day 2026-03-11").out.contains("laundry"))
  }

  // V-02
  @Test func `pastes control characters, and none comes back`() throws {
    let world = try bare()
    let output = world.run("evening", input: answers("", "\u{1B}[2Jsnow\u{7}fall", "q"))
    #expect(!output.out.contains("\u{1B}") && !output.out.contains("\u{7}"))
    #expect(world.run("moods list").out.contains("snowfall"))
  }
}
