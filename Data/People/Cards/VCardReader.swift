public import Domain

/// Finds the cards of a file one by one, in linear time for any input.
struct VCardReader {
  private var lines: FileLines

  init(_ bytes: [UInt8]) { lines = FileLines(WideText.narrowed(bytes)) }

  /// Returns the next card or problem; nil at the end.
  mutating func next() -> CardFinding? {
    var stray: Int?
    while let line = lines.next() {
      if isMark(line, "BEGIN:VCARD") {
        guard let stray else { return card(from: line) }
        lines.putBack(line)
        return problem(stray, .textOutsideCards)
      }
      if stray == nil, !lines.isBlank(line) { stray = line.number }
    }
    return stray.map { problem($0, .textOutsideCards) }
  }

  private mutating func card(from first: FileLines.Line) -> CardFinding {
    var content = VCardContent()
    // A card may contain an AGENT card. Any other BEGIN inside a card means that its END is missing.
    var depth = 1
    while let line = lines.next() {
      if isMark(line, "BEGIN:VCARD") {
        guard content.awaitsAgent else {
          lines.putBack(line)
          return problem(first.number, .endMissing)
        }
        content.passAgent()
        depth += 1
      } else if isMark(line, "END:VCARD") {
        depth -= 1
        if depth == 0 {
          let whole = Array(lines.bytes[first.text.lowerBound..<line.end])
          return content.finding(original: whole, line: first.number)
        }
        content.passAgent()
      } else {
        content.add(lines.bytes[line.text], isOwn: depth == 1)
        if content.beganAgent { depth += 1 }
      }
    }
    return problem(first.number, .endMissing)
  }

  /// Returns whether a line is the mark `words`, which is `BEGIN:VCARD` or `END:VCARD`, with or without a group prefix.
  private func isMark(_ line: FileLines.Line, _ words: StaticString) -> Bool {
    if lines.reads(line, words) { return true }
    guard let dot = lines.bytes[line.text].prefix(64).firstIndex(of: ASCII.dot) else {
      return false
    }
    let group = lines.bytes[line.text.lowerBound..<dot]
    guard group.allSatisfy(ASCII.isNaming) else { return false }
    let rest = FileLines.Line(
      number: line.number, text: (dot + 1)..<line.text.upperBound, end: line.end)
    return lines.reads(rest, words)
  }

  private func problem(_ line: Int, _ reason: CardParseError) -> CardFinding {
    .problem(CardIssue(line: line, reason: reason))
  }
}

extension CardFormat {
  /// The format of vCard 2.1, 3.0 and 4.0.
  public static let vCard = CardFormat(
    read: { bytes in
      var reader = VCardReader(bytes)
      return { reader.next() }
    },
    details: { VCardDetails.details($0) },
    write: { VCardWriter.card(of: $0) }, amend: { VCardAmending.card($0, of: $1) },
    noting: { VCardAmending.card($0, noting: $1) },
    dating: { VCardAmending.card($0, dating: $1) })
}
