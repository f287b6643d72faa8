import Domain
import Foundation
import PresentationKit
import Support
import Testing

@Suite struct `Somebody in the morning` {
  private func world(_ language: Language = .english) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-09T09:00", language: language)
    for line in [
      "people add Mina --every 1", "people add Jun --every 1 --birthday 03-10",
      "schedule add Standup --from '2026-03-10 10:00'",
      "schedule add Dentist --from '2026-03-10 15:00'",
      "books add --manual --title Walden --pages 352", "books read Walden 100",
    ] {
      let output = world.run(line)
      try #require(output.status == .done, "\(line): \(output.err)")
    }
    try world.go(to: "2026-03-10T07:30")
    return world
  }

  private func sentences(_ output: Output) -> [String] {
    output.out.split(separator: "\n").map(String.init)
  }

  // V-05
  @Test func `hears the day in at most five sentences, each with its end`() throws {
    let said = sentences(try world().run("morning"))
    #expect((4...5).contains(said.count), "\(said)")
    for sentence in said {
      #expect(sentence.hasSuffix(".") || sentence.hasSuffix("”."), "\(sentence)")
    }
    for (index, part) in ["10 March", "Standup", "Jun", "Walden"].enumerated() {
      #expect(said[index].contains(part), "\(said)")
    }
    #expect(said[1].contains("10:00") && said[1].contains("2 events"))
    #expect(said[2].contains("birthday") && said[2].contains("Mina"))
    #expect(said[3].contains("100") && said[3].contains("252"))
  }

  // V-05
  @Test func `hears it in Korean too`() throws {
    let said = sentences(try world(.korean).run("morning"))
    #expect((4...5).contains(said.count), "\(said)")
    for sentence in said { #expect(sentence.hasSuffix("요."), "\(sentence)") }
    #expect(said[0].contains("3월 10일 화요일"))
  }

  // V-05
  @Test func `hears one good sentence about an empty day`() throws {
    let world = try TestEnvironment(now: "2026-03-10T07:30")
    let said = sentences(world.run("morning"))
    #expect(said[0] == "Tuesday, 10 March, is a day all to yourself.")
    #expect(said.count <= 2, "\(said)")
  }

  // V-05
  @Test func `hears which holiday an empty day is`() throws {
    let world = try TestEnvironment(now: "2026-03-01T07:30", language: .korean)
    let said = sentences(world.run("morning"))
    #expect(said.first?.contains("삼일절") == true, "\(said)")
    for sentence in said { #expect(sentence.hasSuffix("요."), "\(sentence)") }
  }

  // V-05
  @Test func `is asked nothing, and nothing is written`() throws {
    let world = try world()
    let history = world.run("history --json").out
    for line in ["morning", "morning --day tomorrow", "morning --day 2026-03-01", "morning --json"]
    {
      #expect(world.run(line, input: "72\n").status == .done)
    }
    #expect(world.run("history --json").out == history)
    #expect(world.run("morning --read-only").status == .done)
  }

  // V-05
  @Test func `reads it as JSON, of any day`() throws {
    let world = try world()
    let output = world.run("morning --day 2026-03-11 --json")
    let parsed = try JSONSerialization.jsonObject(with: Foundation.Data(output.out.utf8))
    let morning = try #require((parsed as? [String: Any])?["morning"] as? [String: Any])
    #expect(morning["day"] as? String == "2026-03-11")
    let sentences = try #require(morning["sentences"] as? [String])
    #expect(sentences.first == "This is about Wednesday, 11 March.", "\(sentences)")
    #expect(sentences[1] == "No events are planned.")
  }
}
