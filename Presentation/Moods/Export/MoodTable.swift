import Domain
import PresentationKit

/// Exports moods as a CSV table (RFC 4180).
enum MoodTable {
  static let writer = MoodFileWriter(
    head: row(["date", "time", "offset", "level", "tags", "text"])
  ) {
    (record, _, _) in
    row([
      record.day.description, record.isTimed ? record.at.time.description : "",
      // The offset of local time, as `+09:00`.
      String(record.at.description.dropFirst(19)), record.level.map { "\($0.value)" } ?? "",
      record.tags.written ?? "",
      record.text?.text ?? "",
    ])
  }

  private static func row(_ fields: [String]) -> [UInt8] {
    Array((fields.map(quoted).joined(separator: ",") + "\r\n").utf8)
  }

  private static func quoted(_ field: String) -> String {
    let isPlain = !field.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    return isPlain ? field : "\"" + field.replacing("\"", with: "\"\"") + "\""
  }
}

/// Exports moods as a JSON list like that of `moods list --json`, with their import origins.
enum MoodList {
  static func writer(_ kept: StoredRecords, _ photos: [String: [StoredPhoto]]) -> MoodFileWriter {
    MoodFileWriter(head: Array("[".utf8), tail: Array("\n]\n".utf8)) {
      (record, theme, isFirst) in
      var json = JSONText()
      let id = record.id.text
      let origin = RecordOrigin(
        record: id, sources: kept[id].map { [$0] } ?? [], photos: photos[id] ?? [])
      json.mood(record, theme, from: origin)
      return Array((isFirst ? "\n" : ",\n").utf8) + json.bytes
    }
  }
}
