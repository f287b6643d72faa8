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
    /// The borders of the panels; empty except on a large screen.
    var panels: [BookHomePanel: Area] = [:]
  }

  func layout(in area: Area) -> Layout {
    if SizeClass(area).hasPanels { return panelLayout(area) }
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
    HomeLines(content?.list ?? .empty, isRoomy: list.size.rows >= 8)
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard let content else { return }
    let layout = layout(in: area)
    drawPanels(content, layout, into: &frame)
    if layout.panels.isEmpty { drawGreeting(content, into: &frame, in: layout.greeting) }
    if let newest = layout.newest {
      drawNewest(
        content.newest, hasHeading: layout.panels.isEmpty, into: &frame, in: newest)
    }
    if let year = layout.panels[.year] {
      drawYear(content.year, into: &frame, in: Panel.inside(year))
    }
    if let goal = layout.panels[.goal] {
      GoalPanel(content.goal, words, glyphs).draw(into: &frame, in: Panel.inside(goal))
    }
    if content.list.books.total == 0 {
      frame.write(wrapped: words.emptyHome, in: layout.list, rows: 4)
    } else {
      drawList(content, into: &frame, in: layout.list)
    }
    if let pane = layout.pane, let standing {
      BookPane(standing, words, glyphs).draw(into: &frame, in: pane)
    }
  }

  private func drawGreeting(_ content: ReadingHome, into frame: inout Frame, in area: Area) {
    frame.write(
      [StyledText(words.greeting, .bold)].clipped(to: area.size.columns, ellipsis: glyphs.ellipsis),
      in: area)
    let order = StyledText(words.name(content.sort), .dim)
    let room = area.size.columns - TextLayout.cells(words.greeting) - 2
    if content.list.books.total > 1, [order].cells <= room {
      frame.write([order], area.endColumn - [order].cells, in: area)
    }
  }

  /// Draws the latest records, below a heading unless the panel already has one.
  private func drawNewest(
    _ newest: [Activity], hasHeading: Bool, into frame: inout Frame, in area: Area
  ) {
    if hasHeading { frame.write([StyledText(words.newestTitle, .dim)], in: area) }
    let today = content?.today
    for (row, activity) in zip((hasHeading ? 1 : 0)..., newest) {
      let when = StyledText(
        words.whenRead(activity.record.day, today: today ?? activity.record.day), .dim)
      let read = StyledText(words.readOrFinished(activity))
      let tail = [read, "  ", when]
      let title: [StyledText] = [
        StyledText("  " + glyphs.spine + " ", Style(ink: activity.theme.textInk)),
        StyledText(activity.title.text),
      ]
      let room = area.size.columns - tail.cells - 2
      frame.write(
        title.clipped(to: room, ellipsis: glyphs.ellipsis), in: area, row: row)
      frame.write(tail, area.endColumn - tail.cells, in: area, row: row)
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
        let standing = BookStanding(book, today: content.today)
        var picture = BookRow(standing, words, glyphs, isChosen: index == cursor.selected)
        picture.isMarked = marks.contains(.record(book.id.text))
        picture.draw(into: &frame, in: area, row: row)
      case nil: break
      }
    }
  }
}

/// One book as a row: colour, title and author, progress and due date.
struct BookRow {
  let standing: BookStanding
  let words: ReadingWords
  let glyphs: Glyphs
  let isChosen: Bool
  /// Whether the book is part of a multiple selection.
  var isMarked = false

  init(_ standing: BookStanding, _ words: ReadingWords, _ glyphs: Glyphs, isChosen: Bool) {
    self.standing = standing
    self.words = words
    self.glyphs = glyphs
    self.isChosen = isChosen
  }

  func draw(into frame: inout Frame, in area: Area, row: Int) {
    let book = standing.book
    let columns = area.size.columns
    let daysLeft = standing.dDayLabel == nil ? nil : standing.dDay
    let label =
      daysLeft.map {
        columns >= 46
          ? CountdownWords.label($0, in: words.language)
          : CountdownWords.brief($0, in: words.language)
      } ?? (book.isComplete ? glyphs.used : "")
    let due = StyledText(
      TextLayout.aligned(
        label, .right, in: columns >= 46 ? CountdownWords.cells(in: words.language) : 7),
      standing.isOverdue ? Style(ink: Accent.rose, .bold) : .plain)
    let bar =
      columns >= 46
      ? ProgressBar(book.reached, of: book.end, ink: book.theme.ink).pieces(15, glyphs)
      : [StyledText(TextLayout.aligned("\(standing.percent)%", .right, in: 5))]
    let tail: [StyledText] = bar + [" "] + [due]
    let mark =
      standing.isOverdue
      ? StyledText(glyphs.refused, Style(ink: Accent.rose, .bold))
      : StyledText(glyphs.spine, Style(ink: book.theme.textInk))
    let pointer = StyledText(glyphs.lead(isChosen: isChosen, isMarked: isMarked), .bold)
    let room = columns - tail.cells - 1
    var left: [StyledText] = [
      pointer, mark, " ", StyledText(book.facts.title.text, isChosen ? .bold : .plain),
    ]
    if let author = words.author(book.facts), left.cells + TextLayout.cells(author) + 3 <= room {
      left.append(StyledText(" · " + author, .dim))
    }
    if columns >= 64, let published = book.facts.published,
      left.cells + 7 <= room
    {
      left.append(StyledText(" · \(published.parts.year)", .dim))
    }
    frame.write(left.clipped(to: room, ellipsis: glyphs.ellipsis), in: area, row: row)
    frame.write(tail, area.endColumn - tail.cells, in: area, row: row)
    if isChosen { frame.select(area.rows(row, 1)) }
  }
}
