import Domain
import Foundation
import Support
import Testing

@testable import PresentationKit
@testable import PresentationShared

@Suite(.serialized) struct `The page for assistants and scripts` {
  private static func path(_ language: Language) -> String {
    language.isEnglish ? "docs/agents.md" : "docs/ko/agents.md"
  }

  /// Returns the text of the command as a Markdown page.
  private func page(_ language: Language) -> String {
    let text = SupportWords(language).agents
    let links =
      language.isEnglish
      ? "[Korean](ko/agents.md) · [Scripts](output.md) · [Typed lines](parse.md) · [Haru](../README.md)"
      : "[English](../agents.md) · [명령](commands.md) · [처음으로](../../README.ko.md)"
    var page = "# \(text.title)\n\n\(links)\n"
    var isInList = false
    for piece in text.pieces {
      let isItem = if case .item = piece { true } else { false }
      if !(isItem && isInList) { page += "\n" }
      switch piece {
      case .heading(let text): page += "## \(text)\n"
      case .paragraph(let text): page += "\(text)\n"
      case .item(let text): page += "- \(text)\n"
      case .verbatim(let text): page += "```sh\n\(text)\n```\n"
      }
      isInList = isItem
    }
    return page
  }

  @Test(arguments: Language.allCases)
  func `has the text that the command prints, and is short`(language: Language) throws {
    let page = page(language)
    if ProcessInfo.processInfo.environment["HARU_RECORD_SNAPSHOTS"] == "1" {
      let file = ProjectFolder.root.appendingPathComponent(Self.path(language))
      try page.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try ProjectFolder.text(Self.path(language)) == page)
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 90)
    let world = try TestEnvironment(language: language)
    let printed = world.run("agents").out
    let width = SupportWords.width
    #expect(
      printed.split(separator: "\n").dropFirst().map(String.init)
        == SupportWords(language).agents.lines(columns: width).map(\.text).filter { !$0.isEmpty })
    // Commands are not broken into two lines.
    for line in PageCommands.blocks(of: page).joined() {
      #expect(printed.contains(line), "\(line)")
    }
  }

  // Every command of the page does what the page says.
  @Test(.slow, arguments: Language.allCases)
  func `has commands that run`(language: Language) throws {
    let page = try ProjectFolder.text(Self.path(language))
    let (person, event) = language.isEnglish ? ("Maya", "dentist") : ("민아", "치과")
    try SampleFolder.using { folder in
      var haru = try BinaryUnderTest(home: folder.path("home"))
      if !language.isEnglish { haru.environment["LANG"] = "ko_KR.UTF-8" }
      #expect(try haru("people", "add", person, "--every", "7").status == 0)
      #expect(try haru("schedule", "add", event, "--from", "2026-03-03 10:00").status == 0)
      let lines = PageCommands.blocks(of: page).flatMap(\.self)
      #expect(lines.count > 10)
      for line in lines {
        let ending = try PageCommands.run(line, with: haru)
        let said = line.firstMatch(of: /# (?:exit code|종료 코드) (\d)/).map { String($0.1) }
        #expect("\(ending.status)" == said ?? "0", "\(line): \(ending)")
        guard line.contains("--json") else { continue }
        let answer = ending.status == 0 ? ending.out : ending.err
        #expect(
          try JSONSerialization.jsonObject(with: Foundation.Data(answer.utf8)) is [String: Any])
      }
      #expect(try haru("schedule", "list", "--day", "2026-03-02").out.contains(person))
    }
  }
}
