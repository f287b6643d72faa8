import Domain
import PresentationKit
import PresentationPeople

/// Pages of people.
extension FolderPages {
  mutating func begin(_ person: Person) -> [PackedPiece] {
    open = .person
    let page = "people/" + peopleNames.name(for: person.name.text, otherwise: words.nameless)
    let link = PageLink(page: page, name: person.calledName)
    people[person.id.text] = link
    found.people.append(link)
    var head = FrontMatter("person")
    head.add("id", person.id.text)
    head.add("name", person.name.text)
    head.add("nickname", person.nickname?.text)
    head.add("phone", person.phone?.written.text)
    head.add("birthday", person.birthday?.description)
    head.add("cycleDays", person.cycle?.days)
    head.add("started", person.startedOn)
    head.add("nextWatering", person.nextWatering)
    head.add("timesWatered", person.timesWatered)
    head.add("timesPostponed", person.timesPostponed)
    head.add(person.tags)
    let title = "\n# \(MarkdownText.line(person.name.text))\n\n"
    let note = person.note.map { "\n" + MarkdownText.multilineText($0.text) + "\n" } ?? ""
    return self.page(page, head.text + title + list(facts(person).map { "- " + $0 }) + note)
  }

  private func facts(_ person: Person) -> [String] {
    let people = PeopleWords(language)
    return [
      person.nickname.map { words.nickname(MarkdownText.line($0.text)) },
      person.phone.map { words.phone(MarkdownText.line($0.written.text)) },
      person.birthday.map { words.birthday(CalendarWords.birthday($0, in: language)) },
      words.since(person.startedOn),
      words.cycle(person.cycle.map(people.every) ?? people.noCycle, next: person.nextWatering),
      person.tags.written,
    ].compactMap(\.self)
  }

  mutating func add(_ date: PersonDate) -> String {
    let title = open == .dated ? "" : "\n## \(DateWords(language).key)\n\n"
    open = .dated
    let label = MarkdownText.line(DateWords(language).label(date.label))
    return title + "- \(label): \(CalendarWords.birthday(date.date, in: language))\n"
  }

  mutating func add(_ gift: Gift) -> String {
    let words = GiftWords(language)
    let title = open == .gifts ? "" : "\n## \(words.key)\n\n"
    open = .gifts
    return title
      + "- \(gift.day) · \(words.kind(gift.kind)) · \(MarkdownText.line(words.facts(gift)))\n"
  }

  mutating func add(_ watering: Watering) -> String {
    found.waterings += 1
    let title = open == .watered ? "" : "\n## \(words.waterings)\n\n"
    open = .watered
    let details = [
      watering.channel.map(PeopleWords(language).channel),
      watering.keywords.isEmpty
        ? nil : watering.keywords.map { MarkdownText.line($0.text) }.joined(separator: ", "),
    ].compactMap(\.self)
    let head =
      "- " + (["\(watering.at.day) \(minute(watering.at))"] + details).joined(separator: " · ")
    let memo = watering.memo.map { "  \n" + MarkdownText.belowItem($0.text) } ?? ""
    return title + head + memo + "\n"
  }

  /// Formats a time of day on a 24-hour clock.
  func minute(_ moment: Now) -> String { String(moment.time.description.prefix(5)) }
}
