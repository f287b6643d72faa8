import Domain

/// The home of people: the selected plant, and everybody in the order of urgency.
struct PeopleScreen: Equatable, Sendable, PartScreen {
  var look: Look
  var words: PeopleWords { PeopleWords(look.language) }
  private(set) var query = PeopleQuery()
  private(set) var stretch = PlantStretch.empty
  /// The place of the selected person in the whole list.
  private(set) var selected = 0
  /// Whether the first answer has come; before it nothing is known to be empty.
  private(set) var isLoaded = false
  private(set) var search: TextField?
  /// What all plants ever got.
  private(set) var garden: Garden?
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

  init(_ look: Look) {
    self.look = look
  }

  /// The plant the keys act on.
  var plant: Plant? { stretch[selected] }
  /// Whether letters are being searched for.
  var isSearching: Bool { search != nil }
  var takesText: Bool { isSearching }

  /// What brings the list up to date without moving the selection to somebody else.
  var load: Work {
    let wanted = wanted ?? plant?.person.id
    return .people(.load(query, at: wanted.map { .record($0) } ?? .place(selected)))
  }

  var reload: [Work] {
    [load, .people(.garden)] + (isReadOnly ? [] : [.people(.pending(except: asked))])
  }

  /// Shows everybody from the most urgent on.
  mutating func enter(again: Bool) -> [Work] {
    guard again else { return reload }
    clearSearch()
    selected = 0
    return [.people(.load(query, at: .place(0))), .people(.garden)]
  }

  /// Selects somebody as soon as the list is there.
  mutating func select(_ plant: Plant) { wanted = plant.person.id }

  /// Takes what all plants ever got.
  mutating func show(_ garden: Garden) { self.garden = garden }

  /// Takes a loaded part of the list, unless another search was begun meanwhile.
  mutating func show(_ stretch: PlantStretch, for query: PeopleQuery) {
    guard query == self.query else { return }
    self.stretch = stretch
    if query.search == nil { everybody = stretch.total }
    pause = nil
    selected = stretch.focus
    wanted = nil
    isLoaded = true
    // What moves ends once its plant is no longer the one that is shown.
    if moment?.id != plant?.person.id { moment = nil }
  }

  /// Shows everybody again.
  mutating func clearSearch() {
    search = nil
    query.search = nil
  }

  /// What keys do on the list.
  enum Action: Equatable, Sendable {
    case everybody, new, search, contacts, refresh, answer(UnnotedQuestion)
    case water(Plant), card(Plant), calendar(Plant)
  }

  var bindings: [Binding] {
    isSearching
      ? [
        Binding(.enter, meaning: words.keyToList, isPrimary: true, glyphs: glyphs),
        Binding(.escape, meaning: words.keyEverybody, isPrimary: true, glyphs: glyphs),
      ] : keys.bindings
  }

  private var keys: KeyTable<Action> {
    let nobody = plant == nil ? words.nobodySelected : nil
    var rows: [KeyTable<Action>.Row] = [
      .init(
        Binding(.character("w"), meaning: words.keyWater, unavailable: nobody, isPrimary: true),
        plant.map(Action.water)),
      .init(Binding(.character("n"), meaning: words.keyNew, isPrimary: true), .new),
      .init(
        Binding(.enter, meaning: words.keyCard, unavailable: nobody, glyphs: glyphs),
        plant.map(Action.card)),
      .init(
        Binding(.character("c"), meaning: words.keyCalendar, unavailable: nobody),
        plant.map(Action.calendar)),
      .init(Binding(.character("/"), meaning: words.keySearch), .search),
      .init(
        Binding(
          .up, .down, label: glyphs.arrowKeys(0, 1), meaning: words.keyChoose, unavailable: nobody),
        nil),
      .init(
        Binding(.character("a"), meaning: AddressBookWords(words.language).keyContacts), .contacts),
      .init(Binding(.character("r"), meaning: words.keyRefresh), .refresh),
    ]
    if let unnoted {
      rows.insert(
        .init(
          Binding(.character("y"), meaning: words.keyAnswer, isPrimary: true), .answer(unnoted)),
        at: 0)
    }
    if query.search != nil {
      let way = Binding(.escape, meaning: words.keyEverybody, isPrimary: true, glyphs: glyphs)
      rows.insert(.init(way, .everybody), at: 0)
    }
    return KeyTable(rows)
  }

  /// Does what a key means here; nothing when it means nothing.
  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    let height = layout(in: body(of: area)).list.size.rows
    if isSearching, let effects = pressSearch(key) { return effects }
    if let moved = Rows.moved(selected, by: key, count: stretch.total, height: height) {
      return move(to: moved, height: height)
    }
    return keys.press(key) { perform($0) }
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .everybody:
      clearSearch()
      return [.work(load)]
    case .new: return [.work(.contacts(.begin))]
    case .search:
      search = TextField(query.search ?? "", limit: 40)
      return []
    case .contacts: return [.open(.people(.contacts))]
    case .refresh: return [.work(load)]
    case .answer(let unnoted):
      let question = CareQuestions(words: words).pending(unnoted.plant, unnoted.pending)
      return [.open(.people(.question(question)))]
    case .water(let plant): return [.open(.people(.care(plant)))]
    case .card(let plant): return [.open(.people(.card(plant)))]
    case .calendar(let plant): return [.open(.people(.calendar(plant, plant.today)))]
    }
  }

  mutating func paste(_ text: String) -> [ScreenEffect] {
    guard var field = search else { return [] }
    _ = field.paste(text)
    search = field
    return searched(field.text)
  }

  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    let layout = layout(in: body(of: area))
    let list = layout.list
    let height = list.size.rows
    switch mouse.action {
    case .wheelUp: return move(to: max(0, selected - 1), height: height)
    case .wheelDown: return move(to: min(stretch.total - 1, selected + 1), height: height)
    case .press:
      if layout.plant.contains(mouse.place), let plant { return [.open(.people(.card(plant)))] }
      guard let row = rows(in: list).row(at: mouse.place, in: list) else { return [] }
      if row == selected, let plant { return [.open(.people(.card(plant)))] }
      return move(to: row, height: height)
    case .release, .drag: return []
    }
  }

  /// Searches with every letter; leaving the field keeps what was found, escape shows everybody.
  private mutating func pressSearch(_ key: Key) -> [ScreenEffect]? {
    guard var field = search else { return nil }
    if key == .enter || key == .down {
      search = nil
      return isWaiting ? [find] : []
    }
    if key == .escape {
      clearSearch()
      return [.work(load)]
    }
    let before = field.text
    let outcome = field.update(key)
    search = field
    if field.text != before { return searched(field.text) }
    return outcome == .ignored ? nil : []
  }

  /// Searching through very many people takes longer than a letter may; there it waits until the
  /// typing pauses, and the letter is seen at once.
  private mutating func searched(_ text: String) -> [ScreenEffect] {
    query.search = text.isEmpty ? nil : text
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

  /// Moves the selection; people who are not loaded yet are asked for.
  private mutating func move(to place: Int, height: Int) -> [ScreenEffect] {
    guard place >= 0 else { return [] }
    selected = place
    let shown = Rows.window(count: stretch.total, selected: place, height: height)
    let loaded = stretch.start..<(stretch.start + stretch.items.count)
    if shown.clamped(to: loaded) == shown { return [] }
    return [.work(.people(.load(query, at: .place(place), knownTotal: stretch.total)))]
  }
}
