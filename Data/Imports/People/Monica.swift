import Domain

/// Imports the JSON account export of Monica 4: people with activities, calls and notes, and the journal.
struct Monica: IncomingReader {
  private var walk: MonicaWalk
  private let lists: MonicaLists
  private var number = 0
  private var names = MomentNames()
  private var queue = PieceQueue()

  static let recipe = ImportRecipe(
    format: .monica,
    fits: { $0.json?.isList == false && $0.json?.members.isSuperset(of: members) == true },
    open: { file, _ throws(ImportFailure) in try Monica(file.text(), again: file.text()) })

  private static let members: Set<String> = ["version", "app_version", "account"]

  /// Reads the text twice through two sources, since the lists that contacts refer to by id may
  /// come after the contacts.
  init(_ source: any ByteSource, again: any ByteSource) throws(ImportFailure) {
    lists = try MonicaLists(source)
    walk = MonicaWalk(again)
  }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while true {
      if let piece = queue.next() { return piece }
      guard let part = try walk.next(["contact", "journal_entries"]) else { return nil }
      number += 1
      guard let record = queue.record(part.json, line: number) else { continue }
      if part.list == "contact" { addPerson(record) } else { addPage(record) }
    }
  }

  private mutating func addPerson(_ record: JSONRecord) {
    let contact = MonicaContact(record, lists)
    guard let person = contact.person else {
      return queue.add(number, .nameMissing, failed: true)
    }
    let id = record.text("uuid") ?? ""
    queue.add(
      .entry(IncomingEntry(line: number, id: id, .person(person), kept: contact.kept)))
    for reason in contact.problems { queue.add(number, reason, failed: false) }
  }

  private mutating func addPage(_ record: JSONRecord) {
    let page = record["properties"] ?? .null
    let written = page["date"]?.text
    var day = MonicaDay.day(written)
    if day == nil, let year = page["year"]?.number, let month = page["month"]?.number,
      let date = page["day"]?.number
    {
      day = Day(year: year, month: month, day: date)
    }
    guard let day else {
      let reason = written.map { IncomingRefusal.dateUnreadable($0) } ?? .dateMissing
      return queue.add(number, reason, failed: true)
    }
    var kept: [StoredMember] = []
    let rate = page["rate"]?.number
    if let rate { kept.append(StoredMember("rate", json: String(rate))) }
    let text = page["post"]?.text ?? page["comment"]?.text ?? ""
    let title = Text.trimmed(page["title"]?.text ?? "")
    let feeling = IncomingFeeling(
      at: .local(day, seconds: nil), level: rate.flatMap(Self.level),
      title: title.isEmpty ? nil : title, text: Text.trimmed(text))
    queue.add(number, id: record.text("uuid") ?? names.name(day, nil), feeling, kept: kept)
  }

  /// Returns the level for Monica's rating of a day: 1 bad, 2 fair, 3 good; nil for any other
  /// rating.
  private static func level(_ rate: Int) -> Int? {
    switch rate {
    case 1: 30
    case 2: 50
    case 3: 70
    default: nil
    }
  }
}

/// Converts a contact of Monica to a person.
struct MonicaContact {
  /// The converted person; nil if the contact has no name.
  private(set) var person: IncomingPerson?
  private(set) var kept: [StoredMember] = []
  /// The values that could not be read, reported with the person.
  private(set) var problems: [IncomingRefusal] = []

  private static let read: Set<String> = [
    "first_name", "last_name", "middle_name", "nickname", "is_partial", "is_dead", "is_active",
    "birthdate", "stay_in_touch_frequency", "tags", "avatar", "number_of_views",
  ]

  init(_ record: JSONRecord, _ lists: MonicaLists) {
    let facts = record["properties"] ?? .null
    guard let name = Self.name(facts) else { return }
    var person = IncomingPerson(name: name)
    person.nickname = Self.text(facts, "nickname")
    person.tags = (facts["tags"]?.elements ?? []).compactMap { tag in
      let text = Text.trimmed(tag.text ?? tag["name"]?.text ?? "")
      return text.isEmpty ? nil : text
    }
    person.cycleDays = facts["stay_in_touch_frequency"]?.number.flatMap { $0 > 0 ? $0 : nil }
    if Self.flag(facts, "is_partial") { person.cardOnly = .partial }
    if Self.flag(facts, "is_dead") { person.cardOnly = .dead }
    readBirthday(facts["birthdate"], &person)
    for list in record["data"]?.all ?? [] {
      let values = list["values"]?.elements ?? []
      person.gifts += values.compactMap { MonicaGifts.gift($0, in: list["type"]?.text ?? "") }
      switch list["type"]?.text {
      case "contact_field": readFields(values, lists, &person)
      case "activity": addActivities(values, lists, &person)
      case "call": person.contacts += contacts(values, "called_at", "content", .call)
      case "note": person.memos += contacts(values, "created_at", "body", nil)
      case let name?:
        if !values.isEmpty { kept.append(StoredMember(name, json: JSONTree.list(values).written)) }
      case nil: break
      }
    }
    if case .object(let members) = facts {
      for (name, value) in members.sorted(by: { $0.key < $1.key }) where !Self.read.contains(name) {
        keep(name, value)
      }
    }
    if let whose = record.text("uuid"), let related = lists.relationships[whose] {
      kept.append(StoredMember("relationships", json: JSONTree.list(related).written))
    }
    self.person = person
  }

  private mutating func keep(_ name: String, _ value: JSONTree) {
    switch value {
    case .null, .text(""), .list([]), .bool(false): break
    case .text(let text): kept.append(StoredMember(name, text))
    case .number, .bool, .list, .object: kept.append(StoredMember(name, json: value.written))
    }
  }

  /// Returns the name; nil if it is empty. A Korean name has the family name first, without spaces.
  private static func name(_ facts: JSONTree) -> String? {
    let (first, last) = (text(facts, "first_name"), text(facts, "last_name"))
    let given = [first, text(facts, "middle_name")].compactMap(\.self)
    if Hangul.isIn(Array((given.joined() + (last ?? "")).utf8)) {
      let name = (last ?? "") + given.joined()
      return name.isEmpty ? nil : name
    }
    let name = (given + [last].compactMap(\.self)).joined(separator: " ")
    return name.isEmpty ? nil : name
  }

  private static func text(_ facts: JSONTree, _ name: String) -> String? {
    let text = Text.trimmed(facts[name]?.text ?? "")
    return text.isEmpty ? nil : text
  }

  private static func flag(_ facts: JSONTree, _ name: String) -> Bool {
    facts[name] == .bool(true) || facts[name]?.number == 1
  }

  /// Reads a birthday. A birthday that Monica derived from a guessed age is preserved as extra data
  /// and not used.
  private mutating func readBirthday(_ date: JSONTree?, _ person: inout IncomingPerson) {
    guard let date, date["date"] != nil else { return }
    if Self.flag(date, "is_age_based") { return keep("birthdate", date) }
    guard let day = MonicaDay.day(date["date"]?.text) else {
      problems.append(.dateUnreadable(date["date"]?.text ?? ""))
      return
    }
    let (year, month, number) = day.parts
    person.birthday = Birthday(
      year: Self.flag(date, "is_year_unknown") ? nil : year, month: month, day: number)
  }

  private mutating func readFields(
    _ values: [JSONTree], _ lists: MonicaLists, _ person: inout IncomingPerson
  ) {
    var others: [JSONTree] = []
    for value in values {
      let facts = value["properties"] ?? .null
      guard let data = Self.text(facts, "data") else { continue }
      let type = facts["type"]?.text
      let field = type.flatMap { lists.fields[$0] }
      if field?.isPhone == true {
        person.phones.append(data)
      } else if field?.isMail == true || (field == nil && data.contains("@")) {
        person.mails.append(data)
      } else {
        let name = field?.name ?? type ?? ""
        others.append(.object(["name": .text(name), "data": .text(data)]))
      }
    }
    if !others.isEmpty {
      kept.append(StoredMember("contact_fields", json: JSONTree.list(others).written))
    }
  }

  private mutating func addActivities(
    _ ids: [JSONTree], _ lists: MonicaLists, _ person: inout IncomingPerson
  ) {
    for id in ids.compactMap({ $0.text ?? $0["uuid"]?.text }) {
      guard let activity = lists.activities[id] else {
        problems.append(.missingPart(id))
        continue
      }
      person.contacts.append(
        IncomingContact(id: id, at: activity.at, channel: .met, text: activity.text))
    }
  }

  private mutating func contacts(
    _ values: [JSONTree], _ date: String, _ text: String, _ channel: Watering.Channel?
  ) -> [IncomingContact] {
    values.compactMap { value in
      let facts = value["properties"] ?? .null
      let written = facts[date]?.text ?? value[date]?.text
      let words = Self.text(facts, text)
      guard let at = Self.moment(written, channel) else {
        problems.append(written.map { .dateUnreadable($0) } ?? .dateMissing)
        return nil
      }
      if channel == nil, words == nil { return nil }
      let id = value["uuid"]?.text ?? ""
      return IncomingContact(id: id, at: at, channel: channel, text: words)
    }
  }

  /// Returns the moment of a call or note; nil if its date cannot be read. Calls have only a day; notes have the
  /// instant when they were created.
  private static func moment(_ written: String?, _ channel: Watering.Channel?) -> IncomingMoment? {
    guard let written else { return nil }
    if channel != nil { return MonicaDay.day(written).map { .local($0, seconds: nil) } }
    return DiaryMoment.written(written, zone: nil, DiaryMoment.zones)
  }
}

extension JSONTree {
  /// The elements of an array. An object that is used as an array has its values as elements, ordered by name.
  fileprivate var all: [JSONTree] {
    guard case .object(let members) = self else { return elements }
    return members.sorted { $0.key < $1.key }.map(\.value)
  }
}
