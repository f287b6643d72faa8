import Domain
import PresentationKit
import TextUI

/// The screen of a book on a large terminal: the cover and the ring, the facts, the line of pages and the quotes in
/// panels. The arrow keys choose the panel to which the other keys apply.
extension BookScreen {
  /// The areas of the panels.
  struct Panels: Equatable {
    let hero: Area
    let overview: Area
    let analysis: Area
    let sentences: Area

    func area(of side: Side) -> Area {
      switch side {
      case .overview: overview
      case .analysis: analysis
      case .sentences: sentences
      }
    }
  }

  /// Returns the panels; nil if the area is too small or the terminal cannot draw pictures.
  func panels(in area: Area) -> Panels? {
    guard SizeClass(area).hasPanels, glyphs.pictures.isDrawn else { return nil }
    var left = area
    left.size.columns = min(68, max(54, area.size.columns * 2 / 5))
    var right = area
    right.origin.column = left.endColumn
    right.size.columns = area.size.columns - left.size.columns
    let high = min(left.size.rows - 10, heroRows(left.size) + 3 + headRows(left.size.columns - 4))
    // The quotes are as high as they need to be, and the line of pages takes the rest.
    let needed = sentences.rows.indices.prefix(20).reduce(0) {
      $0 + block($1, columns: right.size.columns - 4).count
    }
    let upper = right.size.rows - min(max(5, needed + 3), right.size.rows - 14)
    return Panels(
      hero: left.rows(0, high), overview: left.rows(high), analysis: right.rows(0, upper),
      sentences: right.rows(upper))
  }

  /// Returns the number of rows of the cover in a panel of this size.
  private func heroRows(_ size: Size) -> Int { size.rows >= 44 ? 18 : size.rows >= 36 ? 14 : 12 }

  private func headRows(_ columns: Int) -> Int { panelHead(columns: columns).count + 1 }

  /// Returns the lines below the cover: the subtitle, author and publisher, progress and status.
  private func panelHead(columns: Int) -> [[StyledText]] {
    guard detail != nil else { return [] }
    // The title is in the border, with the heart and the stars.
    return headLines(columns: columns).dropFirst().map { Array($0.dropFirst()) }
  }

  private func heroFigure(_ detail: BookDetail) -> String {
    let stars = detail.progress.book.rating.map { words.stars($0, glyphs) }
    return [detail.isLiked ? glyphs.liked : nil, stars].compactMap(\.self).joined(separator: " ")
  }

  func drawPanels(_ panels: Panels, _ detail: BookDetail, into frame: inout Frame) {
    let ink = frame.hue.ink
    Panel(detail.progress.book.facts.title.text, figure: heroFigure(detail), ink: ink)
      .draw(into: &frame, in: panels.hero, glyphs: glyphs)
    drawHero(detail, into: &frame, in: Panel.inside(panels.hero))
    for one in Side.allCases {
      let area = panels.area(of: one)
      Panel(words.title(one), figure: figure(of: one, detail), ink: ink, hasKeys: one == side)
        .draw(into: &frame, in: area, glyphs: glyphs)
      draw(one, detail, into: &frame, in: Panel.inside(area))
    }
  }

  private func figure(of side: Side, _ detail: BookDetail) -> String {
    switch side {
    case .overview: words.categories.name(detail.progress.book.facts.category)
    case .analysis: words.progress(detail.progress.book)
    case .sentences: detail.sentences.isEmpty ? "" : words.sentences(detail.sentences.count)
    }
  }

  /// Draws the cover with the ring beside it, and the facts below.
  private func drawHero(_ detail: BookDetail, into frame: inout Frame, in area: Area) {
    let book = detail.progress.book
    let head = panelHead(columns: area.size.columns)
    let rows = max(6, min(18, area.size.rows - head.count - 1))
    let room = Area(
      column: area.origin.column, row: area.origin.row, columns: rows * 4 / 3, rows: rows)
    CoverArt(
      cover, of: book, author: words.author(book.facts), isOverdue: detail.progress.isOverdue
    ).draw(into: &frame, in: room, glyphs)
    let beside = area.endColumn - room.endColumn - 2
    let high = min(rows, beside / 2, 11)
    let ring = Area(
      column: room.endColumn + 2 + (beside - 2 * high) / 2,
      row: area.origin.row + (rows - high) / 2, columns: 2 * high, rows: high)
    PercentRing(book.reached, of: book.end, ink: ReadingTones.ink)
      .draw(into: &frame, in: ring, glyphs)
    for (row, line) in head.enumerated() {
      frame.write(
        line.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area,
        row: rows + 1 + row)
    }
  }
}
