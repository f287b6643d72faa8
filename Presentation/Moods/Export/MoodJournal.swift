import Domain

/// Exports moods as a jrnl journal. jrnl starts an entry at a line that begins with a date in brackets. It stars an
/// entry whose first line ends with a star.
enum MoodJournal {
  static func writer(_ kept: StoredRecords) -> MoodFileWriter {
    MoodFileWriter { (record, _, isFirst) in
      let isStarred = kept[record.id.text]?.members.contains(StoredMember("starred", json: "true"))
      return entry(record, isFirst: isFirst, isStarred: isStarred ?? false)
    }
  }

  private static func entry(_ record: MoodRecord, isFirst: Bool, isStarred: Bool) -> [UInt8] {
    var lines = (record.text?.text ?? "").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    // A zero-width space after a star, or before a bracket, keeps jrnl from interpreting it. Unlike
    // a blank, it survives jrnl rewriting the entry.
    if let first = lines.first, first.hasSuffix("*") { lines[0] = first + mark }
    if isStarred { lines[0] += lines[0].isEmpty ? "*" : " *" }
    for index in lines.indices.dropFirst() where isHead(lines[index]) {
      lines[index] = mark + lines[index]
    }
    let tags = record.allTags.map { "@\($0)" }.joined(separator: " ")
    if !tags.isEmpty { lines = lines == [""] ? [tags] : lines + [tags] }
    let date = [record.day.description, record.minute].compactMap(\.self).joined(separator: " ")
    let text = "[\(date)] " + lines.joined(separator: "\n") + "\n"
    return Array(((isFirst ? "" : "\n") + text).utf8)
  }

  /// A zero-width space, which keeps text from being parsed as syntax.
  private static let mark = "\u{200B}"

  /// Returns whether jrnl would look for a date in the line.
  private static func isHead(_ line: String) -> Bool {
    line.hasPrefix("[") && line.contains("] ")
  }
}
