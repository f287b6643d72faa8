import Domain

/// The SQL of events with their cards.
enum EventExchangeSQL {
  /// An event and behind it its card.
  private static let columns =
    ScheduleRow.shape.list(of: "e") + ", " + EventCardRow.shape.list(of: "c")

  /// Where in such a row the card begins.
  private static let behindEvent = ScheduleRow.shape.read.count

  private static let withCards = "events e LEFT JOIN event_cards c ON c.event = e.id"

  /// Reads such a row.
  static func carded(_ row: Row) -> StoredEvent {
    let kept = ScheduleRow.kept(row)
    return StoredEvent(
      event: kept.event, key: kept.key, card: EventCardRow.card(row, from: behindEvent))
  }

  /// The lines of an event that go back unchanged.
  static let kept = "SELECT ifnull(kept, '') FROM event_cards WHERE event = ?"

  static let insertCard = EventCardRow.shape.insert

  static let updateCard = EventCardRow.shape.update(where: "event = ?")

  /// The event of a name everywhere, at a place of its series or without one.
  static let named = """
    SELECT \(columns) FROM event_cards c CROSS JOIN events e ON e.id = c.event
    WHERE c.uid = ?1 AND c.place IS ?2 AND e.deleted_at IS NULL LIMIT 1
    """

  static let byID = "SELECT \(columns) FROM \(withCards) WHERE e.id = ? AND e.deleted_at IS NULL"

  /// What stands by itself on a day of a series.
  static let onDay = """
    SELECT \(columns) FROM \(withCards)
    WHERE e.series = ?1 AND e.occurrence = ?2 AND e.deleted_at IS NULL LIMIT 1
    """

  /// Occurrences whose series was not here when they came.
  static let waiting = """
    SELECT \(columns) FROM event_cards c CROSS JOIN events e ON e.id = c.event
    WHERE c.uid = ? AND c.place IS NOT NULL AND e.series IS NULL AND e.deleted_at IS NULL
    """

  /// Whoever others are told with: a series, whatever happens once, and of occurrences without a
  /// series the first of each name.
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

  /// What was changed of a series.
  static let ofSeries = """
    SELECT \(columns) FROM \(withCards)
    WHERE e.series = ? AND e.deleted_at IS NULL ORDER BY e.occurrence, e.key
    """

  /// Occurrences of a name besides one event, which belong to no series here.
  static let ofName = """
    SELECT \(columns) FROM event_cards c CROSS JOIN events e ON e.id = c.event
    WHERE c.uid = ?1 AND c.place IS NOT NULL AND e.id <> ?2 AND e.deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM events s WHERE s.id = e.series AND s.deleted_at IS NULL)
    ORDER BY c.place, e.key
    """

  /// All that is here, by keys behind one.
  static let all = """
    SELECT \(columns) FROM \(withCards)
    WHERE e.deleted_at IS NULL AND e.key > ? ORDER BY e.key LIMIT 500
    """

  /// What an event is known by everywhere.
  static let name = "SELECT uid FROM event_cards WHERE event = ?"

  /// The names whose events are all put away.
  static let gone = """
    SELECT DISTINCT c.uid FROM event_cards c CROSS JOIN events e ON e.id = c.event
    WHERE e.deleted_at IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM event_cards o CROSS JOIN events s ON s.id = o.event
      WHERE o.uid = c.uid AND s.deleted_at IS NULL)
    """
}

/// An event as the store has it, with its card.
struct StoredEvent {
  let event: Event
  let key: Int
  var card: StoredCard?

  /// The two without what the store alone needs.
  var carded: CardedEvent { CardedEvent(event, card?.card) }
}
