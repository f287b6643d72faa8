import Domain
import Foundation
import Support
import Testing

@testable import PresentationKit
@testable import PresentationShared

/// The names that scripts rely on. They are all listed in one file, so that a rename appears in a
/// diff. `HARU_RECORD_SNAPSHOTS=1` rewrites the file.
@Suite struct `The names scripts rely on` {
  private let file = ProjectFolder.root.appendingPathComponent("Tests/JourneyTests/contract.txt")

  @Test func `are those of the contract`() throws {
    let sections = try [
      ("commands", commands), ("options of every command", options(GlobalOptions.specs)),
      ("settings", Preference.allCases.map(\.rawValue)), ("hooks", HookNames.all.sorted()),
      ("keys", keys), ("codes", codes()), ("names in JSON", namesInJSON()),
    ]
    let text = sections.map { name, lines in
      "[\(name)]\n" + lines.map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["HARU_RECORD_SNAPSHOTS"] == "1" {
      return try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  // words W-1, W-2: former names are accepted but never shown.
  @Test func `have no former name in what the program says or in its pages`() throws {
    let commands = RenamedCommand.all.map { $0.old.joined(separator: " ") }.flatMap { old in
      old.contains(" ") ? ["haru \(old)", "`\(old)", "\"\(old) ", "\"\(old)\""] : ["haru \(old)"]
    }
    let options = [
      "--mend", "undo --rest", "--media", "--aside", "--keep here", "moods.canvas", "moods.name",
      "calendar.terms", "update.url", "profile.sender", "on-notice",
    ]
    let folders = [
      "Presentation", "Domain", "Data", "DIContainer", "docs", "Tests/Examples", "README.md",
      "README.ko.md",
    ]
    let holders = ["RenamedCommand.swift", "FormerSettings.swift"]
    for (path, text) in try texts(in: folders) where !holders.contains(where: path.hasSuffix) {
      for name in commands + options where text.contains(name) {
        Issue.record("\(path) has “\(name)”")
      }
    }
  }

  private var commands: [String] {
    CommandTable.haru.commands.map { command in
      ([command.name] + options(command.allOptions)).joined(separator: " ")
    }.sorted()
  }

  private func options(_ options: [OptionSpec]) -> [String] {
    options.map { option in
      let values = option.choices.isEmpty ? "" : "=" + option.choices.joined(separator: "|")
      return "--\(option.name)\(values)"
    }
  }

  private var keys: [String] {
    KeyContext.all.flatMap { context in context.rows.map { "\(context.name).\($0.name)" } }
  }

  /// Returns the error codes found in the sources and in the transcripts, sorted.
  private func codes() throws -> [String] {
    let written = try names(
      in: ["Presentation"],
      [
        /code: "([a-z][A-Za-z]+)"/, /"([a-z][A-Za-z]+)",\s*say\(/,
        /refused\(\s*"([a-z][A-Za-z]+)"/,
      ])
    let computed = try names(in: ["Presentation"], [/(?:func|var) code\b[^{]*\{([\s\S]*?)\n  \}/])
      .flatMap { $0.matches(of: /"([a-z][A-Za-z]+)"/).map { String($0.1) } }
    let answered = try names(in: ["Tests/JourneyTests/Transcripts"], [/"code":"([a-z][A-Za-z]+)"/])
    let ofFields = [PersonField.name, .nickname, .phone, .keyword, .memo].map {
      $0.rawValue + "TooLong"
    }
    return written.union(computed).union(answered).union(ofFields).sorted()
  }

  private func namesInJSON() throws -> [String] {
    try names(in: ["Presentation", "Data"], [/[.\s](?:member|key)\("([A-Za-z0-9]+)"/]).sorted()
  }

  private func names(in folders: [String], _ patterns: [Regex<(Substring, Substring)>]) throws
    -> Set<String>
  {
    var names: Set<String> = []
    for (_, text) in try texts(in: folders) {
      for pattern in patterns { names.formUnion(text.matches(of: pattern).map { String($0.1) }) }
    }
    return names
  }

  /// Returns the paths and contents of the text files at these paths. A folder stands for all files
  /// below it.
  private func texts(in paths: [String]) throws -> [(path: String, text: String)] {
    let files = try paths.flatMap { path -> [URL] in
      let root = ProjectFolder.root.appendingPathComponent(path)
      if !root.pathExtension.isEmpty { return [root] }
      let found = try #require(
        FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
      return found.compactMap { $0 as? URL }
    }
    return try files.filter { ["swift", "txt", "md", "sh", ""].contains($0.pathExtension) }
      .filter { !$0.hasDirectoryPath }
      .map { ($0.path, try String(contentsOf: $0, encoding: .utf8)) }
  }
}
