import Domain
import PresentationKit
import TextUI

/// The form for recording a contact or editing the note of a recorded contact. The person cannot be changed.
struct WaterForm: Equatable, Sendable, FormScreen {
  var context: ViewContext
  enum Field: Hashable, Sendable { case by, keyword1, keyword2, keyword3, memo }

  var words: PeopleWords { PeopleWords(context.language) }
  let plant: Plant
  var subject: ItemName? { ItemName(.people, plant.person.id.text) }
  /// The watering whose note is edited; nil when a contact is recorded.
  let revising: Watering?
  var sheet: FormSheet<Field>

  init(
    _ plant: Plant, by channel: Watering.Channel? = nil, revising watering: Watering? = nil,
    _ context: ViewContext
  ) {
    self.context = context
    let words = PeopleWords(context.language)
    self.plant = plant
    revising = watering
    var fields: [Form<Field>.Field] = []
    if watering == nil {
      let options = [words.noChannel] + Watering.Channel.allCases.map { words.channel($0) }
      let chosen = channel.flatMap { Watering.Channel.allCases.firstIndex(of: $0) }
      fields.append(
        .init(.by, words.labelBy, .choice(ChoiceField(options, selected: (chosen ?? -1) + 1))))
    }
    for (index, name) in Self.keywordFields.enumerated() {
      let text = watering.flatMap { $0.keywords.indices.contains(index) ? $0.keywords[index] : nil }
      fields.append(
        .init(
          name, index == 0 ? words.fieldName(.keyword) : "",
          .text(
            TextField(
              text?.text ?? "", limit: Review.keywordLimit,
              placeholder: index == 0
                ? words.keywordHint(Review.keywordLimit) : words.anotherKeyword))))
    }
    let memo = TextEditor(watering?.memo?.text ?? "", limit: Review.memoLimit)
    fields.append(.init(.memo, words.fieldName(.memo), .multiline(memo, rows: 3)))
    sheet = FormSheet(fields, context)
  }

  private static let keywordFields = [Field.keyword1, .keyword2, .keyword3]

  private var keywords: [String] {
    Self.keywordFields.map { form.text($0) }.filter { !$0.isEmpty }
  }

  /// The request for the filled-in fields. An early contact was already confirmed by the question before the form
  /// opened.
  private var work: PeopleWork {
    let memo = form.text(.memo)
    if let revising {
      // Untouched fields stay nil, because another process may have changed them meanwhile.
      let isSameMemo = sheet.isUntouched(.memo)
      let isSame = Self.keywordFields.allSatisfy(sheet.isUntouched)
      return .revise(
        plant, revising,
        ReviewChange(keywords: isSame ? nil : keywords, memo: isSameMemo ? nil : memo))
    }
    let choice = form.choice(.by)
    return .water(
      plant.person.id,
      Contact(
        by: choice == 0 ? nil : Watering.Channel.allCases[choice - 1], keywords: keywords,
        memo: memo.isEmpty ? nil : memo, isEarly: plant.isEarly))
  }

  /// The request that records the same contact although the plant is not thirsty.
  var early: PeopleWork {
    guard case .water(let id, var contact) = work else { return work }
    contact.isEarly = true
    return .water(id, contact)
  }

  func save() -> [ScreenEffect] { [.work(.people(work))] }

  mutating func refuse(_ report: Report) -> [ScreenEffect]? {
    // Another process watered the plant meanwhile; the user can still record the contact.
    if report.code == "notThirsty" {
      let question = CareQuestions(words: words).early(plant, recording: .work(.people(early)))
      return [.open(.people(.question(question))), .refresh]
    }
    guard report.isMendable else { return nil }
    switch report.field {
    case "keyword": sheet.refuse(.keyword1, report.message)
    case "memo": sheet.refuse(.memo, report.message)
    default: return nil
    }
    return []
  }

  /// The number of drops: one for the contact, one if there are keywords, and one if there is a memo.
  private var drops: Int {
    1 + (keywords.isEmpty ? 0 : 1) + (form.text(.memo).isEmpty ? 0 : 1)
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    type(key, in: PlantSheet(area).form)
  }

  func draw(into frame: inout Frame, in area: Area) {
    let title =
      revising.map { words.reviewTitle($0.at.day) } ?? words.waterTitle(plant.person.calledName)
    let drinking = DrinkingPlant(plant: plant, drops: drops, words: words, glyphs: glyphs)
    PlantSheet(area).draw(sheet, title, into: &frame) { frame, room in
      drinking.draw(into: &frame, in: room)
    }
  }
}
