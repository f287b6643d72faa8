package import Domain
import PresentationKit
import TextUI

/// The screen for choosing contacts to register. Choices are stored as cards, not as row numbers, because rows move
/// when the list is reloaded.
struct ContactPicker: Equatable, Sendable, ListScreen, CardScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .contacts }
  var words: AddressBookWords { AddressBookWords(context.language) }
  private(set) var query = AddressBookQuery()
  var cursor = ListSliceCursor<ListedCard>()
  /// Whether the first slice has been loaded; until then the list does not count as empty.
  private(set) var isLoaded = false
  private(set) var line = LetterSearch()
  /// The question that asks which number of the chosen card to use; nil if the question is not shown.
  private(set) var question: NumberQuestion?
  /// The cards that will be registered together.
  private(set) var selection: Set<ID<AddressCard>> = []
  /// The details that were loaded last, with the card to which they belong.
  private var loadedDetails: LoadedDetails?

  private struct LoadedDetails: Equatable, Sendable {
    let card: ID<AddressCard>
    let all: CardDetails
  }

  init(_ context: ViewContext) {
    self.context = context
  }

  /// The selected card.
  var listed: ListedCard? { cursor.chosen }
  /// Whether the search line is open.
  var isSearching: Bool { line.isOpen }
  /// Whether the address book has no cards at all, and not only none that match the search.
  var isEmpty: Bool { isLoaded && cursor.isEmpty && query.search == nil && !isSearching }

  /// The request that reloads the list around the selected card, so that the card stays selected.
  var reload: [Work] { [load] }
  /// Whether the screen closes after a change. Unlike a form, the list stays open.
  var isOverWhenDone: Bool { false }

  private var load: Work { .contacts(.load(query, at: cursor.anchor(\.card.id))) }

  /// Stores a loaded slice, unless the query has changed since the request.
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .details(let card, let details)? = answer.contacts {
      loadedDetails = LoadedDetails(card: card, all: details)
    }
    guard case .loaded(let query, let slice)? = answer.contacts, query == self.query else {
      return []
    }
    cursor.show(slice)
    isLoaded = true
    return details(of: listed)
  }

  /// Requests the details of a card if they are not loaded.
  private func details(of listed: ListedCard?) -> [ScreenEffect] {
    guard let card = listed?.card.id, loadedDetails?.card != card else { return [] }
    return [.work(.contacts(.details(card)))]
  }

  /// The details of the selected card; nil until they are loaded.
  var details: CardDetails? { loadedDetails.flatMap { $0.card == listed?.card.id ? $0.all : nil } }

  enum Action: Equatable, Sendable { case choose, select, plant, type, search, leave }

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
      .init(
        Binding(.character(" "), meaning: words.keySelect, on: .row, unavailable: reason), .select),
      .init(
        Binding(
          .character("p"), meaning: words.keyPlantSelected,
          unavailable: selection.isEmpty ? words.noneSelected : nil, isPrimary: !selection.isEmpty),
        .plant),
      .init(Binding(.character("n"), meaning: words.keyType, isPrimary: true), .type),
      .init(Binding(.character("/"), meaning: words.keySearch, isPrimary: true), .search),
      .init(.arrows(words.keyChoose, unless: listed == nil ? words.nobodySelected : nil, glyphs)),
      .init(Binding(.escape, .backspace, meaning: words.keyBack, glyphs: glyphs), .leave),
    ])
  }

  /// Handles a key; nil if the key has no meaning here.
  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if question != nil { return pressQuestion(key, height: list(in: area).size.rows) }
    if isSearching, let effects = search(line.press(key)) { return effects }
    if let effects = move(by: key, in: area) { return effects }
    if case .character(let digit) = key, digit.isASCII, digit.isNumber {
      line.open(String(digit))
      return search(String(digit))
    }
    return keys.press(key) { perform($0) }
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .choose: return choose() ?? []
    case .select: return select()
    case .plant: return [.open(.people(.plantMany(selection)))]
    case .type: return [.open(.people(.newPerson(nil)))]
    case .search:
      line.open(query.search)
      return []
    case .leave: return leave()
    }
  }

  mutating func paste(_ text: String) -> [ScreenEffect] { search(line.paste(text)) ?? [] }

  /// Moves the selection by the mouse wheel, even while the search line is open.
  mutating func wheel(_ key: Key, in area: Area) -> [ScreenEffect] {
    question == nil ? move(by: key, in: area) ?? [] : []
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    if question != nil { return [] }
    if let index = shelf(in: area)?.index(at: point) {
      return finish(cursor.select(index), in: area)
    }
    return finish(cursor.click(point, in: list(in: area)), in: area)
  }

  mutating func choose(in area: Area) -> [ScreenEffect] { choose() ?? [] }

  /// Marks the selected card, or removes its mark, and selects the next one.
  private mutating func select() -> [ScreenEffect] {
    guard let listed, listed.knownAs == nil else { return [] }
    if selection.remove(listed.card.id) == nil { selection.insert(listed.card.id) }
    cursor.selected = min(cursor.selected + 1, max(0, cursor.count - 1))
    return details(of: self.listed)
  }

  /// Opens the form for the selected card. If the card has several numbers, asks for one first. A card that is already
  /// registered is refused.
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
    let isMoved = asked.cursor.move(by: key, height: height)
    question = asked
    return isMoved ? [] : nil
  }

  private mutating func search(_ outcome: LetterSearch.Outcome) -> [ScreenEffect]? {
    switch outcome {
    case .ignored: return nil
    case .moved, .leaves: return []
    case .searches(let text): return search(text)
    case .ends: return leave()
    }
  }

  private mutating func search(_ text: String?) -> [ScreenEffect] {
    query.search = text
    return [.work(.contacts(.load(query, at: .index(0))))]
  }

  /// Ends the search, or leaves the screen if there is no search.
  private mutating func leave() -> [ScreenEffect] {
    if !line.isOpen, query.search == nil { return [.back] }
    line.close()
    query.search = nil
    return [.work(load)]
  }

  func load(in area: Area) -> [ScreenEffect] {
    cursor.lacksRows(in: list(in: area).size.rows)
      ? [.work(.contacts(.load(query, at: .index(cursor.selected))))] : details(of: listed)
  }
}

/// The values of a card that prefill the form of a new person. The name and the number cannot be edited in the form.
package struct PersonPrefill: Equatable, Sendable {
  package let card: AddressCard
  /// The chosen number, or the only number of the card; nil if it has none.
  package let phone: PhoneNumber?

  package init(_ card: AddressCard, phone: PhoneNumber?) {
    self.card = card
    self.phone = phone
  }
}
