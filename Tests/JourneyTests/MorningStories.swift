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
      #expect(sentence.hasSuffix(".") || sentence.hasSuffix("”"), "\(sentence)")
      #expect(!sentence.hasSuffix(".”."), "\(sentence)")
    }
    for (index, part) in ["10 March", "Standup", "Jun", "Walden"].enumerated() {
      #expect(said[index].contains(part), "\(said)")
    }
    #expect(said[1].contains("10:00") && said[1].lowercased().contains("two"), "\(said)")
    #expect(said[2].contains("birthday") && said[2].contains("Mina"))
    #expect(said[3].contains("100"), "\(said)")
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
    #expect(said[0] == "Tuesday, 10 March, has nothing that waits for you.")
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
  @Test(arguments: Language.allCases)
  func `hears of a past day in the past tense`(language: Language) throws {
    let world = try world(language)
    try world.go(to: "2026-03-12T07:30")
    let past = sentences(world.run("morning --day 2026-03-10"))
    let verbs = language.isKorean ? ["였", "었"] : ["was", "were"]
    for sentence in past.dropFirst() {
      #expect(verbs.contains { sentence.contains($0) }, "\(sentence)")
      #expect(!sentence.contains("Walden"), "How far it was read then is not known.")
    }
    #expect(past.count == 3, "\(past)")
  }

  // V-16
  @Test(arguments: Language.allCases)
  func `hears no wording again within five mornings`(language: Language) throws {
    let world = try TestEnvironment(now: "2026-03-09T09:00", language: language)
    for line in [
      "people add Mina --every 1", "schedule add Standup --from '2026-03-10 10:00' --repeat daily",
      "schedule add Tea --from '2026-03-10 16:00' --repeat daily",
      "books add --manual --title Walden --pages 352", "books read Walden 100",
    ] {
      let output = world.run(line)
      try #require(output.status == .done, "\(line): \(output.err)")
    }
    var mornings: [[String]] = []
    for number in 11...22 {
      let day = "2026-03-\(number)"
      try world.go(to: day + "T07:30")
      // Without the date and the saying, which differ anyway.
      let date = CalendarWords.day(world.now.day, in: language)
      let weekday = CalendarWords.wholeWeekday(world.now.day.weekday, in: language)
      let saying = language.isKorean ? /‘.*’(?:이에요|예요)?/ : /“.*”\.?/
      let said = sentences(world.run("morning")).enumerated().map { index, sentence in
        index == 4 ? sentence.replacing(saying, with: "") : sentence
      }
      try #require(said.count == 5, "\(said)")
      mornings.append(
        said.map { $0.replacing(date, with: "").replacing(weekday, with: "") })
    }
    for slot in 0..<5 {
      for first in 0...(mornings.count - 5) {
        let week = mornings[first..<(first + 5)].map { $0[slot] }
        #expect(Set(week).count == 5, "\(week)")
      }
    }
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
