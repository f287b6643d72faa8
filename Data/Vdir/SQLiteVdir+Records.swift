public import Domain

extension SQLiteVdir {
  // MARK: Events

  public func family(of id: ID<Event>) throws(StorageFailure) -> EventFamily? {
    try database.read { (store) throws(StorageFailure) in
      guard
        let own = try store.first(
          EventExchangeSQL.byID, [.text(id.text)], EventExchangeSQL.carded)
      else { return nil }
      return EventFamily(
        own.carded, changed: try SQLiteEventExchange.changed(of: own, in: store))
    }
  }

  public func settle(
    _ arriving: [ArrivingEvent], over id: ID<Event>?, at now: Now
  ) throws(StorageFailure) -> ID<Event>? {
    try database.write(as: .importEvents) { (store) throws(StorageFailure) in
      var importing = ImportingEvents(store, calendar, at: now, replaces: true)
      if let id {
        let kept = arriving.compactMap(\.card.position)
        try importing.removeOccurrences(of: id, besides: kept)
      }
      for event in arriving { _ = try importing.importEvent(event) }
      try importing.finish { _, _ in }
      guard let uid = arriving.first?.card.uid else { return nil }
      let found = try store.first(VdirSQL.eventOfUID, [.text(uid)]) { $0.text }
      return found.map { ID($0) }
    }
  }

  public func removeEvent(_ id: ID<Event>, at now: Now) throws(StorageFailure) {
    try database.write(as: .removeEvent) { (store) throws(StorageFailure) in
      guard
        let found = try store.first(
          EventExchangeSQL.byID, [.text(id.text)], EventExchangeSQL.carded)
      else { return }
      store.setSubject(of: found.event.title.text, id.text)
      try ImportingEvents(store, calendar, at: now).softDelete(found)
    }
  }

  public func isInTrash(_ id: ID<Event>) throws(StorageFailure) -> Bool {
    try database.read { (store) throws(StorageFailure) in
      try store.first(VdirSQL.trashedEvent, [.text(id.text)]) { $0.int } != nil
    }
  }

  // MARK: Cards

  public func cards() throws(StorageFailure) -> [VdirCard] {
    try database.read { (store) throws(StorageFailure) in
      try store.all(VdirSQL.cards, [], VdirRow.card)
    }
  }

  public func card(_ id: ID<AddressCard>) throws(StorageFailure) -> VdirCard? {
    try database.read { (store) throws(StorageFailure) in
      try store.first(VdirSQL.card, [.text(id.text)], VdirRow.card)
    }
  }

  public func settle(
    _ card: ReadCard, over id: ID<AddressCard>?, ids: IDSource
  ) throws(StorageFailure) -> ID<AddressCard> {
    try database.write(as: .importContacts) { (store) throws(StorageFailure) in
      try ImportingCards(store, ids).replace(card, over: id)
    }
  }

  public func removeCard(_ id: ID<AddressCard>, at now: Now) throws(StorageFailure) {
    try database.write(as: .importContacts) { (store) throws(StorageFailure) in
      try store.run(VdirSQL.removeCard, [.int(now.instant), .text(id.text)])
    }
  }

  public func knownCopies() throws(StorageFailure) -> Set<String> {
    try database.read { (store) throws(StorageFailure) in
      Set(try store.all(VdirSQL.copies, []) { $0.text })
    }
  }

  public func noteCopy(_ id: ID<AddressCard>) throws(StorageFailure) {
    try database.write { (store) throws(StorageFailure) in
      try store.run(VdirSQL.noteCopy, [.text(id.text)])
    }
  }

  public func peopleToOffer() throws(StorageFailure) -> [Person] {
    try database.read { (store) throws(StorageFailure) in
      let offered = Set(try store.all(VdirSQL.offered, []) { $0.text })
      return try store.all(AddressBookSQL.cardless, [], PeopleRow.person)
        .filter { !offered.contains($0.id.text) }
    }
  }

  public func noteOffered(_ person: ID<Person>) throws(StorageFailure) {
    try database.write { (store) throws(StorageFailure) in
      try store.run(VdirSQL.offer, [.text(person.text)])
    }
  }

  public func person(_ id: ID<Person>) throws(StorageFailure) -> Person? {
    try database.read { (store) throws(StorageFailure) in
      try store.first(VdirSQL.person, [.text(id.text)], PeopleRow.person)
    }
  }
}

extension ImportingCards {
  /// Replaces the card with the id `id`, or else the card with the same UID. If neither exists, adds the card.
  func replace(_ card: ReadCard, over id: ID<AddressCard>?) throws(StorageFailure)
    -> ID<AddressCard>
  {
    var key: Int?
    if let id { key = try store.first(VdirSQL.cardKey, [.text(id.text)]) { $0.int } }
    if key == nil, let uid = card.uid {
      key = try store.first(AddressBookSQL.byUID, [.text(uid)]) {
        NamedRow<AddressBookSQL.MatchColumn>($0).int(.key)
      }
    }
    guard let key else {
      let id: ID<AddressCard> = ids.id()
      let values = AddressBookRow.shape.values(of: card, [.id: .text(id.text)])
      guard let key = try store.first(AddressBookSQL.insert, values, { $0.int }) else {
        throw .corrupt
      }
      try keepNumbers(of: card, key)
      return id
    }
    let known = try store.first(VdirSQL.cardOfKey, [.int(key)]) { row in
      let row = NamedRow<VdirSQL.KnownColumn>(row)
      return (id: row.text(.id), card: row.bytes(.card))
    }
    guard let known else { throw .corrupt }
    if known.card != card.original {
      try store.run(AddressBookSQL.update, AddressBookRow.shape.changes(of: card) + [.int(key)])
      try store.run(AddressBookSQL.removeNumbers, [.int(key)])
      try keepNumbers(of: card, key)
    }
    return ID(known.id)
  }
}
