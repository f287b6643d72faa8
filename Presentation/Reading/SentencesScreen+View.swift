import Domain
import PresentationKit
import TextUI

extension SentencesScreen {
  /// A row of the list, with the index of its book.
  struct Line {
    var pieces: [StyledText]
    let bookIndex: Int
    /// The index of the quote within its book; nil for the book's title row and the blank row above
    /// it.
    var index: Int?
  }

  func list(in area: Area) -> Area {
    let room = area.inset(columns: 1)
    let top = room.size.rows >= 12 ? 2 : 1
    return room.rows(top)
  }

  // MARK: Rows

  /// Returns the rows of a quote: at most three, or all for the selected quote.
  private func lines(_ sentence: Sentence, _ bookIndex: Int, _ index: Int, in columns: Int)
    -> [Line]
  {
    let isChosen = bookIndex == self.bookIndex && index == self.index
    let isWide = columns >= 56
    let text = TextLayout.wrapped(
      sentence.text.text, to: columns - (isWide ? 24 : 4), rows: isChosen ? .max : 3,
      ellipsis: glyphs.ellipsis)
    let style: Style = isChosen ? .bold : .plain
    let page = sentence.page.map(words.pageLabel) ?? ""
    let day = CalendarWords.nearDay(
      sentence.on.day, today: context.now.day, in: words.language)
    let edited = isChosen ? sentence.edited.map { words.editedOn($0.day) } : nil
    var rows = text.enumerated().map { row, text -> [StyledText] in
      let pointer = StyledText(isChosen && row == 0 ? glyphs.pointer + " " : "  ", .bold)
      if !isWide { return [pointer, StyledText(text, style)] }
      let lead = TextLayout.aligned(row == 0 ? page : "", .right, in: 7) + "  "
      let pieces = [pointer, StyledText(lead, .dim), StyledText(text, style)]
      guard row == 0 else { return pieces }
      let blank = String(
        repeating: " ", count: max(1, columns - TextLayout.cells(day) - pieces.cells))
      return pieces + [StyledText(blank + day, .dim)]
    }
    if isChosen, let note = sentence.note {
      let lead = String(repeating: " ", count: isWide ? 11 : 2)
      rows += TextLayout.wrapped(words.beside(note), to: columns - (isWide ? 24 : 4)).map {
        [StyledText(lead + $0, .dim)]
      }
    }
    if !isWide {
      let facts = [page, edited ?? day].filter { !$0.isEmpty }.joined(separator: " · ")
      rows.append([StyledText("  " + facts, .dim)])
    } else if let edited {
      rows.append([StyledText(String(repeating: " ", count: 11) + edited, .dim)])
    }
    return rows.map { Line(pieces: $0, bookIndex: bookIndex, index: index) }
  }

  private func title(_ bookIndex: Int) -> Line {
    guard let book = books[bookIndex]?.book else {
      return Line(pieces: [StyledText(glyphs.ellipsis, .dim)], bookIndex: bookIndex)
    }
    let author = words.author(book.facts).map { [StyledText("  " + $0, .dim)] } ?? []
    return Line(
      pieces: [
        StyledText(glyphs.spine + " ", Style(ink: Cloth(book).mark, .bold)),
        StyledText(book.facts.title.text, .bold),
      ] + author, bookIndex: bookIndex)
  }

  /// Returns the rows of a quote. The first quote of a book includes the title row above.
  private func block(_ bookIndex: Int, _ index: Int, in columns: Int) -> [Line] {
    guard let found = books[bookIndex], found.sentences.indices.contains(index) else {
      return [title(bookIndex)]
    }
    let lines = lines(found.sentences[index], bookIndex, index, in: columns)
    if index > 0 { return lines }
    return (bookIndex > 0 ? [Line(pieces: [], bookIndex: bookIndex)] : []) + [title(bookIndex)]
      + lines
  }

  private func next(_ bookIndex: Int, _ index: Int, _ step: Int) -> (bookIndex: Int, index: Int)? {
    let count = books[bookIndex]?.sentences.count ?? 1
    if (0..<count).contains(index + step) { return (bookIndex, index + step) }
    guard (0..<books.total).contains(bookIndex + step), books[bookIndex + step] != nil else {
      return nil
    }
    let other = books[bookIndex + step]?.sentences.count ?? 1
    return (bookIndex + step, step > 0 ? 0 : max(0, other - 1))
  }

  /// Returns the rows before (`step` -1) or after (`step` 1) the selected quote, but at most `rows` rows.
  private func beyond(_ step: Int, _ rows: Int, in columns: Int) -> [Line] {
    var lines: [Line] = []
    var here = (bookIndex: bookIndex, index: index)
    while lines.count < rows, let next = next(here.bookIndex, here.index, step) {
      let block = block(next.bookIndex, next.index, in: columns)
      lines = step > 0 ? lines + block : block + lines
      here = next
    }
    return step > 0 ? Array(lines.prefix(rows)) : Array(lines.suffix(rows))
  }

  /// Returns the number of rows of the selected quote that do not fit on the screen.
  func rowsBeyond(in area: Area) -> Int {
    let list = list(in: area)
    guard let chosen else { return 0 }
    let rows = lines(chosen.sentence, bookIndex, index, in: list.size.columns).count
    return max(0, rows - max(1, list.size.rows - 1))
  }

  /// Returns the visible rows, with the selected quote near the middle and no blank rows at the ends of the list. The
  /// first row is always the title of a book.
  private func window(_ list: Area) -> [Line] {
    let (columns, rows) = (list.size.columns, list.size.rows)
    if rows < 1 { return [] }
    let own = block(bookIndex, index, in: columns)
    let above = beyond(-1, rows, in: columns)
    let below = beyond(1, rows, in: columns)
    let all = above + own + below
    let lead = own.prefix { $0.index == nil }.count
    // The title row takes one row of the screen.
    let spare = rows - 1 - (own.count - lead)
    let wanted = above.count + lead - max(0, spare / 2)
    var first = max(0, min(wanted, all.count - rows))
    if spare < 0 { first = above.count + lead + min(passed, -spare) }
    // Start neither at a blank row nor inside a quote. If the title must be repeated at the top,
    // that costs one row.
    let end = min(all.count, first + rows)
    while first < above.count + lead,
      all[first].pieces.isEmpty || isInside(all, first)
        || (all[first].index != nil && first + rows - 1 < end)
    {
      first += 1
    }
    let isNamed = all.indices.contains(first) && all[first].index != nil
    let shown = all[min(first, all.count)...].prefix(isNamed ? rows - 1 : rows)
    return (isNamed ? [title(all[first].bookIndex)] : []) + ended(shown, all)
  }

  /// Returns whether a row continues the quote of the previous row.
  private func isInside(_ lines: [Line], _ row: Int) -> Bool {
    guard row > 0, let index = lines[row].index else { return false }
    return lines[row - 1].bookIndex == lines[row].bookIndex && lines[row - 1].index == index
  }

  /// Removes a quote that is cut off at the bottom. If the selected quote is cut off, an ellipsis is added instead.
  private func ended(_ shown: ArraySlice<Line>, _ all: [Line]) -> [Line] {
    var lines = Array(shown)
    guard all.indices.contains(shown.endIndex), isInside(all, shown.endIndex),
      let last = lines.last
    else { return lines }
    if last.bookIndex == bookIndex, last.index == index {
      if var text = lines[lines.count - 1].pieces.popLast() {
        text.text += glyphs.ellipsis
        lines[lines.count - 1].pieces.append(text)
      }
    } else {
      while lines.last?.bookIndex == last.bookIndex, lines.last?.index == last.index {
        lines.removeLast()
      }
    }
    return lines
  }

  /// Returns the quote at a screen position, for the mouse; nil if no quote is there.
  func position(at point: Point, in area: Area) -> (bookIndex: Int, index: Int)? {
    let list = list(in: area)
    guard list.contains(point) else { return nil }
    let lines = window(list)
    let row = point.row - list.origin.row
    guard lines.indices.contains(row), let index = lines[row].index else { return nil }
    return (lines[row].bookIndex, index)
  }

  // MARK: Drawing

  func draw(into frame: inout Frame, in area: Area) {
    guard shown != nil else { return }
    drawTop(into: &frame, in: area.inset(columns: 1))
    let list = list(in: area)
    if books.total == 0 {
      let sentence = query.search.map(words.noSentenceMatches) ?? words.emptySentences
      frame.write(wrapped: sentence, in: list.inset(columns: 2))
      return
    }
    for (row, line) in window(list).enumerated() {
      frame.write(
        line.pieces.clipped(to: list.size.columns, ellipsis: glyphs.ellipsis), in: list, row: row)
      if line.index == index, line.bookIndex == bookIndex { frame.select(list.rows(row, 1)) }
    }
  }

  /// Draws the number of quotes and their order. While the search field is open, it is drawn instead.
  private func drawTop(into frame: inout Frame, in room: Area) {
    if let field = line.field {
      return field.draw(
        after: [" ", StyledText(words.keyFind + " ", .bold)], into: &frame, in: room,
        glyphs: glyphs)
    }
    let title =
      query.search.map { words.matchesOnShelf($0, books.total) }
      ?? words.sentences(shown?.total ?? 0)
    let order = books.total == 0 ? [] : [StyledText(words.shelfOrder(query.sort), .dim)]
    var left = [StyledText(" " + title, .bold)]
    if left.cells + 2 + order.cells <= room.size.columns {
      frame.write(order, room.endColumn - order.cells, in: room)
    } else {
      left = left.clipped(to: room.size.columns, ellipsis: glyphs.ellipsis)
    }
    frame.write(left, in: room)
  }
}
