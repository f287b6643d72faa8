/// Finds the notes in the bytes of cards (vCard 2.1, 3.0 and 4.0).
enum CardNotes {
  /// Returns a card without its notes. All other bytes stay.
  static func removed(from card: [UInt8]) -> [UInt8] {
    Array(lines(of: card).filter { name(of: $0) != "NOTE" }.joined())
  }

  /// Returns the texts of the notes of a card, undecoded.
  static func notes(of card: [UInt8]) -> [String] {
    lines(of: card).filter { name(of: $0) == "NOTE" }.map(value(of:))
  }

  /// Returns the categories of a card.
  static func categories(of card: [UInt8]) -> [String] {
    lines(of: card).filter { name(of: $0) == "CATEGORIES" }.flatMap { line in
      value(of: line).split(separator: ",").map { Text.trimmed(String($0)) }
    }
  }

  /// Returns the content lines with their line ends. The continuation of a folded line belongs to the line: it begins
  /// with a blank, or follows a soft line break (`=`) of quoted-printable text.
  private static func lines(of card: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = card[...]
    while !rest.isEmpty {
      let line = physicalLine(of: rest)
      rest = rest[line.endIndex...]
      let isFolded = line.first == UInt8(ascii: " ") || line.first == UInt8(ascii: "\t")
      if let last = lines.last, isFolded || isSoftlyBroken(last) {
        lines[lines.count - 1] = card[last.startIndex..<line.endIndex]
      } else {
        lines.append(line)
      }
    }
    return lines
  }

  /// Returns the bytes up to and including the first line end, which is CRLF, LF or CR.
  private static func physicalLine(of rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let end = rest.firstIndex(where: { $0 == 10 || $0 == 13 }) else { return rest }
    let next = end + 1
    let isPair = rest[end] == 13 && next < rest.endIndex && rest[next] == 10
    return rest[..<(isPair ? next + 1 : next)]
  }

  private static func isSoftlyBroken(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.reversed().drop { $0 == 10 || $0 == 13 }
    guard text.first == UInt8(ascii: "="), let colon = line.firstIndex(of: UInt8(ascii: ":"))
    else { return false }
    return String(decoding: line[..<colon], as: UTF8.self).uppercased()
      .contains("QUOTED-PRINTABLE")
  }

  /// Returns the name of a property in capitals, without its group.
  private static func name(of line: ArraySlice<UInt8>) -> String {
    let head = line.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }
    let name = head.split(separator: UInt8(ascii: ".")).last ?? head
    return String(decoding: name, as: UTF8.self).uppercased()
  }

  /// Returns the value of a property, without the line ends in it.
  private static func value(of line: ArraySlice<UInt8>) -> String {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return "" }
    let value = line[(colon + 1)...].filter { $0 != 10 && $0 != 13 }
    return String(decoding: value, as: UTF8.self)
  }
}
