package import Domain
import PresentationKit
import TextUI

/// Formats persons as lines of text for the command line.
package struct PeopleTexts {
  let words: PeopleWords

  package init(_ words: PeopleWords) { self.words = words }

  /// Returns a person as a row: state, days left, name, plant, affection and next watering.
  package func row(_ plant: Plant) -> String {
    if words.isPlain { return sentence(plant) }
    let called = TextLayout.clipped(plant.person.calledName, to: 16, ellipsis: "…")
    let name = Column.padded(called, to: 16)
    let species = Column.padded(words.species(plant.species), to: 16)
    let percent = Column.padded("\(plant.person.affection.percent)%", to: 4, .right)
    let days = Column.padded(
      plant.dDay.map { CountdownWords.label($0, in: words.language) } ?? "-",
      to: CountdownWords.cells(in: words.language))
    let row = "\(mark(plant.state)) \(days) \(name) \(species) \(percent)"
    return plant.person.nextWatering.map { row + "  \($0)" } ?? row
  }

  /// Returns a person's card with contact details and notes.
  func card(_ card: PlantCard, _ details: CardDetails) -> [String] {
    let plant = card.plant
    let person = plant.person
    let dates = DateWords(words.language)
    let longest = plant.dates.map { TextLayout.cells(dates.label($0.label)) + 2 }.max() ?? 0
    func line(_ label: String, _ value: String) -> String {
      words.labelled(label, value, to: max(12, min(24, longest), TextLayout.cells(label) + 2))
    }
    var lines = [
      words.titled(person.calledName, plant.epithet),
      "",
      line(words.labelPerson, person.name.text),
      line(words.labelPlant, words.kind(plant, separator: ", ")),
      line(words.labelNext, next(plant)),
      line(words.labelAffection, "\(person.affection.percent)%"),
      line(words.labelTogether, words.daysTogether(plant.daysTogether)),
    ]
    if let cycle = person.cycle { lines.append(line(words.labelCycle, words.every(cycle))) }
    if let phone = person.phone { lines.append(line(words.labelPhoneOfCard, phone.shown)) }
    let book = AddressBookWords(words.language)
    let others = details.numbers.filter { PhoneNumber(stored: $0.text).key != person.phone?.key }
    lines += book.lines(details, numbers: others).enumerated().map {
      line($0.offset == 0 || words.isPlain ? book.keyContacts : "", $0.element)
    }
    if let birthday = person.birthday {
      let birthdayLines = BirthdayWords(words.language).lines(birthday, seenFrom: plant.today)
      lines += birthdayLines.enumerated().map {
        line($0.offset == 0 || words.isPlain ? words.labelBirthday : "", $0.element)
      }
    }
    for date in plant.dates {
      lines += dates.lines(date, today: plant.today).enumerated().map {
        line($0.offset == 0 || words.isPlain ? dates.label(date.label) : "", $0.element)
      }
    }
    for (label, text) in GiftWords(words.language).card(plant.gifts, of: person) {
      lines.append(line(label, text))
    }
    if let next = plant.nextMeeting {
      lines.append(line(words.labelNextMeeting, words.seen(next)))
    }
    if let tags = person.tags.written { lines.append(line(words.labelTags, tags)) }
    if let note = person.note {
      lines.append("")
      if words.isPlain { lines.append(words.field(words.labelNote, "")) }
      lines += note.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if !card.lastKeywords.isEmpty { lines.append("") }
    }
    if !card.lastKeywords.isEmpty {
      lines.append(line(words.labelLastAbout, words.tags(card.lastKeywords)))
    }
    if words.isPlain { return lines + card.notes.map { CalendarTexts.plainNote($0, words) } }
    for note in card.notes {
      lines.append("")
      lines.append(
        CalendarWords.fullDay(note.at.day, in: words.language)
          + (note.channel.map { " · \(words.channel($0))" } ?? ""))
      if !note.keywords.isEmpty { lines.append(words.tags(note.keywords)) }
      lines.append(note.memo?.text ?? "")
    }
    return lines
  }

  /// Returns the date of the next watering with a countdown, and the plant's present condition. Without a contact cycle,
  /// the text says so instead of the date.
  private func next(_ plant: Plant) -> String {
    guard let day = plant.person.nextWatering else {
      return "\(words.noCycle) (\(words.condition(plant)))"
    }
    return "\(CalendarWords.fullDay(day, in: words.language)) "
      + "(\(words.nearness(plant)), \(words.condition(plant)))"
  }

  /// Returns a person as one sentence.
  private func sentence(_ plant: Plant) -> String {
    let person = plant.person
    let countdown = plant.dDay.map { CountdownWords.label($0, in: words.language) }
    return words.record(
      person.calledName,
      [
        countdown ?? words.noCycle,
        person.nextWatering.map { CalendarWords.fullDay($0, in: words.language) },
        person.cycle.map(words.every), words.species(plant.species),
        "\(words.labelAffection) \(person.affection.percent)%",
      ])
  }

  private func mark(_ state: Plant.State) -> String {
    switch state {
    case .resting: "●"
    case .thirsty: "◔"
    case .withered: "✕"
    }
  }
}
