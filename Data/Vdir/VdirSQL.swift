import Domain

enum VdirSQL {
  static let bindings = "SELECT \(VdirFolderColumn.list()) FROM vdir_folders ORDER BY key"
  static let bind = """
    INSERT INTO vdir_folders (\(VdirFolderColumn.list())) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (path) DO UPDATE SET name = excluded.name, last = excluded.last
    """
  static let forget = "DELETE FROM vdir_folders WHERE path = ?"
  static let forgetItems = "DELETE FROM vdir_items WHERE folder = ?"

  static let items = "SELECT \(VdirItemColumn.list()) FROM vdir_items WHERE folder = ?"
  /// Counts the files of a folder, without files that are not synced any more because their record was undone.
  static let itemCount = """
    SELECT count(*) FROM vdir_items WHERE folder = ? AND seen IS NOT NULL
      AND record NOT IN (\(undoneRecords))
    """
  static let records = """
    SELECT record FROM vdir_items WHERE folder <> ?1
      AND folder IN (SELECT path FROM vdir_folders WHERE kind = ?2)
    """
  static let keepItem = """
    INSERT OR REPLACE INTO vdir_items (\(VdirItemColumn.list()))
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """
  static let noteWritten = """
    UPDATE vdir_items SET seen = wanted WHERE folder = ? AND uid = ? AND wanted = ?
    """
  static let dropItem = "DELETE FROM vdir_items WHERE folder = ? AND uid = ?"

  private static let undoneRecords = """
    SELECT record FROM vdir_made WHERE round NOT IN (SELECT id FROM vdir_rounds)
    """
  static let undone = """
    SELECT record FROM vdir_items WHERE folder = ? AND record IN (\(undoneRecords))
    """
  static let left = "SELECT record FROM vdir_left WHERE folder = ?"
  static let noteLeft = "INSERT INTO vdir_left (folder, record) VALUES (?, ?)"
  static let forgetLeft = "DELETE FROM vdir_left WHERE folder = ?"
  static let noteRound = "INSERT OR IGNORE INTO vdir_rounds (id, at) VALUES (?, ?)"
  static let noteMade = "INSERT OR REPLACE INTO vdir_made (record, round) VALUES (?, ?)"
  static let forgetMade = "DELETE FROM vdir_made WHERE record = ?"

  static let conflicts = """
    SELECT \(VdirConflictColumn.list()) FROM vdir_conflicts ORDER BY number
    """
  static let keepConflict = """
    INSERT INTO vdir_conflicts (\(VdirConflictColumn.list()))
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """
  static let sameField = """
    DELETE FROM vdir_conflicts WHERE kind = ? AND record = ? AND field = ?
    """
  static let close = "DELETE FROM vdir_conflicts WHERE number = ?"
  /// Selects the highest conflict number.
  static let lastNumber = "SELECT ifnull(max(number), 0) FROM vdir_conflicts"
  static let lastSyncNumber = "SELECT ifnull(max(n), 0) FROM sync_numbers"

  /// Selects the event with a UID: the series or single event if there is one, otherwise an occurrence.
  static let eventOfUID = """
    SELECT e.id FROM event_cards c CROSS JOIN events e ON e.id = c.event
    WHERE c.uid = ? AND e.deleted_at IS NULL ORDER BY c.place IS NOT NULL, c.key LIMIT 1
    """

  static let trashedEvent = "SELECT 1 FROM events WHERE id = ? AND deleted_at IS NOT NULL"

  private static let allCards = """
    SELECT \(PeopleRow.shape.list(of: "o")), c.id, c.uid, c.card FROM contacts c
    LEFT JOIN people o ON o.key = (\(AddressBookSQL.owner))
    WHERE c.deleted_at IS NULL
    """
  static let cards = allCards + " ORDER BY c.key"
  static let card = allCards + " AND c.id = ?"
  static let cardKey = "SELECT key FROM contacts WHERE id = ? AND deleted_at IS NULL"
  static let cardOfKey = "SELECT id, card FROM contacts WHERE key = ?"
  static let removeCard = "UPDATE contacts SET deleted_at = ? WHERE id = ? AND deleted_at IS NULL"
  enum KnownColumn: Int, RowColumn { case id, card }
  static let offered = """
    SELECT person FROM vdir_offered
    UNION SELECT person FROM vdir_items WHERE person IS NOT NULL
    """
  static let offer = "INSERT OR IGNORE INTO vdir_offered (person) VALUES (?)"
  static let copies = "SELECT card FROM vdir_copies"
  static let noteCopy = "INSERT OR IGNORE INTO vdir_copies (card) VALUES (?)"
  static let person = """
    SELECT \(PeopleRow.shape.list(of: "o")) FROM people o WHERE o.id = ? AND o.deleted_at IS NULL
    """
}
