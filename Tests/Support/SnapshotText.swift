import Foundation
import Synchronization
import Testing

@testable import PresentationKit
@testable import PresentationShared
@testable import TextUI

/// Compares a screen with the stored snapshot. The file `Snapshots/<state>.txt` has one section for each language and
/// size: `people-home-en-80x24` means the section `en 80x24` of `people-home.txt`. Below each row with styled cells is
/// a row of style letters, so that a change of only a colour is found too.
package func expectSnapshot(
  _ frame: Frame, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  Snapshot(name, beside: filePath).expect(SnapshotRows(frame).text, sourceLocation)
}

/// Compares a picture of plain text, without styles, with the stored snapshot.
package func expectSnapshot(
  _ picture: String, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let rows = picture.split(separator: "\n", omittingEmptySubsequences: false)
  Snapshot(name, beside: filePath).expect(
    rows.map { SnapshotRows.row($0) + "\n" }.joined(), sourceLocation)
}

/// Returns the text of a stored screen without its style rows; nil if no snapshot of this name is stored.
package func keptScreen(_ name: String, filePath: String = #filePath) throws -> String? {
  try Snapshot.screen(name, beside: filePath)
}

/// A section of a snapshot file. If the section is missing, it is written and the test fails, so that somebody reads
/// every new snapshot. `HARU_RECORD_SNAPSHOTS=1` overwrites the section, and the test passes.
struct Snapshot {
  private let file: URL
  private let section: String
  /// Lets only one test at a time read, change and write a file.
  private static let recording = Mutex(())

  /// Finds the file and the section of a snapshot. The language, the size and the word `letters` in the name form the
  /// section, and the other words form the file name. A name without language and size means the section `picture`.
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

  /// Returns the rows of a stored screen without its style rows; nil if the section is missing.
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

  /// Returns the text of each section of the file by section name; empty if the file does not exist.
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

  /// Returns the nearest `Snapshots` folder, searching from the folder of a test file upwards. If there is none,
  /// returns the folder of the test file.
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
