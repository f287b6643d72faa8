import Domain

extension ImportingEvents {
  /// Replaces a stored event by the arriving one, which may cancel it.
  mutating func replace(_ found: StoredEvent, by arriving: ArrivingEvent)
    throws(StorageFailure) -> EventFate
  {
    if arriving.isCancelled || arriving.neverComes {
      try softDelete(found)
      return .updated
    }
    var event = arriving.event.copied(as: found.event.id)
    event.occurrence = found.event.occurrence
    // Other programs keep the property of a countdown that was ended here.
    event.isCountedDown = found.event.isCountedDown
    if event.isSeries {
      let remaining = try store.all(
        EventExchangeSQL.ofSeries, [.text(event.id.text)], EventExchangeSQL.carded)
      event.leftOut = Set(event.leftOut + remaining.compactMap { $0.event.occurrence?.day })
        .sorted()
      let taken = remaining.flatMap { $0.card?.card.position?.times(in: event, calendar) ?? [] }
      event.added.removeAll(where: taken.contains)
    }
    try SQLiteSchedule.update(found.event, found.key, to: event, in: store)
    let card = card(of: event, arriving)
    if found.card == nil {
      try store.run(EventExchangeSQL.insertCard, EventCardRow.shape.values(of: card))
    } else {
      try keep(card)
    }
    try adopt(arriving.card.uid ?? "", by: event)
    return .updated
  }

  /// Soft-deletes an event. The changed occurrences of a series are deleted with it.
  func softDelete(_ found: StoredEvent) throws(StorageFailure) {
    let remaining = try store.all(
      ScheduleSQL.ofSeries, [.text(found.event.id.text)], ScheduleRow.stored)
    for (event, key) in [(found.event, found.key)] + remaining.map({ ($0.event, $0.key) }) {
      try store.run(ScheduleSQL.remove, [.int(now.instant), .int(key)])
      try SQLiteSchedule.words.remove(ScheduleRow.indexed(event, key), from: store)
    }
  }

  /// Soft-deletes the changed occurrences of a series whose positions are not among `kept`. Their days belong to the
  /// series again.
  func removeOccurrences(of id: ID<Event>, besides kept: [OccurrencePosition])
    throws(StorageFailure)
  {
    guard
      let found = try store.first(
        EventExchangeSQL.byID, [.text(id.text)], EventExchangeSQL.carded), found.event.isSeries
    else { return }
    let days = Set(kept.map { $0.day(in: found.event, calendar) })
    for event in try store.all(EventExchangeSQL.ofSeries, [.text(id.text)], EventExchangeSQL.carded)
    {
      guard let day = event.event.occurrence?.day, !days.contains(day) else { continue }
      try softDelete(event)
    }
  }
}
