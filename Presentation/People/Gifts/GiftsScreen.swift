import Domain
import PresentationKit
import TextUI

/// What was given to a person, received, lent and borrowed, the newest first.
struct GiftsScreen: Equatable, Sendable, ListScreen, CardScreen {
  var context: ViewContext
  private(set) var plant: Plant
  var cursor: ListCursor<Gift>

  init(_ plant: Plant, _ context: ViewContext) {
    self.context = context
    self.plant = plant
    cursor = ListCursor(plant.gifts)
  }

  var keyContext: KeyContext? { .gifts }
  var words: GiftWords { GiftWords(context.language) }
  private var people: PeopleWords { PeopleWords(context.language) }
  var subject: ItemName? { ItemName(.people, plant.person.id.text) }
  var reload: [Work] { [.people(.card(plant.person.id))] }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .card(let card)? = answer.people, card.plant.person.id == plant.person.id {
      plant = card.plant
      cursor.show(plant.gifts, keeping: \.id)
    }
    return []
  }

  enum Action: Equatable, Sendable { case add, edit(Gift), finish(Gift), remove(Gift), back }

  private var keys: KeyTable<Action> {
    let chosen = cursor.chosen
    let nothing = chosen == nil ? words.noneOf(plant.person) : nil
    return KeyTable([
      .init(Binding(.character("n"), meaning: words.keyNew, isPrimary: true), .add),
      .init(
        Binding(
          .enter, .character("e"), meaning: people.keyEdit, on: .row, unavailable: nothing,
          isPrimary: true, glyphs: glyphs),
        chosen.map(Action.edit)),
      .init(
        Binding(
          .character("f"), meaning: words.keyDone, on: .row,
          unavailable: nothing ?? (chosen?.isDone == true ? words.isDone : nil)),
        chosen.map(Action.finish)),
      .init(
        Binding(
          .character("x"), .character("D"), .delete, meaning: people.keyRemove, on: .row,
          unavailable: nothing),
        chosen.map(Action.remove)),
      .init(
        Binding(.escape, .left, meaning: people.keyBack, isPrimary: true, glyphs: glyphs), .back),
    ])
  }

  var bindings: [Binding] { keys.bindings }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if let effects = move(by: key, in: area) { return effects }
    return keys.press(key) { action in
      switch action {
      case .add: return [.open(.people(.gift(plant, nil)))]
      case .edit(let gift): return [.open(.people(.gift(plant, gift)))]
      case .finish(let gift): return [.work(.people(.finishGift(plant, gift)))]
      case .remove(let gift): return [.work(.people(.removeGift(plant, gift)))]
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
    let kinds = cursor.rows.map { TextLayout.cells(words.kind($0.kind)) }.max() ?? 0
    cursor.draw(into: &frame, in: page.list, glyphs: glyphs) { gift, isChosen in
      [
        StyledText("\(gift.day)  ", .dim),
        StyledText(
          TextLayout.aligned(words.kind(gift.kind), .left, in: kinds) + "  ",
          isChosen ? .bold : .plain),
        StyledText(words.facts(gift)),
      ]
    }
  }
}

/// The form for a new gift or loan of a person, or for editing one.
struct GiftForm: Equatable, Sendable, FormScreen {
  var context: ViewContext
  /// The raw values are the fields that refusals name.
  enum Field: String, Sendable { case kind, what = "WHAT", amount, occasion = "for", day = "on" }

  let plant: Plant
  /// The gift that is edited; nil for a new one.
  let gift: Gift?
  var sheet: FormSheet<Field>

  var words: GiftWords { GiftWords(context.language) }
  var subject: ItemName? { ItemName(.people, plant.person.id.text) }

  private static let kinds: [Gift.Kind] = [.given, .received, .lent, .borrowed, .idea]

  init(_ plant: Plant, _ gift: Gift?, _ context: ViewContext) {
    self.context = context
    (self.plant, self.gift) = (plant, gift)
    let words = GiftWords(context.language)
    let amount = gift?.amount.map { $0.digits + " " + $0.currency }
    let day = gift?.day ?? plant.today
    func text(_ field: Field, _ label: String, _ typed: String?, limit: Int, _ hint: String = "")
      -> Form<Field>.Field
    {
      .init(field, label, .text(TextField(typed ?? "", limit: limit, placeholder: hint)))
    }
    sheet = FormSheet(
      [
        .init(
          .kind, words.labelKind,
          .choice(
            ChoiceField(
              Self.kinds.map(words.kind),
              selected: gift.flatMap { Self.kinds.firstIndex(of: $0.kind) } ?? 0))),
        text(.what, words.labelWhat, gift?.what?.text, limit: Gift.limit),
        text(.amount, words.labelAmount, amount, limit: 20, words.amountHint),
        text(
          .occasion, words.labelOccasion, gift?.occasion.map(words.occasion),
          limit: GiftOccasion.limit),
        text(.day, words.labelDay, "\(day)", limit: 30),
      ], context)
  }

  mutating func save() -> [ScreenEffect] {
    let order = words.language.habits.dates.spoken(in: words.language)
    let reader = DayReader(today: context.now.day, looking: .back, order: order)
    guard let day = reader.readable(form.text(.day)) else {
      sheet.refuse(.day, words.unreadDay)
      return []
    }
    let amount = form.text(.amount).split(separator: " ", maxSplits: 1).map(String.init)
    let input = GiftInput(
      Self.kinds[form.choice(.kind)], what: form.text(.what),
      amount: amount.first ?? (gift?.amount == nil ? nil : "none"),
      currency: amount.count > 1 ? amount[1] : nil, for: form.text(.occasion), on: day)
    return [.work(.people(.setGift(plant, gift, input)))]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    type(key, in: PlantSheet(area).form)
  }

  func draw(into frame: inout Frame, in area: Area) {
    PlantSheet(area).draw(sheet, words.heading(plant.person), notes: [], into: &frame) {
      frame, room in PlantPicture(plant, glyphs).draw(into: &frame, in: room)
    }
  }
}
