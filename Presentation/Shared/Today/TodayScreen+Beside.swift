import Domain
import PresentationKit
import TextUI

/// The keys in the panels of the right column: the picture and the week.
extension TodayScreen {
  /// Returns the line on which keys act; nil while a panel of the right column has the keys.
  func acting(among shown: [TodayLine]) -> TodayLine? {
    beside == nil ? chosen(among: shown) : nil
  }

  /// The action of Enter in the panel of the right column that has the keys; nil if none has them.
  var actionBeside: Action? {
    switch beside {
    case .picture: .canvas
    case .week: .year
    case .day, .people, .reading, .notes, .saying, .chosen, .ahead, nil: nil
    }
  }

  /// Handles a key that moves to the right column, within it, or back to the lines. Returns nil for other keys.
  mutating func moveBeside(
    by key: Key, _ panels: TodayPanels?, in area: Area
  ) -> [ScreenEffect]? {
    let right = [TodayPanels.Name.picture, .week].filter { panels?.has($0) == true }
    guard let here = right.firstIndex(where: { $0 == beside }) else {
      focus(nil)
      guard key == .right, let first = right.first else { return nil }
      if let chosen = chosen(among: shownLines(panels, in: area))?.matter.name {
        let next = cursor(panels, in: area).moved(chosen, by: key, height: area.size.rows)
        if let next, next != chosen { return nil }
        choose(chosen)
      }
      focus(first)
      return []
    }
    let steps: [Key: Int] = [
      .up: -1, .character("k"): -1, .down: 1, .character("j"): 1, .right: 0,
    ]
    if key == .left || key == .escape {
      focus(nil)
    } else if let step = steps[key] {
      focus(right[min(max(0, here + step), right.count - 1)])
    } else {
      return nil
    }
    return []
  }
}
