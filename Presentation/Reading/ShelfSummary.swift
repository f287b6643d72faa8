import Domain
import TextUI

/// The first line of the bookshelf: the count of each list, with a mark at the shown list.
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

  /// The parts in order, each with its click action. The shown list is in brackets; the other lists have blanks in
  /// their stead.
  private var parts: [(pieces: [StyledText], action: ShelfScreen.Action)] {
    BookshelfList.allCases.map { one in
      let isChosen = one == list
      let style: Style = isChosen ? .bold : .dim
      return (
        [
          StyledText(isChosen ? glyphs.chosen[0] : " ", .bold), StyledText(title(one), style),
          StyledText(isChosen ? glyphs.chosen[1] : " ", .bold),
        ], .turn(one)
      )
    } + [([" ", StyledText(sentences, .dim), " "], .sentences)]
  }

  /// The width of the whole line in cells.
  var cells: Int { parts.reduce(0) { $0 + $1.pieces.cells } }

  func draw(into frame: inout Frame, in area: Area) {
    frame.write(
      parts.flatMap(\.pieces).clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area)
  }

  /// Returns the action of a click at a position; nil on the list that is already shown.
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
