import Foundation
import Synchronization
import Testing

@testable import PresentationAcross
@testable import PresentationKit
@testable import TextUI

/// Compares a screen with the one kept beside the tests. A state of the program has one file,
/// `Snapshots/<state>.txt`, with a section for each size; a name such as `people-home-en-80x24` says
/// both. Below each row that has colour or weight stands a row of marks, so that a picture that
/// changes only its colours is seen too.
package func expectSnapshot(
  _ frame: Frame, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  Snapshot(name, beside: filePath).expect(SnapshotRows(frame).text, sourceLocation)
}

/// Compares a picture made of letters alone with the one kept beside the tests.
package func expectSnapshot(
  _ picture: String, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let rows = picture.split(separator: "\n", omittingEmptySubsequences: false)
  Snapshot(name, beside: filePath).expect(
    rows.map { SnapshotRows.row($0) + "\n" }.joined(), sourceLocation)
}

/// The letters of a screen that was kept beside a test; nothing where none was.
package func keptScreen(_ name: String, filePath: String = #filePath) throws -> String? {
  try Snapshot.screen(name, beside: filePath)
}

/// One section of a file of kept pictures. A missing one is written and fails, so that nobody keeps a
/// picture unread; `HARU_RECORD_SNAPSHOTS=1` rewrites it.
struct Snapshot {
  private let file: URL
  private let section: String
  /// One test at a time reads a file, changes a section and writes it.
  private static let recording = Mutex(())

  /// Finds where a picture is kept. What follows the language in its name is the section.
  init(_ name: String, beside filePath: String) {
    var words = name.split(separator: "-").map(String.init)
    var section: [String] = []
    if let last = words.last, last.wholeMatch(of: /[0-9]+x[0-9]+/) != nil {
      section = [words.removeLast()]
    }
    for language in ["en", "ko"] where words.last == language {
      section.insert(words.removeLast(), at: 0)
    }
    if words.count > 1, let letters = words.firstIndex(of: "letters"), !section.isEmpty {
      section.append(words.remove(at: letters))
    }
    file = Self.folder(nearest: filePath)
      .appendingPathComponent(words.joined(separator: "-") + ".txt")
    self.section = section.isEmpty ? "picture" : section.joined(separator: " ")
  }

  /// The rows that were kept of a screen, without their marks.
  static func screen(_ name: String, beside filePath: String) throws -> String? {
    let snapshot = Snapshot(name, beside: filePath)
    return try snapshot.sections()[snapshot.section].map(SnapshotRows.screen)
  }

  func expect(_ drawn: String, _ sourceLocation: SourceLocation) {
    do {
      let kept = try Self.recording.withLock { _ in try sections()[section] }
      if kept == drawn { return }
      let records = ProcessInfo.processInfo.environment["HARU_RECORD_SNAPSHOTS"] == "1"
      if kept == nil || records { try record(drawn) }
      if records { return }
      let words = "\(file.lastPathComponent), \(section)"
      guard let kept else {
        Issue.record(
          "There was no picture in \(words); it is written now, read it.\n\(drawn)",
          sourceLocation: sourceLocation)
        return
      }
      Issue.record(
        "The picture in \(words) changed.\n--- kept\n\(kept)--- drawn\n\(drawn)---",
        sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(file.path): \(error)", sourceLocation: sourceLocation)
    }
  }

  private static let mark = "=== "

  /// What the file holds by section; nothing where there is no file.
  private func sections() throws -> [String: String] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    var found: [String: String] = [:]
    var name = ""
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix(Self.mark) {
        name = String(line.dropFirst(Self.mark.count))
        found[name] = ""
      } else {
        found[name, default: ""] += line + "\n"
      }
    }
    return found
  }

  private func record(_ drawn: String) throws {
    try Self.recording.withLock { _ in
      var all = try sections()
      all[section] = drawn
      let text = all.sorted { $0.key < $1.key }.map { Self.mark + $0.key + "\n" + $0.value }
      try text.joined().write(to: file, atomically: true, encoding: .utf8)
    }
  }

  /// The `Snapshots` folder nearest to a test file, looking upward.
  private static func folder(nearest filePath: String) -> URL {
    var folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      let candidate = folder.appendingPathComponent("Snapshots")
      if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
      folder = folder.deletingLastPathComponent()
    }
    return URL(fileURLWithPath: filePath).deletingLastPathComponent()
  }
}
