import Domain
import PresentationKit
import TextUI

/// A person's timeline, newest first: contacts, shared events, records that mention the person, and birthdays.
struct PersonTimelineScreen: Equatable, Sendable, ListScreen, CardScreen {
  var context: ViewContext
  let plant: Plant
  private(set) var entries: [PersonTimelineEntry]?
  var cursor = ListCursor<PersonTimelineEntry>()
  /// The widths of the widest date and of the widest kind.
  private(set) var (dayCells, verbCells) = (0, 0)

  init(_ plant: Plant, _ context: ViewContext) {
    self.context = context
    self.plant = plant
  }

  var words: PersonTimelineWords { PersonTimelineWords(language: context.language) }
  var person: Person { plant.person }
  var subject: ItemName? { ItemName(.people, person.id.text) }
  var reload: [Work] { [.people(.timeline(person.id))] }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    guard case .timeline(let id, let entries)? = answer.people, id == person.id else { return [] }
    let isFirst = self.entries == nil
    dayCells = entries.map { TextLayout.cells(day(of: $0)) }.max() ?? 0
    verbCells = entries.map { TextLayout.cells($0.verb) }.max() ?? 0
    self.entries = entries
    cursor.show(entries, keeping: \.moment.name)
    // Future entries are on top, so the selection starts at the first entry up to today.
    if isFirst, let index = entries.firstIndex(where: { $0.moment.day <= plant.today }) {
      cursor.selected = index
    }
    return []
  }

  enum Action: Equatable, Sendable {
    case open(PersonMoment), back
  }

  private var keys: KeyTable<Action> {
    KeyTable([
      .init(
        Binding(
          .enter, meaning: words.keyOpen, on: .row,
          unavailable: cursor.chosen == nil ? words.nothing(person) : nil, isPrimary: true,
          glyphs: glyphs), cursor.chosen.map { Action.open($0.moment) }),
      .init(
        Binding(.escape, .left, meaning: words.keyBack, isPrimary: true, glyphs: glyphs), .back),
    ])
  }

  var bindings: [Binding] { keys.bindings }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if let effects = move(by: key, in: area) { return effects }
    return keys.press(key) { action in
      switch action {
      case .back: return [.back]
      case .open(let moment):
        if case .event(let event) = moment.matter {
          return [.open(.item(ItemName(.schedule, event.id.text), on: moment.day))]
        }
        if let item = moment.item { return [.open(.item(item))] }
        if case .watered = moment.matter {
          return [.open(.people(.calendar(plant, moment.day, asWeek: true)))]
        }
        return []
      }
    }
  }

  func list(in area: Area) -> Area { page(in: area).list }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    let list = list(in: area)
    guard list.contains(point) else { return [] }
    let lines = lines(in: list.size)
    let row = point.row - list.origin.row
    guard lines.indices.contains(row), let index = lines[row].entry else { return [] }
    return finish(cursor.select(index), in: area)
  }
}

extension PersonMoment {
  /// The identity of an entry, by which the selection survives a reload.
  fileprivate var name: [String] {
    switch matter {
    case .watered(let watering): ["watered", watering.id.text]
    case .event(let event): ["event", event.id.text, day.description]
    case .mentioned(let record): ["mentioned", record.kind.part.rawValue, record.id]
    case .birthday: ["birthday", day.description]
    case .date(let occasion): ["date", occasion.date.id.text, day.description]
    case .gift(let gift): ["gift", gift.id.text]
    }
  }
}
