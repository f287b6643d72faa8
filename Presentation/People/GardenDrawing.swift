package import Domain
import PresentationKit
package import TextUI

/// Draws the plants of a garden on their boards.
package struct GardenDrawing {
  let grid: GardenGrid
  let words: PeopleWords
  let glyphs: Glyphs
  let moment: PlantMoment?

  package init(
    _ grid: GardenGrid, _ words: PeopleWords, _ glyphs: Glyphs, moment: PlantMoment? = nil
  ) {
    (self.grid, self.words, self.glyphs, self.moment) = (grid, words, glyphs, moment)
  }

  /// Draws the boards across the whole width.
  package func drawBoards(into frame: inout Frame, in room: Area) {
    for row in grid.boardRows where row < room.endRow {
      Board.draw(
        into: &frame, row: row, from: room.origin.column, to: room.endColumn, glyphs)
    }
  }

  /// Draws a plant in its pot with its name and its water.
  package func draw(
    _ plant: Plant, at index: Int, isSelected: Bool = false, into frame: inout Frame
  ) {
    let area = grid.area(of: index)
    let rows = area.size.rows - GardenGrid.Pot.below
    // The picture stands on the board; the rest of the rows is air.
    let high = min(rows, max(grid.pot.rows - GardenGrid.Pot.below, (area.size.columns + 1) / 2))
    PlantPicture(plant, glyphs, moment: moment)
      .drawSmall(into: &frame, in: area.rows(rows - high, high))
    let isChosen = index == grid.selected
    let (name, water) = texts(of: plant, isChosen, isSelected, in: frame, area.size.columns)
    put(name, into: &frame, in: area.rows(rows + 1, 1))
    put(water, into: &frame, in: area.rows(rows + 2, 1))
    if isChosen {
      let width = min(area.size.columns, max(grid.pot.columns - 3, water.cells + 2, name.cells + 2))
      frame.select(
        Area(
          column: area.origin.column + (area.size.columns - width) / 2,
          row: area.origin.row + rows + 1, columns: width, rows: 2))
    }
  }

  /// Returns the line with the name and the line with the water level. The signs of a selected and of a marked plant
  /// are before the name. If the name leaves no room for them, they are before the water level.
  private func texts(
    of plant: Plant, _ isChosen: Bool, _ isSelected: Bool, in frame: Frame, _ columns: Int
  ) -> (name: [StyledText], water: [StyledText]) {
    let signs = (isChosen ? glyphs.pointer + " " : "") + (isSelected ? glyphs.selected + " " : "")
    let lead = signs.isEmpty ? [] : [StyledText(signs, .bold)]
    let name = StyledText(Printable.line(plant.person.calledName), isChosen ? .bold : .plain)
    if lead.isEmpty || (lead + [name]).cells < columns {
      return (lead + [name], water(of: plant, in: frame, columns))
    }
    return ([name], lead + water(of: plant, in: frame, columns - lead.cells))
  }

  /// Returns a bar of the water that is left, if there is room for it, and the time until the next watering. For a
  /// plant that is never due, returns only the remark that it has no cycle.
  private func water(of plant: Plant, in frame: Frame, _ columns: Int) -> [StyledText] {
    let water = WaterLeft(plant, glyphs)
    guard water.fraction != nil else { return [StyledText(words.noCycle, .dim)] }
    let label = words.briefNearness(plant)
    let room = min(columns - 3, 18) - TextLayout.cells(label) - 1
    // Bars of narrow pots would touch the words of the next pot.
    let bar = columns > 12 && room >= 2 ? water.bar(min(8, room), in: frame) + [" "] : []
    return bar + [StyledText(label, water.style)]
  }

  /// Writes pieces in the middle of a row.
  private func put(_ pieces: [StyledText], into frame: inout Frame, in row: Area) {
    let fitting = pieces.clipped(to: row.size.columns - 1, ellipsis: glyphs.ellipsis)
    let indent = TextLayout.indent(of: fitting.cells, .centre, in: row.size.columns)
    frame.write(fitting, row.origin.column + indent, in: row)
  }
}
