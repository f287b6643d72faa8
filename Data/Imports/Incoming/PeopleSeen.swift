import Domain

/// What an import remembers about people until the end of the file.
struct PeopleSeen {
  /// The importer of contact cards. Nil until its first use.
  var cards: ImportingCards?
}

extension EntryImporter {
  mutating func consume(_ person: IncomingPerson, _ entry: IncomingEntry) throws(StorageFailure)
    -> ImportTally.Outcome
  {
    guard let name = IncomingText.line(person.name) else {
      problem(entry, .nameMissing, failed: true)
      return .failed
    }
    let source = source(of: entry, else: [name, person.birthday?.description])
    if let reason = seenBefore(source, entry) {
      problem(entry, reason)
      return .skipped
    }
    if person.cardOnly != nil {
      add(.cardsOnly(1))
      return try consume(IncomingCard(card: PersonCard.written(person, name, source)), entry)
    }
    var (phone, key) = (person.phones.lazy.compactMap(Self.number).first, Int?.none)
    key = try keyHere(name, phone, person.birthday)
    if let number = phone, let owner = try owner(of: number, called: name), owner != key {
      problem(entry, .numberTaken(number.written.text))
      phone = nil
    }
    var kept = entry.kept
    let tags = tags(person.tags, &kept)
    if person.phones.count > 1 {
      kept.append(StoredMember("phones", person.phones.joined(separator: ", ")))
    }
    if !person.mails.isEmpty {
      kept.append(StoredMember("mails", person.mails.joined(separator: ", ")))
    }
    let cycle = cycle(of: person, tags)
    var row = IncomingRow(.people, id: world.ids.next())
    row.say("name", .text(name), .text(TextForms.folded(name)))
    if let nickname = IncomingText.line(person.nickname) {
      row.say("nickname", .text(nickname), .text(TextForms.folded(nickname)))
    }
    row.say("phone", phone.map { .text($0.written.text) }, phone.map { .text($0.key) })
    row.say("birthday", person.birthday.map { .text($0.description) })
    row.say("cycleDays", cycle.map(Value.int))
    row.say("tags", tags.map(Value.text))
    row.fresh += [
      ("alarm_hour", .int(world.defaults.hour)), ("started_on", .day(world.now.day)),
      ("next_watering", cycle.map { .day(world.now.day + $0) } ?? .null),
    ]
    let outcome = try keeping.keep(row, source: source, kept: StoredMembersJSON.written(kept)) {
      () throws(StorageFailure) in key
    }
    // Contacts overwrite `keeping.record`.
    let record = keeping.record
    if case .added(let key) = outcome, try isAnother(called: name, than: key) {
      problem(entry, .sameName)
    }
    switch outcome {
    case .added(let key), .updated(let key, _), .same(let key, _):
      try takeContacts(of: person, key, source, entry)
      try takeGifts(of: person, key, source)
    case .removed: break
    }
    return reportOutcome(outcome, entry, of: record)
  }

  mutating func consume(_ card: IncomingCard, _ entry: IncomingEntry) throws(StorageFailure)
    -> ImportTally.Outcome
  {
    var reader = VCardReader(card.card)
    guard case .card(let read)? = reader.next() else {
      problem(entry, .nameMissing, failed: true)
      return .failed
    }
    if people.cards == nil { people.cards = try ImportingCards(store, world.ids) }
    // Mutated in place, since a local copy would make its collections copy on every card.
    let before = people.cards?.tally ?? CardTally()
    try people.cards?.importCard(read)
    let after = people.cards?.tally ?? CardTally()
    if after.added > before.added { return .added }
    return after.updated > before.updated ? .updated : .same
  }

  private static func number(_ written: String) -> PhoneNumber? {
    do throws(PersonRefusal) { return try PhoneNumber(written) } catch { return nil }
  }

  /// Returns the watering cycle in days, from the program or else from the tags; nil if both lack
  /// it.
  private func cycle(of person: IncomingPerson, _ tags: String?) -> Int? {
    if let days = person.cycleDays, days > 0 { return min(days, Cycle.range.upperBound) }
    return world.defaults.cycles.cycle(of: PersonTags(stored: tags))?.days
  }

  private func owner(of number: PhoneNumber, called name: String) throws(StorageFailure) -> Int? {
    try store.first(
      """
      SELECT key FROM people WHERE phone_key = ? AND name_folded = ? AND deleted_at IS NULL
      """, [.text(number.key), .text(TextForms.folded(name))]
    ) { $0.int }
  }

  /// Returns the key of the existing person by name and phone number, or by name and birthday; nil if there is none.
  /// For persons from friends.md the name alone is enough.
  private func keyHere(_ name: String, _ phone: PhoneNumber?, _ birthday: Birthday?)
    throws(StorageFailure) -> Int?
  {
    if let phone, let key = try owner(of: phone, called: name) { return key }
    if keeping.origin == .friends { return try onlyOne(called: name) }
    guard let birthday else { return nil }
    return try store.first(
      """
      SELECT key FROM people WHERE name_folded = ? AND birthday = ? AND deleted_at IS NULL
      """, [.text(TextForms.folded(name)), .text(birthday.description)]
    ) { $0.int }
  }

  /// Returns the key of the only person with a name, without those that were imported from this program. Returns nil if
  /// there are none or several.
  private func onlyOne(called name: String) throws(StorageFailure) -> Int? {
    let found = try store.all(
      """
      SELECT key FROM people p WHERE name_folded = ?1 AND deleted_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM sources s
          WHERE s.record = p.id AND s.kind = 'person' AND s.origin = ?2)
      LIMIT 2
      """, [.text(TextForms.folded(name)), .text(keeping.origin.rawValue)]
    ) { $0.int }
    return found.count == 1 ? found.first : nil
  }

  /// Whether a person other than `key` has the same name.
  private func isAnother(called name: String, than key: Int) throws(StorageFailure) -> Bool {
    try store.first(
      "SELECT 1 FROM people WHERE name_folded = ? AND key <> ? AND deleted_at IS NULL",
      [.text(TextForms.folded(name)), .int(key)]
    ) { _ in true } ?? false
  }

  // MARK: Contacts

  private mutating func takeContacts(
    of person: IncomingPerson, _ key: Int, _ source: String, _ entry: IncomingEntry
  ) throws(StorageFailure) {
    var newest: Day?
    var new = 0
    for contact in person.contacts {
      guard let at = moment(contact.at)?.now else {
        problem(entry, .dateUnreadable("\(contact.at)"))
        continue
      }
      if try consume(contact, at, of: key, source) {
        new += 1
        newest = max(newest ?? at.day, at.day)
        add(.contacts(1))
      }
    }
    for memo in person.memos {
      guard let at = moment(memo.at)?.now else {
        problem(entry, .dateUnreadable("\(memo.at)"))
        continue
      }
      if try consume(memo, at, of: key, source) {
        new += 1
        add(.memos(1))
      }
    }
    if new == 0 { return }
    try store.run(
      "UPDATE people SET times_watered = times_watered + ? WHERE key = ?", [.int(new), .int(key)])
    // Only the newest contact moves the date of the next watering.
    guard let newest else { return }
    try store.run(
      """
      UPDATE people SET next_watering = date(?1, '+' || cycle_days || ' days')
      WHERE key = ?2 AND cycle_days IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM waterings w
        WHERE w.person = ?2 AND w.deleted_at IS NULL AND w.day > ?1 AND w.channel IS NOT NULL)
      """, [.day(newest), .int(key)])
  }

  /// Stores a contact or memo, which earns no points; returns whether it is new.
  private mutating func consume(
    _ contact: IncomingContact, _ at: Now, of person: Int, _ source: String
  ) throws(StorageFailure) -> Bool {
    var row = IncomingRow(.waterings, id: world.ids.next())
    row.say("at", .day(at.day), .int(at.instant), .int(at.offset))
    row.say("by", contact.channel.map { .text($0.rawValue) })
    row.say("memo", IncomingText.multilineText(contact.text).map(Value.text))
    row.fresh += [("person", .int(person)), ("award", .int(0))]
    let outcome = try keeping.keep(row, source: source + "/" + contact.id, kept: nil) {
      () throws(StorageFailure) in nil
    }
    if case .added = outcome { return true }
    return false
  }
}
