import Domain
import PresentationKit
import TextUI

/// The form for adding or editing a person.
struct PersonForm: Equatable, Sendable, FormScreen {
  var context: ViewContext
  enum Field: String, Hashable, Sendable {
    case name, nickname, phone, birthday, tags, every, at, notify, note
  }

  var words: PeopleWords { PeopleWords(context.language) }
  /// The person to edit; nil for a new person.
  let plant: Plant?
  var subject: ItemName? { plant.map { ItemName(.people, $0.person.id.text) } }
  var sheet: FormSheet<Field>
  /// The contact card for which the form was opened; its name and number cannot be edited. Nil for an empty form.
  let prefill: PersonPrefill?
  /// The default cycles by tag.
  private let cycles: TagCycles

  /// Opens the form for a new person.
  init(
    hour: Int = 20, cycles: TagCycles = TagCycles(), prefill: PersonPrefill? = nil,
    _ context: ViewContext
  ) {
    self.init(nil, hour: hour, cycles, prefill, context)
  }

  /// Opens the form for a person to edit.
  init(_ plant: Plant, _ context: ViewContext) {
    self.init(plant, hour: plant.person.alarmHour, TagCycles(), nil, context)
  }

  private init(
    _ plant: Plant?, hour: Int, _ cycles: TagCycles, _ prefill: PersonPrefill?,
    _ context: ViewContext
  ) {
    self.context = context
    self.cycles = cycles
    self.plant = plant
    self.prefill = prefill
    let words = PeopleWords(context.language)
    let person = plant?.person
    func text(
      _ name: Field, _ label: String, _ text: String?, _ limit: TextLimit, _ hint: String = "",
      isLocked: Bool = false
    ) -> Form<Field>.Field {
      .init(
        name, label, .text(TextField(text ?? "", limit: limit, placeholder: hint)),
        isLocked: isLocked)
    }
    let name = person?.name.text ?? prefill?.card.name.text
    let days = plant == nil ? cycles.defaultCycle.days : person?.cycle?.days ?? 0
    var fields = [
      text(
        .name, words.fieldName(.name), name, .characters(Person.nameLimit), isLocked: prefill != nil
      ),
      text(
        .nickname, words.fieldName(.nickname), person?.nickname?.text, Person.nicknameLimit,
        name ?? words.nicknameHint),
      text(
        .phone, words.fieldName(.phone), (person?.phone ?? prefill?.phone)?.shown,
        .characters(PhoneNumber.limit), words.phoneHint, isLocked: prefill?.phone != nil),
      text(
        .birthday, words.fieldName(.birthday),
        person.map { BirthdayWords(words.language).typed($0.birthday) }
          ?? prefill?.card.birthday?.description, .characters(30), words.birthdayHint),
      text(
        .tags, words.labelTags, person?.tags.written, .characters(plant == nil ? 200 : 300),
        words.tagsHint),
      .init(
        .every, words.labelCycle,
        .number(
          NumberField(
            days, in: words.cycles, unit: words.days, one: words.oneDay, none: words.noCycle))),
      .init(.at, words.labelHour, .number(NumberField(hour, in: 0...23, names: words.hours))),
    ]
    if let person {
      fields += [
        .init(
          .notify, words.notices,
          .toggle(
            ToggleField(person.notify, on: words.state(isOn: true), off: words.state(isOn: false)))),
        .init(
          .note, words.labelNote,
          .growing(
            TextEditor(person.note?.text ?? "", limit: Int?.none, placeholder: words.noteHint),
            upTo: 6)),
      ]
    }
    sheet = FormSheet(fields, context)
  }

  /// Applies the loaded default hour and cycles, unless the user has already filled in something.
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if plant == nil, case .defaultHour(let hour, let cycles)? = answer.people, sheet.isUntouched {
      self = PersonForm(hour: hour, cycles: cycles, prefill: prefill, context)
    }
    return []
  }

  private var dates: DateOrder { words.language.habits.dates.spoken(in: words.language) }

  /// The first tag that has a default cycle, with that cycle. Nil if no tag has one or the user has changed the cycle
  /// field.
  private var tagCycle: (tag: String, cycle: Cycle)? {
    guard plant == nil, sheet.isUntouched(.every) else { return nil }
    return tags.compactMap { Hashtag.tag($0) }.lazy
      .compactMap { tag in cycles.days[tag].map { (tag, $0) } }.first
  }

  private var tags: [String] {
    form.text(.tags).split { $0.isWhitespace || $0 == "," }.map(String.init)
  }

  /// What was typed: everything about a new person, otherwise what differs.
  var input: PersonInput {
    let (isNew, before) = (plant == nil, sheet.before)
    func text(_ field: Field) -> String? {
      isNew || !sheet.isUntouched(field) ? form.text(field) : nil
    }
    func number(_ field: Field) -> Int? {
      isNew || form.number(field) != before.number(field) ? form.number(field) : nil
    }
    var input = PersonInput(
      name: prefill?.card.name.text ?? text(.name), nickname: text(.nickname),
      phone: prefill?.phone?.written.text ?? text(.phone), birthday: text(.birthday),
      alarmHour: number(.at),
      notify: form.isOn(.notify) == before.isOn(.notify) ? nil : form.isOn(.notify))
    if tagCycle == nil { input.cycle = number(.every).map(words.cycle) }
    input.tags = isNew ? .set(tags) : text(.tags).map { .set([$0]) }
    if !isNew { input.note = text(.note) }
    input.dates = dates
    return input
  }

  func save() -> [ScreenEffect] {
    [.work(.people(plant.map { .edit($0.person.id, input) } ?? .add(input)))]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    type(key, in: PlantSheet(area).form)
  }

  func draw(into frame: inout Frame, in area: Area) {
    let cycle = tagCycle?.cycle ?? Cycle(days: form.number(.every))
    // Another cycle makes another plant of the same stage.
    let species = Species(cycle: cycle)
    let picture =
      if let plant, species == plant.species {
        PlantPicture(plant, glyphs)
      } else { PlantPicture(species, stage: plant?.stage ?? 3, glyphs) }
    let name = words.species(species)
    let title = plant.map { words.editTitle($0.person.calledName) } ?? words.newPerson
    PlantSheet(area).draw(sheet, title, notes: remarks(cycle, species), into: &frame) {
      frame, room in picture.draw(named: name, into: &frame, in: room, glyphs)
    }
  }

  /// The remarks below the form: how a birthday was parsed, and which plant belongs to the cycle.
  private func remarks(_ cycle: Cycle?, _ species: Species) -> [String] {
    let birthday =
      plant != nil && sheet.isUntouched(.birthday)
      ? [] : BirthdayWords(words.language).understood(form.text(.birthday), on: now.day, in: dates)
    guard let plant else {
      let known = tagCycle.map { ["#\($0.tag): \(words.every($0.cycle))"] } ?? []
      return known + [cycle == nil ? words.neverDue(species) : words.matched(species)] + birthday
    }
    if cycle == plant.person.cycle { return birthday }
    return birthday + [cycle == nil ? words.neverDue(species) : words.becomes(species)]
  }
}
