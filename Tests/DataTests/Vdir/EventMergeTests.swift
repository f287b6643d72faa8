import Data
import Foundation
import Support
import Testing

@testable import Domain

/// Merges of random changes of both sides, compared with a merge of dictionaries.
@Suite struct `A merge of event files` {
  private static let format = CalendarFormat.standard(
    zones: .onDisk(), zone: LocalZone { _ in 0 }, year: 2026)
  private static let merge = EventMerge(
    format: format, calendar: .unchanging(offset: 0), stamp: 1_780_000_000)

  /// The properties of an event that can change, and values for each.
  private static let values: [(name: String, values: [String])] = [
    ("SUMMARY", ["Choir", "Walk", "Tea\\, and cake", "한글 제목"]),
    ("DESCRIPTION", ["One", "Two\\nlines", "Three"]),
    ("LOCATION", ["Hall", "Church", "Park"]),
    ("DTSTART", ["20260310T090000Z", "20260311T100000Z", "20260312T110000Z"]),
  ]
  private static let names = Set(values.map(\.name))

  private static func file(_ fields: [String: String], marks: [String] = []) -> [UInt8] {
    let head = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Phone//EN", "X-TOP:stays", "BEGIN:VEVENT",
      "UID:a", "DTSTAMP:20260101T000000Z", "X-BEFORE:a\\;b", "DURATION:PT1H",
    ]
    let own = values.compactMap { value in fields[value.name].map { "\(value.name):\($0)" } }
    let end = ["ATTENDEE;CN=Ada:mailto:ada@example", " .org", "END:VEVENT", "END:VCALENDAR", ""]
    let lines = head + own + marks + end
    return Array(lines.joined(separator: "\r\n").utf8)
  }

  /// Reads the properties without the code under test.
  private static func fields(_ bytes: [UInt8]) -> [String: String] {
    var fields: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = String(line[..<colon].prefix { $0 != ";" })
      if names.contains(name) { fields[name] = String(line[line.index(after: colon)...]) }
    }
    return fields
  }

  private static func others(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n").filter { line in
      !names.contains(String(line.prefix { $0 != ":" && $0 != ";" }))
        && !["DTSTAMP", "DTEND", "DURATION"].contains { line.hasPrefix($0) }
    }
  }

  // Y-32, Y-34
  @Test func `has the changes of both sides, names what contradicts, and keeps all other bytes`()
    throws
  {
    let random = RandomSource.seeded(20)
    func changed(_ fields: [String: String]) -> [String: String] {
      var fields = fields
      for value in Self.values where random.below(3) == 0 {
        // An event always has a start.
        let isRemoved = value.name != "DTSTART" && random.below(4) == 0
        fields[value.name] = isRemoved ? nil : value.values[random.below(value.values.count)]
      }
      return fields
    }
    for _ in 0..<2000 {
      let base = changed(["SUMMARY": "Choir", "DTSTART": "20260310T090000Z"])
      let (ours, theirs) = (changed(base), changed(base))
      let file = try EventFile(Self.file(theirs, marks: ["X-NEW:\(random.below(9))"]), Self.format)
      let merged = Self.merge.apply(
        try EventFile(Self.file(base), Self.format).events,
        try EventFile(Self.file(ours), Self.format).events, on: file)
      var (expected, clashes) = (theirs, 0)
      for name in Self.names where ours[name] != base[name] {
        if theirs[name] != base[name], theirs[name] != ours[name] { clashes += 1 }
        expected[name] = ours[name]
      }
      #expect(Self.fields(merged.text) == expected, "\(base) \(ours) \(theirs)")
      #expect(merged.clashes.count == clashes)
      #expect(Self.others(merged.text) == Self.others(file.document.bytes))
      if expected == theirs { #expect(merged.text == file.document.bytes) }
    }
  }
}
