import Domain
import PresentationKit
import TextUI

/// The shelf view: all plants in a grid, each with its name and days left.
extension PeopleScreen {
  /// The size of a pot in cells.
  private static let pot = Size(columns: 18, rows: 9)

  /// Returns the number of pots that fit side by side, and the number of shelves that fit.
  private static func grid(_ area: Area) -> (across: Int, down: Int) {
    (area.size.columns / pot.columns, area.size.rows / pot.rows)
  }

  /// Returns the layout of the shelf view without panels; nil if there is no room for a single pot.
  func shelves(in area: Area) -> Layout? {
    let none = area.rows(0, 0)
    let needsNoTitle = area.size.rows % Self.pot.rows == 0 && !isSearching
    let shelf = area.rows(needsNoTitle ? 0 : 1).inset(columns: 1)
    let grid = Self.grid(shelf)
    guard grid.across > 0, grid.down > 0 else { return nil }
    return Layout(
      plant: none,
      title: area.rows(0, area.size.rows - shelf.size.rows).inset(columns: 1), chosen: nil,
      list: none, facts: nil, shelf: shelf)
  }

  /// Returns the visible pots around the selected pot, with their indices.
  private func pots(in area: Area) -> [(index: Int, area: Area)] {
    let (across, down) = Self.grid(area)
    guard across > 0, down > 0 else { return [] }
    let rows = (cursor.count + across - 1) / across
    let shown = Rows.window(count: rows, selected: cursor.selected / across, height: down)
    let first = shown.lowerBound * across
    // Leftover columns go between the pots, at most 6 each.
    let width = min(Self.pot.columns + 6, area.size.columns / across)
    return (first..<max(first, min(cursor.count, shown.upperBound * across))).map { position in
      let index = position - first
      let pot = Area(
        column: area.origin.column + index % across * width,
        row: area.origin.row + index / across * Self.pot.rows, columns: width,
        rows: Self.pot.rows)
      return (position, pot)
    }
  }

  /// Returns the index of the plant at a mouse position; nil if no plant is there.
  func pot(at point: Point, in area: Area) -> Int? {
    guard let shelf = layout(in: body(of: area)).shelf else { return nil }
    return pots(in: shelf).first { $0.area.contains(point) }?.index
  }

  /// Moves the selection to an adjacent pot or shelf; nil if the key does not move the selection.
  mutating func walk(by key: Key, in area: Area) -> [ScreenEffect]? {
    guard isOnShelves, let shelf = layout(in: body(of: area)).shelf else {
      return move(by: key, in: area)
    }
    let (across, down) = Self.grid(shelf)
    guard across > 0, down > 0 else { return move(by: key, in: area) }
    let (selected, last) = (cursor.selected, max(0, cursor.count - 1))
    let steps: [(keys: [Key], step: Int)] = [
      ([.left, .character("h")], -1), ([.right, .character("l")], 1),
      ([.up, .character("k")], -across), ([.down, .character("j")], across),
    ]
    let leaps: [(keys: [Key], index: Int)] = [
      ([.pageUp], selected - across * down), ([.pageDown], selected + across * down),
      ([.home, .character("g")], 0), ([.end, .character("G")], last),
    ]
    if let leap = leaps.first(where: { $0.keys.contains(key) }) {
      cursor.selected = min(max(0, leap.index), last)
    } else if let step = steps.first(where: { $0.keys.contains(key) })?.step {
      if (0...last).contains(selected + step) {
        cursor.selected = selected + step
      } else if step == across, selected / across < last / across {
        // The last shelf is shorter, so the last plant is selected.
        cursor.selected = last
      }
    } else {
      return nil
    }
    return load(in: area)
  }

  /// Returns the number of plants that the shelves show at once; nil in the list view.
  func held(in area: Area) -> Int? {
    guard isOnShelves, let shelf = layout(in: body(of: area)).shelf else { return nil }
    let (across, down) = Self.grid(shelf)
    return across * down
  }

  func drawShelf(into frame: inout Frame, in area: Area) {
    for (index, pot) in pots(in: area) {
      guard let plant = cursor.slice[index] else { continue }
      drawPot(plant, isChosen: index == cursor.selected, into: &frame, in: pot)
    }
  }

  private func drawPot(
    _ plant: Plant, isChosen: Bool, into frame: inout Frame, in area: Area
  ) {
    PlantPicture(plant, glyphs).draw(into: &frame, in: area.rows(0, 6).inset(columns: 1))
    let look = PlantLook(plant)
    frame.write(
      [StyledText(String(repeating: glyphs.rule, count: area.size.columns), .dim)], in: area,
      row: 6)
    func put(_ pieces: [StyledText], _ row: Int) {
      let fitting = pieces.clipped(to: area.size.columns - 2, ellipsis: glyphs.ellipsis)
      let indent = TextLayout.indent(of: fitting.cells, .centre, in: area.size.columns)
      frame.write(fitting, area.origin.column + indent, in: area, row: row)
    }
    put(
      [
        StyledText(isChosen && isOnShelves ? glyphs.pointer + " " : "", .bold),
        StyledText(isMarked(plant) ? glyphs.marked + " " : "", .bold),
        StyledText(plant.person.calledName, isChosen ? .bold : .plain),
      ].filter { !$0.text.isEmpty }, 7)
    put(
      [
        StyledText(look.sign(glyphs) + " ", Style(ink: look.ink)),
        StyledText(words.briefNearness(plant), Style(ink: look.ink)),
      ], 8)
    if isChosen { frame.select(area.rows(7, 1)) }
  }
}
