import Domain
import PresentationKit
import TextUI

/// The search on a large screen before there are results: a frame with the search field, a frame with the lists, and
/// beside them the selected list as the cover of a book.
extension BookSearchScreen {
  /// The frames of the search.
  struct Sheet: Equatable {
    let field: Area
    let lists: Area
    /// The frame of the selected list; nil if there is no room.
    let preview: Area?
  }

  private static let columns = 80
  /// The rows that the lists and their notes need inside their frame.
  private static let listRows = 14

  /// Returns the frames; nil if results are shown or there is no room.
  func sheet(in area: Area) -> Sheet? {
    guard isEmpty, area.size.columns >= 100, area.size.rows >= Self.listRows + 8 else { return nil }
    let page = ListPage(in: area, rows: area.size.rows)
    if let panel = page.panel, let preview = page.preview {
      return Sheet(field: panel.rows(0, 3), lists: panel.rows(3), preview: preview)
    }
    let room = Area(
      column: area.origin.column + (area.size.columns - Self.columns) / 2,
      row: area.origin.row, columns: Self.columns, rows: area.size.rows
    ).rows(max(1, area.size.rows / 8))
    return Sheet(field: room.rows(0, 3), lists: room.rows(3, Self.listRows), preview: nil)
  }

  /// Returns the layout inside the frames.
  func layout(in sheet: Sheet) -> Layout {
    let none = sheet.field.rows(0, 0)
    return Layout(
      line: sheet.field.inset(columns: 2, rows: 1), head: none, chips: none,
      body: Panel.inside(sheet.lists), side: nil, foot: none)
  }

  func drawFrames(_ sheet: Sheet, into frame: inout Frame) {
    Panel(words.title(ReadingPage.search), ink: frame.hue.ink, hasKeys: isTyping)
      .draw(into: &frame, in: sheet.field, glyphs: glyphs)
    Panel(labels.listsTitle, ink: frame.hue.ink, hasKeys: !isTyping)
      .draw(into: &frame, in: sheet.lists, glyphs: glyphs)
    if let preview = sheet.preview, let list = lists.chosen {
      draw(list, into: &frame, in: preview)
    }
  }

  /// Draws how a list is compiled, and the list as the cover of a book.
  private func draw(_ list: DiscoveryList, into frame: inout Frame, in preview: Area) {
    let name = labels.name(DiscoveryRequest(list, of: wished), from: listSource)
    let notes = making(of: list).map { Preview.Paragraph($0) }
    Preview(name, notes.map { [$0] } ?? []).draw(into: &frame, filling: preview, glyphs) {
      frame, room in
      let category = wished ?? (list == .new ? .travel : list == .notable ? .poem : .fantasy)
      let cover = CoverArt(nil, title: name, theme: category.theme, category: category)
      drawCover(cover, into: &frame, in: room)
    }
  }

  /// Draws a cover as large as it fits into the middle of an area.
  func drawCover(_ cover: CoverArt, into frame: inout Frame, in area: Area) {
    let rows = min(24, area.size.rows, area.size.columns * 3 / 4)
    let columns = rows * 4 / 3
    cover.draw(
      into: &frame,
      in: Area(
        column: area.origin.column + (area.size.columns - columns) / 2,
        row: area.origin.row + (area.size.rows - rows) / 2, columns: columns, rows: rows), glyphs)
  }
}
