import Domain
import PresentationKit
import TextUI

/// The screen after a person was added. An animation searches for the matching plant, which then introduces itself.
struct PlantMatch: Equatable, Sendable, StillScreen {
  var context: ViewContext
  private(set) var plant: Plant
  /// Whether another person has the same name.
  let hasNamesake: Bool
  var words: PeopleWords { PeopleWords(context.language) }
  /// The milliseconds since the search began.
  private(set) var elapsed: Int

  /// The duration of the animated search, in milliseconds.
  static let search = 2000
  /// The time for which each kind of plant is shown during the search, in milliseconds.
  private static let frame = 200

  /// Starts the search. If animations are off, the found plant is shown at once.
  init(_ plant: Plant, hasNamesake: Bool = false, _ context: ViewContext) {
    self.context = context
    self.plant = plant
    self.hasNamesake = hasNamesake
    elapsed = context.hasMotion ? 0 : Self.search
  }

  /// Whether the search is over.
  var isFound: Bool { elapsed >= Self.search }

  func isMoving(in area: Area) -> Bool { !isFound }

  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    if isFound { return [] }
    elapsed = min(Self.search, elapsed + max(0, milliseconds))
    return introduction
  }

  /// The notice for a plant that was found; empty during the search.
  var introduction: [ScreenEffect] {
    guard isFound else { return [] }
    let remark = hasNamesake ? " " + words.namesake(plant.person) : ""
    return [.say(NoticeLine(.good, words.added(plant) + remark))]
  }

  /// Updates the plant from a reloaded list, because the date may change while the screen is shown.
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .loaded(_, let slice)? = answer.people {
      plant = slice.items.first { $0.person.id == plant.person.id } ?? plant
    }
    return []
  }

  var bindings: [Binding] {
    [
      Binding(
        .enter, .escape, .character(" "), label: Key.enter.printed(glyphs),
        meaning: isFound ? words.keyBegin : words.keySkip, isPrimary: true)
    ]
  }

  /// During the search, Enter, Escape and Space end the search. After the search, they close the screen. Any other key
  /// closes the screen at once and is then handled by the list, so that no typed key is lost.
  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    guard [.enter, .escape, .character(" ")].contains(key) else { return [.back, .again(key)] }
    if isFound { return [.back] }
    elapsed = Self.search
    return introduction
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    press(.enter, in: area) ?? []
  }

  func draw(into frame: inout Frame, in area: Area) {
    if isFound { return drawResult(into: &frame, in: area) }
    let kinds = Species.allCases
    let kind = kinds[elapsed / Self.frame % kinds.count]
    let page = PlantPage(area, glyphs)
    PlantPicture(kind, stage: 3, glyphs, thirst: 0.5).draw(into: &frame, in: page.picture)
    page.write(
      [
        StyledText(words.searching(plant.person.calledName), .bold),
        StyledText(words.considering(kind), .dim),
      ], into: &frame)
  }

  private func drawResult(into frame: inout Frame, in area: Area) {
    let page = PlantPage(area, glyphs)
    PlantPicture(plant, glyphs).draw(into: &frame, in: page.picture)
    let introduction = words.introduction(plant.species)
    let appearance = PlantAppearance(plant)
    page.write(
      [
        StyledText("\(plant.person.calledName)", .dim), StyledText(introduction.first),
        StyledText(introduction.second, .bold), "",
        StyledText(appearance.line(words, glyphs), Style(ink: appearance.ink, .bold)), "",
        StyledText(words.explanation(plant.species)), "",
        StyledText("\(words.meaningLabel): \(words.meaning(plant.species))", .bold),
      ], into: &frame)
  }
}
