import Domain
import Foundation
import Support
import Testing

@testable import Presentation

/// The names that scripts rely on. All of them stand in one file, so that a rename is seen in a diff:
/// `HARU_RECORD_SNAPSHOTS=1` rewrites it.
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
    KeyPlace.all.flatMap { place in place.rows.map { "\(place.name).\($0.name)" } }
  }

  /// The codes of errors, as they are written in the sources and answered in the transcripts.
  private func codes() throws -> [String] {
    let written = try names(
      in: ["Presentation"], [/code: "([a-z][A-Za-z]+)"/, /"([a-z][A-Za-z]+)",\s*say\(/])
    let computed = try names(in: ["Presentation"], [/(?:func|var) code\b[^{]*\{([\s\S]*?)\n  \}/])
      .flatMap { $0.matches(of: /"([a-z][A-Za-z]+)"/).map { String($0.1) } }
    let answered = try names(in: ["Tests/JourneyTests/Transcripts"], [/"code":"([a-z][A-Za-z]+)"/])
    return written.union(computed).union(answered).sorted()
  }

  private func namesInJSON() throws -> [String] {
    try names(in: ["Presentation", "Data"], [/\.(?:member|key)\("([A-Za-z0-9]+)"/]).sorted()
  }

  private func names(in folders: [String], _ patterns: [Regex<(Substring, Substring)>]) throws
    -> Set<String>
  {
    var names: Set<String> = []
    for folder in folders {
      let root = ProjectFolder.root.appendingPathComponent(folder)
      let files = try #require(
        FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
      for case let file as URL in files where ["swift", "txt"].contains(file.pathExtension) {
        let text = try String(contentsOf: file, encoding: .utf8)
        for pattern in patterns { names.formUnion(text.matches(of: pattern).map { String($0.1) }) }
      }
    }
    return names
  }
}
