/// Converts text for terminals with an ASCII locale. A sign becomes its nearest equivalent. Any other character becomes
/// a question mark for each of its cells.
package enum PlainText {
  /// Returns the line in ASCII.
  package static func line(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return String(text) }
    var plain = ""
    for character in text {
      if character.isASCII {
        plain.append(character)
      } else if let words = words[character] {
        plain += words
      } else if let sign = signs[character] {
        plain.append(sign)
      } else {
        plain += String(repeating: "?", count: max(1, CellWidth.of(character)))
      }
    }
    return plain
  }

  /// Returns the ASCII replacement of a character, one cell wide. It is a question mark if the character is not a known
  /// sign.
  package static func cell(_ character: Character) -> Character {
    character.isASCII ? character : signs[character] ?? "?"
  }

  /// Returns the replacement of a sign of ambiguous width, which the terminal draws two cells wide. Other characters
  /// are unchanged.
  static func narrow(_ character: Character) -> Character {
    character.isASCII ? character : signs[character] ?? character
  }

  /// Replacements longer than one cell, which are used for lines only.
  private static let words: [Character: String] = [
    "…": "...", "→": "->", "←": "<-", "♥": "<3", "≥": ">=", "≤": "<=",
  ]

  private static let signs: [Character: Character] = {
    let pairs: [(String, Character)] = [
      ("“”„″", "\""), ("‘’‚′", "'"), ("–—−‐‑─━╌┄", "-"), ("…·∙⋯", "."), ("│┃▌▐▎▏▍┆", "|"),
      ("╭╮╰╯┌┐└┘├┤┬┴┼", "+"), ("●•✹★✦✤", "*"), ("○◦◌", "o"), ("◔", "!"), ("✕✗×", "x"),
      ("✓✔", "v"), ("›⫸▶▸→", ">"), ("‹◀◂←", "<"), ("↑▲", "^"), ("↓▼", "v"), ("♥♡", "@"),
      ("█▉▊▋▇▆▅▄▃▂▁▓▒", "#"), ("░", "."), ("☆▱", "."), ("▰", "/"), ("◣", "L"), ("≋", "~"),
      ("◗", "%"), ("◎", "@"), ("≡‖", "="), ("↵⏎⌫", "<"), ("\u{A0}", " "), ("≥", ">"), ("≤", "<"),
    ]
    var signs: [Character: Character] = [:]
    for (characters, sign) in pairs {
      for character in characters { signs[character] = sign }
    }
    return signs
  }()
}

extension Frame {
  /// Returns the frame for a terminal with an ASCII locale.
  package func inASCII() -> Frame {
    var plain = self
    plain.mapCells { cell in
      switch cell.width {
      // Both halves of a wide character.
      case 0, 2: Cell("?", style: cell.style)
      default: Cell(PlainText.cell(cell.character), width: cell.width, style: cell.style)
      }
    }
    return plain
  }

  /// Returns the frame for a terminal that draws signs of ambiguous width two cells wide.
  package func inNarrowSigns() -> Frame {
    var narrow = self
    narrow.mapCells { cell in
      guard cell.width == 1, !cell.character.isASCII else { return cell }
      return Cell(PlainText.narrow(cell.character), width: 1, style: cell.style)
    }
    return narrow
  }
}
