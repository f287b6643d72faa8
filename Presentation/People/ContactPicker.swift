package import Domain

/// Where one chooses from the address book whom to register. Whatever is chosen is a card, never
/// a row.
struct ContactPicker: Equatable, Sendable, PartScreen {
  var look: Look
  var words: AddressBookWords { AddressBookWords(look.language) }
  private(set) var query = AddressBookQuery()
  private(set) var stretch = CardStretch.empty
  /// The place of the selected card in the whole list.
  private(set) var selected = 0
  /// Whether the first answer has come; before it nothing is known to be empty.
  private(set) var isLoaded = false
  private(set) var search: TextField?
  /// The question which number of a card is meant.
  private(set) var question: NumberQuestion?

  init(_ look: Look) {
    self.look = look
  }

  /// The card the keys act on.
  var listed: ListedCard? { stretch[selected] }
  /// Whether letters are being searched for.
  var isSearching: Bool { search != nil }
  /// Whether there is no address book at all.
  var isEmpty: Bool { isLoaded && stretch.total == 0 && query.search == nil && !isSearching }

  /// What brings the list up to date without moving the selection to somebody else.
  var reload: [Work] { [load] }
  /// A search is no form.
  var isOverWhenDone: Bool { false }

  private var load: Work {
    .contacts(.load(query, at: listed.map { .record($0.card.id) } ?? .place(selected)))
  }

  /// Takes a loaded part of the list, unless another search was begun meanwhile.
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    guard case .contacts(.loaded(let query, let stretch)) = answer, query == self.query else {
      return []
    }
    self.stretch = stretch
    selected = stretch.focus
    isLoaded = true
    return []
  }

  /// What keys do in the address book.
  enum Action: Equatable, Sendable { case choose, type, search, leave }

  var takesText: Bool { isSearching }

  var bindings: [Binding] {
    if let question { return question.bindings(words, glyphs) }
    if isSearching {
      return [
        Binding(.enter, meaning: words.keyToList, isPrimary: true, glyphs: glyphs),
        Binding(.escape, meaning: words.keyEverybody, isPrimary: true, glyphs: glyphs),
      ]
    }
    return keys.bindings
  }

  private var keys: KeyTable<Action> {
    let reason =
      listed.map { $0.knownAs.map { words.alreadyPlanted(as: $0) } } ?? words.nobodySelected
    return KeyTable([
      .init(
        Binding(
          .enter, meaning: words.keyPlant, unavailable: reason, isPrimary: true, glyphs: glyphs),
        .choose),
      .init(Binding(.character("n"), meaning: words.keyType, isPrimary: true), .type),
      .init(Binding(.character("/"), meaning: words.keySearch, isPrimary: true), .search),
      .init(
        Binding(
          .up, .down, label: glyphs.arrowKeys(0, 1), meaning: words.keyChoose,
          unavailable: listed == nil ? words.nobodySelected : nil), nil),
      .init(Binding(.escape, .backspace, meaning: words.keyBack, glyphs: glyphs), .leave),
    ])
  }

  /// Does what a key means here; nothing when it means nothing.
  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    let height = listArea(in: area).size.rows
    if question != nil { return pressQuestion(key, height: height) }
    if isSearching, let effects = pressSearch(key) { return effects }
    if let moved = Rows.moved(selected, by: key, count: stretch.total, height: height) {
      return move(to: moved, height: height)
    }
    if case .character(let digit) = key, digit.isASCII, digit.isNumber {
      search = TextField(String(digit), limit: 40)
      return searched(String(digit))
    }
    return keys.press(key) { perform($0) }
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .choose: return choose() ?? []
    case .type: return [.open(.people(.newPerson(nil)))]
    case .search:
      search = TextField(query.search ?? "", limit: 40)
      return []
    case .leave: return leave()
    }
  }

  mutating func paste(_ text: String) -> [ScreenEffect] {
    guard var field = search else { return [] }
    _ = field.paste(text)
    search = field
    return searched(field.text)
  }

  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    if question != nil { return [] }
    let list = listArea(in: area)
    let height = list.size.rows
    switch mouse.action {
    case .wheelUp: return move(to: max(0, selected - 1), height: height)
    case .wheelDown: return move(to: min(stretch.total - 1, selected + 1), height: height)
    case .press:
      guard let row = rows(height: height).row(at: mouse.place, in: list) else { return [] }
      return row == selected ? choose() ?? [] : move(to: row, height: height)
    case .release, .drag: return []
    }
  }

  /// Opens the form for the selected card; one that is a plant already is not registered twice.
  private mutating func choose() -> [ScreenEffect]? {
    guard let listed else { return nil }
    if let name = listed.knownAs {
      return [.say(NoticeLine(.refusal, words.alreadyPlanted(as: name)))]
    }
    if listed.card.numbers.count > 1 {
      question = NumberQuestion(listed.card)
      return []
    }
    let prefill = PersonPrefill(listed.card, phone: listed.card.numbers.first)
    return [.open(.people(.newPerson(prefill)))]
  }

  private mutating func pressQuestion(_ key: Key, height: Int) -> [ScreenEffect]? {
    guard var asked = question else { return nil }
    if key == .escape || key == .backspace {
      question = nil
      return []
    }
    if key == .enter {
      question = nil
      return [.open(.people(.newPerson(PersonPrefill(asked.card, phone: asked.number))))]
    }
    let isMoved = asked.move(by: key, height: height)
    question = asked
    return isMoved ? [] : nil
  }

  /// Searches with every letter; leaving the field keeps what was found, escape shows everybody.
  private mutating func pressSearch(_ key: Key) -> [ScreenEffect]? {
    guard var field = search else { return nil }
    if key == .enter || key == .down {
      search = nil
      return []
    }
    if key == .escape { return leave() }
    let before = field.text
    let outcome = field.update(key)
    search = field
    if field.text != before { return searched(field.text) }
    return outcome == .ignored ? nil : []
  }

  private mutating func searched(_ text: String) -> [ScreenEffect] {
    query.search = text.isEmpty ? nil : text
    return [.work(.contacts(.load(query, at: .place(0))))]
  }

  /// Ends a search, or leaves when there is none.
  private mutating func leave() -> [ScreenEffect] {
    if search == nil, query.search == nil { return [.back] }
    search = nil
    query.search = nil
    return [.work(load)]
  }

  /// Moves the selection; cards that are not loaded yet are asked for.
  private mutating func move(to place: Int, height: Int) -> [ScreenEffect] {
    guard place >= 0 else { return [] }
    selected = place
    let shown = Rows.window(count: stretch.total, selected: place, height: height)
    let loaded = stretch.start..<(stretch.start + stretch.items.count)
    if shown.clamped(to: loaded) == shown { return [] }
    return [.work(.contacts(.load(query, at: .place(place))))]
  }
}

/// What a form is filled with that was opened for a card: the name and the number are the address
/// book's and stay as they are.
package struct PersonPrefill: Equatable, Sendable {
  package let card: AddressCard
  /// The number that was chosen, or the card's only one.
  package let phone: PhoneNumber?

  /// Takes over a card with one of its numbers.
  package init(_ card: AddressCard, phone: PhoneNumber?) {
    self.card = card
    self.phone = phone
  }
}
