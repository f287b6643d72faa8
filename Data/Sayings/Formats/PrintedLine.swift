/// Converts a line with terminal or printer control sequences to plain text.
enum PrintedLine {
  /// Returns the text without escape sequences and control characters. Of characters printed over
  /// each other (bold or underline by backspace) only one remains.
  static func text(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.contains(where: isObeyed) else { return line }
    return struck(plain(line))[...]
  }

  private static let escape = UInt8(0x1B)
  private static let backspace = UInt8(8)

  /// Returns whether a byte is a control character other than a tab.
  private static func isObeyed(_ byte: UInt8) -> Bool {
    byte < 32 && byte != ASCII.tab || byte == 127
  }

  /// Removes escape sequences and control characters, except backspaces.
  private static func plain(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var plain: [UInt8] = []
    var rest = line
    while let byte = rest.popFirst() {
      if byte == escape {
        rest = afterSequence(rest)
      } else if byte == backspace || !isObeyed(byte) {
        plain.append(byte)
      }
    }
    return plain
  }

  /// Returns the rest after an escape sequence: `[1;32m`, `]0;title` with its terminator, `(B`,
  /// `7`.
  private static func afterSequence(_ sequence: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = sequence
    switch rest.first {
    case UInt8(ascii: "["):
      rest = rest.dropFirst().drop { (0x20...0x3F).contains($0) }
      // A truncated sequence does not consume the next character.
      return (0x40...0x7E).contains(rest.first ?? 0) ? rest.dropFirst() : rest
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      guard let end = rest.firstIndex(where: { $0 == 7 || $0 == escape }) else { return [] }
      let isLong = rest[end] == escape && rest[(end + 1)...].first == ASCII.backslash
      return rest[(end + (isLong ? 2 : 1))...]
    case .some, nil:
      rest = rest.drop { (0x20...0x2F).contains($0) }
      return (0x30...0x7E).contains(rest.first ?? 0) ? rest.dropFirst() : rest
    }
  }

  /// Applies backspaces like a printer. A letter replaces an underline at the same position, but an
  /// underline does not replace a letter.
  private static func struck(_ line: [UInt8]) -> [UInt8] {
    guard line.contains(backspace) else { return line }
    var cells: [[UInt8]] = []
    var index = 0
    var rest = line[...]
    while let byte = rest.popFirst() {
      if byte == backspace {
        index = max(0, index - 1)
        continue
      }
      var letter = [byte]
      while let next = rest.first, next & 0xC0 == 0x80 { letter.append(rest.removeFirst()) }
      if index == cells.count {
        cells.append(letter)
      } else if letter != [ASCII.underscore] && letter != [ASCII.blank] {
        cells[index] = letter
      }
      index += 1
    }
    return Array(cells.joined())
  }
}
