import Support
import Testing

@testable import PresentationKit
@testable import TextUI

@Suite struct `How near a day is` {
  // newcomer 7, korean 56: Korean uses “D-12”, spelled in one way; English uses words.
  @Test(arguments: [
    (12, "D-12", "in 12 days", "in 12d"), (1, "D-1", "tomorrow", "in 1d"),
    (0, "D-day", "today", "today"), (-1, "D+1", "1 day late", "1d late"),
    (-9, "D+9", "9 days late", "9d late"),
  ])
  func `is said in the reader's way`(
    _ days: Int, _ korean: String, _ english: String, _ brief: String
  ) {
    #expect(CountdownWords.label(days, in: .korean) == korean)
    #expect(CountdownWords.brief(days, in: .korean) == korean)
    #expect(CountdownWords.label(days, in: .english) == english)
    #expect(CountdownWords.brief(days, in: .english) == brief)
  }

  @Test func `is spelled one way for people and books, and as the spec has it in JSON`() throws {
    let world = try TestEnvironment(language: .korean)
    #expect(world.run("people add 민아 --every 7").status == .done)
    #expect(
      world.run("books add --manual --title 데미안 --pages 239 --target 2026-03-08").status == .done)
    try world.go(to: "2026-03-08T09:00")
    #expect(world.run("people list").out.contains("D-day"))
    #expect(world.run("books list").out.contains("D-day"))
    #expect(!world.run("books show 데미안").out.contains("D-Day"))
    #expect(world.run("books list --json").out.contains(#""dDayLabel":"D-Day""#))
    #expect(world.run("people list --json").out.contains(#""dDayLabel":"D-day""#))
  }

  // newcomer 24: a book that was not begun is never “on time”, and one day is not “days”.
  @Test func `stands in sentences that read well`() throws {
    let world = try TestEnvironment()
    #expect(
      world.run("books add --manual --title Walden --pages 320 --target +5d").status == .done)
    #expect(world.run("today").out.contains("pages today to keep up"))
    for (count, text) in [(1, "1 day"), (2, "2 days")] {
      let field = NumberField(count, in: 1...9, unit: " days", one: " day")
      #expect(field.pieces(isFocused: false, .unicode).map(\.text) == [text])
    }
  }

  // newcomer B11, korean 54: the text in the user's language comes first, wherever a person reads
  // it.
  @Test func `leaves the words of sayings in the reader's order`() throws {
    for (language, first) in [(Language.english, "Words are seeds"), (.korean, "말이 씨가 된다")] {
      let world = try TestEnvironment(language: language)
      let found = world.run("search 씨가").out + world.run("search seeds").out
      for line in found.split(separator: "\n") where line.contains("말이 씨가 된다") {
        let other = language == .english ? "말이 씨가 된다" : "Words are seeds"
        let indices = [first, other].map { line.firstRange(of: $0)?.lowerBound }
        if let one = indices[0], let two = indices[1] { #expect(one < two, "\(line)") }
      }
      #expect(found.contains(first))
    }
  }
}
