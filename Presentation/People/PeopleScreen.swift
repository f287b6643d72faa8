import Domain
import PresentationKit
import TextUI

/// The home of people: the selected plant, and everybody in the order of urgency.
struct PeopleScreen: Equatable, Sendable, ListScreen, MarkingScreen {
  var look: ViewContext
  var keyContext: KeyContext? { .people }
  var words: PeopleWords { PeopleWords(look.language) }
  private(set) var query = PeopleQuery()
  /// What is typed over the list.
  private(set) var typed = TypedFilter<PeopleFacet>()
  var cursor = ListSliceCursor<Plant>()
  var marks = Marks()
  /// Whether the first answer has come; before it nothing is known to be empty.
  private(set) var isLoaded = false
  private(set) var line = LetterSearch()
  /// What all plants ever got.
  private(set) var garden: Garden?
  /// The contacts of the year up to today.
  private(set) var year: ContactYear?
  /// Whether all plants are seen on their shelves instead of the list.
  private(set) var isOnShelves = false
  /// How many people there are when nobody is searched for.
  private var everybody = 0
  /// How long a search still waits for the typing to pause.
  private var pause: Int?
  /// The contact of which nobody said yet how it went.
  var unnoted: UnnotedQuestion?
  /// What moves on the selected plant just now.
  var moment: PlantMoment?
  /// Whether a search waits.
  var isWaiting: Bool { pause != nil }
  /// Of whom somebody does not want to say now how a contact went.
  var asked: [ID<Person>] = []
  /// Who is to be selected once the list is there.
  private var wanted: ID<Person>?

  init(_ look: ViewContext) {
    self.look = look
  }

  /// The plant the keys act on.
  var plant: Plant? { cursor.chosen }
  /// Whether letters are being searched for.
  var isSearching: Bool { line.isOpen }
  var takesText: Bool { isSearching }

  /// What brings the list up to date without moving the selection to somebody else.
  var load: Work {
    .people(.load(query, at: wanted.map { .record($0) } ?? cursor.spot(\.person.id)))
  }

  var reload: [Work] {
    [load, .people(.garden)] + (isReadOnly ? [] : [.people(.pending(except: asked))])
  }

  /// Shows everybody from the most urgent on.
  mutating func enter(again: Bool) -> [Work] {
    guard again else { return reload }
    clearSearch()
    cursor.selected = 0
    return [.people(.load(query, at: .place(0))), .people(.garden)]
  }

  /// Selects somebody as soon as the list is there.
  mutating func select(_ plant: Plant) { wanted = plant.person.id }

  /// Takes what all plants ever got.
  mutating func show(_ garden: Garden, _ year: ContactYear) {
    self.garden = garden
    self.year = year
  }

  /// Takes a loaded part of the list, unless another search was begun meanwhile.
  mutating func show(_ slice: PlantSlice, for query: PeopleQuery) {
    guard query == self.query else { return }
    cursor.show(typed.refusal == nil ? slice : .empty)
    if typed.text == nil { everybody = slice.total }
    pause = nil
    wanted = nil
    isLoaded = true
    // What moves ends once its plant is no longer the one that is shown.
    if moment?.id != plant?.person.id { moment = nil }
  }

  /// Shows everybody again.
  mutating func clearSearch() {
    line.close()
    filter(nil)
  }

  private mutating func filter(_ text: String?) {
    typed = TypedFilter(text)
    query = PeopleQuery(filter: typed.filter)
  }

  /// What keys do on the list.
  enum Action: Equatable, Sendable {
    case everybody, new, search, contacts, refresh, view, answer(UnnotedQuestion)
    case water(Plant), card(Plant), calendar(Plant), remove(Plant)
  }

  var bindings: [Binding] {
    isSearching
      ? [
        Binding(.enter, meaning: words.keyToList, isPrimary: true, glyphs: glyphs),
        Binding(.escape, meaning: words.keyEverybody, isPrimary: true, glyphs: glyphs),
      ] : withMarks(keys.bindings)
  }

  private var keys: KeyTable<Action> {
    let nobody = plant == nil ? words.nobodySelected : nil
    var rows: [KeyTable<Action>.Row] = [
      .init(
        Binding(
          .character("w"), meaning: words.keyWater, on: .row, unavailable: nobody, isPrimary: true),
        plant.map(Action.water)),
      .init(Binding(.character("n"), meaning: words.keyNew, isPrimary: true), .new),
      .init(
        Binding(.enter, meaning: words.keyCard, on: .row, unavailable: nobody, glyphs: glyphs),
        plant.map(Action.card)),
      .init(
        Binding(.character("c"), meaning: words.keyCalendar, on: .row, unavailable: nobody),
        plant.map(Action.calendar)),
      .init(Binding(.character("/"), meaning: words.keySearch), .search),
      .init(
        Binding(.character("v"), meaning: isOnShelves ? words.keyList : words.keyShelves), .view),
      .init(.arrows(words.keyChoose, unless: nobody, glyphs)),
      .init(
        Binding(.character("a"), meaning: AddressBookWords(words.language).keyContacts), .contacts),
      .init(Binding(.character("r"), meaning: words.keyRefresh), .refresh),
      .init(
        Binding(
          .character("D"), .character("x"), .delete, meaning: words.keyRemove, unavailable: nobody),
        plant.map(Action.remove)),
    ]
    if let unnoted {
      rows.insert(
        .init(
          Binding(.character("y"), meaning: words.keyAnswer, isPrimary: true), .answer(unnoted)),
        at: 0)
    }
    if typed.text != nil {
      let way = Binding(.escape, meaning: words.keyEverybody, isPrimary: true, glyphs: glyphs)
      rows.insert(.init(way, .everybody), at: 0)
    }
    return KeyTable(rows)
  }

  /// Does what a key means here; nothing when it means nothing.
  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if isSearching, let effects = search(line.press(key)) { return effects }
    if let effects = pressMarks(key, in: area, beside: keys.bindings) { return effects }
    if let effects = walk(by: key, in: area) { return effects }
    return keys.press(key) { perform($0) }
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .everybody:
      clearSearch()
      return [.work(load)]
    case .new: return [.work(.contacts(.begin))]
    case .search:
      line.open(typed.text, limit: 100, hint: words.filterHint)
      return []
    case .contacts: return [.open(.people(.contacts))]
    case .refresh: return [.work(load)]
    case .view:
      isOnShelves.toggle()
      return []
    case .answer(let unnoted):
      let question = CareQuestions(words: words).pending(unnoted.plant, unnoted.pending)
      return [.open(.people(.question(question)))]
    case .water(let plant): return [.open(.people(.care(plant)))]
    case .card(let plant): return [.open(.people(.card(plant)))]
    case .calendar(let plant): return [.open(.people(.calendar(plant, plant.today)))]
    case .remove(let plant): return [.work(.people(.remove(plant)))]
    }
  }

  mutating func paste(_ text: String) -> [ScreenEffect] { search(line.paste(text)) ?? [] }

  func list(in area: Area) -> Area { layout(in: body(of: area)).list }

  /// People are chosen by the wheel also while somebody types.
  mutating func wheel(_ key: Key, in area: Area) -> [ScreenEffect] { walk(by: key, in: area) ?? [] }

  /// A click on the plant opens its page too.
  mutating func click(_ place: Point, in area: Area) -> [ScreenEffect] {
    if plant != nil, layout(in: body(of: area)).plant.contains(place) { return choose(in: area) }
    if let pot = pot(at: place, in: area) { return finish(cursor.select(pot), in: area) }
    return finish(cursor.click(place, in: list(in: area)), in: area)
  }

  mutating func choose(in area: Area) -> [ScreenEffect] {
    plant.map { [.open(.people(.card($0)))] } ?? []
  }

  private mutating func search(_ outcome: LetterSearch.Outcome) -> [ScreenEffect]? {
    switch outcome {
    case .ignored: return nil
    case .moved: return []
    case .searches(let text): return search(text)
    case .leaves: return isWaiting ? [find] : []
    case .ends: return perform(.everybody)
    }
  }

  /// Searching through very many people takes longer than a letter may; there it waits until the
  /// typing pauses, and the letter is seen at once.
  private mutating func search(_ text: String?) -> [ScreenEffect] {
    filter(text)
    if everybody > Self.many {
      pause = Self.typingPause
      return []
    }
    return [find]
  }

  /// Lets time pass while a search waits for the typing to pause.
  func isMoving(in area: Area) -> Bool { moment != nil || isWaiting }

  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    moment = moment?.passed(milliseconds)
    guard let left = pause else { return [] }
    pause = left - milliseconds
    if left > milliseconds { return [] }
    pause = nil
    return [find]
  }

  private var find: ScreenEffect { .work(.people(.load(query, at: .place(0)))) }

  /// From so many people on a search waits for the typing to pause.
  private static let many = 5000
  /// How long fingers rest between two words, in thousandths of a second.
  private static let typingPause = 150

  func load(in area: Area) -> [ScreenEffect] {
    let seen = held(in: area).map { 2 * $0 } ?? list(in: area).size.rows
    return cursor.lacksRows(in: seen)
      ? [.work(.people(.load(query, at: .place(cursor.selected), knownTotal: cursor.count)))] : []
  }
}
