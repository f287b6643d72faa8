/// Converts between cards of the address book and the files of a contacts folder.
struct VdirCards: VdirTexts {
  let repository: any VdirRepository
  let people: any PeopleRepository
  let format: CardFormat
  let ids: IDSource
  let now: Now

  private var following: CardFollowing { CardFollowing(format: format) }

  // MARK: Reading

  func records() throws(StorageFailure) -> [VdirRecord] {
    separated(try repository.cards().map(record))
  }

  /// Creates a card for each person who never had one. A removed card is not created again. A card in a folder counts
  /// even if the name or number of its person no longer matches it.
  func missingRecords() throws(StorageFailure) -> [VdirRecord] {
    var made: [VdirRecord] = []
    for person in try repository.peopleToOffer() {
      try repository.noteOffered(person.id)
      guard let card = read(newCard(of: person)) else { continue }
      let id = try repository.settle(card, over: nil, ids: ids)
      guard var new = try record(id.text) else { continue }
      new.person = VdirPerson(person)
      made.append(new)
    }
    return made
  }

  /// Returns a new card as vCard 3.0, because some servers refuse 4.0. A birthday without a year gets Apple's form.
  private func newCard(of person: Person) -> [UInt8] {
    var ageless = person
    ageless.birthday = nil
    return format.amend(format.write(ageless), person)
  }

  func record(_ id: String) throws(StorageFailure) -> VdirRecord? {
    guard let found = try repository.card(ID(id)).map(record) else { return nil }
    // Whether a card with another name belongs to the person depends on the other cards.
    guard let person = found.person, !found.isNamed(like: person) else { return found }
    return try records().first { $0.id == id }
  }

  private func record(_ card: VdirCard) -> VdirRecord {
    let read = read(card.bytes)
    return VdirRecord(
      id: card.id.text, uid: card.uid ?? Self.ownUID + card.id.text,
      text: format.noting(card.bytes, nil),
      title: read?.name.text ?? "", person: card.person.map { VdirPerson($0) })
  }

  /// The prefix of the UIDs of cards that Haru wrote.
  static let ownUID = "haru-"

  func read(_ text: [UInt8]) -> ReadCard? {
    guard case .card(let card) = format.read(text)() else { return nil }
    return card
  }

  func uid(of text: [UInt8]) throws(VdirRefusal) -> String {
    guard let document = ContentDocument(text), document.only("VCARD") != nil else {
      throw text.isEmpty ? .unreadable(line: 1) : .several
    }
    let next = format.read(text)
    switch next() {
    case .card(let card):
      guard let uid = card.uid else { throw .withoutUID }
      return uid
    case .skipped: throw .other
    case .problem(let problem): throw .unreadable(line: problem.line)
    case nil: throw .unreadable(line: 1)
    }
  }

  func saysSame(_ one: [UInt8], _ other: [UInt8]) -> Bool { CardMerge().saysSame(one, other) }

  // MARK: Merging

  func changed(_ item: VdirItem, by record: VdirRecord) -> [UInt8] {
    var text = item.wanted
    if item.here != record.text {
      text = merge(base: item.here, ours: record.text, theirs: text).text
    }
    guard let old = item.person, let person = person(old), VdirPerson(person) != old else {
      return text
    }
    return following.card(text, following: person, since: old)
  }

  private func person(_ record: VdirPerson) -> Person? {
    do throws(StorageFailure) { return try repository.person(ID(record.id)) } catch { return nil }
  }

  func merge(base: [UInt8]?, ours: [UInt8], theirs: [UInt8]) -> VdirMerge {
    CardMerge().apply(base: base, ours: ours, theirs: theirs)
  }

  func copying(_ field: String, from other: [UInt8], into text: [UInt8]) -> [UInt8] {
    CardMerge().copying(field, from: other, into: text)
  }

  func newFile(of record: VdirRecord) -> [UInt8] {
    // A card without a UID cannot be found again.
    let isNamed = read(record.text)?.uid != nil
    guard !isNamed, var document = ContentDocument(record.text),
      let index = document.only("VCARD"), var card = document.parts[index].component
    else { return record.text }
    let line = ContentDocument.Line(
      Array("UID:\(record.uid)".utf8), named: "UID", end: document.lineEnd)
    card.parts.append(.line(line))
    document.parts[index] = .component(card)
    return document.bytes
  }

  func firstPerson(of record: VdirRecord) -> VdirPerson? {
    guard var person = record.person, record.isNamed(like: person), let card = read(record.text)
    else { return record.person }
    if card.numbers.isEmpty { person.phone = nil }
    if card.birthday == nil { person.birthday = nil }
    return person
  }

  // MARK: People

  /// Copies the phone number and birthday of the card to its person. Values that the person has are kept.
  func joined(_ record: VdirRecord) throws(StorageFailure) -> VdirRecord? {
    guard let known = record.person, record.isNamed(like: known), let person = person(known),
      let card = read(record.text)
    else { return nil }
    var change = PersonInput()
    if person.phone == nil { change.phone = card.numbers.first?.written.text }
    if person.birthday == nil { change.birthday = card.birthday?.description }
    try apply(change, to: person)
    let new = try self.record(record.id)
    return new == record ? nil : new
  }

  /// A copy is equal to a new card of its person, and another card of the person has the same number. Without a number,
  /// a single other card with the same name is enough. A copy that an undo restored stays.
  func copies(among items: [VdirItem]) throws(StorageFailure) -> [VdirItem] {
    let own = items.filter { $0.uid.hasPrefix(Self.ownUID) && $0.seen == $0.wanted }
    if own.isEmpty { return [] }
    let known = try repository.knownCopies()
    let others = items.filter { !$0.uid.hasPrefix(Self.ownUID) && $0.person != nil }
    let named = byName(items, for: own)
    return own.filter { item in
      guard !known.contains(item.record), let person = item.person.flatMap(person),
        saysSame(item.wanted, newCard(of: person)), let card = read(item.wanted)
      else { return false }
      if card.numbers.isEmpty { return hasNamesake(item, among: named[card.name.text] ?? []) }
      let numbers = Set(card.numbers.map(\.key))
      return others.contains { other in
        other.person?.id == person.id.text
          && read(other.wanted)?.numbers.contains { numbers.contains($0.key) } == true
      }
    }
  }

  // MARK: Storing

  func settle(_ text: [UInt8], over record: VdirRecord?) throws(VdirTextFailure) -> VdirRecord? {
    guard let card = read(text) else { throw .refused(.unreadable(line: 1)) }
    do throws(StorageFailure) {
      let id = try repository.settle(card, over: record.map { ID($0.id) }, ids: ids)
      if let person = record?.person.flatMap(person) {
        try follow(person, by: id, from: record?.text, to: text)
      }
      return try self.record(id.text)
    } catch { throw .storage(error) }
  }

  /// Stores the text in the address book card, unless the card already has the same content.
  func storing(_ text: [UInt8], over record: VdirRecord) throws(VdirTextFailure) -> VdirRecord {
    if saysSame(text, record.text) { return record }
    return try settle(text, over: record) ?? record
  }

  /// Copies the changes of a card to its person. A value that a rule of People rejects stays on the card only.
  private func follow(
    _ person: Person, by card: ID<AddressCard>, from old: [UInt8]?, to new: [UInt8]
  ) throws(StorageFailure) {
    guard var change = following.change(of: person, from: old, to: new) else { return }
    // One of a person's two cards may be renamed to tell them apart, so the person keeps the name.
    if change.name != nil, try hasNamesake(person, besides: card) { change.name = nil }
    try apply(change, to: person)
  }

  /// Returns whether another card of the person has the person's name.
  private func hasNamesake(
    _ person: Person, besides id: ID<AddressCard>
  ) throws(StorageFailure) -> Bool {
    try repository.cards().contains { card in
      card.id != id && card.person?.id == person.id && read(card.bytes)?.name == person.name
    }
  }

  private func apply(_ change: PersonInput, to person: Person) throws(StorageFailure) {
    let today = now.day
    for part in change.parts {
      do throws(PeopleFailure) {
        _ = try people.change(person.id) { (person) throws(PersonRefusal) in
          try EditPerson.changed(person, part, on: today)
        }
      } catch {
        if case .storage(let failure) = error { throw failure }
      }
    }
  }

  func remove(_ record: VdirRecord) throws(StorageFailure) {
    if let person = record.person { try repository.noteOffered(ID(person.id)) }
    try repository.removeCard(ID(record.id), at: now)
  }
}

extension PersonInput {
  /// The change split into single fields, so that one rejected field does not block the others.
  fileprivate var parts: [PersonInput] {
    [
      name.map { PersonInput(name: $0) }, phone.map { PersonInput(phone: $0) },
      nickname.map { PersonInput(nickname: $0) }, birthday.map { PersonInput(birthday: $0) },
    ].compactMap(\.self)
  }
}
