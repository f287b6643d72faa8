import Domain
import PresentationKit
import TextUI

/// The form for postponing a watering. It shows the new date and the cost in affection.
struct PostponeForm: Equatable, Sendable, StillScreen, CardScreen {
  var context: ViewContext
  enum Field: Hashable, Sendable { case days }

  var words: PeopleWords { PeopleWords(context.language) }
  let plant: Plant
  var subject: ItemName? { ItemName(.people, plant.person.id.text) }
  private(set) var form: Form<Field>

  init(_ plant: Plant, _ context: ViewContext) {
    self.context = context
    let words = PeopleWords(context.language)
    self.plant = plant
    form = Form([
      .init(
        .days, words.labelDays,
        .number(
          NumberField(1, in: PostponeWatering.range, unit: words.dayUnit, one: words.oneDayUnit)))
    ])
  }

  var takesText: Bool { true }
  var bindings: [Binding] { FormKeys.bindings(form, words.language, glyphs) }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    switch form.update(key, columns: FormKeys.columns(area.size.columns)) {
    case .submitted: [.work(.people(.postpone(plant, days: form.number(.days))))]
    case .cancelled: [.back]
    case .ignored: nil
    case .moved, .changed, .cut: []
    }
  }

  func draw(into frame: inout Frame, in area: Area) {
    let until = plant.person.nextWatering.map { words.until($0 + form.number(.days)) }
    let notes = [until, words.postponeCost(plant.person)].compactMap(\.self)
    form.drawSheet(
      words.postponeTitle + " · " + plant.person.calledName,
      notes: notes.map { StyledText($0, .dim) }, into: &frame, in: area, glyphs)
  }
}
