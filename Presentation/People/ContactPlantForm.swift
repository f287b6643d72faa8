import Domain
import PresentationKit
import TextUI

/// The form that registers several contacts at once, with common tags and a common cycle.
struct ContactPlantForm: Equatable, Sendable, FormScreen {
  var context: ViewContext
  enum Field: String, Hashable, Sendable { case tags, every }

  private var words: PeopleWords { PeopleWords(context.language) }
  var sheet: FormSheet<Field>
  /// The cards to register.
  let cards: Set<ID<AddressCard>>
  /// The default cycles by tag.
  private var cycles = TagCycles()

  init(_ cards: Set<ID<AddressCard>>, _ context: ViewContext) {
    self.context = context
    self.cards = cards
    let words = PeopleWords(context.language)
    sheet = FormSheet(
      [
        .init(
          .tags, words.labelTags, .text(TextField(limit: 200, placeholder: words.tagsHint))),
        .init(
          .every, words.labelCycle,
          .number(
            NumberField(
              0, in: words.cycles, unit: words.days, one: words.oneDay, none: words.noCycle))),
      ], context)
  }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .defaultHour(_, let cycles)? = answer.people { self.cycles = cycles }
    return []
  }

  private var tags: [String] {
    form.text(.tags).split { $0.isWhitespace || $0 == "," }.map(String.init)
  }

  /// The default cycle of the first tag that has one; nil if no tag has one or the user has changed the cycle field.
  private var tagCycle: Cycle? {
    guard sheet.isUntouched(.every) else { return nil }
    return tags.compactMap { Hashtag.tag($0) }.lazy.compactMap { cycles.days[$0] }.first
  }

  /// The fields as options. The cycle is nil if the default cycle of a tag applies.
  private var request: PlantingOptions {
    PlantingOptions(
      cards: cards, tags: tags,
      cycle: tagCycle == nil ? words.cycle(of: form.number(.every)) : nil)
  }

  func field(of report: Report) -> Field? { report.field == "tag" ? .tags : .every }

  func save() -> [ScreenEffect] { [.work(.contacts(.plant(request)))] }

  func draw(into frame: inout Frame, in area: Area) {
    let title = AddressBookWords(context.language).plantMany(cards.count)
    let cycle = tagCycle ?? Cycle(days: form.number(.every))
    let species = Species(cycle: cycle)
    var remark = cycle == nil ? words.neverDue(species) : words.matched(species)
    if let known = tagCycle { remark = words.every(known) + "\n" + remark }
    sheet.draw(title, into: &frame, in: area, remark: remark)
  }
}
