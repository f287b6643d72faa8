import Domain
import PresentationKit
import TextUI

/// The bookshelf: covers that face out on boards across the whole width. The selected cover is raised with its shadow,
/// and wanted books are dashed outlines.
struct ShelfBoard: Equatable, Sendable {
  let books: [ShelfItem]
  /// The index of the selected book.
  let chosen: Int?
  /// The number of books on all pages; nil if `books` are all books.
  var total: Int?
  /// The largest size of a cover.
  var largest = ShelfBoard.sizes[0]
  let glyphs: Glyphs

  /// The smallest area in which a shelf is recognisable.
  static let smallest = Size(columns: 40, rows: rows(of: CoverArt.inGrid))

  /// The sizes of a cover, largest first.
  static let sizes = [
    Size(columns: 24, rows: 18), Size(columns: 20, rows: 15), CoverArt.inDetail,
    CoverArt.inRow, CoverArt.inGrid,
  ]
  /// The minimum and the maximum gap between two covers.
  private static let gaps = 1...8
  /// The number of rows by which the selected cover is raised.
  private static let lift = 1

  /// Returns the number of rows of a board with covers of a size, including the row for a raised cover.
  static func rows(of cover: Size) -> Int { cover.rows + lift + 1 }

  /// The arrangement of covers in an area: the size of a cover, the number of covers on a board, and the number of
  /// boards.
  private struct Plan: Equatable {
    let cover: Size
    let columns: Int
    let boards: Int
    /// The distance between the starts of two covers.
    let stride: Int
    /// The number of columns at the left of the covers, which centres the covers on the board.
    let margin: Int

    init(in area: Size, total: Int, largest: Size) {
      let gaps = ShelfBoard.gaps
      let plans = ShelfBoard.sizes.filter { $0.columns <= largest.columns }.map { size in
        (
          size: size,
          columns: (area.columns - 2 + gaps.lowerBound) / (size.columns + gaps.lowerBound),
          boards: area.rows / ShelfBoard.rows(of: size)
        )
      }.filter { $0.columns > 0 && $0.boards > 0 }
      // Titles are hard to read on the smallest covers, so larger covers on several pages are better.
      let readable = plans.filter { $0.size.columns >= CoverArt.inRow.columns }
      let found = readable.first { $0.columns * $0.boards >= total } ?? readable.last ?? plans.last
      cover = found?.size ?? CoverArt.inGrid
      let most = max(1, found?.columns ?? 1)
      boards = max(1, found?.boards ?? 1)
      // Boards that are all shown have about the same number of covers.
      let needed = max(1, (total + most - 1) / most)
      let isBalanced = needed > 1 && needed <= boards
      columns = isBalanced ? (total + needed - 1) / needed : most
      let count = min(columns, max(1, total))
      let gap = count < 2 ? 0 : (area.columns - 2 - count * cover.columns) / (count - 1)
      stride = cover.columns + min(gaps.upperBound, max(gaps.lowerBound, gap))
      margin = max(1, (area.columns - (count - 1) * stride - cover.columns) / 2)
    }
  }

  /// Returns the indices of the books on the page that contains the given index. Boards do not scroll; a book that does
  /// not fit is on the next page.
  static func indices(
    around index: Int, of total: Int, in area: Area, largest: Size = ShelfBoard.sizes[0]
  ) -> Range<Int> {
    let plan = Plan(in: area.size, total: total, largest: largest)
    let count = plan.columns * plan.boards
    let first = max(0, index) / count * count
    return min(first, total)..<min(first + count, total)
  }

  private func plan(in area: Area) -> Plan {
    Plan(in: area.size, total: total ?? books.count, largest: largest)
  }

  /// Returns the area of each cover. The selected cover is drawn one row higher.
  func covers(in area: Area) -> [Area] {
    let plan = plan(in: area)
    return books.indices.prefix(plan.columns * plan.boards).map { index in
      Area(
        column: area.origin.column + plan.margin + index % plan.columns * plan.stride,
        row: area.origin.row + index / plan.columns * Self.rows(of: plan.cover) + Self.lift,
        columns: plan.cover.columns, rows: plan.cover.rows)
    }
  }

  /// Returns the index of the book at a screen position, for the mouse; nil if no book is there.
  func book(at point: Point, in area: Area) -> Int? {
    guard area.contains(point) else { return nil }
    return covers(in: area).firstIndex { $0.contains(point) }
  }

  // MARK: Drawing

  func draw(into frame: inout Frame, in area: Area) {
    // Too small for a book above its board.
    guard area.size.rows >= Self.smallest.rows, area.size.columns >= 10 else { return }
    let plan = plan(in: area)
    let motifs = motifs
    for (index, cover) in covers(in: area).enumerated() {
      draw(books[index], motifs[index], isChosen: index == chosen, into: &frame, in: cover)
    }
    let used = max(1, min(plan.boards, (books.count + plan.columns - 1) / plan.columns))
    for board in 1...used {
      Board.draw(
        into: &frame, row: area.origin.row + board * Self.rows(of: plan.cover) - 1,
        from: area.origin.column, to: area.endColumn, glyphs)
    }
  }

  /// The motif of each book; nil for a wanted book, which has none.
  var motifs: [CoverOrnament.Motif?] {
    let covers = books.filter { !$0.isWanted }
    let shown = CoverMotifs(covers.map { ($0.facts.title.text, $0.clothCategory) })
    var rest = shown.motifs[...]
    return books.map { $0.isWanted ? nil : rest.popFirst() }
  }

  private func draw(
    _ item: ShelfItem, _ motif: CoverOrnament.Motif?, isChosen: Bool, into frame: inout Frame,
    in cover: Area
  ) {
    var room = cover
    if isChosen {
      room.origin.row -= Self.lift
      let isPlain = glyphs.upward.count == 1
      frame.put(
        String(repeating: isPlain ? "_" : "▔", count: cover.size.columns), cover.origin.column,
        cover.endRow - 1, isPlain ? .bold : Style(ink: frame.hue.ink), upTo: cover.endColumn)
    }
    if item.isWanted {
      DashedCover(
        area: room, title: item.facts.title.text,
        style: isChosen ? Style(ink: frame.hue.ink, .bold) : .dim
      ).draw(into: &frame, glyphs)
    } else {
      let author = item.facts.author.map { BookAuthors(stored: $0.text).first }
      var art = CoverArt(
        nil, title: item.facts.title.text, author: author, theme: item.theme,
        category: item.clothCategory)
      art.motif = motif
      art.draw(into: &frame, in: room, glyphs)
    }
  }
}

extension ShelfItem {
  /// Whether the book is only wanted, so that it is not on the shelf yet.
  var isWanted: Bool { book?.status == .wanted }

  /// The category that determines the cloth and the motif; nil if the user chose the colour.
  var clothCategory: BookCategory? { book?.chosenTheme == nil ? facts.category : nil }
}
