import Domain
import PresentationKit
import PresentationMoods
import PresentationSayings
import TextUI

extension TodayScreen {
  /// The target of a mouse click on the page.
  enum Target: Equatable {
    case line(TodayMatter.Name)
    case key(Character)
  }

  private enum ListRow {
    case line(TodayRow)
    case gap
    case text([StyledText])
    case beginning(Character)
    /// A record from this day in an earlier month or year.
    case past(OnThisDay)
    /// A suggestion below the due items. The cursor cannot select it.
    case invitation(Character)
  }

  func shownLines(in area: Area) -> [TodayLine] {
    if let panels = panels(in: area) { return panels.lines }
    return share(in: TodayLayout(in: area)).lines
  }

  /// Chooses the lines that fit and counts the others. One row is reserved for these counts.
  private func share(in layout: TodayLayout) -> TodayShare {
    guard let page else { return TodayShare([], room: 0) }
    let rows = layout.list.size.rows - page.failures.count
    let room = min(layout.most, max(1, layout.isAiry ? rows - 1 : rows))
    let share = page.share(of: room, at: now)
    return share.left.isEmpty ? share : page.share(of: max(1, room - 1), at: now)
  }

  private func rows(in layout: TodayLayout) -> [ListRow] {
    guard let page else { return [] }
    let share = share(in: layout)
    var rows: [ListRow] = []
    var wasNow = false
    for line in share.lines {
      let row = TodayRow(line, on: now.day, words, glyphs, accent: accent)
      if wasNow, !row.isNowOrNext, layout.isAiry { rows.append(.gap) }
      wasNow = row.isNowOrNext
      rows.append(.line(row))
    }
    if !share.left.isEmpty {
      let more = glyphs.ellipsis + " " + words.more(share.left)
      rows.append(.text(["  ", StyledText(more, .dim)]))
    }
    for failure in page.failures {
      let sentence = words.failure(failure, at: now).message
      rows.append(
        .text([
          "  ", StyledText(glyphs.withered + " ", Style(ink: Accent.rose, .bold)),
          StyledText(words.name(failure) + ": " + Printable.line(sentence)),
        ]))
    }
    if rows.isEmpty {
      for line in TextLayout.wrapped(words.quiet, to: layout.list.size.columns - 4, rows: 2) {
        rows.append(.text(["  ", StyledText(line)]))
      }
      if layout.list.size.rows > rows.count + Self.beginnings.count { rows.append(.gap) }
      rows += Self.beginnings.map { .beginning($0.key) }
    } else {
      rows += invitations(page, room: layout.list.size.rows - rows.count)
    }
    return rows + past(page, room: layout.list.size.rows - rows.count)
  }

  /// Returns the row for a record from this day in the past, if there is room below all other rows.
  private func past(_ page: TodayPage, room: Int) -> [ListRow] {
    guard let past = page.past, room > 1 else { return [] }
    return [.gap, .past(past)]
  }

  /// Returns the suggestions for parts that have no records yet, below a gap.
  private func invitations(_ page: TodayPage, room: Int) -> [ListRow] {
    let isAll = page.untouched.count == DailyPart.allCases.count
    let open = Self.beginnings.filter { $0.part.map(page.untouched.contains) ?? isAll }
    return open.isEmpty || room < 2
      ? [] : [.gap] + open.prefix(room - 1).map { .invitation($0.key) }
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard let page else { return }
    if let panels = panels(in: area) { return draw(panels, of: page, into: &frame) }
    let layout = TodayLayout(in: area)
    if let saying = layout.saying { drawSaying(page.saying, into: &frame, in: saying) }
    if let picture = layout.picture { drawPicture(page.canvas, into: &frame, in: picture) }
    let rows = rows(in: layout)
    drawList(rows, into: &frame, in: layout.list)
    // If there is no room above the list, the saying is drawn below it where rows are left.
    let below = rows.count + 1
    if layout.saying == nil, layout.list.size.rows - below >= 1 {
      let rest = Area(
        column: layout.list.origin.column + 2, row: layout.list.origin.row + below,
        columns: layout.list.size.columns - 3, rows: layout.list.size.rows - below)
      drawSaying(page.saying, into: &frame, in: rest)
    }
  }

  private func drawList(_ rows: [ListRow], into frame: inout Frame, in area: Area) {
    let lines = rows.compactMap { if case .line(let row) = $0 { row } else { nil } }
    let columns = TodayColumns(lines, in: area.size.columns)
    let chosen = lines.first { $0.name == selected } ?? lines.first
    for (index, row) in zip(0..<area.size.rows, rows) {
      switch row {
      case .gap: continue
      case .text(let pieces):
        frame.write(
          pieces.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area, row: index)
      case .beginning(let key):
        let isChosen = key == Self.beginnings[beginning].key
        frame.write(
          [
            StyledText(isChosen ? glyphs.pointer + " " : "  ", Style(ink: accent, .bold)),
            StyledText(String(key), .bold), "  ",
            StyledText(words.beginning(key), isChosen ? .bold : .plain),
          ], in: area, row: index)
      case .invitation(let key):
        frame.write(
          ["  ", StyledText("\(key)  \(words.beginning(key))", .dim)], in: area, row: index)
      case .past(let past): drawPast(past, into: &frame, in: area.inset(columns: 2), row: index)
      case .line(let line):
        let isChosen = line.name == chosen?.name
        columns.draw(
          line, isChosen: isChosen, accent: accent, into: &frame, in: area, row: index, glyphs)
      }
    }
  }

  /// Draws a record from this day in an earlier month or year, and the key that opens it.
  func drawPast(_ past: OnThisDay, into frame: inout Frame, in area: Area, row: Int) {
    let line = [
      StyledText("o  ", .bold), StyledText(words.ago(past, today: now.day) + "  ", .dim),
      StyledText(words.describe(past)),
    ]
    frame.write(
      line.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area, row: row)
  }

  func drawSaying(_ saying: Saying?, into frame: inout Frame, in area: Area) {
    guard let saying, area.size.rows > 0 else { return }
    let texts = SayingTexts(SayingsWords(words.language))
    let both = texts.inOrder(saying.words)
    let hasMore = area.size.rows >= 5
    var lines: [StyledText] = []
    func add(_ text: String, _ style: Style, rows: Int) {
      let plain = Printable.line(text.split(whereSeparator: \.isNewline).joined(separator: " "))
      let room = min(rows, area.size.rows - lines.count)
      lines += TextLayout.wrapped(
        plain, to: area.size.columns, rows: room, ellipsis: glyphs.ellipsis
      ).map { StyledText($0, style) }
    }
    add("“" + both.first + "”", .bold, rows: hasMore ? 3 : min(2, area.size.rows))
    if hasMore, let second = both.second { add(second, .dim, rows: 2) }
    if let who = saying.words.who, lines.count < area.size.rows { add(who.text, .dim, rows: 1) }
    let start = area.size.rows >= 3 && lines.count < area.size.rows ? 1 : 0
    for (row, line) in lines.enumerated() where row + start < area.size.rows {
      frame.write([line], in: area, row: row + start)
    }
  }

  func drawPicture(_ canvas: Canvas?, into frame: inout Frame, in area: Area) {
    guard let canvas else { return }
    let paper = Area(
      column: area.origin.column, row: area.origin.row, columns: area.size.columns,
      rows: area.size.rows - 1)
    CanvasScene(canvas).draw(
      into: &frame, in: paper, glyphs,
      invitation: isReadOnly ? [] : MoodsWords(words.language).invitation)
    let caption = words.picture(canvas)
    let column = max(
      area.origin.column - 6, area.endColumn - TextLayout.cells(caption))
    frame.put(caption, column, area.endRow - 1, .dim, upTo: area.endColumn)
  }

  /// Returns the target at a mouse position; nil if there is none.
  func target(at point: Point, in area: Area) -> Target? {
    if let panels = panels(in: area) { return target(at: point, on: panels) }
    let layout = TodayLayout(in: area)
    if layout.saying?.contains(point) == true { return .key("s") }
    if layout.picture?.contains(point) == true { return .key("c") }
    guard layout.list.contains(point) else { return nil }
    let rows = rows(in: layout)
    let row = point.row - layout.list.origin.row
    guard rows.indices.contains(row) else { return row > rows.count ? .key("s") : nil }
    switch rows[row] {
    case .line(let line): return .line(line.name)
    case .beginning(let key), .invitation(let key): return .key(key)
    case .past: return .key("o")
    case .gap, .text: return nil
    }
  }
}
