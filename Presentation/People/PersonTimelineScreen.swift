import Domain
import PresentationKit
import TextUI

/// A person's timeline, newest first: contacts, shared events, records that mention the person, and birthdays.
struct PersonTimelineScreen: Equatable, Sendable, ListScreen, CardScreen {
  var context: ViewContext
  let plant: Plant
  private(set) var entries: [PersonTimelineEntry]?
  var cursor = ListCursor<PersonTimelineEntry>()
  /// The width of the widest date.
  private var dayCells = 0

  init(_ plant: Plant, _ context: ViewContext) {
    self.context = context
    self.plant = plant
  }

  var words: PersonTimelineWords { PersonTimelineWords(language: context.language) }
  private var person: Person { plant.person }
  var subject: ItemName? { ItemName(.people, person.id.text) }
  var reload: [Work] { [.people(.timeline(person.id))] }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    guard case .timeline(let id, let entries)? = answer.people, id == person.id else { return [] }
    let isFirst = self.entries == nil
    dayCells = entries.map { TextLayout.cells(day(of: $0)) }.max() ?? 0
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

  // MARK: Drawing

  private func page(in area: Area) -> ListPage { ListPage(in: area, rows: cursor.count) }

  func list(in area: Area) -> Area { page(in: area).list }

  func draw(into frame: inout Frame, in area: Area) {
    let page = page(in: area)
    page.draw(words.heading(person), into: &frame, in: area, glyphs)
    guard let entries else { return }
    if entries.isEmpty { return frame.write(emptiness: words.nothing(person), in: page.list) }
    cursor.draw(into: &frame, in: page.list, glyphs: glyphs, line: pieces)
    if let entry = cursor.chosen { page.draw(preview(entry), into: &frame, glyphs) }
  }

  private func day(of entry: PersonTimelineEntry) -> String {
    CalendarWords.nearDay(entry.moment.day, today: plant.today, in: words.language)
  }

  private func pieces(_ entry: PersonTimelineEntry, _ isChosen: Bool) -> [StyledText] {
    let moment = entry.moment
    let verbs = entries?.map { TextLayout.cells($0.verb) }.max() ?? 0
    let title = entry.title == entry.verb ? "" : entry.title + "  "
    let isAhead = moment.day > plant.today
    return [
      StyledText(TextLayout.aligned(day(of: entry), .left, in: dayCells) + "  ", .dim),
      StyledText(
        TextLayout.aligned(entry.verb, .left, in: verbs) + "  ",
        isAhead ? .dim : Style(ink: Self.hue(of: moment).ink)),
      StyledText(PersonTimelineWords.line(title), isChosen ? .bold : .plain),
      StyledText(PersonTimelineWords.line(words.text(besideTitleOf: entry) ?? ""), .dim),
    ].filter { !$0.text.isEmpty }
  }

  /// Returns the colour of the program part that an entry belongs to.
  private static func hue(of moment: PersonMoment) -> Hue {
    switch moment.matter {
    case .watered: .leaf
    case .event: .water
    case .mentioned(let record): record.kind.part == .moods ? .rose : .leaf
    case .birthday, .date, .gift: .ember
    }
  }

  private func preview(_ entry: PersonTimelineEntry) -> Preview {
    let moment = entry.moment
    let clock = words.clock(moment)
    return Preview(
      entry.verb,
      [
        .init(entry.title, .bold), .init(words.text(besideTitleOf: entry) ?? ""),
        .init(
          words.heading(moment.day, today: plant.today) + (clock.isEmpty ? "" : "  " + clock), .dim),
      ])
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
