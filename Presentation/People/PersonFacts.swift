import Domain
import PresentationKit
import TextUI

/// The facts about a person as rows of a label and a value.
struct PersonFacts {
  let words: PeopleWords
  let glyphs: Glyphs
  let columns: Int
  private(set) var rows: [[StyledText]] = []

  init(_ words: PeopleWords, _ glyphs: Glyphs, columns: Int) {
    (self.words, self.glyphs, self.columns) = (words, glyphs, columns)
  }

  /// The width of the labels.
  private static let label = 11

  /// Adds a fact, wrapped to as many rows as given.
  mutating func add(_ label: String, _ value: String, _ style: Style = .plain, rows most: Int = 2) {
    let lines = TextLayout.wrapped(
      Printable.line(value), to: columns - Self.label, rows: most, ellipsis: glyphs.ellipsis)
    for (row, line) in lines.enumerated() {
      rows.append([
        StyledText(Column.padded(row == 0 ? label : "", to: Self.label), .dim),
        StyledText(line, style),
      ])
    }
  }

  mutating func add(_ label: String, _ value: [StyledText]) {
    rows.append([StyledText(Column.padded(label, to: Self.label), .dim)] + value)
  }

  /// Adds the next watering with the cycle.
  mutating func addNext(_ plant: Plant) {
    let cycle = plant.person.cycle.map(words.every)
    guard let next = plant.person.nextWatering else {
      return add(words.labelDue(isPast: false), words.noCycle, .dim)
    }
    add(
      words.labelDue(isPast: next < plant.today),
      ([CalendarWords.nearDay(next, today: plant.today, in: words.language)] + [cycle])
        .compactMap(\.self).joined(separator: " · "))
  }

  /// Adds the birthday, and the age that the person reaches on the next birthday.
  mutating func addBirthday(_ plant: Plant) {
    guard let birthday = plant.person.birthday else { return }
    let birthdayLines = BirthdayWords(words.language).lines(
      birthday.yearless, seenFrom: plant.today)
    let age = plant.nextBirthday.flatMap(birthday.age(keptOn:)).map { " · " + words.turns($0) }
    add(words.labelBirthday, birthdayLines.joined(separator: " ") + (age ?? ""))
  }

  /// Adds the newest memo with its date and channel, and the keywords to ask about.
  mutating func addLast(_ memory: PlantMemory, today: Day, rows most: Int) {
    if let when = memory.when(words, today: today) {
      add(words.labelLast, when)
      add("", memory.lastWords ?? "", Style(.italic), rows: most)
    }
    if !memory.keywords.isEmpty { add(words.labelAsk, words.tags(memory.keywords)) }
  }

  func draw(into frame: inout Frame, in area: Area) {
    for (row, line) in rows.prefix(area.size.rows).enumerated() {
      frame.write(
        line.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area, row: row)
    }
  }
}

extension PeopleScreen {
  func drawTogether(with plant: Plant, into frame: inout Frame, in area: Area) {
    facts(about: plant, columns: area.size.columns).draw(into: &frame, in: area)
  }

  /// Returns the facts about a plant for a width.
  func facts(about plant: Plant, columns: Int) -> PersonFacts {
    var facts = PersonFacts(words, glyphs, columns: columns)
    if let memory = memories[plant.person.id] {
      facts.addLast(memory, today: plant.today, rows: columns > 50 ? 4 : 2)
    }
    facts.addNext(plant)
    facts.addBirthday(plant)
    // A narrow panel leaves the room to the picture; the card has the rest.
    guard columns > 50 else { return facts }
    if let phone = plant.person.phone { facts.add(words.labelPhoneOfCard, phone.shown) }
    if let note = plant.person.note {
      let first = note.text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      facts.add(words.labelNote, first, rows: 3)
    }
    return facts
  }
}
