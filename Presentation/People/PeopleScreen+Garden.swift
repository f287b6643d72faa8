import Domain
import PresentationKit
import TextUI

/// The garden: all plants on boards, each with its name and the water that it has left.
extension PeopleScreen {
  /// Returns the arrangement of the pots; nil in the list view.
  func grid(in area: Area) -> GardenGrid? {
    layout(in: body(of: area)).garden.flatMap(grid(filling:))
  }

  /// Returns the arrangement of the pots in the room for them.
  func grid(filling garden: Area) -> GardenGrid? {
    if view != .garden { return nil }
    return GardenGrid(
      count: cursor.count, selected: cursor.selected, in: garden,
      sizes: glyphs.pictures.isDrawn ? GardenGrid.Pot.sizes : GardenGrid.Pot.letters)
  }

  /// Returns whether an area is large enough for the garden or the sky. Even a single board needs enough columns for a
  /// row of pots.
  func hasRoom(_ area: Area) -> Bool {
    area.size.columns >= 36 && area.size.rows >= (view == .sky ? 5 : 12)
  }

  /// Moves the selection to an adjacent pot or row; nil if the key does not move the selection.
  mutating func walk(by key: Key, in area: Area) -> [ScreenEffect]? {
    guard let garden = layout(in: body(of: area)).garden else {
      // Without room for the garden, its keys walk through the list.
      return move(by: view == .list ? key : Self.alongList(key), in: area)
    }
    let index = skyDrawing(in: area)?.sky.index(after: key) ?? grid(filling: garden)?.moved(by: key)
    guard let index else { return nil }
    cursor.selected = index
    return load(in: area)
  }

  private static func alongList(_ key: Key) -> Key {
    key == .right ? .down : key == .left ? .up : key
  }

  /// The sky over the garden now.
  var sky: GardenSky { GardenSky(Season(of: today, zone: garden?.zone), at: now.time) }

  func drawGarden(into frame: inout Frame, in area: Area) {
    guard let grid = grid(filling: area) else { return }
    let drawing = GardenDrawing(grid, words, glyphs, moment: moment)
    let air = GardenAir(
      sky: sky, grid: grid, area: area, step: self.air.elapsed / GardenAir.frame)
    sky.draw(into: &frame, in: air.room)
    drawing.drawBoards(into: &frame, in: area)
    let bare = frame.cells
    for index in grid.shown {
      guard let plant = cursor.slice[index] else { continue }
      drawing.draw(plant, at: index, isSelected: isSelected(plant), into: &frame)
    }
    air.draw(over: bare, into: &frame)
  }

  /// Returns which plants are visible, such as “1–12 of 60”; nil if all are.
  func shownRange(in garden: Area) -> String? {
    guard let grid = grid(filling: garden), !grid.showsAll else { return nil }
    return words.shown(grid.shown.lowerBound + 1, grid.shown.upperBound, of: grid.count, glyphs)
  }
}
