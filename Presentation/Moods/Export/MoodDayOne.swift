import Domain
import PresentationKit
import TextUI

/// Exports moods as a Day One journal: a JSON list of entries in a ZIP file.
enum MoodDayOne {
  static func writer(_ kept: StoredRecords) -> MoodFileWriter {
    MoodFileWriter(
      head: Array(#"{"metadata":{"version":"1.0"},"entries":["#.utf8), tail: Array("\n]}\n".utf8),
      packedAs: "Journal.json"
    ) { (record, _, isFirst) in
      let source = kept[record.id.text]
      var json = JSONText()
      let moment = "\(Now(instant: record.at.instant, offset: 0).description.prefix(19))Z"
      json.object { json in
        json.member("uuid", source.flatMap(uuid) ?? uuid(of: record.id.text))
        json.member("creationDate", moment)
        json.member("text", markdown(record.text?.text ?? ""))
        json.key("tags")
        json.list(record.allTags) { $0.value($1) }
        json.member("isAllDay", !record.isTimed)
        let members = (source?.members ?? []).filter { !written.contains($0.name) }
        for member in members { json.member(member) }
        let names = Set(members.map(\.name))
        if !names.contains("modifiedDate") { json.member("modifiedDate", moment) }
        if !names.contains("timeZone") { json.member("timeZone", zone(record.at.offset)) }
        if !names.contains("starred") { json.member("starred", false) }
        if !names.contains("isPinned") { json.member("isPinned", false) }
      }
      return Array((isFirst ? "\n" : ",\n").utf8) + json.bytes
    }
  }

  /// Members that this export writes itself or that the surrounding archive defines. The values that were stored for
  /// these members at import are not exported again.
  private static let written: Set<String> = [
    "uuid", "creationDate", "text", "richText", "tags", "isAllDay", "journal", "Time Zone",
  ]

  /// Returns the Day One id of a mood that was imported from there; nil if it had no such id.
  private static func uuid(_ source: RecordSource) -> String? {
    let digits = source.id.utf8
    return digits.count == 32
      && digits.allSatisfy { (48...57).contains($0) || (65...70).contains($0) }
      ? source.id : nil
  }

  /// Returns a 32-digit id hashed from the id of the mood (FNV-1a, twice), so that a repeated export yields the same
  /// entry.
  static func uuid(of id: String) -> String {
    func hash(_ start: UInt64) -> String {
      let hash = id.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      let digits = String(hash, radix: 16, uppercase: true)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    return hash(0xCBF2_9CE4_8422_2325) + hash(0x9AE1_6A3B_2F90_404F)
  }

  /// Returns a time zone name for an offset from GMT in seconds. Whole hours have an `Etc` name, whose sign is
  /// inverted.
  static func zone(_ offset: Int) -> String {
    let (hours, rest) = offset.quotientAndRemainder(dividingBy: 3600)
    if offset == 0 { return "GMT" }
    if rest == 0, (-14...12).contains(-hours) {
      return "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))"
    }
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
    return "GMT\(offset < 0 ? "-" : "+")\(two(abs(hours)))\(two(abs(rest) / 60))"
  }

  /// Escapes plain text for Markdown.
  static func markdown(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(line).joined(separator: "\n")
  }

  private static func line(_ line: Substring) -> String {
    var made = ""
    let body = line.drop { $0 == " " || $0 == "\t" }
    made += line[..<body.startIndex]
    // Headings, lists and quotations only begin at the start of a line.
    let number = body.prefix { $0.isASCII && $0.isNumber }
    let rest = body[number.endIndex...]
    if number.isEmpty, let first = body.first, "#-+>=".contains(first) {
      made += "\\"
    } else if !number.isEmpty, let sign = rest.first, ".)".contains(sign) {
      return made + number + "\\" + escaped(rest)
    }
    return made + escaped(body)
  }

  private static func escaped(_ text: Substring) -> String {
    var made = ""
    for character in text {
      if "\\`*_[]<".contains(character) { made.append("\\") }
      made.append(character)
    }
    return made
  }
}
