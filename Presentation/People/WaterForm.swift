import Domain

/// The form in which a contact is recorded. It is bound to one person from beginning to end.
struct WaterForm: Equatable, Sendable {
  /// The fields.
  enum Field: Hashable, Sendable { case by, keyword1, keyword2, keyword3, memo }

  let words: PeopleWords
  let glyphs: Glyphs
  let plant: Plant
  let isEarly: Bool
  private(set) var form: Form<Field>
  private var leaving = LeavingQuestion()

  init(_ plant: Plant, isEarly: Bool, words: PeopleWords, glyphs: Glyphs) {
    self.words = words
    self.glyphs = glyphs
    self.plant = plant
    self.isEarly = isEarly
    let channels = [words.noChannel] + Watering.Channel.allCases.map { words.channel($0) }
    func keyword() -> FormContent {
      .text(
        TextField(
          limit: Review.keywordLimit, placeholder: words.keywordHint(Review.keywordLimit)))
    }
    form = Form([
      .init(.by, words.labelBy, .choice(ChoiceField(channels))),
      .init(.keyword1, words.fieldName(.keyword), keyword()),
      .init(.keyword2, "", keyword()),
      .init(.keyword3, "", keyword()),
      .init(
        .memo, words.fieldName(.memo), .passage(TextEditor(limit: Review.memoLimit), rows: 3)),
    ])
  }

  var bindings: [Binding] { leaving.bindings(words) ?? FormKeys.bindings(words, glyphs) }

  /// What was filled in.
  var contact: Contact {
    let choice = form.choice(.by)
    let memo = form.text(.memo)
    return Contact(
      by: choice == 0 ? nil : Watering.Channel.allCases[choice - 1],
      keywords: [Field.keyword1, .keyword2, .keyword3].map { form.text($0) }
        .filter { !$0.isEmpty },
      memo: memo.isEmpty ? nil : memo, isEarly: isEarly)
  }

  mutating func press(_ key: Key, columns: Int) -> [ScreenEffect]? {
    if let effects = leaving.press(key) { return effects }
    switch form.update(key, columns: FormKeys.columns(columns)) {
    case .submitted: return [.work(.people(.water(plant.person.id, contact)))]
    case .cancelled:
      return leaving.ask(unless: contact.keywords.isEmpty && contact.memo == nil, words)
    case .cut(let field): return [.say(NoticeLine(.refusal, words.limitReached(limit(of: field))))]
    case .ignored: return nil
    case .moved, .changed: return []
    }
  }

  mutating func paste(_ text: String) -> [ScreenEffect] {
    guard case .cut(let field) = form.paste(text) else { return [] }
    return [.say(NoticeLine(.refusal, words.limitReached(limit(of: field))))]
  }

  /// Shows what is wrong with a field; false when the form has no such field.
  mutating func refuse(_ field: String, _ sentence: String) -> Bool {
    switch field {
    case "keyword": form.refuse(.keyword1, sentence)
    case "memo": form.refuse(.memo, sentence)
    default: return false
    }
    return true
  }

  private func limit(of field: Field) -> Int {
    field == .memo ? Review.memoLimit : Review.keywordLimit
  }

  func draw(into frame: inout Frame, in area: Area) {
    FormKeys.draw(words.waterTitle(plant.person.calledName), form, into: &frame, in: area, glyphs)
    leaving.draw(into: &frame, in: area, glyphs)
  }
}
