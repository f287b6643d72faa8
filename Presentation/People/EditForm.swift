import Domain

/// The form in which a person is changed. Name and number come from the address book and stay.
struct EditForm: Equatable, Sendable {
  /// The fields.
  enum Field: String, Hashable, Sendable { case nickname, birthday, every, at, notify }

  let words: PeopleWords
  let glyphs: Glyphs
  let plant: Plant
  private(set) var form: Form<Field>
  private let before: Form<Field>
  private var leaving = LeavingQuestion()

  init(_ plant: Plant, words: PeopleWords, glyphs: Glyphs) {
    self.plant = plant
    self.words = words
    self.glyphs = glyphs
    let person = plant.person
    form = Form([
      .init(
        .nickname, words.fieldName(.nickname),
        .text(
          TextField(
            person.nickname?.text ?? "", limit: Person.nicknameLimit,
            placeholder: person.name.text))),
      .init(
        .birthday, words.fieldName(.birthday),
        .text(
          TextField(person.birthday?.description ?? "", limit: 10, placeholder: "05-17"))),
      .init(
        .every, words.labelCycle,
        .number(NumberField(person.cycle.days, in: Cycle.range, unit: words.days))),
      .init(
        .at, words.labelHour,
        .number(NumberField(person.alarmHour, in: 0...23, unit: words.oclock))),
      .init(
        .notify, words.notices,
        .toggle(ToggleField(person.notify, on: words.on, off: words.off))),
    ])
    before = form
  }

  var bindings: [Binding] { leaving.bindings(words) ?? FormKeys.bindings(words, glyphs) }

  /// What is different now.
  var change: PersonChange {
    let person = plant.person
    let nickname = form.text(.nickname)
    let birthday = form.text(.birthday)
    let days = form.number(.every)
    let hour = form.number(.at)
    let notify = form.isOn(.notify)
    return PersonChange(
      nickname: nickname == person.nickname?.text ?? "" ? nil : nickname,
      birthday: birthday == person.birthday?.description ?? "" ? nil : birthday,
      cycleDays: days == person.cycle.days ? nil : days,
      alarmHour: hour == person.alarmHour ? nil : hour,
      notify: notify == person.notify ? nil : notify)
  }

  mutating func press(_ key: Key, columns: Int) -> [ScreenEffect]? {
    if let effects = leaving.press(key) { return effects }
    switch form.update(key, columns: FormKeys.columns(columns)) {
    case .submitted: return [.work(.people(.edit(plant.person.id, change)))]
    case .cancelled: return leaving.ask(unless: isUntouched, words)
    case .cut(let field): return cut(field)
    case .ignored: return nil
    case .moved, .changed: return []
    }
  }

  mutating func paste(_ text: String) -> [ScreenEffect] {
    if case .cut(let field) = form.paste(text) { return cut(field) }
    return []
  }

  /// Shows what is wrong with a field; false when the form has no such field.
  mutating func refuse(_ field: String, _ sentence: String) -> Bool {
    guard let field = Field(rawValue: field) else { return false }
    form.refuse(field, sentence)
    return true
  }

  private var isUntouched: Bool { form.fields.map(\.content) == before.fields.map(\.content) }

  private func cut(_ field: Field) -> [ScreenEffect] {
    guard case .text(let content)? = form[field], let limit = content.limit else { return [] }
    return [.say(NoticeLine(.refusal, words.limitReached(limit)))]
  }

  func draw(into frame: inout Frame, in area: Area) {
    FormKeys.draw(
      words.editTitle(plant.person.calledName), form, into: &frame, in: area, glyphs)
    drawWarning(into: &frame, in: area)
    leaving.draw(into: &frame, in: area, glyphs)
  }

  /// A cycle that changes the plant says so before it is saved.
  private func drawWarning(into frame: inout Frame, in area: Area) {
    guard let cycle = Cycle(days: form.number(.every)), cycle != plant.person.cycle else { return }
    let room = area.inset(columns: 2)
    let columns = FormKeys.columns(area.size.columns)
    let top = room.origin.row + 2 + form.rowCount(columns: columns) + 1
    let lines = TextLayout.wrapped(words.becomes(Species(cycle: cycle)), to: room.size.columns)
    for (row, line) in lines.enumerated() where top + row < area.endRow {
      frame.put(line, room.origin.column, top + row, .dim, upTo: room.endColumn)
    }
  }
}
