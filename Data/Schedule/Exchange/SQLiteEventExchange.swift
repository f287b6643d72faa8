public import Domain

/// Imports and exports events with their cards, in SQLite.
public struct SQLiteEventExchange: EventExchangeRepository, StoreRepository {
  typealias Failure = EventExchangeFailure

  let database: Database
  private let calendar: LocalCalendar

  /// Makes the repository for a database. `calendar` resolves the time zones of events.
  public init(_ database: Database, _ calendar: LocalCalendar) {
    self.database = database
    self.calendar = calendar
  }

  public func importEvents(
    _ next: () throws(FileFailure) -> ArrivingEvent?, at now: Now,
    _ done: (ArrivingEvent, EventFate) -> Void
  ) throws(EventExchangeFailure) {
    // A file that fails half-way rolls back the whole transaction.
    var unreadable: FileFailure?
    do throws(StorageFailure) {
      try database.write(as: .importEvents) { (store) throws(StorageFailure) in
        var importing = ImportingEvents(store, calendar, at: now)
        while true {
          let arriving: ArrivingEvent?
          do throws(FileFailure) { arriving = try next() } catch {
            unreadable = error
            throw .interrupted
          }
          guard let arriving else { break }
          if let fate = try importing.importEvent(arriving) { done(arriving, fate) }
        }
        try importing.finish(done)
        store.setSubject(of: String(importing.count))
      }
    } catch {
      throw unreadable.map(EventExchangeFailure.file) ?? .storage(error)
    }
  }

  public func details(of event: ID<Event>) throws(StorageFailure) -> EventDetails? {
    try database.read { (store) throws(StorageFailure) in
      try store.first(EventExchangeSQL.kept, [.text(event.text)]) { row in
        EventDetailsText.details(EventCardText.lines(row.text))
      }
    }
  }

  public func visitFamilies(_ visitor: (EventFamily) -> Bool) throws(EventExchangeFailure) {
    try reading { (store) throws(StorageFailure) in
      try store.visit(EventExchangeSQL.families) { (row) throws(StorageFailure) in
        let own = EventExchangeSQL.carded(row)
        return visitor(EventFamily(own.carded, changed: try Self.changed(of: own, in: store)))
      }
    }
  }

  /// Returns the changed occurrences of a series, or the other occurrences with the UID of an occurrence.
  static func changed(of own: StoredEvent, in store: Connection) throws(StorageFailure)
    -> [CardedEvent]
  {
    var changed: [StoredEvent] = []
    if own.event.isSeries {
      changed = try store.all(
        EventExchangeSQL.ofSeries, [.text(own.event.id.text)], EventExchangeSQL.carded)
    }
    if let uid = own.card?.card.uid {
      changed += try store.all(
        EventExchangeSQL.ofName, [.text(uid), .text(own.event.id.text)], EventExchangeSQL.carded
      ).filter { other in !changed.contains { $0.key == other.key } }
    }
    return changed.map(\.carded)
  }

  public func giveOut(at now: Now) throws(EventExchangeFailure) {
    try storing(as: EventExchangeFailure.self) { () throws(StorageFailure) in
      try database.write { (store) throws(StorageFailure) in
        var last = 0
        while true {
          let some = try store.all(EventExchangeSQL.all, [.int(last)], EventExchangeSQL.carded)
          for kept in some { try Self.giveOut(kept, at: now, in: store) }
          guard let key = some.last?.key else { return }
          last = key
        }
      }
    }
  }

  /// Updates the card of an exported event. An event that was edited since the last export gets a higher version.
  private static func giveOut(_ kept: StoredEvent, at now: Now, in store: Connection)
    throws(StorageFailure)
  {
    let print = EventPrint.of(kept.event)
    guard var known = kept.card else {
      var card = EventCard(uid: try name(of: kept.event, in: store))
      card.position = kept.event.occurrence.map { .day($0.day) }
      card.stamp = now.instant
      let new = StoredCard(event: kept.event.id, card: card, origin: nil, print: print)
      return try store.run(EventExchangeSQL.insertCard, EventCardRow.shape.values(of: new))
    }
    if known.print == print, known.card.stamp != nil { return }
    if known.print != print {
      known.print = print
      known.card.sequence += 1
    }
    known.card.stamp = now.instant
    try store.run(
      EventExchangeSQL.updateCard,
      EventCardRow.shape.changes(of: known) + [.text(known.event.text)])
  }

  /// Returns the UID of an event. A changed occurrence has the UID of its series.
  private static func name(of event: Event, in store: Connection) throws(StorageFailure) -> String {
    let id = event.occurrence?.series ?? event.id
    return try store.first(EventExchangeSQL.name, [.text(id.text)]) { $0.text }
      ?? EventCard.uid(of: id)
  }

  public func namesOfGone() throws(EventExchangeFailure) -> Set<String> {
    try alone { (store) throws(StorageFailure) in
      Set(try store.all(EventExchangeSQL.gone, []) { $0.text })
    }
  }
}
