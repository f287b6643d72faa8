import Domain
import PresentationKit
import TextUI

/// Drawing of the search results, as a list or as cards.
extension BookSearchScreen {
  /// Returns the number of rows for a book in the list.
  func bookRows(in area: Area) -> Int { layout(in: area).body.size.rows >= 8 ? 2 : 1 }

  /// Returns the layout of the results as cards.
  func grid(in area: Area) -> CardGrid {
    CardGrid(
      total: found?.count ?? 0, selected: found?.selected ?? 0, in: layout(in: area).body)
  }

  /// Returns the number of books that fit on the screen.
  func rowsOfBooks(in area: Area) -> Int {
    layout(in: area).body.size.rows / bookRows(in: area)
  }

  /// Returns the index of the book or list at a screen position, for the mouse; nil if there is none.
  func index(at point: Point, in area: Area) -> Int? {
    let body = layout(in: area).body
    guard let found else {
      let room = listRows(in: body, hasTitle: sheet(in: area) == nil)
      guard isEmpty, room.contains(point) else { return nil }
      return lists.shown(in: room.size.rows).lowerBound + point.row - room.origin.row
    }
    if isInGrid { return grid(in: area).card(at: point) }
    guard body.contains(point) else { return nil }
    let shown = found.shown(in: rowsOfBooks(in: area))
    let index = shown.lowerBound + (point.row - body.origin.row) / bookRows(in: area)
    return shown.contains(index) ? index : nil
  }

  func drawList(
    _ found: BookSearchResultList, into frame: inout Frame, in area: Area, _ body: Area
  ) {
    let height = bookRows(in: area)
    let shown = found.shown(in: rowsOfBooks(in: area))
    let books = found.shown
    let scrolls = shown.count < found.count
    for (line, index) in shown.enumerated() {
      let room = Area(
        column: body.origin.column, row: body.origin.row + line * height,
        columns: body.size.columns - (scrolls ? 2 : 0), rows: height)
      let isChosen = index == found.selected
      if books.indices.contains(index) {
        cell(books[index], isChosen).drawRow(into: &frame, in: room)
      } else {
        frame.write(more(isChosen), in: room)
      }
    }
    if scrolls {
      Rows.drawThumb(
        shown, of: found.count, rowHeight: height, into: &frame, in: body, glyphs)
    }
  }

  func drawGrid(_ found: BookSearchResultList, into frame: inout Frame, in area: Area) {
    let grid = grid(in: area)
    let books = found.shown
    for index in grid.shown {
      let card = grid.cardArea(of: index)
      let isChosen = index == found.selected
      if !books.indices.contains(index) {
        let inside = grid.isFramed ? card.inset(columns: 2, rows: 1) : card
        frame.write(
          more(isChosen).clipped(to: inside.size.columns, ellipsis: glyphs.ellipsis), in: inside)
      } else if grid.isFramed {
        cell(books[index], isChosen).drawCard(into: &frame, in: card)
      } else {
        cell(books[index], isChosen).drawRow(into: &frame, in: card)
      }
    }
  }

  func drawSide(_ book: BookSearchResult, into frame: inout Frame, in area: Area) {
    let page = BookSearchResultPage(
      book, isGoal: isGoal(book), isLiked: isLiked(book), words: words, glyphs: glyphs)
    let lines = page.head(columns: area.size.columns) + page.text(columns: area.size.columns)
    for (row, line) in lines.prefix(area.size.rows).enumerated() {
      let isCut = row == area.size.rows - 1 && lines.count > area.size.rows
      frame.write(isCut ? [StyledText(glyphs.ellipsis, .dim)] : line, in: area, row: row)
    }
    let below = area.rows(lines.count + 1)
    guard below.size.rows >= CoverArt.inRow.rows, glyphs.pictures.isDrawn else { return }
    let cover = CoverArt(
      nil, title: book.title, author: book.authors.map(words.authors),
      theme: book.category.theme, category: book.category)
    drawCover(cover, into: &frame, in: below)
  }

  private func cell(_ book: BookSearchResult, _ isChosen: Bool) -> BookSearchResultCell {
    BookSearchResultCell(
      book, isGoal: isGoal(book), isLiked: isLiked(book), words: words, glyphs: glyphs,
      isChosen: isChosen, hasKeys: !isTyping)
  }

  /// Returns the text of the entry that loads more results, with the state of the request.
  private func more(_ isChosen: Bool) -> [StyledText] {
    let pointer = StyledText(isChosen ? glyphs.pointer + " " : "  ", .bold)
    let text =
      isWaiting && asksForMore
      ? labels.searching(seconds)
      : failure != nil ? labels.keyAgain : labels.keyMore + glyphs.ellipsis
    return [pointer, StyledText(text, isChosen ? .bold : .dim)]
  }
}
