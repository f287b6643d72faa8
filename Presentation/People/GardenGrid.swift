package import TextUI

/// The arrangement of pots on boards. The pots are as large as possible so that all plants are visible. If even the
/// smallest pots do not show all plants, the garden scrolls by boards.
package struct GardenGrid: Equatable, Sendable {
  /// A size of pots in cells, with the board and the two lines of text below the picture.
  package struct Pot: Equatable, Sendable {
    package let columns: Int
    package let rows: Int

    init(_ columns: Int, _ rows: Int) {
      self.columns = columns
      self.rows = rows
    }

    /// The rows below the picture: the board, the name and the water.
    static let below = 3

    /// The possible sizes, largest first.
    package static let sizes = [
      Pot(42, 23), Pot(36, 20), Pot(30, 17), Pot(24, 14), Pot(20, 12), Pot(18, 11), Pot(15, 10),
      Pot(12, 7), Pot(11, 7),
    ]
    /// The possible sizes in gardens whose plants are drawn in letters. The last size has fewer rows, in which letters
    /// are still readable.
    package static let letters = sizes + [Pot(11, 6)]
  }

  /// The chosen size of pots. A pot may take more room than that, because leftover rows and columns are shared.
  let pot: Pot
  let count: Int
  let selected: Int
  /// The number of pots on a board.
  let across: Int
  /// The indices of the visible boards.
  let boards: Range<Int>
  /// The size of the room for one pot.
  private let width: Int
  private let pitch: Int
  private let origin: Point

  /// Arranges `count` pots in an area. Returns nil if there is no room for a single pot.
  package init?(count: Int, selected: Int, in area: Area, sizes: [Pot] = Pot.sizes) {
    let size = area.size
    guard count > 0, let pot = Self.pot(for: count, in: size, sizes) else { return nil }
    let most = size.columns / pot.columns
    let down = size.rows / pot.rows
    let needed = (count + most - 1) / most
    let isWhole = needed <= down
    // With room to spare, all boards have about the same number of pots.
    across = isWhole ? (count + needed - 1) / needed : most
    let visible = min(needed, down)
    width = size.columns / across
    let widest = max(pot.rows, min(Pot.sizes[0].rows, width / 2 + Pot.below + 1))
    pitch = max(pot.rows, min(size.rows / visible, widest))
    boards = Rows.window(count: needed, selected: selected / across, height: visible)
    origin = Point(
      column: area.origin.column + (size.columns - across * width) / 2,
      row: area.origin.row + (isWhole ? (size.rows - visible * pitch) / 2 : 0))
    (self.pot, self.count, self.selected) = (pot, count, selected)
  }

  /// Returns the largest size with which all pots fit, otherwise the size with which most pots fit. Returns nil if no
  /// size leaves room for a pot.
  private static func pot(for count: Int, in size: Size, _ sizes: [Pot]) -> Pot? {
    func held(_ pot: Pot) -> Int { (size.columns / pot.columns) * (size.rows / pot.rows) }
    if let whole = sizes.first(where: { held($0) >= count }) { return whole }
    let best = sizes.max { held($0) < held($1) }
    return best.flatMap { held($0) > 0 ? $0 : nil }
  }

  /// The number of plants that are visible at once.
  var held: Int { across * boards.count }

  /// The indices of the visible plants.
  package var shown: Range<Int> {
    min(count, boards.lowerBound * across)..<min(count, boards.upperBound * across)
  }

  /// Whether all plants are visible.
  var showsAll: Bool { shown.count == count }

  /// Returns the room of a visible pot, with the board and the texts.
  package func area(of index: Int) -> Area {
    let (board, column) = (index / across - boards.lowerBound, index % across)
    return Area(
      column: origin.column + column * width, row: origin.row + board * pitch, columns: width,
      rows: pitch)
  }

  /// The rows of the boards on the screen.
  var boardRows: [Int] {
    boards.indices.map { origin.row + ($0 - boards.lowerBound + 1) * pitch - Pot.below }
  }

  /// Returns the index of the plant at a screen position; nil if no plant is there.
  package func index(at point: Point) -> Int? { shown.first { area(of: $0).contains(point) } }

  /// Returns the index to which a key moves the selection; nil if the key does not move in the garden. On a single
  /// board, the keys for up and down walk along the board.
  func moved(by key: Key) -> Int? {
    let last = count - 1
    let step = count <= across ? 1 : across
    switch key {
    case .left, .character("h"): return max(0, selected - 1)
    case .right, .character("l"): return min(last, selected + 1)
    case .up, .character("k"): return selected >= step ? selected - step : selected
    case .down, .character("j"):
      if selected + step <= last { return selected + step }
      // The last board may be shorter than the one above it.
      return selected / across < last / across ? last : selected
    case .pageUp: return max(0, selected - held)
    case .pageDown: return min(last, selected + held)
    case .home, .character("g"): return 0
    case .end, .character("G"): return last
    case .character, .enter, .escape, .tab, .backTab, .backspace, .delete, .insert, .function,
      .control, .alt, .modified:
      return nil
    }
  }
}
