public import Domain

/// Finds the cards of a file one after another. Every byte is looked at a fixed number of times,
/// whatever the file has in it.
struct VCardReader {
  private var lines: FileLines

  /// Reads the bytes of a file.
  init(_ bytes: [UInt8]) { lines = FileLines(bytes) }

  /// What comes next, or nothing at the end.
  mutating func next() -> CardFinding? {
    var stray: Int?
    while let line = lines.next() {
      if lines.reads(line, "BEGIN:VCARD") {
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
    // A card may hold the card of an agent. Any other card that begins inside this one means
    // that the end of this one was lost.
    var depth = 1
    while let line = lines.next() {
      if lines.reads(line, "BEGIN:VCARD") {
        guard content.awaitsAgent else {
          lines.putBack(line)
          return problem(first.number, .endMissing)
        }
        content.passAgent()
        depth += 1
      } else if lines.reads(line, "END:VCARD") {
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

  private func problem(_ line: Int, _ reason: CardReason) -> CardFinding {
    .problem(CardProblem(line: line, reason: reason))
  }
}

extension CardFormat {
  /// The form telephones and address books exchange: vCard 2.1, 3.0 and 4.0.
  public static let vCard = CardFormat(
    read: { bytes in
      var reader = VCardReader(bytes)
      return { reader.next() }
    },
    write: { VCardWriter.card(of: $0) })
}
