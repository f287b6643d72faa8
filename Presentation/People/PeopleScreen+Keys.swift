import Domain
import PresentationKit
import TextUI

/// The keys of the people home screen. They are the same in all views; only the sky has constellations.
extension PeopleScreen {
  enum Action: Equatable, Sendable {
    case everybody, new, search, contacts, refresh, view, constellation, answer(UnnotedQuestion)
    case water(Plant), details(Plant), card(Plant), calendar(Plant), remove(Plant)
  }

  var bindings: [Binding] {
    isSearching
      ? [
        Binding(.enter, meaning: words.keyToList, isPrimary: true, glyphs: glyphs),
        Binding(.escape, meaning: words.keyEverybody, isPrimary: true, glyphs: glyphs),
      ] : withMultiSelection(keys.bindings)
  }

  private var keys: KeyTable<Action> {
    let nobody = plant == nil ? words.nobodySelected : nil
    let arrows = Binding.arrows(words.keyChoose, unless: nobody, glyphs)
    let next =
      view == .garden ? words.keyRows : view == .list ? words.keySky : words.keyGarden
    var rows: [KeyTable<Action>.Row] = [
      .init(
        Binding(
          .character("w"), meaning: words.keyWater, on: .row, unavailable: nobody, isPrimary: true),
        plant.map(Action.water)),
      .init(
        Binding(.character("f"), meaning: words.keyDetails, on: .row, unavailable: nobody),
        plant.map(Action.details)),
      .init(Binding(.character("n"), meaning: words.keyNew, isPrimary: true), .new),
      .init(
        Binding(.enter, meaning: words.keyCard, on: .row, unavailable: nobody, glyphs: glyphs),
        plant.map(Action.card)),
      .init(
        Binding(.character("c"), meaning: words.keyCalendar, on: .row, unavailable: nobody),
        plant.map(Action.calendar)),
      .init(Binding(.character("/"), meaning: words.keySearch), .search),
      .init(
        Binding(.character("v"), meaning: next), .view),
      .init(view == .sky ? arrows.labelled(glyphs.arrowKeys(2, 1, 0, 3)) : arrows),
      .init(
        Binding(.character("a"), meaning: AddressBookWords(words.language).keyContacts), .contacts),
      .init(Binding(.character("r"), meaning: words.keyRefresh), .refresh),
      .init(
        Binding(
          .character("D"), .character("x"), .delete, meaning: words.keyRemove, unavailable: nobody),
        plant.map(Action.remove)),
    ]
    if view == .sky {
      let walk = Binding(.character("#"), meaning: words.keyConstellation, unavailable: nobody)
      rows.insert(.init(walk, .constellation), at: 7)
    }
    if let unnoted {
      rows.insert(
        .init(
          Binding(.character("y"), meaning: words.keyAnswer, isPrimary: true), .answer(unnoted)),
        at: 0)
    }
    if typed.text != nil {
      let showAll = Binding(.escape, meaning: words.keyEverybody, isPrimary: true, glyphs: glyphs)
      rows.insert(.init(showAll, .everybody), at: 0)
    }
    return KeyTable(rows)
  }

  /// Handles a key; nil if the screen has no use for the key.
  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if isSearching, let effects = search(line.press(key)) { return effects }
    if let effects = pressMultiSelection(key, in: area, beside: keys.bindings) { return effects }
    if let effects = walk(by: key, in: area) { return effects }
    return keys.press(key) { perform($0, in: area) }
  }

  private mutating func perform(_ action: Action, in area: Area) -> [ScreenEffect] {
    switch action {
    case .everybody: return showEverybody()
    case .new: return [.work(.contacts(.begin))]
    case .search:
      line.open(typed.text, limit: 100, hint: words.filterHint)
      return []
    case .contacts: return [.open(.people(.contacts))]
    case .refresh:
      watered = [:]
      return [.work(load)]
    case .view: return showNextView(in: area)
    case .constellation: return walkConstellations(in: area)
    case .answer(let unnoted):
      let question = CareQuestions(words: words).pending(unnoted.plant, unnoted.pending)
      return [.open(.people(.question(question)))]
    case .water(let plant): return CareQuestions(words: words).water(plant)
    case .details(let plant): return [.open(.people(.care(plant)))]
    case .card(let plant): return [.open(.people(.card(plant)))]
    case .calendar(let plant): return [.open(.people(.calendar(plant, plant.today)))]
    case .remove(let plant): return [.work(.people(.remove(plant)))]
    }
  }

  /// Ends the search, so that all persons are listed.
  mutating func showEverybody() -> [ScreenEffect] {
    clearSearch()
    return [.work(load)]
  }
}
