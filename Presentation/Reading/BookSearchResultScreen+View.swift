import Domain
import PresentationKit
import TextUI

extension BookSearchResultScreen {
  /// The areas of the screen. `head` does not scroll; `text` does.
  private struct Layout {
    let head: Area?
    let text: Area
  }

  /// Returns the area of the cover; nil if there is no room.
  private func coverRoom(in area: Area) -> Area? {
    guard area.size.columns >= 64, area.size.rows >= CoverArt.inDetail.rows + 1 else { return nil }
    return Area(
      column: area.origin.column + 2, row: area.origin.row,
      columns: CoverArt.inDetail.columns, rows: CoverArt.inDetail.rows)
  }

  private func layout(in area: Area) -> Layout {
    var room = area.inset(columns: area.size.columns >= 60 ? 2 : 1)
    if let cover = coverRoom(in: area) {
      room.size.columns -= cover.size.columns + 2
      room.origin.column = cover.endColumn + 2
    }
    let half = room.size.columns * 9 / 20
    let page = Area(
      column: room.origin.column, row: room.origin.row, columns: min(76, room.size.columns),
      rows: room.size.rows)
    guard room.size.columns >= 96, self.page.head(columns: half).count <= room.size.rows else {
      return Layout(head: nil, text: page)
    }
    var head = page
    head.size.columns = half
    let text = Area(
      column: head.endColumn + 4, row: room.origin.row,
      columns: min(76, room.size.columns - half - 4), rows: room.size.rows)
    return Layout(head: head, text: text)
  }

  private var page: BookSearchResultPage {
    BookSearchResultPage(
      book, isGoal: state?.goal != nil, isLiked: state?.isLiked ?? false, words: words,
      glyphs: glyphs)
  }

  private func lines(_ layout: Layout) -> [[StyledText]] {
    let columns = layout.text.size.columns
    var lines = layout.head == nil ? page.head(columns: columns) : []
    var text = page.text(columns: columns, instead: instead)
    // Beside the facts, the text begins in the first row.
    if layout.head != nil, text.first?.isEmpty == true { text.removeFirst() }
    lines += text + [[]]
    if let failure, book.description != nil {
      lines += wrapped("\(glyphs.refused) \(sources.sentence(failure))", columns, .plain)
    }
    if pending.isWaiting, book.description != nil {
      lines += wrapped(labels.lookingUp(pending.elapsed / 1000), columns, .dim)
    }
    var credits = [sources.credit(book.source)]
    if let helper, helper != book.source { credits.append(sources.credit(helper)) }
    return lines + wrapped(credits.joined(separator: " "), columns, .dim)
  }

  /// The placeholder of a missing description.
  private var instead: StyledText {
    if pending.isWaiting { return StyledText(labels.lookingUp(pending.elapsed / 1000), .dim) }
    if let failure { return StyledText("\(glyphs.refused) \(sources.sentence(failure))") }
    return StyledText(labels.noDescription, .dim)
  }

  private func wrapped(_ text: String, _ columns: Int, _ style: Style) -> [[StyledText]] {
    TextLayout.wrapped(text, to: columns).map { [StyledText($0, style)] }
  }

  /// Returns the number of lines that scroll.
  func lineCount(in area: Area) -> Int { lines(layout(in: area)).count }

  func draw(into frame: inout Frame, in area: Area) {
    let layout = layout(in: area)
    if let room = coverRoom(in: area) {
      CoverArt(
        cover, title: book.title, author: book.authors.map(words.authors),
        theme: book.category.theme, category: book.category
      ).draw(into: &frame, in: room, glyphs)
    }
    if let head = layout.head {
      for (row, line) in page.head(columns: head.size.columns).enumerated() {
        frame.write(line, in: head, row: row)
      }
    }
    let lines = lines(layout)
    let shown = scroll.shown(of: lines.count, in: layout.text.size.rows)
    for (row, line) in lines[shown].enumerated() {
      let isCut =
        row == layout.text.size.rows - 1 && shown.upperBound < lines.count
        || row == 0 && shown.lowerBound > 0
      frame.write(isCut ? [StyledText(glyphs.ellipsis, .dim)] : line, in: layout.text, row: row)
    }
  }
}

extension BooksTask {
  /// Creates the request for a found book's missing details; nil without an ISBN. The book's own source is asked, or
  /// the configured sources if the own source is `.library` or never gives page counts.
  init?(completing book: BookSearchResult) {
    guard let isbn = book.isbn13 else { return nil }
    self = .lookup(
      isbn, in: book.source == .library || !book.source.reportsPages ? nil : book.source)
  }
}
