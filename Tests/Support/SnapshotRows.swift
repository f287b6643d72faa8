@testable import PresentationKit
@testable import TextUI

/// A screen as text that a person can read and a test can compare. Each row of the screen begins with `|`. If the row
/// has styled cells, a row that begins with `:` follows and shows a letter for the style of each cell. The letters are
/// explained at the end.
struct SnapshotRows {
  private(set) var text = ""
  private var names: [(style: Style, name: Character)] = []
  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

  init(_ frame: Frame) {
    for (row, letters) in frame.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      text += Self.row(letters) + "\n"
      let marks = marks(of: row, in: frame)
      if !marks.isEmpty { text += ":" + marks + "\n" }
    }
    for (style, name) in names { text += "# \(name) \(Self.words(style))\n" }
  }

  static func row(_ letters: Substring) -> String { "|" + letters }

  /// Returns the rows of the screen without the rows of styles.
  static func screen(_ text: String) -> String {
    text.split(separator: "\n").filter { $0.hasPrefix("|") }.map { $0.dropFirst() + "\n" }.joined()
  }

  private mutating func marks(of row: Int, in frame: Frame) -> String {
    var marks = ""
    for column in 0..<frame.size.columns {
      let cell = frame[column, row]
      // The style of a space is recorded only if it is visible, such as a background.
      let isSeen = cell.character != " " || cell.style.paper != nil || cell.style.marks != []
      let name = cell.style == .plain || !isSeen ? " " : name(of: cell.style)
      marks += String(repeating: name, count: Int(cell.width))
    }
    while marks.last == " " { marks.removeLast() }
    return marks
  }

  /// Returns the letter of a style. All styles for which no letter is left share `?`.
  private mutating func name(of style: Style) -> Character {
    if let known = names.first(where: { $0.style == style }) { return known.name }
    guard names.count < Self.letters.count else { return "?" }
    names.append((style, Self.letters[names.count]))
    return Self.letters[names.count - 1]
  }

  private static func words(_ style: Style) -> String {
    let marks: [(Style.Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"),
    ]
    let words =
      marks.filter { style.marks.contains($0.0) }.map(\.1)
      + [style.ink.map(Self.hex)].compactMap { $0 }
      + [style.paper.map { "on " + Self.hex($0) }].compactMap { $0 }
    return words.joined(separator: " ")
  }

  private static func hex(_ ink: Ink) -> String {
    "#"
      + [ink.red, ink.green, ink.blue].map { part in
        let digits = String(part, radix: 16)
        return part < 16 ? "0" + digits : digits
      }.joined() + "/\(ink.ansi256)/\(ink.ansi16)"
  }
}
