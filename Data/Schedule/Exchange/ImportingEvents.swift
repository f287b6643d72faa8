import Domain

/// Imports events one by one, within one transaction.
struct ImportingEvents {
  let store: Connection
  let calendar: LocalCalendar
  let now: Now
  /// Whether an arriving event always replaces the stored one, even if the stored one has a newer revision or was
  /// edited.
  let replaces: Bool
  /// For each series, the days to exclude because they have a changed or a cancelled occurrence.
  private var leftOut: [ID<Event>: Set<Day>] = [:]
  /// For each series, the added times that a changed occurrence replaces.
  private var taken: [ID<Event>: Set<DayAndTime>] = [:]
  /// Cancelled occurrences whose series has not been imported yet.
  private var waiting: [ArrivingEvent] = []
  /// The events that the imported files have contained so far.
  var seen: Set<ID<Event>> = []
  /// The number of new or changed events.
  private(set) var count = 0

  init(_ store: Connection, _ calendar: LocalCalendar, at now: Now, replaces: Bool = false) {
    (self.store, self.calendar, self.now) = (store, calendar, now)
    self.replaces = replaces
  }

  /// Imports an event, or finds that it is unchanged. Returns nil if the result is only known in `finish`.
  mutating func importEvent(_ arriving: ArrivingEvent) throws(StorageFailure) -> EventFate? {
    var arriving = arriving
    arriving.card.uid = arriving.card.uid ?? "haru-" + EventPrint.of(arriving.source)
    let fate =
      if let position = arriving.card.position { try importOccurrence(arriving, position) } else {
        try importWhole(arriving)
      }
    switch fate {
    case nil: waiting.append(arriving)
    case .added?, .updated?: count += 1
    case .same?, .editedHere?, .cancelled?, .neverComes?, .duplicate?, .withoutSeries?: break
    }
    return fate
  }

  /// Imports the waiting occurrences, and stores the excluded days of all series. Call this after the last event.
  mutating func finish(_ done: (ArrivingEvent, EventFate) -> Void) throws(StorageFailure) {
    let late = waiting
    waiting = []
    for arriving in late { done(arriving, try importEvent(arriving) ?? .withoutSeries) }
    for (id, days) in leftOut { try leaveOut(days, taken[id] ?? [], of: id) }
  }

  // MARK: Whole events

  private mutating func importWhole(_ arriving: ArrivingEvent) throws(StorageFailure) -> EventFate {
    let uid = arriving.card.uid ?? ""
    guard let found = try whole(uid) else {
      if arriving.isCancelled { return .cancelled }
      if arriving.neverComes { return .neverComes }
      try insert(arriving.event, of: arriving)
      try adopt(uid, by: arriving.event)
      return .added
    }
    return try renew(found, by: arriving)
  }

  /// Returns the stored series or single event with a UID; nil if there is none.
  func whole(_ uid: String) throws(StorageFailure) -> StoredEvent? {
    if let named = try store.first(
      EventExchangeSQL.named, [.text(uid), .null], EventExchangeSQL.carded)
    {
      return named
    }
    // An event created here uses its id as UID before it has a card.
    guard let id = EventCard.event(named: uid) else { return nil }
    return try store.first(EventExchangeSQL.byID, [.text(id.text)], EventExchangeSQL.carded)
  }

  /// Links a new series with the occurrences that were imported before the series.
  mutating func adopt(_ uid: String, by series: Event) throws(StorageFailure) {
    guard series.isSeries else { return }
    for kept in try store.all(EventExchangeSQL.waiting, [.text(uid)], EventExchangeSQL.carded) {
      guard let position = kept.card?.card.position else { continue }
      let day = position.day(in: series, calendar)
      var event = kept.event
      event.occurrence = Event.Occurrence(of: series.id, on: day)
      try SQLiteSchedule.update(kept.event, kept.key, to: event, in: store)
      leave(day, position, outOf: series)
    }
  }

  private mutating func leave(_ day: Day, _ position: OccurrencePosition, outOf series: Event) {
    leftOut[series.id, default: []].insert(day)
    let times = position.times(in: series, calendar)
    if !times.isEmpty { taken[series.id, default: []].formUnion(times) }
  }

  // MARK: Occurrences

  private mutating func importOccurrence(_ arriving: ArrivingEvent, _ position: OccurrencePosition)
    throws(StorageFailure) -> EventFate?
  {
    let uid = arriving.card.uid ?? ""
    let series = try whole(uid).flatMap { $0.event.isSeries ? $0.event : nil }
    let day = series.map { position.day(in: $0, calendar) }
    if let found = try own(uid, position, series, day) {
      let fate = try renew(found, by: arriving)
      if fate == .updated, arriving.isCancelled, let series, let day {
        leave(day, position, outOf: series)
      }
      return fate
    }
    guard let series, let day else {
      if arriving.isCancelled { return nil }
      try insert(arriving.event, of: arriving)
      return .added
    }
    let isLeftOut =
      series.leftOut.contains(day) || leftOut[series.id].map { $0.contains(day) } ?? false
    if arriving.isCancelled, isLeftOut { return .same }
    leave(day, position, outOf: series)
    if arriving.isCancelled { return .updated }
    var event = arriving.event
    event.occurrence = Event.Occurrence(of: series.id, on: day)
    try insert(event, of: arriving)
    return .added
  }

  /// Returns the stored changed occurrence; nil if there is none.
  private func own(_ uid: String, _ position: OccurrencePosition, _ series: Event?, _ day: Day?)
    throws(StorageFailure) -> StoredEvent?
  {
    if let named = try store.first(
      EventExchangeSQL.named, [.text(uid), .text(EventCardText.written(position))],
      EventExchangeSQL.carded)
    {
      return named
    }
    guard let series, let day else { return nil }
    let found = try store.first(
      EventExchangeSQL.onDay, [.text(series.id.text), .day(day)], EventExchangeSQL.carded)
    // Two times on the same day are different occurrences.
    if case .instant(let one) = position, case .instant(let other)? = found?.card?.card.position,
      one != other
    {
      return nil
    }
    return found
  }

  // MARK: Keeping

  private mutating func insert(_ event: Event, of arriving: ArrivingEvent)
    throws(StorageFailure)
  {
    seen.insert(event.id)
    try SQLiteSchedule.insert(event, in: store)
    try store.run(
      EventExchangeSQL.insertCard, EventCardRow.shape.values(of: card(of: event, arriving)))
  }

  func card(of event: Event, _ arriving: ArrivingEvent) -> StoredCard {
    StoredCard(
      event: event.id, card: arriving.card, origin: EventPrint.of(arriving.source),
      print: EventPrint.of(event))
  }

  /// Replaces a stored event with the imported one, if that is newer and the stored event was not edited. A stored
  /// event that the file cancels is soft-deleted. Returns the result.
  private mutating func renew(_ found: StoredEvent, by arriving: ArrivingEvent)
    throws(StorageFailure) -> EventFate
  {
    if replaces {
      seen.insert(found.event.id)
      return try replace(found, by: arriving)
    }
    guard let known = found.card else {
      // Without a card it is unknown whether the event was edited since it was exported.
      return arriving.card.sequence == 0 ? .same : .editedHere
    }
    let isFirst = seen.insert(found.event.id).inserted
    if known.origin == EventPrint.of(arriving.source) { return .same }
    if arriving.card.isSameVersion(as: known.card) {
      // Many programs, and people with a text editor, change an event without its version.
      let hasVersion = known.card.stamp != nil || known.card.lastModified != nil
      if hasVersion, saysSame(found, as: arriving) { return .same }
      if !isFirst { return .duplicate }
    } else if !arriving.card.isNewer(than: known.card) {
      return .same
    }
    if known.print != EventPrint.of(found.event) { return .editedHere }
    return try replace(found, by: arriving)
  }

  /// Returns whether the imported event is equivalent to the stored one, even if the text differs, for example in a
  /// re-imported export.
  private func saysSame(_ found: StoredEvent, as arriving: ArrivingEvent) -> Bool {
    let (here, there) = (found.event, arriving.event)
    // The event was created and edited here, so the file has an older export of the event.
    if found.card?.origin == nil, found.card?.print != EventPrint.of(here) { return true }
    return here.title == there.title && here.body == there.body
      && here.isAllDay == there.isAllDay
      && here.storedTimes.start.instant == there.storedTimes.start.instant
      && here.storedTimes.end.instant == there.storedTimes.end.instant
      && here.repeatRule?.endless.text == there.repeatRule?.endless.text
  }

  func keep(_ card: StoredCard) throws(StorageFailure) {
    try store.run(
      EventExchangeSQL.updateCard, EventCardRow.shape.changes(of: card) + [.text(card.event.text)])
  }

  /// Adds excluded days to a series without marking it as edited, by updating the fingerprint.
  private func leaveOut(_ days: Set<Day>, _ taken: Set<DayAndTime>, of id: ID<Event>)
    throws(StorageFailure)
  {
    guard
      let found = try store.first(
        EventExchangeSQL.byID, [.text(id.text)], EventExchangeSQL.carded)
    else { return }
    var event = found.event
    event.leftOut = days.union(event.leftOut).sorted()
    event.added.removeAll(where: taken.contains)
    if event == found.event { return }
    try SQLiteSchedule.update(found.event, found.key, to: event, in: store)
    guard var card = found.card, card.print == EventPrint.of(found.event) else { return }
    card.print = EventPrint.of(event)
    try keep(card)
  }
}
