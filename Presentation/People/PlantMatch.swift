import Domain

/// The moment after a person was registered: the plant that suits them is looked for, and then
/// introduces itself.
struct PlantMatch: Equatable, Sendable, PartScreen {
  private(set) var plant: Plant
  /// Whether somebody else has the name.
  let hasNamesake: Bool
  let words: PeopleWords
  let glyphs: Glyphs
  /// The thousandths of a second since the search began.
  private(set) var elapsed: Int

  /// How long the plant is looked for.
  static let search = 2000
  /// How long each kind of plant is considered.
  private static let look = 200

  /// Begins to look for the plant; where nothing moves it is there at once.
  init(
    _ plant: Plant, hasNamesake: Bool = false, words: PeopleWords, glyphs: Glyphs, motion: Bool
  ) {
    self.plant = plant
    self.hasNamesake = hasNamesake
    self.words = words
    self.glyphs = glyphs
    elapsed = motion ? 0 : Self.search
  }

  /// Whether the plant is there.
  var isFound: Bool { elapsed >= Self.search }

  /// Lets time pass.
  mutating func pass(_ milliseconds: Int) {
    elapsed = min(Self.search, elapsed + max(0, milliseconds))
  }

  /// Takes the plant as it is now, if it is among those.
  mutating func show(_ plants: [Plant]) {
    plant = plants.first { $0.person.id == plant.person.id } ?? plant
  }

  /// Ends the search.
  mutating func finish() { elapsed = Self.search }

  /// Whether a key does nothing but lead on from here; others also do what they mean there.
  static func leadsOn(_ key: Key) -> Bool { [.enter, .escape, .character(" ")].contains(key) }

  var bindings: [Binding] {
    [
      Binding(
        .enter, .escape, .character(" "), label: Key.enter.printed(glyphs),
        meaning: isFound ? words.keyBegin : words.keySkip, isPrimary: true)
    ]
  }

  /// What a key leads to is for the stack to say.
  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? { nil }

  func draw(into frame: inout Frame, in area: Area) {
    if isFound { return drawResult(into: &frame, in: area) }
    let kinds = Species.allCases
    let kind = kinds[elapsed / Self.look % kinds.count]
    let page = PlantPage(area, glyphs)
    PlantPicture(kind, stage: 3, glyphs, thirst: 0.5).draw(into: &frame, in: page.picture)
    let dots = String(repeating: ".", count: 1 + elapsed / 400 % 3)
    page.write(
      [
        StyledText(words.searching(plant.person.calledName), .bold),
        StyledText(words.considering(kind) + dots, .dim),
      ], into: &frame)
  }

  private func drawResult(into frame: inout Frame, in area: Area) {
    let page = PlantPage(area, glyphs)
    PlantPicture(plant, glyphs).draw(into: &frame, in: page.picture)
    let introduction = words.introduction(plant.species)
    let look = PlantLook(plant)
    page.write(
      [
        StyledText("\(plant.person.calledName)", .dim), StyledText(introduction.first),
        StyledText(introduction.second, .bold), "",
        StyledText(look.line(words, glyphs), Style(ink: look.ink, .bold)), "",
        StyledText(words.explanation(plant.species)), "",
        StyledText("\(words.meaningLabel): \(words.meaning(plant.species))", .bold),
      ], into: &frame)
  }
}
