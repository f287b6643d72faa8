import Domain
import PresentationKit
import TextUI

/// The panels shown on a large screen.
enum BookHomePanel: Hashable, Sendable { case list, newest, goal, year, book, shelf }

extension BookHomeScreen {
  /// The number of rows for the border of a panel and the blank row below its title.
  private static let borderRows =
    20
    - Panel.inside(
      Area(column: 0, row: 0, columns: 40, rows: 20)
    ).size.rows

  /// The rows of the year: the map, a blank row, the legend and the goal.
  private static var yearRows: Int { YearHeat.smallest.rows + 3 + borderRows }

  /// Returns the panel layout: the books on top, the selected book and the year below. On a wide screen, the selected
  /// book has a column of its own, and finished books are below the books being read.
  func panelLayout(_ area: Area) -> Layout {
    let areas = SizeClass(area) == .wide ? wideAreas(area) : areas(area)
    let none = area.rows(0, 0)
    return Layout(
      greeting: none, newest: areas[.newest].map(Panel.inside),
      list: areas[.list].map(Panel.inside) ?? none, pane: areas[.book].map(Panel.inside),
      panels: areas)
  }

  /// The number of rows of a list that has fewer books, which leaves room for the invitation to add one.
  private static let leastLines = 5

  /// Returns the number of rows of the panel with the books being read, at most `most`.
  private func listRows(_ columns: Int, most: Int) -> Int {
    if isList {
      let home = content?.list ?? .empty
      let lines = HomeLines(HomeSlice(books: home.books, sections: groups), isRoomy: true)
      return min(most, Panel.rows(holding: max(Self.leastLines, lines.count)))
    }
    let total = max(1, content?.list.books.total ?? 1)
    let rows = CoverGrid.height(
      of: total, columns: columns - 4, most: most - Self.borderRows)
    return min(most, rows + Self.borderRows)
  }

  private func areas(_ area: Area) -> [BookHomePanel: Area] {
    let least = max(Self.yearRows, 13)
    let top = listRows(area.size.columns, most: area.size.rows - least)
    // Below a short list there is room for a board of the shelf.
    let free = isList && content?.finished.isEmpty == false ? area.size.rows - least - top : 0
    let shelf =
      [CoverArt.inDetail, CoverArt.inRow, CoverArt.inGrid]
      .map { ShelfBoard.rows(of: $0) + Self.borderRows }.first { $0 <= free } ?? 0
    let below = area.rows(top + shelf)
    let left = max(44, min(area.size.columns * 47 / 100, area.size.columns - 62))
    var book = below
    book.size.columns = left
    var year = below
    year.origin.column += left
    year.size.columns -= left
    var areas: [BookHomePanel: Area] = [.list: area.rows(0, top), .book: book, .year: year]
    if shelf > 0 { areas[.shelf] = area.rows(top, shelf) }
    return areas
  }

  private func wideAreas(_ area: Area) -> [BookHomePanel: Area] {
    var left = area
    left.size.columns = area.size.columns - 62
    var right = area
    right.origin.column = left.endColumn
    right.size.columns = 62
    var areas: [BookHomePanel: Area] = [:]
    let finished = content?.finished ?? []
    let shelfRows = ShelfBoard.rows(of: CoverArt.inRow) + Self.borderRows
    let hasShelf = !finished.isEmpty && area.size.rows >= 20 + shelfRows
    let top = listRows(
      left.size.columns, most: area.size.rows - (hasShelf ? shelfRows : 0))
    areas[.list] = hasShelf ? left.rows(0, top) : left
    if hasShelf { areas[.shelf] = left.rows(top) }
    let newestRows = min(content?.newest.count ?? 0, 3)
    let hasGoal = hasGoalRing(in: area)
    let newest = newestRows > 0 ? newestRows + Self.borderRows : 0
    let last = hasGoal ? GoalRing.rows + Self.borderRows : newest
    // The goal has its own panel instead of a row below the year.
    let year = Self.yearRows - (hasGoal ? 2 : 0)
    let rows = area.size.rows - year - last
    areas[.book] = right.rows(0, rows)
    areas[.year] = right.rows(rows, year)
    var foot = right.rows(rows + year)
    if hasGoal {
      areas[.goal] = foot
      areas[.goal]?.size.columns = newest > 0 ? GoalRing.columns + 4 : foot.size.columns
      foot.origin.column += GoalRing.columns + 4
      foot.size.columns -= GoalRing.columns + 4
    }
    if newest > 0 { areas[.newest] = foot }
    return areas
  }

  /// Returns whether the year's goal is a ring in its own panel.
  private func hasGoalRing(in area: Area) -> Bool {
    glyphs.pictures.isDrawn && content?.goal.target != nil
      && area.size.rows >= 38 + GoalRing.rows
  }

  func drawPanels(_ content: ReadingHome, _ layout: Layout, into frame: inout Frame) {
    let ink = frame.hue.ink
    for (name, area) in layout.panels {
      let panel =
        switch name {
        case .list:
          Panel(
            words.greeting,
            figure: coversFigure(
              content, covers(in: layout.list),
              room: area.size.columns - TextLayout.cells(words.greeting) - 12), ink: ink,
            hasKeys: true)
        case .newest: Panel(words.newestTitle, ink: ink)
        case .year: Panel(words.yearTitle, figure: yearFigure(content), ink: ink)
        case .goal:
          Panel(words.goalTitle, figure: GoalRing(content.goal, words).figure, ink: ink)
        case .book:
          Panel(book == nil ? words.firstBook : words.bookTitle, figure: bookFigure, ink: ink)
        case .shelf:
          Panel(
            words.title(ReadingPage.shelf), figure: words.books(content.counts.finished), ink: ink)
        }
      panel.draw(into: &frame, in: area, glyphs: glyphs)
    }
    if book == nil, let pane = layout.pane, content.list.books.total == 0 {
      drawInvitation(into: &frame, in: pane)
    }
    if let goal = layout.panels[.goal] {
      GoalRing(content.goal, words).draw(into: &frame, in: Panel.inside(goal), glyphs)
    }
    if let year = layout.panels[.year] {
      drawYear(
        content, hasGoal: layout.panels[.goal] == nil, into: &frame, in: Panel.inside(year))
    }
    if let shelf = layout.panels[.shelf] {
      drawShelf(content, into: &frame, in: Panel.inside(shelf))
    }
  }

  /// Draws the keys that lead to a first book.
  private func drawInvitation(into frame: inout Frame, in area: Area) {
    let keys = [
      (ReadingPage.search.key, words.findFirst), (.character("n"), words.enterFirst),
      (ReadingPage.shelf.key, words.shelveFirst),
    ]
    let blocks = keys.map { key, meaning in
      let lead = "  " + key.printed(glyphs) + "  "
      let indent = TextLayout.cells(lead)
      let texts = TextLayout.wrapped(
        meaning, to: max(1, area.size.columns - indent), rows: 3, ellipsis: glyphs.ellipsis)
      return texts.enumerated().map { row, text -> [StyledText] in
        [
          StyledText(
            row == 0 ? lead : String(repeating: " ", count: indent),
            Style(ink: frame.hue.ink, .bold)),
          StyledText(text),
        ]
      }
    }
    let lines = Array(blocks.joined(separator: [[]]).prefix(area.size.rows))
    let first = (area.size.rows - lines.count) / 2
    for (row, line) in lines.enumerated() { frame.write(line, in: area, row: first + row) }
  }

  /// Draws the heat map of the year up to today, with the goal below unless it has its own panel.
  private func drawYear(
    _ content: ReadingHome, hasGoal isBelow: Bool, into frame: inout Frame, in area: Area
  ) {
    let hasGoal = isBelow && content.goal.target != nil
    let rows = area.size.rows - (hasGoal ? 2 : 0)
    YearHeat(content.year, in: area.rows(0, rows), words.language)?
      .draw(into: &frame, glyphs, content.year)
    let legend = YearHeat.legend(frame.hue.ink, in: frame, glyphs, words.language)
    let legendRow = area.rows(YearHeat.smallest.rows, 1)
    if legendRow.endRow <= area.endRow - (hasGoal ? 1 : 0) {
      frame.write(legend, legendRow.endColumn - legend.cells, in: legendRow)
    }
    guard hasGoal else { return }
    frame.write(
      GoalPanel(content.goal, words, glyphs).line(
        area.size.columns, onLight: frame.isLight), in: area,
      row: area.size.rows - 1)
  }

  /// Draws the covers of the most recently finished books on shelf boards.
  private func drawShelf(_ content: ReadingHome, into frame: inout Frame, in area: Area) {
    let items = content.finished.map(ShelfItem.finished)
    ShelfBoard(books: items, chosen: nil, glyphs: glyphs)
      .draw(into: &frame, in: area)
  }

  /// Returns the year's pages as text.
  private func yearFigure(_ content: ReadingHome) -> String {
    words.yearFigure(content.year.total)
  }

  private var bookFigure: String {
    book.flatMap { words.author($0.facts) } ?? ""
  }
}

extension ReadingWords {
  var firstBook: String { say("첫 책", "A first book") }
  var findFirst: String { say("제목이나 지은이로 책 찾기", "search for a title or an author") }
  var enterFirst: String { say("책을 직접 입력하기", "enter a book by hand") }
  var shelveFirst: String { say("책장과 읽고 싶은 책 보기", "look at the shelf and the books to read") }
}
