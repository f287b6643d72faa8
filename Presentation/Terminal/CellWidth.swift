import CUTF8Proc

/// The only place that knows how many cells a character takes on a terminal.
public enum CellWidth {
  /// The cells of one character as a person sees it: 0, 1 or 2.
  public static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return (32..<127).contains(ascii) ? 1 : 0 }
    var widest = 0
    var count = 0
    for scalar in character.unicodeScalars {
      count += 1
      if scalar == "\u{FE0F}" || scalar == "\u{20E3}" { return 2 }
      if (0x1F1E6...0x1F1FF).contains(scalar.value) && count == 2 { return 2 }
      widest = max(widest, Int(utf8proc_charwidth(Int32(bitPattern: scalar.value))))
    }
    return min(2, widest)
  }

  /// The cells of a whole line.
  public static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }
}
