import Domain

/// What moves on the screens of people. It is bound to one person's id and ends with the first
/// key, or when another plant is shown.
extension PeopleCoordinator {
  /// Whether something moves, so that time has to be told as it passes.
  var isMoving: Bool {
    if moment != nil || home.isWaiting { return true }
    return (top as? PlantMatch).map { !$0.isFound } ?? false
  }

  /// Lets time pass for what moves.
  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    if var passing = moment {
      passing.pass(milliseconds)
      moment = passing.isOver ? nil : passing
    }
    let effects = home.pass(milliseconds)
    guard var match = top as? PlantMatch, !match.isFound else { return effects }
    match.pass(milliseconds)
    top = match
    return match.isFound ? [introduce(match)] : []
  }

  /// Ends what moves on a plant.
  mutating func endMoment() { moment = nil }

  /// Begins what moves on a plant that was just watered.
  mutating func beginMoment(for plant: Plant) {
    guard hasMotion else { return }
    moment = PlantMoment(from: plantShown(plant.person.id), to: plant)
  }

  /// Ends what moves once its plant is no longer the one that is shown.
  mutating func endMomentOfOthers() {
    if let moment, plantShown(moment.id) == nil { self.moment = nil }
  }

  /// The plant of a person, if it is the one on the screen.
  private func plantShown(_ id: ID<Person>) -> Plant? {
    let shown = isHome ? home.plant : (top as? PersonScreen)?.card.plant
    return shown?.person.id == id ? shown : nil
  }

  /// Shows the plant that was found for a new person.
  mutating func match(_ plant: Plant, _ hasNamesake: Bool) -> [ScreenEffect] {
    let match = PlantMatch(
      plant, hasNamesake: hasNamesake, words: PeopleWords(language), glyphs: glyphs,
      motion: hasMotion)
    above = [AnyScreen(match)]
    return match.isFound ? [introduce(match)] : []
  }

  /// The first key ends the search; the next one leads to the list and does what it means there,
  /// unless it is one that only leads on.
  mutating func press(_ key: Key, _ match: PlantMatch, in area: Area) -> [ScreenEffect]? {
    guard match.isFound else {
      var match = match
      match.finish()
      top = match
      return [introduce(match)]
    }
    above.removeLast()
    return PlantMatch.leadsOn(key) ? [] : press(key, in: area)
  }

  private func introduce(_ match: PlantMatch) -> ScreenEffect {
    let words = PeopleWords(language)
    let remark = match.hasNamesake ? " " + words.namesake(match.plant.person) : ""
    return .say(NoticeLine(.good, words.added(match.plant) + remark))
  }
}
