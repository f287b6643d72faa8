import Domain
import PresentationKit
import TextUI

/// One person's card: contact details, the plant's condition, and the latest notes.
struct PersonScreen: Equatable, Sendable, PartScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .person }
  var words: PeopleWords { PeopleWords(context.language) }
  private(set) var card: PlantCard

  init(_ plant: Plant, _ context: ViewContext) {
    self.context = context
    card = PlantCard(plant: plant, notes: [], lastKeywords: [])
  }

  var id: ID<Person> { card.plant.person.id }

  var subject: ItemName? { ItemName(.people, id.text) }
  var reload: [Work] {
    [
      .people(.card(id)), .people(.contactYear(card.plant.person)), .contacts(.person(id)),
      .origin(id.text),
    ]
  }
  /// The contacts of the last year, oldest first.
  private(set) var contacts: [Watering] = []
  /// The details from the person's contact cards.
  private(set) var details = CardDetails()
  /// The origin of the person's record, such as an import; nil until loaded.
  private(set) var origin: RecordOrigin?
  var origins: OriginWords { OriginWords(language: context.language) }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .card(let card)? = answer.people, card.plant.person.id == id { self.card = card }
    if case .contactYear(let id, let contacts)? = answer.people, id == self.id {
      self.contacts = contacts
    }
    if case .person(let id, let details)? = answer.contacts, id == self.id {
      self.details = details
    }
    if case .origin(let origin)? = answer.origin, origin.record == id.text {
      self.origin = origin
    }
    if case .watered(let plant, _)? = answer.people, plant.person.id == id, hasMotion {
      moment = PlantMoment(from: card.plant, to: plant)
    }
    return []
  }

  func isMoving(in area: Area) -> Bool { moment != nil }

  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    moment = moment?.passed(milliseconds)
    return []
  }

  mutating func endMoment() -> [ScreenEffect] {
    moment = nil
    return []
  }

  /// The animation on the plant; nil if there is none.
  var moment: PlantMoment?

  enum Action: Equatable, Sendable {
    case water, details, calendar, edit, guide, remove, timeline, dates, gifts, code, back
    case note(Int)
    case origin(RecordOrigin)
  }

  var bindings: [Binding] { keys.bindings }

  private var keys: KeyTable<Action> {
    var rows: [KeyTable<Action>.Row] = [
      .init(Binding(.character("w"), meaning: words.keyWater, isPrimary: true), .water),
      .init(Binding(.character("f"), meaning: words.keyDetails), .details),
      .init(Binding(.character("c"), meaning: words.keyCalendar), .calendar),
      .init(Binding(.character("t"), meaning: words.keyTimeline), .timeline),
      .init(Binding(.character("a"), meaning: DateWords(language).key), .dates),
      .init(Binding(.character("$"), meaning: GiftWords(language).key), .gifts),
      .init(Binding(.character("e"), meaning: words.keyEdit), .edit),
      .init(.code(language), .code),
      .init(Binding(.character("i"), meaning: words.keyGuide), .guide),
      .init(
        Binding(
          .character("v"), meaning: origins.keyOrigin,
          unavailable: origin?.isKnown == true ? nil : origins.nothing),
        origin.map(Action.origin)),
      .init(Binding(.character("D"), .character("x"), .delete, meaning: words.keyRemove), .remove),
      .init(
        Binding(
          .escape, .backspace, .left, label: Key.escape.printed(glyphs), meaning: words.keyBack,
          isPrimary: true), .back),
    ]
    // Digits switch parts, as the header shows, so the days of the notes have letters.
    let days: [(key: Character, meaning: String)] = [
      ("m", words.keyNewestNote), ("b", words.keyNoteBefore),
    ]
    for (index, day) in days.enumerated() {
      let reason = card.notes.indices.contains(index) ? nil : words.noNote(have: card.notes.count)
      rows.append(
        .init(
          Binding(.character(day.key), meaning: day.meaning, unavailable: reason), .note(index)))
    }
    return KeyTable(rows)
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    keys.press(key) { perform($0) }
  }

  private func perform(_ action: Action) -> [ScreenEffect] {
    let plant = card.plant
    switch action {
    case .water: return CareQuestions(words: words).water(plant)
    case .details: return [.open(.people(.care(plant)))]
    case .calendar: return [.open(.people(.calendar(plant, plant.today)))]
    case .timeline: return [.open(.people(.timeline(plant)))]
    case .dates: return [.open(.people(.dates(plant)))]
    case .gifts: return [.open(.people(.gifts(plant)))]
    case .edit: return [.open(.people(.edit(plant)))]
    case .guide: return [.open(.people(.guide(plant)))]
    case .code:
      let codes = PersonQR(person: plant.person, details: details)
      return [.show(QRScreen(codes.card, or: codes.other, context))]
    case .remove: return [.work(.people(.remove(plant)))]
    case .origin(let origin): return [.show(OriginScreen(origin, context))]
    case .back: return [.back]
    case .note(let index):
      return [.open(.people(.calendar(plant, card.notes[index].at.day, asWeek: true)))]
    }
  }
}
