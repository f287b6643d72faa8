import Domain
import PresentationKit
import TextUI

/// The dates of a person, the next first. The birthday is among them, and is edited with the person.
struct DatesScreen: Equatable, Sendable, ListScreen, CardScreen {
  var context: ViewContext
  private(set) var plant: Plant
  var cursor: ListCursor<PersonDate>

  init(_ plant: Plant, _ context: ViewContext) {
    self.context = context
    self.plant = plant
    cursor = ListCursor(plant.allDates)
  }

  var keyContext: KeyContext? { .dates }
  var words: DateWords { DateWords(context.language) }
  private var people: PeopleWords { PeopleWords(context.language) }
  var subject: ItemName? { ItemName(.people, plant.person.id.text) }
  var reload: [Work] { [.people(.card(plant.person.id))] }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .card(let card)? = answer.people, card.plant.person.id == plant.person.id {
      plant = card.plant
      cursor.show(plant.allDates, keeping: \.id)
    }
    return []
  }

  enum Action: Equatable, Sendable { case add, edit(PersonDate), remove(PersonDate), back }

  private var keys: KeyTable<Action> {
    let chosen = cursor.chosen
    let own = chosen.flatMap { $0.label.kind == .birthday ? nil : $0 }
    let nothing = words.noneOf(plant.person)
    return KeyTable([
      .init(
        Binding(.character("n"), meaning: words.keyNew, isPrimary: true), .add),
      .init(
        Binding(
          .enter, .character("e"), meaning: people.keyEdit, on: .row,
          unavailable: chosen == nil ? nothing : nil, isPrimary: true, glyphs: glyphs),
        chosen.map(Action.edit)),
      .init(
        Binding(
          .character("x"), .character("D"), .delete, meaning: people.keyRemove, on: .row,
          unavailable: own == nil ? chosen == nil ? nothing : words.birthdayStays : nil),
        own.map(Action.remove)),
      .init(
        Binding(.escape, .left, meaning: people.keyBack, isPrimary: true, glyphs: glyphs), .back),
    ])
  }

  var bindings: [Binding] { keys.bindings }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if let effects = move(by: key, in: area) { return effects }
    return keys.press(key) { action in
      switch action {
      case .add: return [.open(.people(.date(plant, nil)))]
      case .edit(let date):
        return [.open(.people(date.label.kind == .birthday ? .edit(plant) : .date(plant, date)))]
      case .remove(let date): return [.work(.people(.removeDate(plant, date)))]
      case .back: return [.back]
      }
    }
  }

  private func page(in area: Area) -> ListPage { ListPage(in: area, rows: cursor.count) }

  func list(in area: Area) -> Area { page(in: area).list }

  func draw(into frame: inout Frame, in area: Area) {
    let page = page(in: area)
    page.draw(words.heading(plant.person), into: &frame, in: area, glyphs)
    if cursor.isEmpty {
      return frame.write(emptiness: words.noneOf(plant.person), in: page.list)
    }
    let labels = cursor.rows.map { TextLayout.cells(words.label($0.label)) }.max() ?? 0
    cursor.draw(into: &frame, in: page.list, glyphs: glyphs) { date, isChosen in
      let next = date.next(onOrAfter: plant.today).map {
        CalendarWords.distance($0 - plant.today, in: words.language)
      }
      return [
        StyledText(
          TextLayout.aligned(words.label(date.label), .left, in: labels) + "  ",
          isChosen ? .bold : .plain),
        StyledText(next.map { $0 + "  " } ?? "", .dim),
        StyledText(words.lines(date, today: plant.today)[0]),
      ]
    }
  }
}

/// The form for a new date of a person, or for editing one.
struct DateForm: Equatable, Sendable, FormScreen {
  var context: ViewContext
  /// The raw values are the fields that refusals name.
  enum Field: String, Sendable { case label = "LABEL", day = "DAY", remind }

  let plant: Plant
  /// The date that is edited; nil for a new one.
  let date: PersonDate?
  var sheet: FormSheet<Field>

  var words: DateWords { DateWords(context.language) }
  var subject: ItemName? { ItemName(.people, plant.person.id.text) }

  init(_ plant: Plant, _ date: PersonDate?, _ context: ViewContext) {
    self.context = context
    (self.plant, self.date) = (plant, date)
    let words = DateWords(context.language)
    let people = PeopleWords(context.language)
    sheet = FormSheet(
      [
        .init(
          .label, people.fieldName(.label),
          .text(
            TextField(
              date.map { words.label($0.label) } ?? "", limit: DateLabel.limit,
              placeholder: words.labelHint))),
        .init(
          .day, words.labelDay,
          .text(
            TextField(
              BirthdayWords(words.language).typed(date?.date), limit: 30,
              placeholder: people.birthdayHint))),
        .init(
          .remind, words.labelRemind,
          .text(
            TextField(
              date.map(words.reminders) ?? "", limit: 60, placeholder: words.remindHint))),
      ], context)
  }

  private var order: DateOrder { words.language.habits.dates.spoken(in: words.language) }

  mutating func save() -> [ScreenEffect] {
    guard let reminders = TypedReminders(form.text(.remind), context).seconds else {
      sheet.refuse(.remind, words.unreadReminders)
      return []
    }
    return [
      .work(
        .people(
          .setDate(
            plant, date, label: form.text(.label), day: form.text(.day), remind: reminders,
            order)))
    ]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    type(key, in: PlantSheet(area).form)
  }

  func draw(into frame: inout Frame, in area: Area) {
    PlantSheet(area).draw(
      sheet, words.formTitle(plant.person, isNew: date == nil), notes: remarks, into: &frame
    ) { frame, room in
      PlantPicture(plant, glyphs).draw(into: &frame, in: room)
    }
  }

  /// How the day was parsed, and the lunar day of a death.
  private var remarks: [String] {
    do throws(PersonRefusal) {
      let typed = PersonDate(
        id: date?.id ?? ID(""), person: plant.person.id,
        label: try DateLabel(reading: form.text(.label)),
        date: try PersonDates.day(form.text(.day), on: now.day, in: order))
      return BirthdayWords(words.language).lines(typed.date, seenFrom: now.day)
        + [words.offersLunar(typed)].compactMap(\.self)
    } catch { return [] }
  }
}
