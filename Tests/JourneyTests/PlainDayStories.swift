import Domain
import Foundation
import Presentation
import PresentationKit
import Support
import Testing

@testable import PresentationShared

// V-06
@Suite struct `A day by numbered menus` {
  /// What a user types, page by page. Numbers come from the table of pages, as a user hears them.
  private struct Typed {
    private(set) var lines: [String] = []
    private var page = "today"

    mutating func type(_ line: String) { lines.append(line) }

    /// Opens a page by its number on the current one.
    mutating func go(to name: String) throws {
      try choose(.page(name))
      page = name
    }

    /// Goes to Today, from which every page is reached.
    mutating func goHome() {
      type("t")
      page = "today"
    }

    /// Chooses a record of the current page, whose page is `name`.
    mutating func choose(record number: Int, opening name: String) {
      type("\(number)")
      page = name
    }

    /// Chooses a command of the current page and answers its questions. Questions that may be left out are skipped
    /// after the answers.
    mutating func run(_ name: String, _ answers: String..., reference: Bool = false) throws {
      try choose(.run(name))
      let command = try #require(
        CommandTable.haru.command(name.split(separator: " ").map(String.init)))
      let asked = command.arguments.dropFirst(reference ? 1 : 0)
      for answer in answers { type(answer) }
      // An optional argument without an answer is skipped, and so are all behind it.
      if answers.count < asked.count { type("") }
      let open = command.options.contains {
        !$0.isRequired && !$0.isHidden && !["stdin", "dry-run", "qr"].contains($0.name)
      }
      if open { type(".") }
    }

    private mutating func choose(_ choice: PlainPage.Choice) throws {
      let choices = try #require(PlainPages.haru.page(page)).choices
      let index = try #require(choices.firstIndex(of: choice), "\(choice) on \(page)")
      type("a\(index + 1)")
    }
  }

  private static func day(in language: Language) throws -> [String] {
    let isKorean = language.isKorean
    let (name, saying) = isKorean ? ("민아", "시작이 반이다") : ("Maya", "Well begun is half done")
    var typed = Typed()
    try typed.go(to: "people")
    try typed.run("people add", name)
    typed.type("")
    typed.choose(record: 1, opening: "person")
    // A new person is not due yet, so the option is typed.
    typed.type(
      isKorean ? ":people water 민아 '차를 마셨다' --early" : ":people water Maya 'We had tea' --early")
    typed.goHome()
    try typed.go(to: "sayings")
    try typed.run("sayings add", saying)
    typed.goHome()
    try typed.go(to: "moods")
    try typed.run("moods add", "72", isKorean ? "맑은 날" : "A clear day")
    try typed.go(to: "diary")
    typed.choose(record: 1, opening: "mood")
    typed.goHome()
    typed.type(isKorean ? "+ 내일 오후 7시 저녁 약속" : "+ dinner tomorrow at 7pm")
    try typed.go(to: "search")
    typed.type(name)
    typed.goHome()
    try typed.go(to: "history")
    try typed.run("undo")
    typed.goHome()
    try typed.go(to: "settings")
    let motion = try #require(Preference.allCases.firstIndex(of: .motion))
    typed.choose(record: motion + 1, opening: "setting")
    try typed.run("settings set", "off", reference: true)
    typed.goHome()
    try typed.go(to: "year")
    typed.type("b")
    typed.type("h")
    typed.type("nonsense")
    typed.type("q")
    return typed.lines
  }

  @Test(arguments: Language.allCases)
  func `has everything that the screens have, and never moves the cursor`(
    language: Language
  ) throws {
    let world = try TestEnvironment(language: language)
    let lines = try Self.day(in: language)
    let session = world.run("--plain", input: lines.joined(separator: "\n") + "\n")
    #expect(session.status == .done)
    #expect(session.err.isEmpty, "\(session.err)")
    #expect(session.out.utf8.allSatisfy { $0 == 0x0A || $0 >= 0x20 && $0 != 0x7F })
    let people = world.run("people list --format '{name}'").out
    #expect(people == (language.isKorean ? "민아\n" : "Maya\n"), "\(session.out)")
    let tea = language.isKorean ? "차를 마셨다" : "We had tea"
    let person = world.run("people show \(language.isKorean ? "민아" : "Maya") --json")
    #expect(person.out.contains(tea), "\(session.out)")
    #expect(world.run("moods list --format '{level}'").out == "72\n", "\(session.out)")
    let saying = language.isKorean ? "시작이 반이다" : "Well begun is half done"
    #expect(world.run("sayings list --format '{text}'").out.contains(saying), "\(session.out)")
    #expect(world.run("settings get motion").out == "off\n", "\(session.out)")
    // The event was undone.
    #expect(world.run("schedule list --from 2026-03-01 --format '{title}'").out.isEmpty)
  }

  @Test(arguments: Language.allCases) func `draws nothing, and stays narrow`(language: Language)
    throws
  {
    let lines = try Self.day(in: language)
    let world = try TestEnvironment(language: language)
    let session = world.run("--plain", input: lines.joined(separator: "\n") + "\n")
    for line in session.out.split(separator: "\n") {
      let faults = PlainLineFaults.faults(in: line + "\n").filter { !$0.hasPrefix("without") }
      #expect(faults.isEmpty, "\(faults)")
    }
  }

  @Test func `ends where the input ends, also in the middle of a question`() throws {
    let world = try TestEnvironment()
    let add = try #require(
      PlainPages.haru.page("moods")?.choices.firstIndex(of: .run("moods add")))
    let moods = try #require(
      PlainPages.haru.page("today")?.choices.firstIndex(of: .page("moods")))
    let session = world.run("--plain", input: "\(moods + 1)\na\(add + 1)\n")
    #expect(session.status == .done)
    #expect(session.out.contains("nothing has changed."))
    #expect(session.out.hasSuffix("Haru ends.\n"))
    #expect(world.run("moods list --json").out.contains(#""days":[]"#))
  }

  @Test func `asks for what is needed until there is an answer, and stops at b`() throws {
    let world = try TestEnvironment()
    let add = try #require(
      PlainPages.haru.page("moods")?.choices.firstIndex(of: .run("moods add")))
    let moods = try #require(
      PlainPages.haru.page("today")?.choices.firstIndex(of: .page("moods")))
    let session = world.run("--plain", input: "\(moods + 1)\na\(add + 1)\n\n\nb\nq\n")
    #expect(session.out.components(separatedBy: "This value is needed.").count == 3)
    #expect(world.run("moods list --json").out.contains(#""days":[]"#))
  }

  @Test func `says one sentence about what it does not know`() throws {
    let world = try TestEnvironment()
    let quiet = world.run("--plain", input: "q\n").out
    let session = world.run("--plain", input: "999\nq\n").out
    #expect(session.count > quiet.count)
    #expect(
      session.replacing("“999” is not a choice on this page. Type h for help.\n", with: "") == quiet
    )
  }

  @Test func `reads twenty records, and more when asked`() throws {
    let world = try TestEnvironment()
    for number in 1...25 { #expect(world.run("people add Person\(number)").status == .done) }
    let people = try #require(
      PlainPages.haru.page("today")?.choices.firstIndex(of: .page("people")))
    let first = world.run("--plain", input: "\(people + 1)\nq\n").out
    #expect(first.contains("\n20: ") && !first.contains("\n21: "))
    let all = world.run("--plain", input: "\(people + 1)\nm\nm\nq\n").out
    #expect(all.contains("\n21: ") && all.contains("\n25: "))
    #expect(all.contains("There are no more lines."))
  }

  @Test func `changes nothing with --read-only`() throws {
    let world = try TestEnvironment()
    let lines = try Self.day(in: .english)
    let session = world.run("--plain --read-only", input: lines.joined(separator: "\n") + "\n")
    #expect(session.status == .done)
    #expect(world.run("people list --json").out.contains(#""people":[]"#))
    #expect(world.run("moods list --json").out.contains(#""days":[]"#))
  }
}
