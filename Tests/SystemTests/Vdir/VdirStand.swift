import Foundation
import Support
import Testing

/// A folder of events or contacts, and a program that follows it. It is Sunday, 1 March 2026.
struct VdirStand {
  let haru: BinaryUnderTest
  let folder: SampleFolder
  var path: String { folder.path("vdir") }

  static func using(_ body: (VdirStand) throws -> Void) throws {
    try SampleFolder.using { folder in
      let vdir = VdirStand(haru: try BinaryUnderTest(home: folder.path("home")), folder: folder)
      try vdir.makeFolder()
      try body(vdir)
    }
  }

  /// Creates the folder, as `vdirsyncer discover` does.
  func makeFolder() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Returns what a command prints; it must succeed.
  @discardableResult func run(_ words: String...) throws -> String {
    let ending = try haru.run([haru.path] + words)
    #expect(ending.status == 0, "\(words): \(ending.err)\(ending.out)")
    return ending.out
  }

  /// Does a round, which must succeed.
  @discardableResult func round(_ words: String...) throws -> String {
    let ending = try haru.run([haru.path, "vdir", path] + words)
    #expect(ending.status == 0, "\(words): \(ending.err)\(ending.out)")
    return ending.out
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  func text(_ name: String) throws -> String {
    String(decoding: try folder.bytes("vdir/" + name), as: UTF8.self)
  }

  func write(_ text: String, _ name: String) throws {
    try makeFolder()
    try folder.write(Array(text.utf8), to: "vdir/" + name)
  }

  func change(_ name: String, _ old: String, to new: String) throws {
    let text = try text(name)
    #expect(text.contains(old), "\(text)")
    try write(text.replacingOccurrences(of: old, with: new), name)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }

  /// An event as a telephone writes it, with properties that Haru does not know.
  static func event(_ uid: String, _ title: String, _ more: [String] = []) -> String {
    ([
      "BEGIN:VCALENDAR", "PRODID:-//Phone//EN", "VERSION:2.0", "X-WR-CALNAME:Mine",
      "BEGIN:VEVENT", "X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC", "UID:\(uid)",
      "DTSTAMP:20260201T000000Z", "SUMMARY:\(title)", "DTSTART:20260310T090000Z",
      "DTEND:20260310T100000Z", "ATTENDEE;CN=Ada;X-LONG=0123456789012345678901234567890123456789",
      " 0123456789:mailto:ada@example.org",
    ] + more + ["END:VEVENT", "END:VCALENDAR", ""]).joined(separator: "\r\n")
  }

  static func card(_ uid: String, _ name: String, _ more: [String] = []) -> String {
    ([
      "BEGIN:VCARD", "VERSION:3.0", "PRODID:-//Phone//EN", "N:;\(name);;;", "FN:\(name)",
      "UID:\(uid)",
    ] + more + ["X-ABADR:us", "REV:2026-01-01T00:00:00Z", "END:VCARD", ""])
    .joined(separator: "\r\n")
  }

  /// Returns the lines of a file that do not begin with one of the words.
  static func lines(_ text: String, without names: [String]) -> [String] {
    text.components(separatedBy: "\r\n").filter { line in
      !names.contains { line.hasPrefix($0) }
    }
  }
}
