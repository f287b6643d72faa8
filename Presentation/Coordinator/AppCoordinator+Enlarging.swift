import PresentationKit
import PresentationShared
import TextUI

/// The chosen panel of a screen, enlarged to the window. Its screen is laid out in an area that is larger than the
/// window, so that no screen needs to know about it.
struct EnlargedPanel: Equatable, Sendable {
  /// The screen with the panel. Screens above it are shown as always.
  let part: Part
  let depth: Int
  /// The panel, in the middle of the upper rows of the window.
  let panel: Area
  /// The area of the screen, which begins above and to the left of the window.
  let screen: Area
}

extension AppCoordinator {
  /// The enlarged panel if it is shown now; nil while a screen above its screen, a dialog or the lock is shown.
  var shownPanel: EnlargedPanel? {
    guard let enlarged, enlarged.part == part, enlarged.depth == current.depth, lock == nil,
      current.top.dialogEscape == nil
    else { return nil }
    return enlarged
  }

  /// Whether the screen marks a panel as chosen.
  var hasChosenPanel: Bool { chosenPanel(of: framed.size) != nil }

  /// Enlarges the chosen panel, or shows the whole screen again.
  mutating func toggleEnlarged() {
    enlarged = shownPanel == nil ? fittedPanel : nil
    if !hasChosenPanel { notice = NoticeLine(.refusal, words.noPanel) }
  }

  /// Enlarges the panel again if another one was chosen, or if the window or the content changed.
  mutating func fitEnlarged() {
    guard let shown = shownPanel else { return }
    let same = chosenPanel(of: shown.screen.size).map { enlarged($0, on: shown.screen.size) }
    if same != shown || shown.panel.endRow > framed.endRow { enlarged = fittedPanel }
  }

  /// Draws the enlarged panel, and nothing beside it.
  func draw(_ shown: EnlargedPanel, into frame: inout Frame) {
    current.draw(into: &frame, in: shown.screen)
    let (panel, whole) = (
      shown.panel, Area(column: 0, row: 0, columns: size.columns, rows: size.rows)
    )
    frame.fill(whole.rows(panel.endRow), .plain)
    var side = whole
    side.size.columns = panel.origin.column
    frame.fill(side, .plain)
    side.origin.column = panel.endColumn
    side.size.columns = size.columns - panel.endColumn
    frame.fill(side, .plain)
  }

  /// Returns the chosen panel of the screen at a size; nil if it has none.
  private func chosenPanel(of size: Size) -> Area? {
    guard framed.size.columns >= Self.smallest.columns, framed.size.rows > 0 else { return nil }
    var sheet = Frame(size: size, rendition: rendition)
    current.draw(
      into: &sheet, in: Area(column: 0, row: 0, columns: size.columns, rows: size.rows))
    return sheet.chosenPanel
  }

  private func enlarged(_ panel: Area, on sheet: Size) -> EnlargedPanel {
    let left = (size.columns - panel.size.columns) / 2
    return EnlargedPanel(
      part: part, depth: current.depth,
      panel: Area(column: left, row: 0, columns: panel.size.columns, rows: panel.size.rows),
      screen: Area(
        column: left - panel.origin.column, row: -panel.origin.row, columns: sheet.columns,
        rows: sheet.rows))
  }

  /// The chosen panel at the size of the screen at which it is largest and still fits. Panels share a screen by weights
  /// and have maximum sizes, so each attempt is derived from the growth in the last one.
  private var fittedPanel: EnlargedPanel? {
    let room = Size(columns: size.columns, rows: framed.endRow)
    var sheet = framed.size
    var last: (sheet: Size, panel: Size)?
    var best: EnlargedPanel?
    func next(_ size: KeyPath<Size, Int>, _ panel: Size) -> Int {
      let (now, lack) = (sheet[keyPath: size], room[keyPath: size] - panel[keyPath: size])
      let added = last.map { now - $0.sheet[keyPath: size] } ?? 0
      let grown = last.map { panel[keyPath: size] - $0.panel[keyPath: size] } ?? 0
      let step = grown == 0 || added == 0 ? lack : lack * added / grown
      return min(max(1, now + step), 3 * room[keyPath: size])
    }
    for _ in 0..<6 {
      guard let panel = chosenPanel(of: sheet) else { break }
      let cells = panel.size.columns * panel.size.rows
      let fits = panel.size.columns <= room.columns && panel.size.rows <= room.rows
      if fits, best.map({ $0.panel.size.columns * $0.panel.size.rows < cells }) ?? true {
        best = enlarged(panel, on: sheet)
      }
      if panel.size == room { break }
      let wanted = Size(columns: next(\.columns, panel.size), rows: next(\.rows, panel.size))
      (last, sheet) = ((sheet, panel.size), wanted)
    }
    return best
  }
}

extension ShellWords {
  var wholeScreen: String { say("전체 화면으로", "whole screen") }
  var noPanel: String { say("이 화면에는 크게 볼 칸이 없어요.", "This screen has no panel to enlarge.") }
}
