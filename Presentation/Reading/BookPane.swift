package import Domain
import PresentationKit
package import TextUI

/// The panel of the selected book: the progress as a ring, the target day, the pace and the last quote. In a wide
/// panel, the texts are beside the ring. In a high panel, the cover is beside the ring or below it.
package struct BookPane {
  let bookProgress: BookProgress
  let words: ReadingWords
  let glyphs: Glyphs
  /// The last quote of the book; nil if there is none or it is not loaded.
  let quote: Sentence?
  /// The motif of the cover; nil for the one that follows from the title.
  var motif: CoverOrnament.Motif?

  package init(
    _ bookProgress: BookProgress, _ words: ReadingWords, _ glyphs: Glyphs, quote: Sentence? = nil
  ) {
    self.bookProgress = bookProgress
    self.words = words
    self.glyphs = glyphs
    self.quote = quote
  }

  package func draw(into frame: inout Frame, in area: Area) {
    let size = area.size
    if size.columns >= 40, size.rows >= 20, glyphs.pictures.isDrawn {
      drawTall(into: &frame, in: area)
    } else if size.columns >= 40 {
      drawWide(into: &frame, in: area)
    } else {
      drawNarrow(into: &frame, in: area)
    }
  }

  /// Draws the title and the facts in a few rows, below the covers of a small screen.
  func drawBrief(into frame: inout Frame, in area: Area) {
    let first = area.size.rows > 2 ? 1 : 0
    let book = bookProgress.book
    let columns = area.size.columns
    let progress = words.progress(book)
    var title = [StyledText(book.facts.title.text, .bold)]
    if let author = words.author(book.facts) { title.append(StyledText(" · " + author, .dim)) }
    let room = columns - TextLayout.cells(progress) - 2
    frame.write(title.clipped(to: room, ellipsis: glyphs.ellipsis), in: area, row: first)
    frame.write(
      [StyledText(progress)], area.endColumn - TextLayout.cells(progress), in: area, row: first)
    var status = [StyledText(words.status(bookProgress), bookProgress.isOverdue ? rose : .plain)]
    if let owed = words.owed(bookProgress) { status.append(StyledText(" · " + owed, .dim)) }
    let lines = [status] + quoteRows(columns, rows: 2)
    for (row, line) in lines.enumerated() where first + 1 + row < area.size.rows {
      frame.write(
        line.clipped(to: columns, ellipsis: glyphs.ellipsis), in: area, row: first + 1 + row)
    }
  }

  private var rose: Style { Style(ink: Accent.rose) }

  // MARK: Layouts

  /// Draws the ring at the left and the texts beside it.
  private func drawWide(into frame: inout Frame, in area: Area) {
    let rows = min(area.size.rows, 10, area.size.columns / 5)
    var left = 0
    if rows >= 5, glyphs.pictures.isDrawn {
      ring.draw(
        into: &frame,
        in: Area(
          column: area.origin.column, row: area.origin.row + (area.size.rows - rows) / 2,
          columns: 2 * rows, rows: rows), glyphs)
      left = 2 * rows + 3
    }
    var room = area
    room.origin.column += left
    room.size.columns -= left
    let lines = texts(room.size.columns, rows: area.size.rows)
    let first = max(0, (area.size.rows - lines.count) / 2)
    write(lines, into: &frame, in: room, from: first)
  }

  /// Draws the cover with the ring beside it, and the texts below.
  private func drawTall(into frame: inout Frame, in area: Area) {
    let rows = min(18, max(12, area.size.rows - 12), (area.size.columns - 24) * 3 / 4)
    let cover = Area(
      column: area.origin.column, row: area.origin.row, columns: rows * 4 / 3, rows: rows)
    CoverArt(
      of: bookProgress.book, author: words.author(bookProgress.book.facts),
      isOverdue: bookProgress.isOverdue, motif: motif
    ).draw(into: &frame, in: cover, glyphs)
    let beside = area.endColumn - cover.endColumn - 2
    let high = min(rows, beside / 2, 12)
    ring.draw(
      into: &frame,
      in: Area(
        column: cover.endColumn + 2 + (beside - 2 * high) / 2,
        row: area.origin.row + (rows - high) / 2, columns: 2 * high, rows: high), glyphs)
    let below = area.rows(rows + 1)
    write(texts(below.size.columns, rows: below.size.rows), into: &frame, in: below, from: 0)
  }

  /// Draws the ring, the texts centred below it, and the cover if there is room.
  private func drawNarrow(into frame: inout Frame, in area: Area) {
    let ringRows = max(0, min(11, area.size.columns / 2 - 3, area.size.rows - 7))
    ring.draw(
      into: &frame,
      in: Area(
        column: area.origin.column, row: area.origin.row, columns: area.size.columns,
        rows: ringRows), glyphs)
    var row = ringRows + 1
    for fact in [titleFact] + facts {
      for line in TextLayout.wrapped(
        fact.text, to: area.size.columns, rows: 3, ellipsis: glyphs.ellipsis)
      where row < area.size.rows {
        let indent = (area.size.columns - TextLayout.cells(line)) / 2
        frame.write([StyledText(line, fact.style)], area.origin.column + indent, in: area, row: row)
        row += 1
      }
    }
    drawCover(into: &frame, in: area.rows(row + 1))
  }

  /// Draws the designed cover in the middle of an area. Cover images are fetched only on the book's own screen.
  private func drawCover(into frame: inout Frame, in room: Area) {
    guard room.size.rows >= CoverArt.inRow.rows, glyphs.pictures.isDrawn else { return }
    let rows = min(15, room.size.rows, room.size.columns * 3 / 4)
    let columns = rows * 4 / 3
    let cover = Area(
      column: room.origin.column + (room.size.columns - columns) / 2, row: room.origin.row,
      columns: columns, rows: rows)
    CoverArt(
      of: bookProgress.book, author: words.author(bookProgress.book.facts),
      isOverdue: bookProgress.isOverdue, motif: motif
    ).draw(into: &frame, in: cover, glyphs)
  }

  private var ring: PercentRing {
    PercentRing(bookProgress.book.reached, of: bookProgress.book.end, ink: ReadingTones.ink)
  }

  // MARK: Texts

  private typealias Fact = (text: String, style: Style)

  private var titleFact: Fact { (bookProgress.book.facts.title.text, .bold) }

  /// The subtitle, the stars, the progress, the target, the pace and the pages due today, as far as they are known.
  private var facts: [Fact] {
    let book = bookProgress.book
    var facts: [Fact] = []
    if let subtitle = book.facts.subtitle { facts.append((subtitle.text, .dim)) }
    if let rating = book.rating { facts.append((words.stars(rating, glyphs), .plain)) }
    facts.append((words.progress(book), .plain))
    facts.append(
      (words.due(bookProgress), bookProgress.isOverdue ? Style(ink: Accent.rose) : .plain))
    if bookProgress.isOverdue {
      facts.append((words.areLeft(book.end - book.reached, of: book), .dim))
      return facts
    }
    if let pace = words.pace(bookProgress) { facts.append((pace, .plain)) }
    if let owed = words.owed(bookProgress) { facts.append((owed, .dim)) }
    return facts
  }

  /// Returns the wrapped texts for a number of rows. The quote takes the rows that the other texts leave.
  private func texts(_ columns: Int, rows: Int) -> [[StyledText]] {
    var lines = ([titleFact] + facts).flatMap { fact in
      TextLayout.wrapped(fact.text, to: columns, rows: 2, ellipsis: glyphs.ellipsis)
        .map { [StyledText($0, fact.style)] }
    }
    if let last = bookProgress.book.last {
      let shownText = words.lastRead(last, today: bookProgress.today)
      lines += TextLayout.wrapped(shownText, to: columns, rows: 2).map { [StyledText($0, .dim)] }
    }
    let left = rows - lines.count - 1
    if left > 0 {
      let shownText = quoteRows(columns, rows: min(6, left))
      if !shownText.isEmpty { lines += [[]] + shownText }
    }
    return lines
  }

  /// Returns the last quote in italics after a violet quotation mark.
  private func quoteRows(_ columns: Int, rows: Int) -> [[StyledText]] {
    guard let quote else { return [] }
    let mark = glyphs.across.count > 1 ? "❝ " : "\" "
    return TextLayout.wrapped(
      quote.text.text, to: columns - 2, rows: rows, ellipsis: glyphs.ellipsis
    ).enumerated().map { row, line in
      [
        StyledText(row == 0 ? mark : "  ", Style(ink: ReadingTones.ink, .bold)),
        StyledText(line, Style(.italic)),
      ]
    }
  }

  private func write(
    _ lines: [[StyledText]], into frame: inout Frame, in area: Area, from first: Int
  ) {
    for (row, line) in lines.enumerated() where first + row < area.size.rows {
      frame.write(line, in: area, row: first + row)
    }
  }
}

extension ReadingWords {
  /// Returns what was read last in a book, and when.
  func lastRead(_ record: ReadingRecord, today: Day) -> String {
    let when = whenRead(record.day, today: today)
    return say(
      "마지막: \(when) \(amount(of: record))", "last: \(amount(of: record)) \(when)")
  }
}

/// The colours of the books part. A book's own colour is only on its cover and its mark.
enum ReadingTones {
  /// The colour of bars, rings and charts.
  static let ink = Hue.violet.ink
}
