import Domain
import TextUI

/// The first line of the bookshelf: the count of each list, with the shown list highlighted, and the count of quotes.
struct ShelfSummary: Equatable, Sendable {
  let counts: ReadingCounts
  let list: BookshelfList
  let words: ReadingWords
  let glyphs: Glyphs

  private func title(_ list: BookshelfList) -> String {
    "\(words.name(of: list)) \(count(list))"
  }

  private func count(_ list: BookshelfList) -> Int {
    switch list {
    case .finished: counts.finished
    case .liked: counts.favourites
    case .wanted: counts.wanted
    case .pausedOrDropped: counts.pausedOrDropped
    }
  }
  private var sentences: String { "\(words.sentencesOnShelf) \(counts.sentences)" }

  /// Returns the parts in order, each with its click action. The shown list is filled, or is between marks if fills are
  /// not drawn. The other lists have blanks instead of the marks.
  private func parts(_ hue: Ink?, on fill: Ink?) -> [(
    pieces: [StyledText], action: ShelfScreen.Action
  )] {
    BookshelfList.allCases.map { one in
      guard one == list else {
        return ([" ", StyledText(title(one), .dim), " "], .turn(one))
      }
      guard let hue, let fill, glyphs.pictures.isDrawn else {
        let marks = glyphs.chosen.map { StyledText($0, .bold) }
        return ([marks[0], StyledText(title(one), .bold), marks[1]], .turn(one))
      }
      // Half blocks round the fill off, as in the tabs.
      return (
        [
          StyledText("▐", Style(ink: hue)),
          StyledText(title(one), Style(ink: fill, paper: hue, .bold)),
          StyledText("▌", Style(ink: hue)),
        ], .turn(one)
      )
    } + [([" ", StyledText(sentences, .dim), " "], .sentences)]
  }

  private var parts: [(pieces: [StyledText], action: ShelfScreen.Action)] { parts(nil, on: nil) }

  /// The width of the whole line in cells.
  var cells: Int { parts.reduce(0) { $0 + $1.pieces.cells } }

  func draw(into frame: inout Frame, in area: Area) {
    let hue = frame.hue.colour(onLight: frame.isLight)
    let pieces = parts(hue, on: frame.text(on: hue)).flatMap(\.pieces)
    frame.write(pieces.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area)
  }

  /// Returns the action of a click at a position; nil on the list that is already shown and outside the parts of the
  /// line.
  func action(at point: Point, in area: Area) -> ShelfScreen.Action? {
    guard point.row == area.origin.row, area.contains(point) else { return nil }
    var here = area.origin.column
    for part in parts {
      let end = here + part.pieces.cells
      if (here..<end).contains(point.column) {
        return part.action == .turn(list) ? nil : part.action
      }
      here = end
    }
    return nil
  }
}
