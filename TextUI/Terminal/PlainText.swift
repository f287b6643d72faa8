/// Text for terminals whose locale knows nothing beyond ASCII: signs become those that are nearest,
/// and letters it does not have question marks.
package enum PlainText {
  /// A line as such a terminal can show it.
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

  /// What stands for a character in a single cell.
  package static func cell(_ character: Character) -> Character {
    character.isASCII ? character : signs[character] ?? "?"
  }

  /// What stands for a sign of ambiguous width where terminals give it two cells; letters stay.
  static func narrow(_ character: Character) -> Character {
    character.isASCII ? character : signs[character] ?? character
  }

  /// The signs a line has more room for than a cell.
  private static let words: [Character: String] = [
    "…": "...", "→": "->", "←": "<-", "♥": "<3", "≥": ">=", "≤": "<=",
  ]

  private static let signs: [Character: Character] = {
    let pairs: [(String, Character)] = [
      ("“”„″", "\""), ("‘’‚′", "'"), ("–—−‐‑─━╌┄", "-"), ("…·∙⋯", "."), ("│┃▌▐▎▏▍┆", "|"),
      ("╭╮╰╯┌┐└┘├┤┬┴┼", "+"), ("●•✹★✦✤", "*"), ("○◦◌", "o"), ("◔", "!"), ("✕✗×", "x"),
      ("✓✔", "v"), ("›⫸▶▸→", ">"), ("‹◀◂←", "<"), ("↑▲", "^"), ("↓▼", "v"), ("♥♡", "@"),
      ("█▉▊▋▇▆▅▄▃▂▁▓▒", "#"), ("░", "."), ("☆▱", "."), ("▰", "/"), ("◣", "L"), ("≋", "~"),
      ("◗", "%"), ("◎", "@"), ("≡", "="), ("↵⏎⌫", "<"), ("\u{A0}", " "), ("≥", ">"), ("≤", "<"),
    ]
    var signs: [Character: Character] = [:]
    for (characters, sign) in pairs {
      for character in characters { signs[character] = sign }
    }
    return signs
  }()
}

extension Frame {
  /// The same picture for a terminal whose locale knows nothing beyond ASCII.
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

  /// The same picture for a terminal that gives signs of ambiguous width two cells.
  package func inNarrowSigns() -> Frame {
    var narrow = self
    narrow.mapCells { cell in
      guard cell.width == 1, !cell.character.isASCII else { return cell }
      return Cell(PlainText.narrow(cell.character), width: 1, style: cell.style)
    }
    return narrow
  }
}
