package import Domain
import PresentationKit
import TextUI

/// Where one chooses from the address book whom to register. Whatever is chosen is a card, never
/// a row.
struct ContactPicker: Equatable, Sendable, ListScreen {
  var look: ViewContext
  var keyContext: KeyContext? { .contacts }
  var words: AddressBookWords { AddressBookWords(look.language) }
  private(set) var query = AddressBookQuery()
  var cursor = ListSliceCursor<ListedCard>()
  /// Whether the first answer has come; before it nothing is known to be empty.
  private(set) var isLoaded = false
  private(set) var line = LetterSearch()
  /// The question which number of a card is meant.
  private(set) var question: NumberQuestion?
  /// The cards that are to become plants together.
  private(set) var marked: Set<ID<AddressCard>> = []
  /// What the selected card says, once that is known.
  private var told: Told?

  /// A card with all that it says.
  private struct Told: Equatable, Sendable {
    let card: ID<AddressCard>
    let all: CardDetails
  }

  init(_ look: ViewContext) {
    self.look = look
  }

  /// The card the keys act on.
  var listed: ListedCard? { cursor.chosen }
  /// Whether letters are being searched for.
  var isSearching: Bool { line.isOpen }
  /// Whether there is no address book at all.
  var isEmpty: Bool { isLoaded && cursor.isEmpty && query.search == nil && !isSearching }

  /// What brings the list up to date without moving the selection to somebody else.
  var reload: [Work] { [load] }
  /// A search is no form.
  var isOverWhenDone: Bool { false }

  private var load: Work { .contacts(.load(query, at: cursor.spot(\.card.id))) }

  /// Takes a loaded part of the list, unless another search was begun meanwhile.
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .details(let card, let details)? = answer.contacts {
      told = Told(card: card, all: details)
    }
    guard case .loaded(let query, let slice)? = answer.contacts, query == self.query else {
      return []
    }
    cursor.show(slice)
    isLoaded = true
    return details(of: listed)
  }

  /// Asks for all that a card says, unless that is known.
  private func details(of listed: ListedCard?) -> [ScreenEffect] {
    guard let card = listed?.card.id, told?.card != card else { return [] }
    return [.work(.contacts(.details(card)))]
  }

  /// All that the selected card says; nothing until it is known.
  var details: CardDetails? { told.flatMap { $0.card == listed?.card.id ? $0.all : nil } }

  /// What keys do in the address book.
  enum Action: Equatable, Sendable { case choose, mark, plant, type, search, leave }

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
        Binding(.character(" "), meaning: words.keyMark, on: .row, unavailable: reason), .mark),
      .init(
        Binding(
          .character("p"), meaning: words.keyPlantMarked,
          unavailable: marked.isEmpty ? words.nobodyMarked : nil, isPrimary: !marked.isEmpty),
        .plant),
      .init(Binding(.character("n"), meaning: words.keyType, isPrimary: true), .type),
      .init(Binding(.character("/"), meaning: words.keySearch, isPrimary: true), .search),
      .init(.arrows(words.keyChoose, unless: listed == nil ? words.nobodySelected : nil, glyphs)),
      .init(Binding(.escape, .backspace, meaning: words.keyBack, glyphs: glyphs), .leave),
    ])
  }

  /// Does what a key means here; nothing when it means nothing.
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
    case .mark: return mark()
    case .plant: return [.open(.people(.plantMany(marked)))]
    case .type: return [.open(.people(.newPerson(nil)))]
    case .search:
      line.open(query.search)
      return []
    case .leave: return leave()
    }
  }

  mutating func paste(_ text: String) -> [ScreenEffect] { search(line.paste(text)) ?? [] }

  /// Cards are chosen by the wheel also while somebody types.
  mutating func wheel(_ key: Key, in area: Area) -> [ScreenEffect] {
    question == nil ? move(by: key, in: area) ?? [] : []
  }

  mutating func click(_ place: Point, in area: Area) -> [ScreenEffect] {
    if question != nil { return [] }
    return finish(cursor.click(place, in: list(in: area)), in: area)
  }

  mutating func choose(in area: Area) -> [ScreenEffect] { choose() ?? [] }

  /// Marks the selected card, or takes the mark away, and goes on to the next.
  private mutating func mark() -> [ScreenEffect] {
    guard let listed, listed.knownAs == nil else { return [] }
    if marked.remove(listed.card.id) == nil { marked.insert(listed.card.id) }
    cursor.selected = min(cursor.selected + 1, max(0, cursor.count - 1))
    return details(of: self.listed)
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
    return [.work(.contacts(.load(query, at: .place(0))))]
  }

  /// Ends a search, or leaves when there is none.
  private mutating func leave() -> [ScreenEffect] {
    if !line.isOpen, query.search == nil { return [.back] }
    line.close()
    query.search = nil
    return [.work(load)]
  }

  func load(in area: Area) -> [ScreenEffect] {
    cursor.lacksRows(in: list(in: area).size.rows)
      ? [.work(.contacts(.load(query, at: .place(cursor.selected))))] : details(of: listed)
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
