import Domain

/// The question whether a contact is to be recorded although the plant has water.
struct EarlyPrompt: Equatable, Sendable {
  let words: PeopleWords
  let glyphs: Glyphs
  let plant: Plant
  private var prompt: Prompt

  init(_ plant: Plant, words: PeopleWords, glyphs: Glyphs) {
    self.plant = plant
    self.words = words
    self.glyphs = glyphs
    prompt = Prompt(
      title: words.notThirstyTitle(plant.person.calledName),
      text: words.notThirstyText(plant.person.nextWatering),
      choices: [
        .init(.character("n"), words.leaveIt), .init(.character("e"), words.recordAnyway),
      ])
  }

  var bindings: [Binding] {
    [
      Binding(.character("n"), meaning: words.leaveIt, isPrimary: true),
      Binding(.character("e"), meaning: words.recordAnyway, isPrimary: true),
    ]
  }

  mutating func press(_ key: Key) -> [ScreenEffect]? {
    switch prompt.update(key) {
    case .cancelled, .chose(0): [.back]
    case .chose: [.open(.water(plant))]
    case .ignored, .moved: []
    }
  }

  func draw(into frame: inout Frame, in area: Area) {
    prompt.draw(into: &frame, in: area, glyphs: glyphs)
  }
}
