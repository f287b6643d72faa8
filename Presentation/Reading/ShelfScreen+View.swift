import Domain
import PresentationKit
import TextUI

extension ShelfScreen {
  /// The areas of the screen's parts.
  struct Layout {
    /// The area of the counts and the shown list's name.
    let summary: Area
    /// The area of the sort order or the search.
    let order: Area
    /// The area of the boards with covers; nil if there is no room. `note` is the area of the selected book's note.
    let board: Area?
    var note: Area?
    let list: Area
    /// The area of the selected book's cover beside the list; nil except on a large screen.
    var cover: Area?
    /// The area of the words about the selected book at the right of the list and the cover; nil except on a wide
    /// screen.
    var words: Area?
  }

  var summary: ShelfSummary {
    let none = ReadingCounts(reading: 0, finished: 0, favourites: 0, sentences: 0)
    return ShelfSummary(counts: shown?.counts ?? none, list: list, words: words, glyphs: glyphs)
  }

  func layout(in area: Area) -> Layout {
    let room = area.inset(columns: 1)
    var order = room.rows(0, 1)
    var next = 1
    if summary.cells + 2 + orderLine.cells <= room.size.columns {
      order.origin.column += room.size.columns - orderLine.cells
      order.size.columns = orderLine.cells
    } else {
      order = room.rows(1, 1)
      next = 2
    }
    let isLow = room.size.rows < 16
    let high = boardRows(in: Size(columns: room.size.columns, rows: room.size.rows - next - 2))
    guard !isLow, room.size.columns >= ShelfBoard.smallest.columns else {
      let air = room.size.rows >= 12 ? 1 : 0
      return Layout(
        summary: room.rows(0, 1), order: order, board: nil, list: room.rows(next + air))
    }
    // Limit the width, because wide rows are hard to follow.
    var list = room.rows(next + 1 + high + 1)
    let beside = room.size.columns >= 104 && list.size.rows >= CoverArt.inDetail.rows ? 30 : 0
    list.size.columns = min(104, list.size.columns - beside)
    var layout = Layout(
      summary: room.rows(0, 1), order: order, board: room.rows(next + 1, high),
      note: room.rows(next + 1 + high, 1), list: list)
    if beside > 0 {
      let rows = min(20, list.size.rows)
      layout.cover = Area(
        column: list.endColumn + 3, row: list.origin.row, columns: beside - 3, rows: rows)
    }
    let left = (layout.cover?.endColumn ?? list.endColumn) + 4
    if room.endColumn - left >= 40 {
      layout.words = Area(
        column: left, row: list.origin.row, columns: min(64, room.endColumn - left),
        rows: list.size.rows)
      layout.note = nil
    }
    return layout
  }

  /// Returns the height of the boards, which leaves a few rows for the list.
  private func boardRows(in room: Size) -> Int {
    let most = max(ShelfBoard.smallest.rows, room.rows - min(4, max(3, cursor.count)))
    let sizes = ShelfBoard.sizes.filter { ShelfBoard.rows(of: $0) <= most }
    let roomy = room.rows - min(9, max(4, cursor.count))
    for size in sizes where size.columns >= CoverArt.inRow.columns {
      let columns = max(1, (room.columns - 1) / (size.columns + 1))
      let boards = max(1, (cursor.count + columns - 1) / columns)
      let rows = boards * ShelfBoard.rows(of: size)
      // One board may take the rows of the list, further boards may not.
      if rows <= (boards == 1 ? most : roomy) { return rows }
    }
    let size = sizes.first { $0.columns <= CoverArt.inRow.columns } ?? CoverArt.inGrid
    return max(1, roomy / ShelfBoard.rows(of: size)) * ShelfBoard.rows(of: size)
  }

  /// The text of the sort order and the search.
  private var orderLine: [StyledText] {
    let order = StyledText(words.shelfOrder(query.sort), .dim)
    guard let search = query.search else { return cursor.isEmpty ? [] : [order] }
    return [
      StyledText(words.matchesOnShelf(search, cursor.count), .bold), StyledText("  ", .dim), order,
    ]
  }

  /// Returns the shown board, and the index of its first book.
  private func board(_ area: Area) -> (board: ShelfBoard, first: Int) {
    let indices = ShelfBoard.indices(around: cursor.selected, of: cursor.count, in: area)
    let books = indices.compactMap { cursor.slice[$0] }
    let chosen = cursor.isEmpty ? nil : cursor.selected - indices.lowerBound
    let board = ShelfBoard(
      books: books, chosen: chosen, total: cursor.count, glyphs: glyphs)
    return (board, indices.lowerBound)
  }

  /// Returns the index of the book at a screen position; nil if no book is there.
  func index(at point: Point, in area: Area) -> Int? {
    let layout = layout(in: area)
    if let area = layout.board {
      let (board, first) = board(area)
      if let book = board.book(at: point, in: area) { return first + book }
    }
    return rows(in: layout.list).row(at: point, in: layout.list)
  }

  // MARK: Drawing

  func draw(into frame: inout Frame, in area: Area) {
    guard shown != nil else { return }
    let layout = layout(in: area)
    drawTop(layout, into: &frame)
    if let area = layout.board { board(area).board.draw(into: &frame, in: area) }
    if let area = layout.note, let note = cursor.chosen?.note {
      let text = [
        StyledText("    "), StyledText(words.inQuotationMarks(words.firstLine(of: note)), .dim),
      ]
      frame.write(text.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area)
    }
    guard cursor.isEmpty else {
      if let cover = layout.cover { drawCover(into: &frame, in: cover) }
      if let area = layout.words { drawWords(into: &frame, in: area) }
      return rows(in: layout.list).draw(
        into: &frame, in: layout.list, isFocused: !line.isOpen, glyphs: glyphs)
    }
    let sentence =
      query.typed.reason(words.language) ?? query.search.map(words.noBookMatches)
      ?? words.empty(list)
    frame.write(wrapped: sentence, in: layout.list.inset(columns: 2))
  }

  /// Draws the designed cover of the selected book. Cover images are shown only on the book's own screen.
  private func drawCover(into frame: inout Frame, in area: Area) {
    guard let item = cursor.chosen, item.facts.cover == nil else { return }
    let rows = min(area.size.rows, area.size.columns * 3 / 4)
    CoverArt(
      nil, title: item.facts.title.text, author: words.author(item.facts), theme: item.theme,
      category: item.book?.chosenTheme == nil ? item.facts.category : nil
    ).draw(into: &frame, in: area.rows(0, rows), glyphs)
  }

  /// Draws the summary, with the order beside or below. While the search field is open, it is drawn instead.
  private func drawTop(_ layout: Layout, into frame: inout Frame) {
    frame.write(
      orderLine.clipped(to: layout.order.size.columns, ellipsis: glyphs.ellipsis),
      in: layout.order)
    guard let field = line.field else { return summary.draw(into: &frame, in: layout.summary) }
    if layout.order.origin.row == layout.summary.origin.row { frame.fill(layout.summary, .plain) }
    field.draw(
      after: [" ", StyledText(words.keyFind + " ", .bold)], into: &frame, in: layout.summary,
      glyphs: glyphs)
  }

  /// Returns the rows of the list below the boards. On a narrow screen, less important columns are left out.
  private func rows(in area: Area) -> Rows {
    let columns = area.size.columns
    var parts: [(column: Rows.Column, text: (ShelfItem) -> [StyledText])] = [
      (
        .init(.fixed(1), importance: 8),
        { [StyledText(glyphs.spine, Style(ink: Cloth($0).mark, .bold))] }
      ),
      (.init(.rest, importance: 9), title),
    ]
    if columns >= 70 {
      parts.append(
        (
          .init(.fitting(upTo: 20)),
          { [words] in words.author($0.facts).map { [StyledText($0, .dim)] } ?? [] }
        ))
    }
    let cells = list == .liked ? glyphs.liked.count : 5
    parts.append((.init(.fixed(cells), importance: 6), sign))
    if columns >= 48 {
      parts.append(
        (
          .init(.fitting(upTo: 12), .right, importance: 5),
          { [words, today = context.now.day] in
            $0.day.map {
              [StyledText(CalendarWords.nearDay($0, today: today, in: words.language), .dim)]
            } ?? []
          }
        ))
    }
    if columns >= 60 { parts.append((.init(.fitting(upTo: 20), importance: 4), mark)) }
    var rows = Rows(
      columns: parts.map(\.column), total: cursor.count, selected: cursor.selected,
      height: area.size.rows
    ) { index in
      guard let item = cursor.slice[index] else {
        return [[], [StyledText(glyphs.ellipsis, .dim)]]
      }
      return parts.map { $0.text(item) }
    }
    rows.selection = cursor.indices { selection.contains($0.rowName) }
    return rows
  }

  /// Returns the title followed by the subtitle.
  private func title(_ item: ShelfItem) -> [StyledText] {
    [StyledText(item.facts.title.text)]
      + (item.facts.subtitle.map { [StyledText("  " + $0.text, .dim)] } ?? [])
  }

  /// Returns the stars of a finished book, the progress of a waiting book, or the heart of a favourite.
  private func sign(_ item: ShelfItem) -> [StyledText] {
    switch item {
    case .finished(let book): book.rating.map { [StyledText(words.shelfStars($0, glyphs))] } ?? []
    case .waiting(let book):
      book.last == nil ? [] : [StyledText("\(book.reached * 100 / book.end)%", .dim)]
    case .liked: [StyledText(glyphs.liked, Style(ink: Accent.rose))]
    }
  }

  /// Returns a label: whether a book was finished in time, the status of a paused or dropped book, or that a favourite
  /// is also stored as a book. Returns no text if there is nothing to say.
  private func mark(_ item: ShelfItem) -> [StyledText] {
    switch item {
    case .finished(let book):
      guard let isInTime = BookProgress(book, today: context.now.day).isGoalAchieved else {
        return []
      }
      return isInTime
        ? [
          StyledText(glyphs.used + " ", Style(ink: Accent.leaf)),
          StyledText(words.finishedInTime, .dim),
        ] : [StyledText("  " + words.finishedLate, .dim)]
    case .waiting(let book):
      return book.status == .wanted ? [] : [StyledText(words.name(of: book.status), .dim)]
    case .liked(_, let isGoal):
      return isGoal ? [StyledText(words.likedGoal, .dim)] : []
    }
  }
}
