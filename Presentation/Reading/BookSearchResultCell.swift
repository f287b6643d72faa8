import Domain
import PresentationKit
import TextUI

/// A found book as one entry: one or two list rows, or a card.
struct BookSearchResultCell {
  let book: BookSearchResult
  let isGoal: Bool
  let isLiked: Bool
  let words: ReadingWords
  let glyphs: Glyphs
  let isChosen: Bool
  /// Whether the entry receives key input.
  let hasKeys: Bool

  init(
    _ book: BookSearchResult, isGoal: Bool, isLiked: Bool, words: ReadingWords, glyphs: Glyphs,
    isChosen: Bool, hasKeys: Bool
  ) {
    self.book = book
    self.isGoal = isGoal
    self.isLiked = isLiked
    self.words = words
    self.glyphs = glyphs
    self.isChosen = isChosen
    self.hasKeys = hasKeys
  }

  private var title: String {
    book.title.isEmpty ? BookSearchScreenWords(words.language).untitled : book.title
  }
  private var pointer: StyledText {
    StyledText(isChosen ? glyphs.pointer + " " : "  ", hasKeys ? .bold : .dim)
  }
  private var spine: StyledText {
    StyledText(glyphs.spine + " ", Style(ink: Cloth(book).mark))
  }
  private var dash: String { glyphs.pictures.isDrawn ? " — " : " - " }
  /// The shortened lower end of the spine, which separates the book from the next book.
  private var foot: StyledText {
    StyledText(glyphs.pictures.isDrawn ? "▘ " : "  ", spine.style)
  }
  private var style: Style { isChosen && hasKeys ? .bold : .plain }

  /// The signs for a book that is stored or liked.
  private var marks: [StyledText] {
    var marks: [StyledText] = []
    if isGoal { marks.append(StyledText(glyphs.used, Style(ink: Accent.leaf, .bold))) }
    if isLiked { marks.append(StyledText(glyphs.liked, Style(ink: Accent.rose))) }
    return marks.enumerated().flatMap { $0 == 0 ? [$1] : [" ", $1] }
  }

  private var author: String? { book.authors.map(words.authors) }

  /// The publication day, or the year if only that is known.
  private var published: String? {
    book.published?.description ?? book.publishedIn.map { "\($0)" }
  }

  /// Author, publisher, publication date and category.
  private var makers: String {
    [
      author, book.publisher, published,
      book.category == .etc ? nil : words.categories.name(book.category),
    ].compactMap(\.self).joined(separator: " · ")
  }

  /// Draws a row, with author, publisher, date and category in a second row if there is room.
  func drawRow(into frame: inout Frame, in area: Area) {
    var name = [StyledText(title, style)]
    if let subtitle = book.subtitle { name.append(StyledText(dash + subtitle, .dim)) }
    if area.size.rows < 2, let author {
      name.append(StyledText("  " + author, .dim))
    }
    let width = marks.isEmpty ? 0 : marks.cells + 1
    let lead = [pointer, spine]
    let room = area.size.columns - lead.cells - width
    frame.write(lead + name.clipped(to: room, ellipsis: glyphs.ellipsis), in: area)
    if width > 0 { frame.write(marks, area.endColumn - marks.cells, in: area) }
    if area.size.rows < 2 { return }
    let below = [StyledText(makers, .dim)].clipped(
      to: area.size.columns - lead.cells, ellipsis: glyphs.ellipsis)
    frame.write(["  ", foot] + below, in: area, row: 1)
  }

  func drawCard(into frame: inout Frame, in area: Area) {
    let lead = isChosen ? [StyledText(glyphs.pointer + " ", hasKeys ? .bold : .dim)] : []
    let mark = StyledText(glyphs.spine, Style(ink: Cloth(book).mark))
    let edge: Style =
      isChosen && hasKeys ? Style(ink: Cloth(book).mark, .bold) : .dim
    CardFrame(area: area, style: edge, title: lead + [mark], marks: marks)
      .draw(into: &frame, glyphs)
    let room = area.inset(columns: 2, rows: 1)
    let rows = room.size.rows
    func lines(_ text: String, _ most: Int) -> [String] {
      TextLayout.wrapped(text, to: room.size.columns, rows: most, ellipsis: glyphs.ellipsis)
    }
    var text = lines(title, max(1, rows - 1)).map { StyledText($0, style) }
    if let subtitle = book.subtitle {
      text += lines(subtitle, rows - 1 - text.count).map { StyledText($0, .dim) }
    }
    for (row, line) in text.enumerated() { frame.write([line], in: room, row: row) }
    let foot = [author, published].compactMap(\.self).joined(separator: " · ")
    if !foot.isEmpty, rows > text.count {
      let foot = TextLayout.clipped(foot, to: room.size.columns, ellipsis: glyphs.ellipsis)
      frame.write([StyledText(foot, .dim)], in: room, row: rows - 1)
    }
  }
}
