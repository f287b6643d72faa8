import Domain
import Foundation
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `The form of an evening` {
  private func lines(_ output: Output) -> [String] {
    output.out.split(separator: "\n").map(String.init)
  }

  private func object(_ line: String) throws -> [String: Any] {
    let parsed = try JSONSerialization.jsonObject(with: Foundation.Data(line.utf8))
    return try #require(parsed as? [String: Any])
  }

  // V-02
  @Test func `is one line of JSON for the questions, and one for each line of input`() throws {
    let world = try TestEnvironment(now: "2026-03-10T21:30")
    let output = world.run("evening --json", input: "?\numbrella\n\nlaundry at 3pm\n")
    #expect(output.status == .done && output.err == "", "\(output.err)")
    let lines = try lines(output).map(object)
    try #require(lines.count == 5)
    let evening = try #require(lines[0]["evening"] as? [String: Any])
    #expect(lines[0]["schema"] as? String == "haru/1")
    #expect(evening["day"] as? String == "2026-03-10")
    let questions = try #require(evening["questions"] as? [[String: Any]])
    #expect(questions.map { $0["code"] as? String } == ["mood", "sentence", "tomorrow"])
    for question in questions {
      #expect((question["text"] as? String)?.isEmpty == false)
      for name in ["person", "book", "event"] { #expect(question[name] is NSNull) }
    }
    #expect(
      lines.dropFirst().map { $0["outcome"] as? String } == [
        "explained", "unclear", "diary", "saved",
      ])
    #expect(
      lines.dropFirst().map { $0["code"] as? String } == [
        "mood", "mood", "mood", "tomorrow",
      ])
    let added = try #require(lines[4]["added"] as? [[String: Any]])
    #expect(added.first?["part"] as? String == "schedule")
    let record = try #require(added.first?["record"] as? [String: Any])
    #expect(record["title"] as? String == "laundry")
  }

  @Test func `ends in JSON with the line that ends it`() throws {
    let world = try TestEnvironment(now: "2026-03-10T21:30")
    let plain = try lines(world.run("evening --json", input: "q\n")).map(object)
    #expect(plain.count == 2 && plain[1]["outcome"] as? String == "ended")
    let kept = try lines(world.run("evening --json", input: "umbrella\nq\n")).map(object)
    #expect(kept.last?["outcome"] as? String == "ended")
    #expect((kept.last?["added"] as? [Any])?.count == 1)
  }

  // V-02
  @Test(arguments: Language.allCases) func `fits into forty columns`(language: Language) throws {
    let world = try TestEnvironment(now: "2026-03-10T21:30", language: language)
    let title = String(repeating: "a very long title ", count: 6)
    #expect(world.run("schedule add '\(title)' --from '2026-03-10 18:00'").status == .done)
    #expect(world.run("schedule add '\(title)' --from '2026-03-11 18:00'").status == .done)
    let output = world.run("evening", input: "?\n72\n?\nsnow\n?\n\n", columns: 40)
    let hint = output.err.split(separator: "\n").map(String.init)
    for line in lines(output) + hint {
      #expect(TextLayout.cells(line) <= 40 && !line.hasPrefix(" "), "\(line)")
    }
    #expect(lines(output).count > 12 && hint.count > 1)
  }

  // V-02
  @Test func `changes nothing in a dry run, and is refused where nothing may be written`() throws {
    let world = try TestEnvironment(now: "2026-03-10T21:30")
    let before = world.run("export").out
    let trial = world.run("evening --dry-run", input: "72\nsnow\nlaundry\n")
    #expect(trial.status == .done && trial.out.contains("laundry"), "\(trial.out)")
    #expect(trial.err.contains("Dry run") && !trial.err.contains("haru undo"), "\(trial.err)")
    #expect(world.run("export").out == before)
    #expect(world.run("evening --json", input: "").out.contains(#""code":"tomorrow""#))
    let refused = world.run("evening --read-only", input: "72\n")
    #expect(refused.status == .refused && refused.out == "")
  }

  // V-01
  @Test func `is about a past day if one is named, and about no day to come`() throws {
    let world = try TestEnvironment(now: "2026-03-10T21:30")
    let past = world.run("evening --day yesterday", input: "40\nIt rained.\nnot read\n")
    #expect(past.status == .done, "\(past.err)")
    let moods = world.run("moods list --day 2026-03-09 --json").out
    #expect(moods.contains(#""level":40"#) && moods.contains("It rained."), "\(moods)")
    #expect(!world.run("moods list --day 2026-03-10 --json").out.contains("level\":40"))
    #expect(world.run("history --limit 1").out.contains("Evening of 9 March: 2 answers"))
    let future = world.run("evening --day tomorrow --json", input: "40\n")
    #expect(future.status == .refused && future.err.contains(#""code":"dayToCome""#))
    #expect(world.run("evening --day nonsense", input: "40\n").status == .usage)
  }

  // V-16
  @Test(arguments: Language.allCases)
  func `differs on three evenings in a row`(language: Language) throws {
    let world = try TestEnvironment(now: "2026-03-09T09:00", language: language)
    for line in [
      "people add Mina --every 30", "books add --manual --title Walden --pages 352",
      "books read Walden 10",
      "schedule add Tea --from '2026-03-09 16:00' --to '2026-03-09 17:00' --with Mina "
        + "--repeat daily",
      "schedule add Choir --from '2026-03-08 19:00' --to '2026-03-08 20:00' --repeat daily",
    ] {
      let output = world.run(line)
      try #require(output.status == .done, "\(line): \(output.err)")
    }
    var evenings: [Set<String>] = []
    for (index, day) in ["2026-03-10", "2026-03-11", "2026-03-12"].enumerated() {
      try world.go(to: day + "T21:30")
      let asked = try lines(world.run("evening --json")).map(object)
      let evening = try #require(asked.first?["evening"] as? [String: Any])
      let questions = try #require(evening["questions"] as? [[String: Any]])
      let codes = questions.compactMap { $0["code"] as? String }
      // Words that were written after the beginning of Choir tell already how the evening was.
      let before: Set<String> = index == 0 ? ["yesterday"] : []
      #expect(Set(codes) == before.union(["met", "reading", "mood", "sentence", "tomorrow"]))
      let input = codes.map { $0 == "sentence" ? "snow \(index)\n" : $0 == "met" ? "yes\n" : "\n" }
      let output = world.run("evening", input: input.joined())
      #expect(output.status == .done, "\(output.err)")
      // The greeting, what was planned, and the questions.
      evenings.append(
        Set(questions.compactMap { $0["text"] as? String }).union(lines(output).prefix(2)))
    }
    for (one, other) in [(0, 1), (1, 2), (0, 2)] {
      let same = evenings[one].intersection(evenings[other])
      #expect(same.isEmpty, "\(one) and \(other): \(same)")
    }
  }

  // V-04
  @Test func `is offered by Today from its hour on, while questions are left`() throws {
    let world = try TestEnvironment(now: "2026-03-10T20:59")
    func offers() -> Bool { world.run("today").out.contains("haru evening") }
    #expect(!offers())
    try world.go(to: "2026-03-10T21:00")
    #expect(offers())
    #expect(Robot(world, onToday: true).screen.contains("look back on the day"))
    #expect(world.run("settings set evening.hour 22").status == .done)
    #expect(!offers())
    #expect(!Robot(world, onToday: true).screen.contains("look back on the day"))
    #expect(world.run("settings set evening.hour 18").status == .done)
    #expect(offers())
    #expect(world.run("evening", input: "\n\n\n").status == .done)
    #expect(!offers())
  }

  // V-04
  @Test(arguments: [(Language.english, "A minute for today?"), (.korean, "오늘 하루, 잠깐 돌아볼까요?")])
  func `is offered by a notification if the user wants one`(language: Language, title: String)
    throws
  {
    let world = try TestEnvironment(now: "2026-03-10T20:00", language: language)
    #expect(!world.run("notify list --json").out.contains(#""kind":"evening""#))
    #expect(world.run("settings set evening.notify on").status == .done)
    let listed = world.run("notify list --json").out
    #expect(listed.contains(#""kind":"evening""#) && listed.contains(title), "\(listed)")
  }
}
