import Domain
import PresentationKit
import TextUI

/// The covers of the books being read. They are shown if there is room for a row of them, unless the user chose the
/// list.
extension BookHomeScreen {
  /// The number of books from which categories are shown as groups. With fewer books, most groups would have one book.
  static let groupedFrom = 12

  /// Returns the layout of the covers in the list's area; nil if the books are shown as a list.
  func covers(in list: Area) -> CoverGrid? {
    guard !isList, list.size.columns >= 50, let content, content.list.books.total > 0 else {
      return nil
    }
    let grid = CoverGrid(total: cursor.count, selected: cursor.selected, in: list)
    // A narrow screen shows covers only if all fit and their titles are readable; else it shows rows.
    guard let grid, grid.cover.columns >= CoverArt.inRow.columns else { return nil }
    return list.size.columns >= 72 || !grid.hasPages ? grid : nil
  }

  /// The categories of the list as groups; empty for a few books.
  var groups: [HomeSection] {
    guard let list = content?.list, list.books.total >= Self.groupedFrom else { return [] }
    return list.sections
  }

  func drawCovers(
    _ grid: CoverGrid, _ content: ReadingHome, into frame: inout Frame
  ) {
    let motifs = motifs(grid, content)
    for index in grid.shown {
      let cover = grid.area(of: index)
      guard let book = content.list.books[index] else { continue }
      var cell = BookCell(
        progress: BookProgress(book, today: content.today), words: words, glyphs: glyphs,
        isChosen: index == cursor.selected,
        isSelected: selection.contains(.record(book.id.text)))
      cell.motif = motifs[book.id]
      cell.textColumns = grid.textColumns
      cell.draw(into: &frame, in: cover)
    }
    drawGroups(grid, into: &frame)
  }

  /// Returns the motifs of the books whose covers are shown.
  func motifs(_ grid: CoverGrid, _ content: ReadingHome) -> [ID<Book>: CoverOrnament.Motif] {
    let books = grid.shown.compactMap { content.list.books[$0] }
    return Dictionary(
      zip(books.map(\.id), CoverMotifs(books).motifs), uniquingKeysWith: { first, _ in first })
  }

  /// Draws the name of a category above its first cover in each row.
  private func drawGroups(_ grid: CoverGrid, into frame: inout Frame) {
    for group in groups {
      var index = max(group.first, grid.shown.lowerBound)
      while index < min(group.indices.upperBound, grid.shown.upperBound) {
        let count = min(grid.covers(from: index), group.indices.upperBound - index)
        let cover = grid.area(of: index)
        let name = TextLayout.clipped(
          words.categories.name(group.category), to: grid.width(of: count) - 2,
          ellipsis: glyphs.ellipsis)
        frame.put(
          " " + name + " ", cover.origin.column, cover.origin.row - 1, .dim,
          upTo: grid.area.endColumn)
        index += count
      }
    }
  }

  /// Returns which of the books are shown, the number of pages that keeps all books on time, and the sort order. Parts
  /// that do not fit are left out.
  func coversFigure(_ content: ReadingHome, _ grid: CoverGrid?, room: Int) -> String {
    let books = content.list.books
    let page = grid.flatMap { grid in
      grid.hasPages ? words.shown(grid.shown, of: books.total, glyphs) : nil
    }
    let owed = pagesToday(content).map(words.keepAllOnTime)
    let order =
      books.total > 1
      ? words.order(content.sort, hasCategories: content.list.sections.count > 1) : nil
    // The order is said in the least room as well.
    return [[page, owed, order], [page, order], [page ?? order], [order], [owed]]
      .map { $0.compactMap(\.self).joined(separator: " · ") }
      .first { !$0.isEmpty && TextLayout.cells($0) <= room } ?? ""
  }

  /// Returns the number of pages to read today in all books; nil if not all books are loaded or no book has pages for
  /// today.
  private func pagesToday(_ content: ReadingHome) -> Int? {
    let books = content.list.books
    guard books.items.count == books.total else { return nil }
    let owed = books.items.compactMap { BookProgress($0, today: content.today).owedToday }
    return owed.isEmpty ? nil : owed.reduce(0, +)
  }
}

extension ReadingWords {
  /// Returns the positions of the shown books, such as `7–12 of 40`.
  func shown(_ indices: Range<Int>, of total: Int, _ glyphs: Glyphs) -> String {
    let range = "\(indices.lowerBound + 1)\(glyphs.dash)\(indices.upperBound)"
    return say("\(total)권 중 \(range)", "\(range) of \(total)")
  }

  /// Returns the number of pages that keeps all books on time, as text.
  func keepAllOnTime(_ count: Int) -> String {
    if count == 0 { return say("오늘 몫은 다 읽었어요", "all on time today") }
    return say("오늘 \(count)쪽이면 모두 제때", "\(pages(count)) keep all on time")
  }

  var keyCovers: String { say("표지로 보기", "covers") }
}
