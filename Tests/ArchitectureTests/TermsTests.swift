import Foundation
import Support
import Testing

@Suite struct `What things are called` {
  /// Returns the rows of the terms table in `CONTRIBUTING.md`: Korean, English, meaning, and words never used for it.
  private static func rows() throws -> [[String]] {
    let page = ProjectFolder.root.appendingPathComponent("CONTRIBUTING.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- terms -->"))
    let end = try #require(text.range(of: "<!-- /terms -->"))
    return text[start.upperBound..<end.lowerBound].split(separator: "\n").dropFirst(2)
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  /// Files that are not checked, because they hold old sayings or words that users may type.
  private static let others = [
    "Data/Sayings/Starter/", "BookCategory.swift", "NamedChoice.swift",
    "NamedChoices+Settings.swift",
  ]

  /// Returns the lines of shipped code, without lines that are only comments.
  private static func lines() throws -> [(path: String, line: String)] {
    try ProjectFolder.swiftFiles(in: `The house`.shipped)
      .filter { file in !others.contains { file.key.contains($0) } }
      .flatMap { path, text in
        text.split(separator: "\n").map { (path, String($0)) }
          .filter { !$0.1.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
      }
  }

  /// Returns the lines of the pages for users: the README files and everything in `docs`.
  private static func pages() throws -> [(path: String, line: String)] {
    let root = ProjectFolder.root
    let docs = try #require(
      FileManager.default.enumerator(
        at: root.appendingPathComponent("docs"), includingPropertiesForKeys: nil))
    let pages = docs.compactMap { $0 as? URL }.filter { $0.pathExtension == "md" }
    let fronts = ["README.md", "README.ko.md"].map { root.appendingPathComponent($0) }
    return try (fronts + pages).flatMap { page in
      try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
        .map { (page.lastPathComponent, String($0)) }
    }
  }

  // korean 1A, 1B, 1C: each thing has one name in the program and in its pages.
  @Test func `is said with no other word`() throws {
    let lines = try Self.lines() + Self.pages()
    #expect(lines.count { $0.path.hasSuffix(".md") } > 1000)
    for row in try Self.rows() {
      #expect(row.count == 4, "\(row)")
      let quoted = (row.last ?? "").split(separator: "`", omittingEmptySubsequences: false)
      let never = stride(from: 1, to: quoted.count, by: 2).map { quoted[$0] }
      #expect(never.isEmpty == (row.last == "—"), "\(row)")
      for word in never {
        for (path, line) in lines where line.holds(word) {
          Issue.record("\(path): ‘\(word)’ is called \(row[0]): \(line)")
        }
      }
    }
  }

  @Test func `is said in the words of the table`() throws {
    let shipped = try Self.lines().map(\.line).joined(separator: "\n")
    let rows = try Self.rows()
    #expect(rows.count > 40)
    for row in rows { #expect(shipped.holds(row[0]), "\(row[0])") }
  }

  @Test func `has no address of a place that only seems to be the program's own`() throws {
    for (path, line) in try Self.lines() {
      #expect(!line.lowercased().holds("haru.example"), "\(path): \(line)")
    }
    for name in ["README.md", "README.ko.md", "CONTRIBUTING.md", "CHANGELOG.md"] {
      let page = try String(
        contentsOf: ProjectFolder.root.appendingPathComponent(name), encoding: .utf8)
      #expect(!page.lowercased().contains("haru.example"), "\(name)")
    }
  }

  // korean 46
  @Test func `has commands between backticks in every Korean sentence`() throws {
    let bare = try Regex(#"[가-힣][^"]*[^`/.:~"]\bharu [a-z\\\\]|"haru [a-z][^"]*[가-힣]"#)
    for (path, line) in try Self.lines() where line.holds("haru ") {
      let korean = line.replacingOccurrences(of: "사용법: haru", with: "")
      let sentences = korean.components(separatedBy: "\", \"").filter { $0.contains(bare) }
      #expect(sentences.isEmpty, "\(path): \(line)")
    }
  }

  // korean 48, 1A 17: a range is written with ~ in Korean.
  @Test func `has spans with the Korean mark in every Korean sentence`() throws {
    for (path, line) in try Self.lines() where line.holds("–") {
      for sentence in line.components(separatedBy: "\", \"") where sentence.contains("–") {
        let isKorean = sentence.range(of: "[가-힣]", options: .regularExpression) != nil
        #expect(!isKorean, "\(path): \(line)")
      }
    }
  }
}
