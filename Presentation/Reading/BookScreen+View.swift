import Domain
import PresentationKit
import TextUI

extension BookScreen {
  /// The areas of the screen's parts.
  struct Layout: Equatable {
    /// The area of the cover; nil if there is no room.
    let cover: Area?
    let head: Area
    let ring: Area?
    let tabs: Area
    let side: Area
  }

  func layout(in area: Area) -> Layout {
    let inner = area.inset(columns: 2)
    let size = inner.size
    if let panels = panels(in: area) {
      return Layout(
        cover: nil, head: inner.rows(0, 0), ring: nil, tabs: inner.rows(0, 0),
        side: Panel.inside(panels.area(of: side)))
    }
    let isTall = size.rows >= 19 && size.columns >= 72
    let ringColumns = isTall ? 16 : size.columns >= 60 && size.rows >= 16 ? 14 : 0
    let coverColumns = isTall ? 12 : size.columns >= 72 && size.rows >= 16 ? 10 : 0
    let pictureRows = isTall ? 9 : 7
    let headRows = size.rows >= 14 ? min(6, headLines(columns: 200).count + 1) : 3
    func rows(_ first: Int, _ count: Int, columns: Int, from column: Int = 0) -> Area {
      Area(
        column: inner.origin.column + column, row: inner.origin.row + first, columns: columns,
        rows: max(0, min(count, size.rows - first)))
    }
    let start = coverColumns > 0 ? coverColumns + 1 : 0
    let columns = size.columns - start - (ringColumns > 0 ? ringColumns + 2 : 0)
    let gap = size.rows >= 14 ? 1 : 0
    let isRinged = ringColumns > 0
    let air = size.rows >= (isTall ? 20 : 24) ? 1 : 0
    let tabsRow = max(headRows, isRinged ? pictureRows + air : 0)
    return Layout(
      cover: coverColumns > 0 ? rows(0, pictureRows, columns: coverColumns) : nil,
      head: rows(0, headRows, columns: columns, from: start),
      ring: isRinged
        ? Area(
          column: inner.endColumn - ringColumns, row: inner.origin.row, columns: ringColumns,
          rows: min(pictureRows, 8)) : nil,
      tabs: rows(tabsRow, 1, columns: size.columns),
      side: rows(tabsRow + 1 + gap, size.rows, columns: size.columns))
  }

  var tabs: Tabs { Tabs(titles: Side.allCases.map(words.title), current: side.rawValue) }

  func draw(into frame: inout Frame, in area: Area) {
    guard let detail else { return }
    if let panels = panels(in: area) { return drawPanels(panels, detail, into: &frame) }
    let layout = layout(in: area)
    for (row, line) in headLines(columns: layout.head.size.columns).enumerated() {
      frame.write(
        line.clipped(to: layout.head.size.columns, ellipsis: glyphs.ellipsis), in: layout.head,
        row: row)
    }
    let book = detail.progress.book
    if let room = layout.cover {
      CoverArt(
        cover, of: book, author: words.author(book.facts), isOverdue: detail.progress.isOverdue
      ).draw(into: &frame, in: room, glyphs)
    }
    if let ring = layout.ring {
      PercentRing(book.reached, of: book.end, ink: ReadingTones.ink).draw(
        into: &frame, in: ring, glyphs)
    }
    let line = Area(
      column: layout.tabs.origin.column - 1, row: layout.tabs.origin.row,
      columns: layout.tabs.size.columns + 1, rows: layout.tabs.size.rows)
    tabs.draw(into: &frame, in: line, glyphs: glyphs)
    draw(side, detail, into: &frame, in: layout.side)
  }

  /// Draws the content of a tab or panel.
  func draw(_ side: Side, _ detail: BookDetail, into frame: inout Frame, in area: Area) {
    switch side {
    case .overview: drawOverview(into: &frame, in: area)
    case .analysis: drawAnalysis(detail, into: &frame, in: area)
    case .sentences: drawSentences(into: &frame, in: area)
    }
  }

  /// Returns the lines of the title and the book's status.
  func headLines(columns: Int) -> [[StyledText]] {
    guard let detail else { return [] }
    let (progress, book) = (detail.progress, detail.progress.book)
    var title: [StyledText] = [
      StyledText(glyphs.spine + " ", Style(ink: Cloth(book).mark)),
      StyledText(book.facts.title.text, .bold),
    ]
    if detail.isLiked { title.append(StyledText(" " + glyphs.liked, Style(ink: Accent.rose))) }
    if let rating = book.rating { title.append(StyledText("  " + words.stars(rating, glyphs))) }
    var lines = [title]
    if let subtitle = book.facts.subtitle { lines.append(["  ", StyledText(subtitle.text, .dim)]) }
    let makers = [
      book.facts.author.map { words.everyAuthor(BookAuthors(stored: $0.text)) },
      book.facts.publisher?.text,
      words.categories.name(book.facts.category),
    ].compactMap(\.self).joined(separator: " · ")
    lines.append(["  ", StyledText(makers, .dim)])
    let bar = ProgressBar(book.reached, of: book.end, ink: ReadingTones.ink).pieces(
      min(30, columns - 4 - TextLayout.cells(words.progress(book))), glyphs)
    lines.append(["  ", StyledText(words.progress(book)), "  "] + bar)
    lines.append([
      "  ",
      StyledText(
        words.status(progress), progress.isOverdue ? Style(ink: Accent.rose, .bold) : .plain),
    ])
    if book.status == .reading, !progress.isOverdue {
      lines.append(["  ", StyledText(words.today(progress), .dim)])
    }
    return lines
  }

  // MARK: Overview

  /// Returns the book's dates and numbers, its note, its earlier readings, its description, the source of its data, and
  /// its import origin.
  func overview(columns: Int) -> [[StyledText]] {
    guard let detail else { return [] }
    let facts = words.details(detail.progress)
    let width = facts.map { TextLayout.cells($0.name) }.max() ?? 0
    var lines: [[StyledText]] = facts.flatMap { name, value in
      // A note or an address may need several lines.
      TextLayout.wrapped(value, to: max(1, columns - width - 2)).enumerated().map { row, line in
        [
          StyledText(Column.padded(row == 0 ? name : "", to: width) + "  ", .dim), StyledText(line),
        ]
      }
    }
    let book = detail.progress.book
    if let note = book.note, words.isLong(note) {
      lines += [[], [StyledText(words.label(.note), .dim)]]
      lines += TextLayout.wrapped(note.text, to: columns).map { [StyledText($0)] }
    }
    if !detail.before.isEmpty {
      lines += [[], [StyledText(words.readBeforeTitle, .dim)]]
      lines += detail.before.map { [StyledText(words.readBefore($0))] }
    }
    let text = book.facts.description?.text ?? ""
    if !text.isEmpty {
      lines.append([])
      lines += TextLayout.wrapped(text, to: columns).map { [StyledText($0)] }
    }
    if let source = words.origin(of: book.facts) {
      lines += [[], [StyledText(BookSearchWords(words.language).credit(source), .dim)]]
    }
    if let origin = OriginWords(language: words.language).line(detail.origin) {
      lines += [[], [StyledText(origin, .dim)]]
    }
    return lines
  }

  private func drawOverview(into frame: inout Frame, in area: Area) {
    let lines = overview(columns: area.size.columns)
    let shown = scroll.shown(of: lines.count, in: area.size.rows)
    for (row, line) in lines[shown].enumerated() {
      frame.write(
        line.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area, row: row)
    }
    if shown.upperBound < lines.count, area.size.rows > 0 {
      frame.write(
        [StyledText(glyphs.ellipsis, .dim)], area.endColumn - 1, in: area, row: area.size.rows - 1)
    }
  }

  // MARK: Analysis

  private func drawAnalysis(_ detail: BookDetail, into frame: inout Frame, in area: Area) {
    guard let window = detail.reading.daily else {
      frame.write(wrapped: words.noChart, in: area, rows: 3)
      return
    }
    let facts = words.numbers(of: detail.reading, window)
    let width = facts.map { TextLayout.cells($0.name) }.max() ?? 0
    let lines = facts.flatMap { name, value in
      TextLayout.wrapped(value, to: max(1, area.size.columns - width - 2), rows: 2).enumerated()
        .map { row, line in
          [
            StyledText(Column.padded(row == 0 ? name : "", to: width) + "  ", .dim),
            StyledText(line),
          ]
        }
    }
    let rows = min(lines.count, max(0, area.size.rows - 4))
    let chart = Area(
      column: area.origin.column, row: area.origin.row, columns: area.size.columns,
      rows: min(44, area.size.rows - rows - 1))
    if let line = PagesLine(detail.progress, detail.reading.records) {
      line.draw(into: &frame, in: chart, glyphs, words.language)
    }
    for (row, line) in lines.prefix(rows).enumerated() {
      frame.write(
        line.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area,
        row: chart.size.rows + 1 + row)
    }
  }

  // MARK: Sentences

  private func drawSentences(into frame: inout Frame, in area: Area) {
    if sentences.isEmpty {
      frame.write(wrapped: words.noSentencesOfBook, in: area, rows: 3)
      return
    }
    let selected = sentences.selected
    let blocks = sentences.rows.indices.map { block($0, columns: area.size.columns) }
    let starts = blocks.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
    let middle = starts[selected] + blocks[selected].count / 2
    let first = max(
      0,
      min(starts[selected], min(middle - area.size.rows / 2, starts[blocks.count] - area.size.rows))
    )
    for (row, line) in blocks.joined().dropFirst(first).prefix(area.size.rows).enumerated() {
      frame.write(line, in: area, row: row)
    }
  }

  /// Returns the lines of one quote with its page and day, followed by a blank line.
  func block(_ index: Int, columns: Int) -> [[StyledText]] {
    let sentence = sentences.rows[index]
    let isChosen = index == sentences.selected
    let page = words.position(of: sentence) ?? ""
    let day = CalendarWords.fullDay(sentence.on.day, in: words.language)
    let lead = StyledText(isChosen ? glyphs.pointer + " " : "  ", .bold)
    let head: [StyledText] = [
      lead, StyledText([page, day].filter { !$0.isEmpty }.joined(separator: " · "), .dim),
    ]
    let text = TextLayout.wrapped(sentence.text.text, to: columns - 4).map { line in
      ["    ", StyledText(line, isChosen ? .bold : .plain)] as [StyledText]
    }
    let note = sentence.note.map { TextLayout.wrapped(words.beside($0), to: columns - 6) } ?? []
    return [head] + text + note.map { ["      ", StyledText($0, .dim)] } + [[]]
  }
}
