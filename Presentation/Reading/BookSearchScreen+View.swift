import Domain
import PresentationKit
import TextUI

extension BookSearchScreen {
  /// The areas of the screen's parts.
  struct Layout: Equatable {
    /// The search field.
    let line: Area
    /// The area of the description and the number of results.
    let head: Area
    let chips: Area
    let body: Area
    /// The area of the selected book's details; nil if there is no room beside the list.
    let side: Area?
    /// The area of the source's name and required credit.
    let foot: Area
  }

  private func inner(_ area: Area) -> Area {
    area.inset(columns: area.size.columns >= 60 ? 2 : 1)
  }

  func layout(in area: Area) -> Layout {
    if let sheet = sheet(in: area) { return layout(in: sheet) }
    let inner = inner(area)
    let (rows, columns) = (inner.size.rows, inner.size.columns)
    let isLow = rows < 10
    let footRows = foot(in: inner.size).count
    let chipRows = categories.count > 1 && !(isLow && footRows > 1) ? 1 : 0
    let gap = rows >= 14 ? 1 : 0
    let headRows = isEmpty ? gap : 1
    let top = 1 + headRows + chipRows + gap
    let bottom = footRows == 0 ? rows : rows - footRows - gap
    var body = inner.rows(top, bottom - top)
    var side: Area?
    if columns >= 96, body.size.rows >= 12, !isInGrid, let found, found.count > 0 {
      let list = columns * 11 / 20
      side = Area(
        column: body.origin.column + list + 4, row: body.origin.row, columns: columns - list - 4,
        rows: body.size.rows)
      body.size.columns = list
    }
    return Layout(
      line: inner.rows(0, 1), head: inner.rows(1, headRows),
      chips: inner.rows(1 + headRows, chipRows), body: body,
      side: side, foot: inner.rows(rows - footRows, footRows))
  }

  /// The category tabs with their counts; nil if there are fewer than two categories.
  var chips: Tabs? {
    guard let found, categories.count > 1 else { return nil }
    let titles = categories.map { "\(words.categories.name($0)) \(found.count(of: $0))" }
    let current = found.category.flatMap { categories.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    return Tabs(titles: ["\(labels.all) \(found.books.count)"] + titles, current: current)
  }

  func draw(into frame: inout Frame, in area: Area) {
    let layout = layout(in: area)
    let sheet = sheet(in: area)
    if let sheet { drawFrames(sheet, into: &frame) }
    field.draw(
      after: [StyledText("/ ", isTyping ? .bold : .dim)], into: &frame, in: layout.line,
      isFocused: isTyping, glyphs: glyphs)
    frame.write(
      head.clipped(to: layout.head.size.columns, ellipsis: glyphs.ellipsis), in: layout.head)
    if layout.chips.size.rows > 0 {
      var row = layout.chips
      // The sign of the chosen tab is in the column where the other tabs' text begins.
      row.origin.column -= 1
      row.size.columns += 1
      chips?.draw(into: &frame, in: row, glyphs: glyphs)
    }
    drawBody(into: &frame, in: area, layout)
    for (row, text) in foot(in: inner(area).size).enumerated() {
      frame.write([text], in: layout.foot, row: row)
    }
  }

  /// The description and number of the results, or the request in progress.
  private var head: [StyledText] {
    if isWaiting, !asksForMore, let asked {
      return [StyledText(name(asked)), StyledText("  " + labels.searching(seconds), .bold)]
    }
    if let found {
      return [
        StyledText(labels.name(found), .bold),
        StyledText("  " + labels.count(found), .dim),
      ]
    }
    return asked.map { [StyledText(name($0), .bold)] } ?? []
  }

  private func name(_ backgroundTask: BooksTask) -> String {
    labels.name(backgroundTask, from: listSource)
  }

  /// Returns which sources failed, which source answered, and when. On a low screen the text is shortened to fewer
  /// rows.
  private func foot(in size: Size) -> [StyledText] {
    guard let found else { return [] }
    let isLow = size.rows < 10
    let most = size.rows < 7 ? 1 : isLow ? 2 : size.rows / 3 - 1
    var remarks = [sources.fellBack(from: found.failures, to: found.source)].compactMap(\.self)
    if let age = labels.outdated(found, at: setup?.now) { remarks.append(age) }
    if let failure { remarks.insert("\(glyphs.refused) \(sources.sentence(failure))", at: 0) }
    // The failure already says that the results are the user's own books.
    let isSaid = found.source == .library && !found.failures.isEmpty
    func wrapped(_ text: String, _ rows: Int, _ style: Style) -> [StyledText] {
      TextLayout.wrapped(text, to: size.columns, rows: rows, ellipsis: glyphs.ellipsis)
        .map { StyledText($0, style) }
    }
    return wrapped(remarks.joined(separator: " "), remarks.isEmpty ? 0 : most, .plain)
      + (isSaid ? [] : wrapped(labels.credit(found, at: setup?.now), isLow ? 1 : 2, .dim))
  }

  private func drawBody(into frame: inout Frame, in area: Area, _ layout: Layout) {
    if let found {
      if found.count == 0 {
        let lines = labels.nothing(
          found.backgroundTask, hasKoreanKey: setup?.hasKoreanKey ?? true)
        return say(lines.map { StyledText($0) }, into: &frame, in: layout.body)
      }
      if isInGrid { return drawGrid(found, into: &frame, in: area) }
      drawList(found, into: &frame, in: area, layout.body)
      if let side = layout.side, let book = found.book { drawSide(book, into: &frame, in: side) }
    } else if let failure {
      let sign = "\(glyphs.refused) "
      say(
        [StyledText(sign + sources.sentence(failure)), "", StyledText(labels.failureHelp, .dim)],
        into: &frame, in: layout.body)
    } else if !isWaiting {
      let sheet = sheet(in: area)
      drawLists(
        into: &frame, in: layout.body, hasTitle: sheet == nil, hasPreview: sheet?.preview != nil)
    }
  }

  private func say(_ sentences: [StyledText], into frame: inout Frame, in area: Area) {
    let lines = sentences.flatMap { sentence in
      sentence.text.isEmpty
        ? [sentence]
        : TextLayout.wrapped(sentence.text, to: min(72, area.size.columns)).map {
          StyledText($0, sentence.style)
        }
    }
    for (row, line) in lines.prefix(area.size.rows).enumerated() {
      frame.write([line], in: area, row: row)
    }
  }
}
