package import Domain
package import TextUI

/// The picture of a plant, in pixels or in ASCII letters, depending on the terminal.
package struct PlantPicture {
  let art: PlantArt
  let state: Plant.State
  let moment: PlantMoment?
  let rendition: Rendition

  /// Creates the picture of a person's plant today. `moment` is ignored if it animates another plant.
  init(_ plant: Plant, _ glyphs: Glyphs, moment: PlantMoment? = nil) {
    let own = moment?.id == plant.person.id ? moment : nil
    art = PlantArt(plant, thirst: own?.thirst)
    state = plant.state
    self.moment = own
    rendition = glyphs.pictures
  }

  /// Creates the picture of a person's plant today, which does not move.
  package init(of plant: Plant, _ glyphs: Glyphs) { self.init(plant, glyphs) }

  /// Creates the picture of a kind of plant, without a person.
  package init(_ species: Species, stage: Int, _ glyphs: Glyphs, thirst: Double = 0) {
    art = PlantArt(species: species, stage: stage, thirst: thirst)
    state = .resting
    moment = nil
    rendition = glyphs.pictures
  }

  /// The smallest area in which the picture is drawn.
  var smallest: Size {
    switch rendition.isDrawn {
    case true: Size(columns: 10, rows: 5)
    case false: PlantLetters.size
    }
  }

  /// Draws the picture as large as fits. In an area below `smallest` nothing is drawn, because the picture would not be
  /// recognisable.
  package func draw(into frame: inout Frame, in area: Area) {
    guard area.size.columns >= smallest.columns, area.size.rows >= smallest.rows else { return }
    drawAny(into: &frame, in: area)
  }

  /// Draws the picture faintly, for a plant that does not exist yet. `share` is the opacity of its colours over the
  /// background.
  package func drawFaint(into frame: inout Frame, in area: Area, share: Double) {
    guard rendition.isDrawn else { return }
    let whole = art.sketch(grain: frame.rendition.grain(in: area.size))
    var faint = Sketch(grain: whole.grain)
    for shape in whole.shapes { faint.fill(shape.outline, frame.fill(shape.ink, share)) }
    faint.draw(into: &frame, in: area)
  }

  /// Draws the picture in a pot of the garden, where its name is below and a smaller picture is recognisable too.
  func drawSmall(into frame: inout Frame, in area: Area) {
    if rendition.isDrawn { return drawAny(into: &frame, in: area) }
    // The board takes the place of the ground below the pot.
    let whole = Array(PlantLetters.rows(art.species, stage: art.stage, state).dropLast())
    let isLarge =
      area.size.columns >= PlantLetters.size.columns && area.size.rows >= whole.count
    put(
      isLarge ? whole : PlantLetters.small(art.species, stage: art.stage, state), into: &frame,
      in: area)
  }

  private func drawAny(into frame: inout Frame, in area: Area) {
    switch rendition.isDrawn {
    case true:
      guard moment == nil else { return drawSketch(into: &frame, in: area) }
      frame.drawCached(art, in: area, drawSketch)
    case false: drawLetters(into: &frame, in: area)
    }
  }

  private func drawSketch(into frame: inout Frame, in area: Area) {
    var sketch = art.sketch(grain: frame.rendition.grain(in: area.size))
    moment?.draw(into: &sketch, art.species)
    sketch.draw(into: &frame, in: area)
  }

  private func drawLetters(into frame: inout Frame, in area: Area) {
    put(PlantLetters.rows(art.species, stage: art.stage, state), into: &frame, in: area)
  }

  /// Writes the rows of a drawing in letters, in the middle and at the bottom of an area.
  private func put(_ rows: [String], into frame: inout Frame, in area: Area) {
    let left = max(0, (area.size.columns - (rows.first?.count ?? 0)) / 2)
    let top = max(0, area.size.rows - rows.count)
    for (row, line) in rows.prefix(area.size.rows).enumerated() {
      frame.put(
        line, area.origin.column + left, area.origin.row + top + row, upTo: area.endColumn)
    }
  }
}
