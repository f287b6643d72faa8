import Foundation
import Support
import Testing

/// A folder of notes, and a program that looks into it. It is Friday, 27 November 2026.
struct InboxStand {
  let haru: BinaryUnderTest
  let folder: SampleFolder
  var notes: String { folder.path("notes") }

  static func using(_ body: (InboxStand) throws -> Void) throws {
    try SampleFolder.using { folder in
      var haru = try BinaryUnderTest(home: folder.path("home"))
      haru.environment["HARU_NOW"] = "2026-11-30T09:00"
      try FileManager.default.createDirectory(
        atPath: folder.path("notes"), withIntermediateDirectories: true)
      let set = try haru("settings", "set", "inbox.folders", folder.path("notes"))
      #expect(set.status == 0, "\(set.err)")
      try body(InboxStand(haru: haru, folder: folder))
    }
  }

  /// Writes a note at a time in Seoul, by default on Friday evening.
  func write(
    _ text: String, as name: String = "note.txt", at time: String = "2026-11-27T18:00:00+09:00"
  ) throws {
    try folder.write(Array(text.utf8), to: "notes/" + name)
    try set(time, name)
  }

  func set(_ time: String, _ name: String) throws {
    let date = try #require(ISO8601DateFormatter().date(from: time))
    try FileManager.default.setAttributes(
      [.modificationDate: date], ofItemAtPath: folder.path("notes/" + name))
  }

  func names(_ below: String = "") throws -> [String] {
    let path = notes + below
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// Returns what a command prints; it must succeed.
  @discardableResult func run(_ words: String...) throws -> String {
    let ending = try haru.run([haru.path] + words)
    #expect(ending.status == 0, "\(words): \(ending.err)")
    return ending.out
  }
}
