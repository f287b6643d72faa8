import Domain
import PresentationKit
import TextUI

/// The panels without lines, which invite the user to begin.
extension TodayScreen {
  /// Returns the key for adding a record, which an empty panel shows; nil if there is none.
  static func invitation(of name: TodayPanels.Name) -> Character? {
    switch name {
    case .day: "n"
    case .people: "a"
    case .reading: "b"
    case .picture, .week: "m"
    case .saying: "S"
    case .notes, .chosen, .ahead: nil
    }
  }

  /// The number of rows of an invitation with its picture.
  static let invitationRows = 10

  /// Says that a panel is empty, and which key adds a record. On a page without lines, the arrow keys choose among
  /// these keys.
  func drawInvitation(_ name: TodayPanels.Name, into frame: inout Frame, in area: Area) {
    guard let key = Self.invitation(of: name) else { return }
    let isUntouched = page.map { hasNothing(name, $0) } ?? false
    let quiet =
      name == .day ? page.map(words.quietDay) ?? "" : words.quiet(name, isUntouched: isUntouched)
    if area.size.rows < 3 {
      let after = frame.write([StyledText(quiet, .dim)], area.origin.column, in: area)
      return drawKey(key, into: &frame, in: area, at: after + 1)
    }
    // The board fills the panel up to its borders and its title, as every picture.
    let board = TodayOutlines(isOfBooks: name == .reading, glyphs: glyphs)
    var (row, gap) = (0, 1)
    if isUntouched, let rows = board.rows(in: area.rows(0, area.size.rows - 2).size) {
      board.draw(into: &frame, in: area.rows(-1, rows))
      row = rows
      gap = area.size.rows - rows > 3 ? 1 : 0
    }
    frame.write([StyledText(quiet, .dim)], area.origin.column + 2, in: area, row: row)
    drawKey(key, into: &frame, in: area.rows(row + 1 + gap, 1), at: area.origin.column)
  }

  /// Draws a key with the kind of record that it adds, and a pointer if the key is selected.
  func drawKey(_ key: Character, into frame: inout Frame, in area: Area, at column: Int) {
    let isChosen = isEmpty && beginning == key
    frame.write(
      [
        StyledText(isChosen ? glyphs.pointer + " " : "  ", .bold), StyledText(String(key), .bold),
        "  ", StyledText(words.beginning(key), isChosen ? .bold : .dim),
      ], column, in: area)
  }

  private func hasNothing(_ name: TodayPanels.Name, _ page: TodayPage) -> Bool {
    switch name {
    case .people: page.untouched.contains(.people)
    case .reading: page.untouched.contains(.books)
    case .day, .notes, .picture, .week, .saying, .chosen, .ahead: false
    }
  }
}
