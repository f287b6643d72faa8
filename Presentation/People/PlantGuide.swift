import Domain
import PresentationKit
import TextUI

/// A guide of four pages about a kind of plant: its character and meaning, then its three stages.
struct PlantGuide: Equatable, Sendable, PartScreen {
  var context: ViewContext
  private(set) var plant: Plant
  var words: PeopleWords { PeopleWords(context.language) }
  /// The index of the shown page, from 0.
  private(set) var page = 0

  static let pages = 4

  init(_ plant: Plant, _ context: ViewContext) {
    self.context = context
    self.plant = plant
  }

  var subject: ItemName? { ItemName(.people, plant.person.id.text) }
  var reload: [Work] { [.people(.card(plant.person.id))] }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .card(let card)? = answer.people, card.plant.person.id == plant.person.id {
      plant = card.plant
    }
    return []
  }

  var bindings: [Binding] {
    [
      Binding(
        .right, .left, label: glyphs.arrows[2] + glyphs.arrows[3], meaning: words.keyTurn,
        isPrimary: true),
      Binding(.escape, .character("i"), meaning: words.keyBack, glyphs: glyphs),
    ]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    switch key {
    case .right, .pageDown, .character(" "), .enter: page = min(Self.pages - 1, page + 1)
    case .left, .pageUp, .backspace: page = max(0, page - 1)
    case .home: page = 0
    case .end: page = Self.pages - 1
    case .escape, .character("i"): return [.back]
    case .character, .up, .down, .tab, .backTab, .delete, .insert, .function, .control, .alt,
      .modified:
      return nil
    }
    return []
  }

  func draw(into frame: inout Frame, in area: Area) {
    let sheet = PlantPage(area, glyphs)
    let stage = page == 0 ? 3 : page
    PlantPicture(plant.species, stage: stage, glyphs).draw(into: &frame, in: sheet.picture)
    let pageNumber = StyledText("\(page + 1) / \(Self.pages)", .dim)
    sheet.write((page == 0 ? kind : growth(stage)) + ["", pageNumber], into: &frame)
  }

  /// The first page, about the character and meaning of the kind of plant.
  private var kind: [StyledText] {
    let species = plant.species
    return [
      StyledText(words.species(species), .bold), "", StyledText(words.explanation(species)), "",
      StyledText("\(words.meaningLabel): \(words.meaning(species))", .bold),
    ]
  }

  /// Returns the page about a stage: its look, and the affection at which it is reached.
  private func growth(_ stage: Int) -> [StyledText] {
    let isReached = stage == plant.stage
    return [
      StyledText(words.stageHeading(stage), .dim),
      StyledText(words.stage(stage, of: plant.species), .bold), "",
      StyledText(words.growth(plant.species, stage)), "",
      StyledText(words.stageRange(stage), .dim),
    ] + (isReached ? [StyledText(words.nowHere(plant.person.calledName), .bold)] : [])
  }
}
