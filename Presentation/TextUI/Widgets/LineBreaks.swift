/// Breaks text into rows. The places at which a row may break are found only once, because a balanced text is broken at
/// several widths.
package struct LineBreaks {
  /// The properties of a character that matter for breaking rows.
  private struct Traits: OptionSet {
    let rawValue: UInt8
    static let newline = Traits(rawValue: 1)
    static let blank = Traits(rawValue: 2)
    static let punctuation = Traits(rawValue: 4)
    /// Whether a row may break after the character without a blank.
    static let joint = Traits(rawValue: 8)
  }

  private let measures: [Int]
  private let traits: [Traits]
  /// Whether a row may break after each character.
  private let breaks: [Bool]
  /// Whether each character is inside a command in backticks, which is only broken if it does not fit on a row.
  private let commands: [Bool]

  /// Finds the breaks of a text, measured in cells.
  package init(_ characters: [Character]) {
    self.init(characters, measures: characters.map { TextLayout.cells($0) })
  }

  /// Finds the breaks of a text whose characters have these widths, in any unit.
  package init(_ characters: [Character], measures: [Int]) {
    self.measures = measures
    let traits = characters.map(Self.traits)
    self.traits = traits
    breaks = characters.indices.map { index in
      let following = index + 1 < traits.count ? traits[index + 1] : nil
      return Self.mayBreak(after: traits[index], before: following)
        && !(characters[index] == "-" && Self.endsKeyName(characters[...index]))
    }
    commands = Self.commands(in: characters)
  }

  /// Returns the rows as ranges of characters. Trailing blanks that do not fit overhang their row, so that every
  /// character except newlines belongs to exactly one row.
  package func rows(room: Int) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var row = OpenRow(start: 0)
    for index in traits.indices {
      if traits[index].contains(.newline) {
        rows.append(row.start..<index)
        row = OpenRow(start: index + 1)
        continue
      }
      let width = measures[index]
      if !traits[index].contains(.blank) {
        while row.width + width > room, index > row.start {
          let cut = row.lastBreak ?? row.lastInside ?? index
          rows.append(row.start..<cut)
          let inside = row.lastInside.flatMap { $0 > cut ? $0 : nil }
          row = OpenRow(
            start: cut, width: measures[cut..<index].reduce(0, +), lastInside: inside)
        }
      }
      row.width += width
      if breaks[index], commands[index] {
        row.lastInside = index + 1
      } else if breaks[index] {
        row.lastBreak = index + 1
      }
    }
    rows.append(row.start..<traits.count)
    return rows
  }

  private struct OpenRow {
    var start: Int
    var width = 0
    /// The last index at which the row may break; nil if the row can only break inside a word.
    var lastBreak: Int?
    /// The last index inside a command at which the row may break.
    var lastInside: Int?
  }

  /// Returns which characters are between two backticks of one line.
  private static func commands(in characters: [Character]) -> [Bool] {
    var commands = [Bool](repeating: false, count: characters.count)
    var open: Int?
    for (index, character) in characters.enumerated() {
      if character.isNewline { open = nil }
      guard character == "`" else { continue }
      if let start = open { for inside in start..<index { commands[inside] = true } }
      open = open == nil ? index : nil
    }
    return commands
  }

  /// Returns whether a row may break between two characters. Korean breaks between words, like English; Chinese and
  /// Japanese break after any character unless punctuation follows.
  private static func mayBreak(after traits: Traits, before following: Traits?) -> Bool {
    if traits.contains(.blank) { return following?.contains(.blank) != true }
    guard traits.contains(.joint), let following else { return false }
    return following.isDisjoint(with: [.blank, .punctuation])
  }

  /// Returns whether the hyphen belongs to a key name such as `Ctrl-T`.
  private static func endsKeyName(_ characters: ArraySlice<Character>) -> Bool {
    ["Ctrl", "Alt", "Shift"].contains {
      characters.dropLast().suffix($0.count) == Array($0)[...]
    }
  }

  private static func traits(of character: Character) -> Traits {
    var bytes = character.utf8.makeIterator()
    if let first = bytes.next(), let traits = quickTraits(first, isAlone: bytes.next() == nil) {
      return traits
    }
    var traits: Traits = []
    if character.isNewline { traits.insert(.newline) }
    if character.isWhitespace { traits.insert(.blank) }
    if character.isPunctuation { traits.insert(.punctuation) }
    if character == "-" || isIdeographic(character) { traits.insert(.joint) }
    return traits
  }

  /// Returns the traits of ASCII letters, digits and blanks, and of most Hangul syllables, from the first byte. Returns
  /// nil for all other characters, whose traits are then read from the tables of Unicode.
  private static func quickTraits(_ first: UInt8, isAlone: Bool) -> Traits? {
    switch first {
    case 0x20 where isAlone: .blank
    case 0x30...0x39 where isAlone, 0x41...0x5A where isAlone, 0x61...0x7A where isAlone: []
    // U+B000 to U+CFFF: Hangul syllables, whatever is joined to them.
    case 0xEB, 0xEC: []
    default: nil
    }
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return (0x3040...0x30FF).contains(scalar.value) || scalar.properties.isIdeographic
  }
}
