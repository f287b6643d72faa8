package import Domain

/// What a terminal answers when it is asked about itself.
package enum TerminalReply: Equatable, Sendable {
  /// Whether it knows kitty's graphics protocol.
  case graphics(Bool)
  /// Its name and version.
  case version(String)
  /// How many pixels a cell has.
  case cell(width: Int, height: Int)
  /// How many colours a sixel image can have.
  case colours(Int)
  /// The colour behind everything that has none.
  case ground(RGB)
  /// The column the cursor is in, from 1.
  case column(Int)
  /// What it is able to do, in the numbers of the old device attributes. Every terminal answers
  /// this question, and its own answers come in the order of the questions.
  case attributes([Int])

  /// The questions, in one piece. Where the cursor is behind a sign of ambiguous width tells whether
  /// such signs take one cell or two; the sign is erased at once.
  package static func questions(throughTmux: Bool) -> [UInt8] {
    let graphics = KittyGraphics.question
    return (throughTmux ? Passthrough.tmux(graphics) : graphics)
      + Array("\r●\u{1B}[6n\r\u{1B}[K".utf8)
      + Array("\u{1B}[>q\u{1B}[16t\u{1B}[?1;3;256S\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)
  }

  /// Reads a control sequence, unless it is no answer.
  init?(_ sequence: ControlSequence, final: UInt8) {
    let numbers = sequence.parameters.map { $0.first.flatMap { $0 } ?? 0 }
    switch (final, sequence.mark) {
    case (UInt8(ascii: "c"), UInt8(ascii: "?")): self = .attributes(numbers)
    case (UInt8(ascii: "t"), nil) where numbers.count == 3 && numbers[0] == 6:
      self = .cell(width: numbers[2], height: numbers[1])
    case (UInt8(ascii: "S"), UInt8(ascii: "?"))
    where numbers.count == 3 && numbers[0] == 1 && numbers[1] == 0: self = .colours(numbers[2])
    case (UInt8(ascii: "R"), nil) where numbers.count == 2: self = .column(numbers[1])
    default: return nil
    }
  }

  /// Reads a control string, unless it is no answer.
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

  /// Reads red, green and blue, each of one to four hexadecimal digits, of which two are enough.
  private static func colour(_ text: ArraySlice<UInt8>) -> RGB? {
    let parts = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let shares = parts.compactMap { part -> UInt8? in
      guard (1...4).contains(part.count),
        let number = Int(String(decoding: part, as: UTF8.self), radix: 16), number >= 0
      else { return nil }
      return UInt8(number * 255 / ((1 << (4 * part.count)) - 1))
    }
    guard parts.count == 3, shares.count == 3 else { return nil }
    return RGB(red: shares[0], green: shares[1], blue: shares[2])
  }
}
