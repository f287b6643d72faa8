import Domain
import PresentationKit
import TextUI

extension BookHomeScreen {
  /// The areas of the screen's parts.
  struct Layout: Equatable {
    let greeting: Area
    /// The area of the latest records; nil if there is no room.
    let newest: Area?
    let list: Area
    /// The area of the selected book beside the list; nil on a narrow screen.
    let pane: Area?
    /// The area of a few lines about the selected book below the covers; nil if there is no room.
    var brief: Area?
    /// The borders of the panels; empty except on a large screen.
    var panels: [BookHomePanel: Area] = [:]
  }

  func layout(in area: Area) -> Layout {
    if SizeClass(area).hasPanels { return panelLayout(area) }
    let rows = area.rows(1)
    let wide = area.size.columns >= 60 ? rows.inset(columns: 0) : rows
    guard let grid = covers(in: wide) else { return listLayout(in: area) }
    let high = CoverGrid.height(
      of: grid.total, columns: wide.size.columns, most: wide.size.rows)
    let below = area.inset(columns: 2).rows(1 + high)
    return Layout(
      greeting: area.inset(columns: 2).rows(0, 1), newest: nil, list: wide.rows(0, high),
      pane: nil, brief: below.size.rows > 0 ? below : nil)
  }

  /// Returns the layout of a small screen with the books as rows.
  private func listLayout(in area: Area) -> Layout {
    let inner = area.inset(columns: 2)
    let size = inner.size
    let isWide = size.columns >= 72 && size.rows >= 12
    let paneColumns = isWide ? (size.columns >= 100 ? 34 : 22) : 0
    let columns = size.columns - (isWide ? paneColumns + 3 : 0)
    var left = inner
    left.size.columns = columns
    let newestRows = min(content?.newest.count ?? 0, 3)
    let showsNewest = newestRows > 0 && size.rows >= 14
    let listStart = 2 + (showsNewest ? newestRows + 2 : 0)
    let isLow = size.rows < 10
    return Layout(
      greeting: left.rows(0, isLow ? 0 : 1),
      newest: showsNewest ? left.rows(2, newestRows + 1) : nil,
      list: isLow ? left : left.rows(listStart),
      pane: isWide
        ? Area(
          column: inner.endColumn - paneColumns, row: inner.origin.row, columns: paneColumns,
          rows: size.rows) : nil)
  }

  /// Returns the list's lines, with gaps if the area is high enough.
  func lines(in list: Area) -> HomeLines {
    let home = content?.list ?? .empty
    return HomeLines(
      HomeSlice(books: home.books, sections: groups), isRoomy: list.size.rows >= 8)
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard let content else { return }
    let layout = layout(in: area)
    let grid = covers(in: layout.list)
    drawPanels(content, layout, into: &frame)
    if layout.panels.isEmpty { drawGreeting(content, grid, into: &frame, in: layout.greeting) }
    if let newest = layout.newest {
      drawNewest(
        content.newest, hasHeading: layout.panels.isEmpty, into: &frame, in: newest)
    }
    if content.list.books.total == 0 {
      NoBooks(words.emptyHome, glyphs).draw(into: &frame, in: layout.list)
    } else if let grid {
      drawCovers(grid, content, into: &frame)
    } else {
      drawList(content, into: &frame, in: layout.list)
    }
    guard let progress else { return }
    var pane = BookPane(
      progress, words, glyphs, quote: content.quotes[progress.book.id])
    pane.motif = grid.flatMap { motifs($0, content)[progress.book.id] }
    if let area = layout.pane { pane.draw(into: &frame, in: area) }
    if let area = layout.brief { pane.drawBrief(into: &frame, in: area) }
  }

  private func drawGreeting(
    _ content: ReadingHome, _ grid: CoverGrid?, into frame: inout Frame, in area: Area
  ) {
    frame.write(
      [StyledText(words.greeting, .bold)].clipped(to: area.size.columns, ellipsis: glyphs.ellipsis),
      in: area)
    let room = area.size.columns - TextLayout.cells(words.greeting) - 2
    let order = StyledText(coversFigure(content, grid, room: room), .dim)
    if [order].cells <= room {
      frame.write([order], area.endColumn - [order].cells, in: area)
    }
  }

  /// Draws the latest records, below a heading unless the panel already has one.
  private func drawNewest(
    _ newest: [Activity], hasHeading: Bool, into frame: inout Frame, in area: Area
  ) {
    if hasHeading { frame.write([StyledText(words.newestTitle, .dim)], in: area) }
    if !hasHeading, area.size.columns < 44 { return drawNarrow(newest, into: &frame, in: area) }
    let today = content?.today
    for (row, activity) in zip((hasHeading ? 1 : 0)..., newest) {
      let when = StyledText(
        words.whenRead(activity.record.day, today: today ?? activity.record.day), .dim)
      let read = StyledText(words.readOrFinished(activity))
      let tail = [read, "  ", when]
      let title: [StyledText] = [
        StyledText("  " + glyphs.spine + " ", Style(ink: Cloth(activity).mark)),
        StyledText(activity.title.text),
      ]
      let room = area.size.columns - tail.cells - 2
      frame.write(
        title.clipped(to: room, ellipsis: glyphs.ellipsis), in: area, row: row)
      frame.write(tail, area.endColumn - tail.cells, in: area, row: row)
    }
  }

  /// Draws the latest records in a narrow panel: the title, and below it what was read and when.
  private func drawNarrow(_ newest: [Activity], into frame: inout Frame, in area: Area) {
    let pitch = area.size.rows >= newest.count * 3 - 1 ? 3 : 2
    for (index, activity) in newest.enumerated() where (index + 1) * pitch - 1 <= area.size.rows {
      let day = activity.record.day
      let when = words.whenRead(day, today: content?.today ?? day)
      let lines: [[StyledText]] = [
        [StyledText(activity.title.text)],
        [StyledText(words.readOrFinished(activity), .dim), "  ", StyledText(when, .dim)],
      ]
      for (row, line) in lines.enumerated() {
        let mark = StyledText(glyphs.spine + " ", Style(ink: Cloth(activity).mark))
        frame.write(
          ([mark] + line).clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area,
          row: index * pitch + row)
      }
    }
  }

  private func drawList(_ content: ReadingHome, into frame: inout Frame, in area: Area) {
    let lines = lines(in: area)
    let shown = lines.window(around: cursor.selected, height: area.size.rows)
    for (row, line) in shown.enumerated() {
      switch lines[line] {
      case .heading(let section):
        frame.write(
          [StyledText(words.categories.name(section.category), .dim)]
            .clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area, row: row)
      case .book(let index):
        guard let book = content.list.books[index] else { continue }
        let progress = BookProgress(book, today: content.today)
        var picture = BookRow(progress, words, glyphs, isChosen: index == cursor.selected)
        picture.isSelected = selection.contains(.record(book.id.text))
        picture.draw(into: &frame, in: area, row: row)
      case nil: break
      }
    }
  }
}
