import Domain
import PresentationKit
import TextUI

/// The search on a large screen before there are results: a frame with the search field and a frame with the lists,
/// centred on the screen.
extension BookSearchScreen {
  private static let columns = 80
  /// The rows that the lists and their notes need inside their frame.
  private static let listRows = 14

  /// Returns the frames of the field and of the lists; nil if results are shown or there is no room.
  func sheet(in area: Area) -> (field: Area, lists: Area)? {
    guard isEmpty, area.size.columns >= 100, area.size.rows >= Self.listRows + 8 else { return nil }
    let room = Area(
      column: area.origin.column + (area.size.columns - Self.columns) / 2,
      row: area.origin.row, columns: Self.columns, rows: area.size.rows
    ).rows(max(1, area.size.rows / 8))
    return (room.rows(0, 3), room.rows(3, Self.listRows))
  }

  /// Returns the layout inside the frames.
  func layout(in sheet: (field: Area, lists: Area)) -> Layout {
    let none = sheet.field.rows(0, 0)
    return Layout(
      line: sheet.field.inset(columns: 2, rows: 1), head: none, chips: none,
      body: Panel.inside(sheet.lists), side: nil, foot: none)
  }

  func drawFrames(_ sheet: (field: Area, lists: Area), into frame: inout Frame) {
    Panel(words.title(ReadingPage.search), ink: frame.hue.ink, hasKeys: isTyping)
      .draw(into: &frame, in: sheet.field, glyphs: glyphs)
    Panel(labels.listsTitle, ink: frame.hue.ink, hasKeys: !isTyping)
      .draw(into: &frame, in: sheet.lists, glyphs: glyphs)
  }
}
