import Foundation
import Support
import Testing

/// Checks that every decision in `DECISIONS.md` names the files it applies to, and that they exist.
@Suite struct `The decisions` {
  private static func page() throws -> String {
    try String(
      contentsOf: ProjectFolder.root.appendingPathComponent("DECISIONS.md"), encoding: .utf8)
  }

  /// Returns each decision as one line: a question in bold, the answer, and the files it governs.
  private static func entries() throws -> [String] {
    try page().components(separatedBy: "\n\n").map { $0.replacingOccurrences(of: "\n", with: " ") }
      .filter { $0.hasPrefix("**") }
  }

  @Test func `name what they govern, which is there`() throws {
    let entries = try Self.entries()
    #expect(entries.count > 100)
    for entry in entries {
      let question = entry.prefix(60)
      let governed = try #require(
        entry.range(of: "*Governs* "), "It is not said what this governs: \(question)")
      let files = entry[governed.upperBound...].split(separator: "`")
        .filter { !$0.allSatisfy { ",. ".contains($0) } }
      #expect(!files.isEmpty, "\(question)")
      for file in files {
        let path = ProjectFolder.root.appendingPathComponent(String(file)).path
        #expect(FileManager.default.fileExists(atPath: path), "\(file) is gone: \(question)")
      }
    }
  }

  @Test func `answer each question once, under a subject of the index`() throws {
    let questions = try Self.entries().map { $0.components(separatedBy: "**")[1] }
    for question in questions { #expect(question.hasSuffix("?"), "\(question)") }
    #expect(Set(questions).count == questions.count)
    let page = try Self.page()
    let index = page.components(separatedBy: "\n## ")[0].replacingOccurrences(of: "\n", with: " ")
    for subject in page.matches(of: /\n## (.+)/).map({ $0.1 }) {
      #expect(index.contains("[\(subject)]("), "\(subject)")
    }
  }
}

/// Checks that every file named in `ARCHITECTURE.md` exists.
@Suite struct `The page of the architecture` {
  @Test func `names files that are there`() throws {
    let root = ProjectFolder.root
    let page = try String(
      contentsOf: root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
    let paths = page.matches(
      of: /`((?:App|DIContainer|Data|Domain|HaruStore|Presentation|Tests)\/[^` ]+)`/)
    #expect(paths.count > 15)
    for path in paths.map({ String($0.1) }) {
      let file = root.appendingPathComponent(path).path
      #expect(FileManager.default.fileExists(atPath: file), "\(path) is gone.")
    }
  }
}
