@testable import Data

/// A store as it was before events came again, and had cards.
package enum OlderSchedule {
  /// Takes away what the later steps of the schedule made, for tests whose older store is made out of
  /// a new one: the steps run once more there.
  package static let sql = """
    DROP TABLE event_cards;
    DROP INDEX events_by_start;
    DROP INDEX events_by_reach;
    DROP INDEX events_by_day;
    DROP INDEX events_of_series;
    DROP INDEX events_of_one;
    DROP INDEX events_reminding;
    DROP INDEX events_with;
    \(columns.map { "ALTER TABLE events DROP COLUMN \($0);" }.joined(separator: "\n"))
    CREATE INDEX events_by_start ON events (starts, ends) WHERE deleted_at IS NULL;
    CREATE INDEX events_by_reach ON events (reach, starts, ends) WHERE deleted_at IS NULL;
    """

  /// The same of locations alone.
  package static let locations = """
    DROP VIEW events_words;
    ALTER TABLE events DROP COLUMN location;
    CREATE VIEW events_words AS SELECT key, title, body FROM events WHERE deleted_at IS NULL;
    """

  private static let columns = [
    "all_day", "zone", "left_out", "added", "remind", "series", "occurrence", "kind", "last",
    "masks", "companions",
  ]
}
