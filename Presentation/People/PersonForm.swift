import Domain
import PresentationKit
import TextUI

/// The form for adding a person.
struct PersonForm: Equatable, Sendable, FormScreen {
  var context: ViewContext
  enum Field: String, Hashable, Sendable {
    case name, nickname, phone, birthday, tags, every, at, note
  }

  var words: PeopleWords { PeopleWords(context.language) }
  var sheet: FormSheet<Field>
  /// The contact card for which the form was opened; its name and number cannot be edited. Nil for an empty form.
  let prefill: PersonPrefill?
  /// The default cycles by tag.
  private let cycles: TagCycles

  init(
    hour: Int = 20, cycles: TagCycles = TagCycles(), prefill: PersonPrefill? = nil,
    _ context: ViewContext
  ) {
    self.context = context
    self.cycles = cycles
    let words = PeopleWords(context.language)
    self.prefill = prefill
    let name = prefill?.card.name.text
    let phone = prefill?.phone?.shown
    sheet = FormSheet(
      [
        .init(
          .name, words.fieldName(.name), .text(TextField(name ?? "", limit: Person.nameLimit)),
          isLocked: name != nil),
        .init(
          .nickname, words.fieldName(.nickname),
          .text(TextField(limit: Person.nicknameLimit, placeholder: name ?? words.nicknameHint))),
        .init(
          .phone, words.fieldName(.phone),
          .text(TextField(phone ?? "", limit: PhoneNumber.limit, placeholder: words.phoneHint)),
          isLocked: phone != nil),
        .init(
          .birthday, words.fieldName(.birthday),
          .text(TextField(Self.birthday(prefill), limit: 30, placeholder: words.birthdayHint))),
        .init(
          .tags, words.labelTags, .text(TextField(limit: 200, placeholder: words.tagsHint))),
        .init(
          .every, words.labelCycle,
          .number(
            NumberField(
              cycles.defaultCycle.days, in: words.cycles, unit: words.days, one: words.oneDay,
              none: words.noCycle))
        ),
        .init(.at, words.labelHour, .number(NumberField(hour, in: 0...23, names: words.hours))),
      ], context)
  }

  /// Applies the loaded default hour and cycles, unless the user has already filled in something.
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .defaultHour(let hour, let cycles)? = answer.people, sheet.isUntouched {
      self = PersonForm(hour: hour, cycles: cycles, prefill: prefill, context)
    }
    return []
  }

  private static func birthday(_ prefill: PersonPrefill?) -> String {
    prefill?.card.birthday?.description ?? ""
  }

  private var dates: DateOrder { words.language.habits.dates.spoken(in: words.language) }

  /// The first tag that has a default cycle, with that cycle. Nil if no tag has one or the user has changed the cycle
  /// field.
  private var tagCycle: (tag: String, cycle: Cycle)? {
    guard sheet.isUntouched(.every) else { return nil }
    return tags.compactMap { Hashtag.tag($0) }.lazy
      .compactMap { tag in cycles.days[tag].map { (tag, $0) } }.first
  }

  private var tags: [String] {
    form.text(.tags).split { $0.isWhitespace || $0 == "," }.map(String.init)
  }

  /// The fields as a draft. Its cycle is nil if the default of a tag applies.
  var draft: PersonDraft {
    var draft = PersonDraft(
      name: prefill?.card.name.text ?? form.text(.name),
      cycleDays: nil,
      nickname: form.text(.nickname),
      phone: prefill?.phone?.written.text ?? form.text(.phone), birthday: form.text(.birthday),
      alarmHour: form.number(.at))
    if tagCycle == nil { draft.cycle = words.cycle(of: form.number(.every)) }
    draft.tags = tags
    draft.dates = dates
    return draft
  }

  func save() -> [ScreenEffect] { [.work(.people(.add(draft)))] }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    type(key, in: PlantSheet(area).form)
  }

  func draw(into frame: inout Frame, in area: Area) {
    var remarks = BirthdayWords(words.language).understood(
      form.text(.birthday), on: now.day, in: dates)
    let cycle = tagCycle?.cycle ?? Cycle(days: form.number(.every))
    let species = Species(cycle: cycle)
    remarks.insert(cycle == nil ? words.neverDue(species) : words.matched(species), at: 0)
    if let known = tagCycle {
      remarks.insert("#\(known.tag): \(words.every(known.cycle))", at: 0)
    }
    let (picture, name) = (PlantPicture(species, stage: 3, glyphs), words.species(species))
    PlantSheet(area).draw(sheet, words.newPerson, notes: remarks, into: &frame) { frame, room in
      picture.draw(named: name, into: &frame, in: room, glyphs)
    }
  }
}
