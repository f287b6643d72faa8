import Domain
import PresentationKit
import TextUI

/// The form in which a person is edited.
struct EditForm: Equatable, Sendable, FormScreen {
  var context: ViewContext
  enum Field: String, Hashable, Sendable {
    case name, nickname, phone, birthday, tags, every, at, notify, note
  }

  var words: PeopleWords { PeopleWords(context.language) }
  let plant: Plant
  var subject: ItemName? { ItemName(.people, plant.person.id.text) }
  var sheet: FormSheet<Field>

  init(_ plant: Plant, _ context: ViewContext) {
    self.context = context
    let words = PeopleWords(context.language)
    self.plant = plant
    let person = plant.person
    sheet = FormSheet(
      [
        .init(
          .name, words.fieldName(.name),
          .text(TextField(person.name.text, limit: Person.nameLimit))),
        .init(
          .nickname, words.fieldName(.nickname),
          .text(
            TextField(
              person.nickname?.text ?? "", limit: Person.nicknameLimit,
              placeholder: person.name.text))),
        .init(
          .phone, words.fieldName(.phone),
          .text(
            TextField(
              person.phone?.shown ?? "", limit: PhoneNumber.limit, placeholder: words.phoneHint))),
        .init(
          .birthday, words.fieldName(.birthday),
          .text(
            TextField(
              BirthdayWords(words.language).typed(person.birthday), limit: 30,
              placeholder: words.birthdayHint))),
        .init(
          .tags, words.labelTags,
          .text(
            TextField(person.tags.written ?? "", limit: 300, placeholder: words.tagsHint))),
        .init(
          .every, words.labelCycle,
          .number(
            NumberField(
              person.cycle?.days ?? 0, in: words.cycles, unit: words.days, one: words.oneDay,
              none: words.noCycle))),
        .init(
          .at, words.labelHour,
          .number(NumberField(person.alarmHour, in: 0...23, names: words.hours))),
        .init(
          .notify, words.notices,
          .toggle(
            ToggleField(person.notify, on: words.state(isOn: true), off: words.state(isOn: false)))),
        .init(
          .note, words.labelNote,
          .growing(
            TextEditor(person.note?.text ?? "", limit: Int?.none, placeholder: words.noteHint),
            upTo: 6)),
      ], context)
  }

  private var dates: DateOrder { words.language.habits.dates.spoken(in: words.language) }

  /// The fields that differ from the loaded person; unchanged fields are nil.
  var change: PersonChange {
    let person = plant.person
    let name = form.text(.name)
    let phone = form.text(.phone)
    let nickname = form.text(.nickname)
    let birthday = form.text(.birthday)
    let days = form.number(.every)
    let hour = form.number(.at)
    let notify = form.isOn(.notify)
    var change = PersonChange(
      name: name == person.name.text ? nil : name,
      phone: phone == person.phone?.shown ?? "" ? nil : phone,
      nickname: nickname == person.nickname?.text ?? "" ? nil : nickname,
      birthday: birthday == BirthdayWords(words.language).typed(person.birthday) ? nil : birthday,
      alarmHour: hour == person.alarmHour ? nil : hour,
      notify: notify == person.notify ? nil : notify)
    if days != person.cycle?.days ?? 0 { change.cycle = words.cycle(of: days) }
    let tags = form.text(.tags)
    if tags != person.tags.written ?? "" { change.tags = .set([tags]) }
    let note = form.text(.note)
    if note != person.note?.text ?? "" { change.note = note }
    change.dates = dates
    return change
  }

  func save() -> [ScreenEffect] { [.work(.people(.edit(plant.person.id, change)))] }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    type(key, in: PlantSheet(area).form)
  }

  func draw(into frame: inout Frame, in area: Area) {
    // Another cycle makes another plant of the same stage.
    let species = Species(cycle: Cycle(days: form.number(.every)))
    let picture =
      species == plant.species
      ? PlantPicture(plant, glyphs) : PlantPicture(species, stage: plant.stage, glyphs)
    let (title, name) = (words.editTitle(plant.person.calledName), words.species(species))
    PlantSheet(area).draw(sheet, title, notes: remarks, into: &frame) { frame, room in
      picture.draw(named: name, into: &frame, in: room, glyphs)
    }
  }

  /// The remarks below the form: how a changed birthday was parsed, and which plant belongs to a changed cycle.
  private var remarks: [String] {
    var remarks =
      sheet.isUntouched(.birthday)
      ? [] : BirthdayWords(words.language).understood(form.text(.birthday), on: now.day, in: dates)
    let cycle = Cycle(days: form.number(.every))
    if cycle != plant.person.cycle {
      let species = Species(cycle: cycle)
      remarks.append(cycle == nil ? words.neverDue(species) : words.becomes(species))
    }
    return remarks
  }
}
