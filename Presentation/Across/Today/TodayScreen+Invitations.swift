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
    case .chosen, .ahead: nil
    }
  }

  /// The number of rows of an invitation with its picture.
  static let invitationRows = 7

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
    var row = 0
    if isUntouched, glyphs.pictures.isDrawn, area.size.rows >= Self.invitationRows {
      let room = min(area.size.rows - 4, 12)
      drawOutlines(name, into: &frame, in: area.rows(0, room))
      row = outlineRows(name, in: area.rows(0, room)) + 1
    }
    frame.write([StyledText(quiet, .dim)], area.origin.column + 2, in: area, row: row)
    drawKey(key, into: &frame, in: area.rows(row + 2, 1), at: area.origin.column)
  }

  /// Draws a key with what it adds, and a pointer if the arrow keys chose it.
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
    case .day, .picture, .week, .saying, .chosen, .ahead: false
    }
  }

  /// The outlines of a pot and of a book, in half cells.
  private static let pot = [
    "#######", "#######", ".#####.", ".#####.", ".#####.", "..###..",
  ]
  private static let book = Array(repeating: "#####", count: 6)

  /// Draws five empty pots, or five books without covers, as large as they fit.
  private func drawOutlines(_ name: TodayPanels.Name, into frame: inout Frame, in area: Area) {
    let shape = name == .people ? Self.pot : Self.book
    let width = shape[0].count + 3
    let scale = scale(of: shape, in: area)
    guard scale > 0 else { return }
    let colour = frame.hue.colour(onLight: frame.isLight)
    for number in 0..<5 {
      let faint = frame.fill(colour, 0.34 - 0.05 * Double(number))
      var picture = Picture(width: shape[0].count * scale, height: shape.count * scale)
      for (y, line) in shape.enumerated() {
        for (x, character) in line.enumerated() where character == "#" {
          for part in 0..<scale * scale {
            picture[x * scale + part % scale, y * scale + part / scale] = faint
          }
        }
      }
      let outline = Area(
        column: area.origin.column + 2 + number * width * scale, row: area.origin.row,
        columns: picture.width, rows: (picture.height + 1) / 2)
      picture.draw(into: &frame, in: outline)
    }
  }

  /// Returns how many times larger than its half cells a shape is drawn.
  private func scale(of shape: [String], in area: Area) -> Int {
    min(area.size.rows * 2 / shape.count, (area.size.columns - 2) / (5 * (shape[0].count + 3)))
  }

  /// Returns the number of rows that the outlines fill.
  private func outlineRows(_ name: TodayPanels.Name, in area: Area) -> Int {
    let shape = name == .people ? Self.pot : Self.book
    return (shape.count * max(0, scale(of: shape, in: area)) + 1) / 2
  }
}
