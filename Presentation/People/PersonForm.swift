import Domain

/// The form in which a dear person is registered.
struct PersonForm: Equatable, Sendable {
  /// The fields.
  enum Field: String, Hashable, Sendable { case name, nickname, phone, birthday, every, at }

  let words: PeopleWords
  let glyphs: Glyphs
  private(set) var form: Form<Field>
  /// The card the form was opened for; its name and number are only to be read.
  let prefill: PersonPrefill?
  private var leaving = LeavingQuestion()

  init(words: PeopleWords, glyphs: Glyphs, hour: Int = 20, prefill: PersonPrefill? = nil) {
    self.words = words
    self.glyphs = glyphs
    self.prefill = prefill
    let name = prefill?.card.name.text
    let phone = prefill?.phone?.shown
    form = Form([
      .init(
        .name, words.fieldName(.name), .text(TextField(name ?? "", limit: Person.nameLimit)),
        isLocked: name != nil),
      .init(
        .nickname, words.fieldName(.nickname),
        .text(TextField(limit: Person.nicknameLimit, placeholder: name ?? words.nicknameHint))),
      .init(
        .phone, words.fieldName(.phone),
        .text(TextField(phone ?? "", limit: PhoneNumber.limit, placeholder: "010-1234-5678")),
        isLocked: phone != nil),
      .init(
        .birthday, words.fieldName(.birthday),
        .text(TextField(Self.birthday(prefill), limit: 10, placeholder: "05-17"))),
      .init(.every, words.labelCycle, .number(NumberField(7, in: Cycle.range, unit: words.days))),
      .init(.at, words.labelHour, .number(NumberField(hour, in: 0...23, unit: words.oclock))),
    ])
  }

  private static func birthday(_ prefill: PersonPrefill?) -> String {
    prefill?.card.birthday?.description ?? ""
  }

  var bindings: [Binding] { leaving.bindings(words) ?? FormKeys.bindings(words, glyphs) }

  /// What was filled in.
  var draft: PersonDraft {
    PersonDraft(
      name: prefill?.card.name.text ?? form.text(.name), cycleDays: form.number(.every),
      nickname: form.text(.nickname),
      phone: prefill?.phone?.written.text ?? form.text(.phone), birthday: form.text(.birthday),
      alarmHour: form.number(.at))
  }

  private var isUntouched: Bool {
    let typed = prefill == nil ? [Field.name, .nickname, .phone] : [.nickname]
    return typed.allSatisfy { form.text($0).isEmpty }
      && form.text(.birthday) == Self.birthday(prefill)
  }

  mutating func press(_ key: Key, columns: Int) -> [ScreenEffect]? {
    if let effects = leaving.press(key) { return effects }
    switch form.update(key, columns: FormKeys.columns(columns)) {
    case .submitted: return [.work(.people(.add(draft)))]
    case .cancelled: return leaving.ask(unless: isUntouched, words)
    case .cut(let field): return [.say(NoticeLine(.refusal, words.limitReached(limit(of: field))))]
    case .ignored: return nil
    case .moved, .changed: return []
    }
  }

  mutating func paste(_ text: String) -> [ScreenEffect] {
    guard case .cut(let field) = form.paste(text) else { return [] }
    return [.say(NoticeLine(.refusal, words.limitReached(limit(of: field))))]
  }

  /// Shows what is wrong with a field; false when nothing in the form could mend it.
  mutating func refuse(_ field: String, _ sentence: String) -> Bool {
    guard let field = Field(rawValue: field), !form.isLocked(field) else { return false }
    form.refuse(field, sentence)
    return true
  }

  private func limit(of field: Field) -> Int {
    if case .text(let content) = form[field] { content.limit ?? 0 } else { 0 }
  }

  func draw(into frame: inout Frame, in area: Area) {
    FormKeys.draw(words.newPerson, form, into: &frame, in: area, glyphs)
    let room = area.inset(columns: 2)
    let below =
      room.origin.row + 2 + form.rowCount(columns: FormKeys.columns(area.size.columns)) + 1
    if below < area.endRow, let cycle = Cycle(days: form.number(.every)) {
      let hint = words.matched(Species(cycle: cycle))
      frame.put(
        TextLayout.clipped(hint, to: room.size.columns, ellipsis: glyphs.ellipsis),
        room.origin.column, below, .dim)
    }
    leaving.draw(into: &frame, in: area, glyphs)
  }
}
