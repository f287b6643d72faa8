import Domain

/// The SQL of events joined with their cards.
enum EventExchangeSQL {
  /// The columns of an event, followed by those of its card.
  private static let columns =
    ScheduleRow.shape.list(of: "e") + ", " + EventCardRow.shape.list(of: "c")

  /// The index of the first card column in a row of `columns`.
  private static let behindEvent = ScheduleRow.shape.read.count

  private static let withCards = "events e LEFT JOIN event_cards c ON c.event = e.id"

  /// Parses a row of `columns`.
  static func carded(_ row: Row) -> StoredEvent {
    let kept = ScheduleRow.stored(row)
    return StoredEvent(
      event: kept.event, key: kept.key, card: EventCardRow.card(row, from: behindEvent))
  }

  /// Selects the preserved lines of an event.
  static let kept = "SELECT ifnull(kept, '') FROM event_cards WHERE event = ?"

  static let insertCard = EventCardRow.shape.insert

  static let updateCard = EventCardRow.shape.update(where: "event = ?")

  /// Selects the event with a UID, at a position in its series or without a position.
  static let named = """
    SELECT \(columns) FROM event_cards c CROSS JOIN events e ON e.id = c.event
    WHERE c.uid = ?1 AND c.place IS ?2 AND e.deleted_at IS NULL LIMIT 1
    """

  static let byID = "SELECT \(columns) FROM \(withCards) WHERE e.id = ? AND e.deleted_at IS NULL"

  /// Selects the changed occurrence of a series on a day.
  static let onDay = """
    SELECT \(columns) FROM \(withCards)
    WHERE e.series = ?1 AND e.occurrence = ?2 AND e.deleted_at IS NULL LIMIT 1
    """

  /// Selects occurrences that were imported before their series.
  static let waiting = """
    SELECT \(columns) FROM event_cards c CROSS JOIN events e ON e.id = c.event
    WHERE c.uid = ? AND c.place IS NOT NULL AND e.series IS NULL AND e.deleted_at IS NULL
    """

  /// Selects one event per exported group. A group is a series, a single event, or all occurrences that share a UID and
  /// have no series; of these the first is selected.
  static let families = """
    SELECT \(columns) FROM \(withCards)
    WHERE e.deleted_at IS NULL
      AND (e.series IS NULL OR NOT EXISTS (
        SELECT 1 FROM events s WHERE s.id = e.series AND s.deleted_at IS NULL))
      AND (c.place IS NULL OR NOT EXISTS (
        SELECT 1 FROM event_cards o CROSS JOIN events s ON s.id = o.event
        WHERE o.uid = c.uid AND s.deleted_at IS NULL
          AND (o.place IS NULL OR o.key < c.key)))
    ORDER BY e.key
    """

  /// Selects the changed occurrences of a series.
  static let ofSeries = """
    SELECT \(columns) FROM \(withCards)
    WHERE e.series = ? AND e.deleted_at IS NULL ORDER BY e.occurrence, e.key
    """

  /// Selects the occurrences with a UID whose series is not in the store, except for a given occurrence.
  static let ofName = """
    SELECT \(columns) FROM event_cards c CROSS JOIN events e ON e.id = c.event
    WHERE c.uid = ?1 AND c.place IS NOT NULL AND e.id <> ?2 AND e.deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM events s WHERE s.id = e.series AND s.deleted_at IS NULL)
    ORDER BY c.place, e.key
    """

  /// Selects up to 500 events after a key, for reading all events in batches.
  static let all = """
    SELECT \(columns) FROM \(withCards)
    WHERE e.deleted_at IS NULL AND e.key > ? ORDER BY e.key LIMIT 500
    """

  /// Selects the UID of an event.
  static let name = "SELECT uid FROM event_cards WHERE event = ?"

  /// Selects the UIDs of which all events are soft-deleted.
  static let gone = """
    SELECT DISTINCT c.uid FROM event_cards c CROSS JOIN events e ON e.id = c.event
    WHERE e.deleted_at IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM event_cards o CROSS JOIN events s ON s.id = o.event
      WHERE o.uid = c.uid AND s.deleted_at IS NULL)
    """
}

/// A stored event with its card.
struct StoredEvent {
  let event: Event
  let key: Int
  var card: StoredCard?

  /// The event and card without database keys.
  var carded: CardedEvent { CardedEvent(event, card?.card) }
}
