import Domain
import PresentationKit
import TextUI

/// One book as a row: colour, title and author, progress and due date.
struct BookRow {
  let progress: BookProgress
  let words: ReadingWords
  let glyphs: Glyphs
  let isChosen: Bool
  /// Whether the book is part of a multiple selection.
  var isSelected = false

  init(_ progress: BookProgress, _ words: ReadingWords, _ glyphs: Glyphs, isChosen: Bool) {
    self.progress = progress
    self.words = words
    self.glyphs = glyphs
    self.isChosen = isChosen
  }

  func draw(into frame: inout Frame, in area: Area, row: Int) {
    let book = progress.book
    let columns = area.size.columns
    let daysLeft = progress.dDayLabel == nil ? nil : progress.dDay
    let label =
      daysLeft.map {
        columns >= 46
          ? CountdownWords.label($0, in: words.language)
          : CountdownWords.brief($0, in: words.language)
      } ?? (book.isComplete ? glyphs.used : "")
    let due = StyledText(
      TextLayout.aligned(
        label, .right, in: columns >= 46 ? CountdownWords.cells(in: words.language) : 7),
      progress.isOverdue ? Style(ink: Accent.rose, .bold) : .plain)
    let bar =
      columns >= 46
      ? ProgressBar(
        book.reached, of: book.end, ink: glyphs.pictures.isDrawn ? frame.hue.ink : nil
      ).pieces(15, glyphs)
      : [StyledText(TextLayout.aligned("\(progress.percent)%", .right, in: 5))]
    let tail: [StyledText] = bar + [" "] + [due]
    let mark =
      progress.isOverdue
      ? StyledText(glyphs.refused, Style(ink: Accent.rose, .bold))
      : StyledText(glyphs.spine, Style(ink: Cloth(book).mark))
    let pointer = StyledText(glyphs.lead(isChosen: isChosen, isSelected: isSelected), .bold)
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
