import Domain
import Testing

@testable import PresentationKit
@testable import PresentationMoods
@testable import PresentationReading
@testable import PresentationSayings
@testable import PresentationSchedule
@testable import PresentationShared
@testable import TextUI

@Suite struct `The five parts` {
  static let names: [(DailyPart, String, String)] = [
    (.people, "사람", "People"), (.sayings, "글귀", "Sayings"), (.moods, "기분", "Moods"),
    (.schedule, "일정", "Schedule"), (.books, "독서", "Books"),
  ]

  // korean 6
  @Test(arguments: [Language.korean, .english])
  func `are called the same in every place`(_ language: Language) {
    let names = Self.names.map { Phrase($0.1, $0.2)(language) }
    let shell = ShellWords(language)
    let tabs: [Part] = [.people, .sayings, .moods, .schedule, .reading]
    #expect(tabs.map { shell.title($0) } == names)
    #expect(
      ["people", "sayings", "moods", "schedule", "books"].map { noun in
        CommandTable.haru.title(ofNoun: noun, language)
      } == names)
    #expect(Self.names.map { FindingWords(language).name($0.0) } == names)
    let pages = TutorialText(.everything, language).pages.map { $0.title(language) }
    #expect(names.allSatisfy(pages.contains))
    let manual = ManPage(table: .haru, language: language, version: "1").text
    for name in names {
      #expect(manual.contains(".SH \(language == .korean ? name : name.uppercased())"))
    }
  }

  // korean 6
  @Test func `are named in the line that says what the program is`() throws {
    let help = try #require(Help(table: .haru, language: .korean).text(for: []))
    for (_, name, _) in Self.names { #expect(help[0].text.contains(name)) }
  }
}
