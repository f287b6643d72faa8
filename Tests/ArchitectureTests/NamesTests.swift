import Foundation
import Support
import Testing

/// W-3: a declared name uses the words that a colleague would search for.
@Suite struct `The names` {
  /// Words that no declared name may contain, each with the words to use instead.
  private static let banned: [String: String] = [
    "place": "index, path, remote, frame or position", "places": "indices, paths or positions",
    "told": "conflict, sent or described", "desk": "actions or a layout",
    "errand": "background task", "errands": "background tasks", "ticket": "task id",
    "tickets": "task ids", "awaited": "in flight", "deed": "change", "deeds": "changes",
    "stretch": "slice", "spot": "anchor or point", "wish": "options or request",
    "wishes": "options or requests", "usual": "default", "misreading": "parse error",
    "misunderstood": "parse error", "successor": "new device id", "patience": "timeout",
  ]

  /// Files that may keep such a word, because stored data or text of users contains it.
  private static let kept: [String: Set<String>] = [
    "Data/Photos/PhotosRow.swift": ["place"], "Data/Sayings/FeedRow.swift": ["place"],
    "Data/Schedule/Exchange/EventCardRow.swift": ["place"],
    // “I wish …” at the beginning of a line that the user types.
    "Domain/Capture/PlanDoubts+Remarks.swift": ["wish"],
  ]

  private static let declared = try? NSRegularExpression(
    pattern: #"\b(?:struct|enum|class|protocol|actor|typealias|func|case|var|let|for)\s+(\w+)"#)

  private static func words(of name: Substring) -> [String] {
    var words: [String] = [""]
    for character in name {
      if character.isUppercase { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }

  @Test func `say no word that means several things here`() throws {
    let declared = try #require(Self.declared)
    var names = 0
    for (path, source) in try ProjectFolder.swiftFiles(in: [
      "Domain", "Data", "Presentation", "DIContainer", "App", "Tests",
    ]) {
      for line in source.split(separator: "\n") where !line.contains("`") {
        let code = line.prefix(upTo: line.range(of: "//")?.lowerBound ?? line.endIndex)
        guard !code.contains("\"") else { continue }
        let text = String(code)
        for match in declared.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
          guard let range = Range(match.range(at: 1), in: text) else { continue }
          names += 1
          for word in Self.words(of: text[range]) {
            guard let plain = Self.banned[word], Self.kept[path]?.contains(word) != true else {
              continue
            }
            Issue.record("\(path) declares \(text[range]): \(plain)")
          }
        }
      }
    }
    #expect(names > 50_000)
  }

  @Test func `of errors end in one of three words`() throws {
    let pattern = #"(?:enum|struct) (\w+)[^{]*: [^{]*\bError\b"#
    let expression = try NSRegularExpression(pattern: pattern)
    var errors = 0
    for (path, source) in try ProjectFolder.swiftFiles(in: [
      "Domain", "Data", "Presentation", "DIContainer",
    ]) {
      for match in expression.matches(in: source, range: NSRange(source.startIndex..., in: source))
      {
        guard let range = Range(match.range(at: 1), in: source) else { continue }
        errors += 1
        let name = source[range]
        // `Report` is the message of a command about a failure. The name is older than this rule.
        if name == "Report" { continue }
        #expect(
          name.hasSuffix("ParseError") || name.hasSuffix("Refusal") || name.hasSuffix("Failure"),
          "\(path): \(name)")
      }
    }
    #expect(errors > 40)
  }
}
