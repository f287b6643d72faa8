/// A terminal's reply to a query about itself.
package enum TerminalReply: Equatable, Sendable {
  /// Whether the terminal supports kitty's graphics protocol.
  case graphics(Bool)
  case version(String)
  /// The size of a cell in pixels.
  case cell(width: Int, height: Int)
  /// The maximum number of colours of a sixel image.
  case colours(Int)
  /// The default background colour.
  case ground(Ink)
  /// The column of the cursor, from 1.
  case column(Int)
  /// Whether the terminal can report when it changes between light and dark (mode 2031).
  case schemeReports(Bool)
  /// The terminal changed between light and dark.
  case schemeChanged
  /// The primary device attributes (DA1). Every terminal answers this query, and answers queries in order, so that this
  /// reply is the last.
  case attributes([Int])

  /// Returns all queries, to be sent in one write. One query asks for the cursor position after a sign of ambiguous
  /// width, which shows whether such signs take one or two cells. Another one asks for the position after a blank of
  /// double size, which shows whether text can be sized. Both are erased at once.
  package static func questions(throughTmux: Bool) -> [UInt8] {
    let graphics = KittyGraphics.question
    return (throughTmux ? Passthrough.tmux(graphics) : graphics)
      + Array("\r●\u{1B}[6n\r\u{1B}[K\u{1B}]66;s=2; \u{1B}\\\u{1B}[6n\r\u{1B}[K".utf8)
      + Array("\u{1B}[>q\u{1B}[16t\u{1B}[?1;3;256S\u{1B}[?2031$p".utf8) + groundQuestion
  }

  /// The query for the background colour, followed by the query that every terminal answers.
  package static let groundQuestion = Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)

  /// Parses a control sequence; nil if the sequence is not a reply.
  init?(_ sequence: ControlSequence, final: UInt8) {
    let numbers = sequence.parameters.map { $0.first.flatMap { $0 } ?? 0 }
    switch (final, sequence.mark) {
    case (UInt8(ascii: "c"), UInt8(ascii: "?")): self = .attributes(numbers)
    case (UInt8(ascii: "t"), nil) where numbers.count == 3 && numbers[0] == 6:
      self = .cell(width: numbers[2], height: numbers[1])
    case (UInt8(ascii: "S"), UInt8(ascii: "?"))
    where numbers.count == 3 && numbers[0] == 1 && numbers[1] == 0: self = .colours(numbers[2])
    case (UInt8(ascii: "y"), UInt8(ascii: "?")) where numbers.count == 2 && numbers[0] == 2031:
      self = .schemeReports(numbers[1] == 1 || numbers[1] == 2)
    case (UInt8(ascii: "n"), UInt8(ascii: "?")) where numbers.first == 997: self = .schemeChanged
    case (UInt8(ascii: "R"), nil) where numbers.count == 2: self = .column(numbers[1])
    default: return nil
    }
  }

  /// Parses a control string; nil if the string is not a reply.
  init?(introducer: UInt8, _ content: [UInt8]) {
    switch introducer {
    case UInt8(ascii: "_") where content.starts(with: "Gi=31".utf8):
      self = .graphics(String(decoding: content, as: UTF8.self).hasSuffix(";OK"))
    case UInt8(ascii: "P") where content.starts(with: ">|".utf8):
      self = .version(Printable.line(String(decoding: content.dropFirst(2), as: UTF8.self)))
    case UInt8(ascii: "]") where content.starts(with: Self.groundIs.utf8):
      guard let ground = Self.colour(content.dropFirst(Self.groundIs.utf8.count)) else {
        return nil
      }
      self = .ground(ground)
    default: return nil
    }
  }

  private static let groundIs = "11;rgb:"

  /// Parses red, green and blue, each of 1 to 4 hexadecimal digits, and scales the values to 8 bits; nil if the text is
  /// invalid.
  private static func colour(_ text: ArraySlice<UInt8>) -> Ink? {
    let parts = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let shares = parts.compactMap { part -> UInt8? in
      guard (1...4).contains(part.count),
        let number = Int(String(decoding: part, as: UTF8.self), radix: 16), number >= 0
      else { return nil }
      return UInt8(number * 255 / ((1 << (4 * part.count)) - 1))
    }
    guard parts.count == 3, shares.count == 3 else { return nil }
    return Ink(UInt32(shares[0]) << 16 | UInt32(shares[1]) << 8 | UInt32(shares[2]))
  }
}
