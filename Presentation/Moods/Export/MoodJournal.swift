import Domain

/// Feelings as a journal of jrnl, which takes a line that begins with a date in brackets for the
/// beginning of an entry, and one that ends with a star for an entry that is dear.
enum MoodJournal {
  static let writer = MoodFileWriter { (record, _, isFirst) in
    var lines = (record.text?.text ?? "").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    // Nobody starred anything here: behind a mark nobody sees it is a star like any other. Before a
    // bracket it stays when jrnl writes the entry anew, as a blank does not.
    if let first = lines.first, first.hasSuffix("*") { lines[0] = first + mark }
    for place in lines.indices.dropFirst() where isHead(lines[place]) {
      lines[place] = mark + lines[place]
    }
    let tags = record.allTags.map { "@\($0)" }.joined(separator: " ")
    if !tags.isEmpty { lines = lines == [""] ? [tags] : lines + [tags] }
    let date = [record.day.description, record.minute].compactMap(\.self).joined(separator: " ")
    let text = "[\(date)] " + lines.joined(separator: "\n") + "\n"
    return Array(((isFirst ? "" : "\n") + text).utf8)
  }

  /// A zero-width space.
  private static let mark = "\u{200B}"

  /// Whether jrnl would look for a date in a line.
  private static func isHead(_ line: String) -> Bool {
    line.hasPrefix("[") && line.contains("] ")
  }
}
