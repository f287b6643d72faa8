import Domain

/// Changes one setting and leaves every other byte as it is.
extension ConfigText {
  /// The line of an unclosed string or list, after which nothing can be parsed; nil if everything is closed. A text
  /// with such a line must not be changed.
  var unclosedLine: Int? { troubles.first { $0.trouble == .unclosed }?.line }

  /// Returns the text with a changed setting. An existing key keeps its line, a commented-out key is uncommented, and
  /// a new key is added to its section with a note.
  func setting(_ path: [String], to value: WrittenValue, note: String) -> [UInt8] {
    if let entry = entries.last(where: { $0.path == path && counts($0) }) {
      return replaced(entry.valueRange, by: Array(value.toml.utf8))
    }
    if let entry = resting.last(where: { $0.path == path }) {
      let woken = Array(bytes[entry.key]) + Array(" = \(value.toml)".utf8)
      return replaced(entry.start..<entry.valueRange.upperBound, by: woken)
    }
    return inserting(path, value, note)
  }

  /// Returns the text with a setting commented out.
  func resting(_ path: [String]) -> [UInt8] {
    var changed = bytes
    for entry in entries.reversed() where entry.path == path && counts(entry) {
      var starts = [entry.start]
      for offset in entry.valueRange where bytes[offset] == ASCII.newline {
        starts.append(offset + 1)
      }
      for start in starts.reversed() {
        changed.replaceSubrange(start..<start, with: Array("# ".utf8))
      }
    }
    return changed
  }

  /// Returns whether the header of the entry's section was parsed.
  func counts(_ entry: Entry) -> Bool { sections[entry.section].path != nil }

  private func inserting(_ path: [String], _ value: WrittenValue, _ note: String) -> [UInt8] {
    let lineEnd = lineEnd
    func lines(_ key: some Sequence<String>) -> String {
      "# \(note)\(lineEnd)\(key.joined(separator: ".")) = \(value.toml)\(lineEnd)"
    }
    if path.count > 1, let own = section(of: path) {
      let name = own.path ?? []
      return inserted(lines(path.dropFirst(name.count)), at: own.end ?? own.start)
    }
    if path.count > 1 {
      let beside = entries.last { entry in
        entry.section == 0 && entry.path.count > 1 && entry.path.first == path.first
      }
      if let beside { return inserted(lines(path), at: beside.end) }
      let gap = bytes.count > sections[0].start ? lineEnd : ""
      let text = "\(gap)[\(path[0])]\(lineEnd)" + lines(path.dropFirst())
      return inserted(text, at: bytes.count)
    }
    if let end = sections[0].end { return inserted(lines(path), at: end) }
    if let offset = sections[0].afterComments {
      return inserted(lineEnd + lines(path), at: offset)
    }
    let isEmpty = bytes.count == sections[0].start
    return inserted(lines(path) + (isEmpty ? "" : lineEnd), at: sections[0].start)
  }

  /// Returns the last section that can hold a key, preferring the longest matching name; nil if there is no such
  /// section.
  private func section(of path: [String]) -> Section? {
    for count in stride(from: path.count - 1, to: 0, by: -1) {
      if let found = sections.last(where: { $0.path == Array(path.prefix(count)) }) {
        return found
      }
    }
    return nil
  }

  private var lineEnd: String {
    guard let first = bytes.firstIndex(of: ASCII.newline), first > 0 else { return "\n" }
    return bytes[first - 1] == ASCII.carriageReturn ? "\r\n" : "\n"
  }

  private func inserted(_ text: String, at offset: Int) -> [UInt8] {
    let isAfterLine = offset == sections[0].start || bytes[offset - 1] == ASCII.newline
    return replaced(offset..<offset, by: Array(((isAfterLine ? "" : lineEnd) + text).utf8))
  }

  private func replaced(_ range: Range<Int>, by piece: [UInt8]) -> [UInt8] {
    Array(bytes[..<range.lowerBound]) + piece + Array(bytes[range.upperBound...])
  }
}
