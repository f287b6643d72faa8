import Domain
import PresentationKit
import TextUI

/// One person's card: contact details, the plant's condition, and the latest notes.
struct PersonScreen: Equatable, Sendable, PartScreen {
  var look: ViewContext
  var keyContext: KeyContext? { .person }
  var words: PeopleWords { PeopleWords(look.language) }
  private(set) var card: PlantCard

  init(_ plant: Plant, _ look: ViewContext) {
    self.look = look
    card = PlantCard(plant: plant, notes: [], lastKeywords: [])
  }

  var id: ID<Person> { card.plant.person.id }

  var subject: ItemName? { ItemName(.people, id.text) }
  var reload: [Work] { [.people(.card(id)), .contacts(.person(id)), .origin(id.text)] }
  /// The details from the person's contact cards.
  private var details = CardDetails()
  /// The origin of the person's record, such as an import; nil until loaded.
  private var origin: RecordOrigin?
  private var origins: OriginWords { OriginWords(language: look.language) }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .card(let card)? = answer.people, card.plant.person.id == id { self.card = card }
    if case .person(let id, let details)? = answer.contacts, id == self.id {
      self.details = details
    }
    if case .origin(let origin)? = answer.origin, origin.record == id.text {
      self.origin = origin
    }
    if case .watered(let plant, _)? = answer.people, plant.person.id == id, hasMotion {
      moment = PlantMoment(from: card.plant, to: plant)
    }
    return []
  }

  func isMoving(in area: Area) -> Bool { moment != nil }

  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    moment = moment?.passed(milliseconds)
    return []
  }

  mutating func endMoment() -> [ScreenEffect] {
    moment = nil
    return []
  }

  /// The animation on the plant; nil if there is none.
  var moment: PlantMoment?

  enum Action: Equatable, Sendable {
    case water, calendar, edit, guide, remove, timeline, back
    case note(Int)
    case origin(RecordOrigin)
  }

  var bindings: [Binding] { keys.bindings }

  private var keys: KeyTable<Action> {
    var rows: [KeyTable<Action>.Row] = [
      .init(Binding(.character("w"), meaning: words.keyWater, isPrimary: true), .water),
      .init(Binding(.character("c"), meaning: words.keyCalendar), .calendar),
      .init(Binding(.character("t"), meaning: words.keyTimeline), .timeline),
      .init(Binding(.character("e"), meaning: words.keyEdit), .edit),
      .init(Binding(.character("i"), meaning: words.keyGuide), .guide),
      .init(
        Binding(
          .character("v"), meaning: origins.keyOrigin,
          unavailable: origin?.isKnown == true ? nil : origins.nothing),
        origin.map(Action.origin)),
      .init(Binding(.character("D"), .character("x"), .delete, meaning: words.keyRemove), .remove),
      .init(
        Binding(
          .escape, .backspace, .left, label: Key.escape.printed(glyphs), meaning: words.keyBack,
          isPrimary: true), .back),
    ]
    // Digits switch parts, as the header shows, so the days of the notes have letters.
    let days: [(key: Character, meaning: String)] = [
      ("m", words.keyNewestNote), ("b", words.keyNoteBefore),
    ]
    for (index, day) in days.enumerated() {
      let reason = card.notes.indices.contains(index) ? nil : words.noNote(have: card.notes.count)
      rows.append(
        .init(
          Binding(.character(day.key), meaning: day.meaning, unavailable: reason), .note(index)))
    }
    return KeyTable(rows)
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    keys.press(key) { perform($0) }
  }

  private func perform(_ action: Action) -> [ScreenEffect] {
    let plant = card.plant
    switch action {
    case .water: return [.open(.people(.care(plant)))]
    case .calendar: return [.open(.people(.calendar(plant, plant.today)))]
    case .timeline: return [.open(.people(.timeline(plant)))]
    case .edit: return [.open(.people(.edit(plant)))]
    case .guide: return [.open(.people(.guide(plant)))]
    case .remove: return [.work(.people(.remove(plant)))]
    case .origin(let origin): return [.show(OriginScreen(origin, look))]
    case .back: return [.back]
    case .note(let index):
      return [.open(.people(.calendar(plant, card.notes[index].at.day, asWeek: true)))]
    }
  }

  func draw(into frame: inout Frame, in area: Area) {
    let room = area.inset(columns: 2)
    let isWide = room.size.columns >= 72
    let half = isWide ? room.size.columns / 2 : room.size.columns
    let top = min(room.size.rows, max(11, min(24, room.size.rows - 10)))
    let left = Area(
      column: room.origin.column, row: room.origin.row, columns: half - 2,
      rows: isWide ? room.size.rows : top)
    PlantFacts(card.plant, words, glyphs, moment: moment).draw(into: &frame, in: left)
    let right = Area(
      column: isWide ? room.origin.column + half : room.origin.column,
      row: isWide ? room.origin.row : room.origin.row + top + 1,
      columns: isWide ? room.size.columns - half : half,
      rows: isWide ? room.size.rows : room.size.rows - top - 1)
    drawMemories(into: &frame, in: right)
  }

  private func drawMemories(into frame: inout Frame, in area: Area) {
    var row = area.origin.row
    for line in memories(columns: area.size.columns) where row < area.endRow {
      frame.put(line.text, area.origin.column, row, line.style, upTo: area.endColumn)
      row += 1
    }
  }

  /// The maximum number of rows of the person's note on the card; `people show` prints the whole note.
  private static let mostNoteRows = 12

  /// Returns the contact details, birthday, note, last keywords and newest notes as lines.
  private func memories(columns: Int) -> [StyledText] {
    let person = card.plant.person
    var lines = [StyledText(words.labelPerson, .dim), StyledText(person.name.text)]
    for line in AddressBookWords(words.language).lines(details, of: person) {
      lines += TextLayout.wrapped(line, to: columns).map { StyledText($0) }
    }
    if let birthday = person.birthday {
      let said = BirthdayWords(words.language).lines(birthday, seenFrom: card.plant.today)
      lines += TextLayout.wrapped(
        "\(words.labelBirthday) " + said.joined(separator: " "), to: columns
      ).map { StyledText($0) }
    }
    if let next = card.plant.nextTogether {
      lines += TextLayout.wrapped(
        "\(words.labelNextTogether) \(words.seen(next))", to: columns
      ).map { StyledText($0) }
    }
    if let tags = person.tags.written {
      lines += TextLayout.wrapped(tags, to: columns).map { StyledText($0) }
    }
    if let note = person.note {
      let whole = note.text.split(separator: "\n", omittingEmptySubsequences: false)
        .flatMap { TextLayout.wrapped(String($0), to: columns) }
      lines.append("")
      lines += whole.prefix(Self.mostNoteRows).map { StyledText($0) }
      if whole.count > Self.mostNoteRows { lines.append(StyledText(glyphs.ellipsis, .dim)) }
    }
    if let line = origin.flatMap(origins.line) {
      lines += TextLayout.wrapped(line, to: columns).map { StyledText($0, .dim) }
    }
    lines.append("")
    lines.append(StyledText(words.memoriesTitle(person.calledName), .dim))
    let keywords = words.tags(card.lastKeywords)
    lines.append(StyledText(keywords.isEmpty ? words.noKeywords(person) : keywords))
    if card.notes.isEmpty { return lines + ["", StyledText(words.noMemo, .dim)] }
    for note in card.notes {
      let channel = note.channel.map { " · " + words.channel($0) } ?? ""
      lines.append("")
      lines.append(
        StyledText(CalendarWords.fullDay(note.at.day, in: words.language) + channel, .dim))
      if !note.keywords.isEmpty { lines.append(StyledText(words.tags(note.keywords))) }
      lines += TextLayout.wrapped(note.memo?.text ?? "", to: columns).map { StyledText($0) }
    }
    return lines
  }
}
