import Domain

enum SyncSQL {
  /// The columns of the position of this device.
  enum SelfColumn: Int, RowColumn { case grp, device, next, writing, written, clock }
  static let position = """
    SELECT grp, (SELECT d.device FROM sync_devices d WHERE d.number = s.device), next, writing,
      written, clock FROM sync_self s
    """
  static let begin = """
    INSERT INTO sync_self (one, grp, device, next, writing, written, clock)
    VALUES (1, ?, ?, ?, ?, ?, ?)
    """
  static let keepPosition = """
    UPDATE sync_self SET grp = ?, device = ?, next = ?, writing = ?, written = ?, clock = ?
    """

  /// The columns that decide which numbers this device gives to new sayings.
  enum SlotColumn: Int, RowColumn { case slot, devices }
  static let slot = "SELECT slot, devices FROM sync_self WHERE slot IS NOT NULL"
  static let keepSlot = "UPDATE sync_self SET slot = ?, devices = ?"

  static let keepFromNote = "INSERT OR IGNORE INTO sync_from_notes (list, key) VALUES (?, ?)"
  static let fromNote = "SELECT 1 FROM sync_from_notes WHERE list = ? AND key = ?"
  static let dropFromNote = "DELETE FROM sync_from_notes WHERE list = ? AND key = ?"

  static let keepChain = "INSERT OR REPLACE INTO sync_chains (seq, chain) VALUES (?, ?)"
  static let dropChains = "DELETE FROM sync_chains WHERE seq <= ?"
  static let chain = "SELECT chain FROM sync_chains WHERE seq = ?"

  static let devices = "SELECT number, device, applied, chain FROM sync_devices"

  /// The columns with further data about a device.
  enum KnownColumn: Int, RowColumn { case device, name, last, waiting, since, acked }
  static let known = """
    SELECT device, name, last, waiting, since, acked FROM sync_devices
    WHERE (applied > 0 OR name IS NOT NULL OR waiting IS NOT NULL) AND waiting IS NOT 'forgotten'
    ORDER BY number
    """
  static let forgetDevice = "UPDATE sync_devices SET waiting = 'forgotten' WHERE device = ?"
  /// The ids that this device had before. Only other devices have names.
  static let former = "SELECT device FROM sync_devices WHERE waiting = 'forgotten' AND name IS NULL"
  static let keepKnown = """
    INSERT INTO sync_devices (device, name, last, waiting, since, acked) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (device) DO UPDATE SET name = excluded.name, last = excluded.last,
      waiting = excluded.waiting, since = excluded.since, acked = excluded.acked
    """
  static let keepLast = "UPDATE sync_devices SET last = ? WHERE device = ?"
  static let purge = "UPDATE sync_self SET purge = ?"
  static let addDevice = "INSERT INTO sync_devices (device) VALUES (?)"
  static let keepApplied = "UPDATE sync_devices SET applied = ?, chain = ? WHERE number = ?"

  static let span = """
    SELECT first, last, device, seq, clock FROM sync_spans
    WHERE list = ?1 AND first <= ?2 ORDER BY first DESC LIMIT 1
    """
  static let nextSpan = "SELECT min(first) FROM sync_spans WHERE list = ? AND first > ?"
  static let keepSpan = """
    INSERT INTO sync_spans (list, first, last, device, seq, clock) VALUES (?, ?, ?, ?, ?, ?)
    """
  static let growSpan = "UPDATE sync_spans SET last = ? WHERE list = ? AND first = ?"
  static let dropSpan = "DELETE FROM sync_spans WHERE list = ? AND first = ?"
  static let spansOfBatches = """
    SELECT list, first, last FROM sync_spans WHERE device = ? AND seq BETWEEN ? AND ?
    """

  static let stamps = "SELECT fields FROM sync_rows WHERE list = ? AND key = ?"
  static let keepStamps = """
    INSERT INTO sync_rows (list, key, own, fields) VALUES (?, ?, ?, ?)
    ON CONFLICT (list, key) DO UPDATE SET own = excluded.own, fields = excluded.fields
    """
  static let dropStamps = "DELETE FROM sync_rows WHERE list = ? AND key = ?"
  static let rowsOfBatches = "SELECT list, key FROM sync_rows WHERE own >= ?"

  static let keepName = "INSERT OR REPLACE INTO sync_names (list, key, identity) VALUES (?, ?, ?)"
  static let keepNewName = """
    INSERT INTO sync_names (list, key, identity) VALUES (?, ?, ?)
    ON CONFLICT (list, identity) DO NOTHING
    """
  static let dropName = "DELETE FROM sync_names WHERE list = ? AND key = ?"

  /// The columns of a field version outside a row.
  enum FieldVersionColumn: Int, RowColumn { case field, device, seq, clock, value }
  static func fieldVersions(in table: String) -> String {
    "SELECT field, device, seq, clock, value FROM \(table) WHERE list = ? AND identity = ?"
  }
  static func keepFieldVersion(in table: String) -> String {
    """
    INSERT OR REPLACE INTO \(table) (list, identity, field, device, seq, clock, value)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    """
  }
  static let dropHeld = "DELETE FROM sync_held WHERE list = ? AND identity = ? AND field = ?"
  static let dropCounts = "DELETE FROM sync_counts WHERE list = ? AND identity = ? AND field = ?"
  static func recordsOfBatches(in table: String) -> String {
    "SELECT DISTINCT list, identity FROM \(table) WHERE device = ? AND seq BETWEEN ? AND ?"
  }
  /// Checks whether a list has any values outside its rows.
  static let hasApart = """
    SELECT EXISTS (SELECT 1 FROM sync_held WHERE list = ?1)
      OR EXISTS (SELECT 1 FROM sync_counts WHERE list = ?1)
    """
  static let hasStamps = "SELECT EXISTS (SELECT 1 FROM sync_rows WHERE list = ?1)"
  static let hasHeld = "SELECT 1 FROM sync_held WHERE list = ? LIMIT 1"
  /// Selects records whose values may be shown now. They are not deleted, and a value is held back, a rule moved them
  /// to the trash, or a rule raised the page count of a book. Mood days and the mood flag are always selected.
  static let held = """
    SELECT DISTINCT list, identity FROM sync_held h
    WHERE list IN (\(SyncLists.moodDays), \(SyncLists.moodsBegan))
      OR (device <> 0 AND value <> ?1
        OR device = 0 AND field = 0 AND list NOT IN (\(SyncLists.withoutTrash))
        OR device = 0 AND list = \(SyncLists.books) AND field = 5)
      AND NOT EXISTS (SELECT 1 FROM sync_held g
        WHERE g.list = h.list AND g.identity = h.identity AND g.field = 0 AND g.value = ?1
          AND g.list IN (\(SyncLists.withoutTrash)))
    """

  static let apart = """
    SELECT list, identity FROM sync_held WHERE device <> 0
    UNION SELECT list, identity FROM sync_counts ORDER BY 1, 2
    """

  static let published = """
    SELECT field, device, seq, clock, value FROM sync_published
    WHERE list = ? AND identity = ? AND field = ?
    """

  enum ConflictColumn: Int, RowColumn {
    case list, identity, field, device, seq, clock, value, reason, settled, fresh
  }
  static func conflicts(where condition: String) -> String {
    """
    SELECT list, identity, field, device, seq, clock, value, reason, settled, fresh FROM sync_conflicts
    WHERE \(condition)
    """
  }
  static let ofField = "list = ? AND identity = ? AND field = ?"
  static let ofStamp = "\(ofField) AND clock = ? AND device = ? AND seq = ?"
  static let keepConflict = """
    INSERT OR REPLACE INTO sync_conflicts
      (list, identity, field, device, seq, clock, value, reason, settled, fresh)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """

  /// The columns of a conflict that a history entry resolved, for undoing the resolution.
  enum ResolvedColumn: Int, RowColumn { case list, identity, field, reason, value }
  static let resolved = """
    SELECT list, identity, field, reason, value FROM sync_resolved WHERE entry = ? ORDER BY number
    """
  static let keepResolved = """
    INSERT INTO sync_resolved (entry, list, identity, field, reason, value) VALUES (?, ?, ?, ?, ?, ?)
    """
  /// Clears the titles of several conflicts that were resolved at once.
  static let forgetTitles =
    "UPDATE history SET subject = '' WHERE kind = 'sync.resolve' AND item IS NULL"
  static let dropResolved = "DELETE FROM sync_resolved WHERE entry = ?"
  static let forgetResolved = "DELETE FROM sync_resolved"
  /// Deletes the resolved conflicts of a destroyed record, except for the conflict about its destruction.
  static let forgetResolvedRecord = """
    DELETE FROM sync_resolved
    WHERE list = ? AND identity = ? AND reason % \(ConflictingVersion.reopened) <> \(ConflictingVersion.destroyed)
    """
  /// Clears the values of settled conflicts of destroyed records, because nothing can restore these values any more.
  static let emptyDestroyed = """
    UPDATE sync_conflicts SET value = ?1, fresh = 1
    WHERE settled = 1 AND value <> ?1 AND reason % \(ConflictingVersion.reopened) = \(ConflictingVersion.destroyed)
    """

  /// The condition for resolved conflicts of destroyed records, or of one record if parameter 2 is not null.
  private static func isOfDestroyed(_ table: String) -> String {
    """
    reason % \(ConflictingVersion.reopened) = \(ConflictingVersion.destroyed)
      AND (?2 IS NULL OR (list, identity) = (?2, ?3))
      AND EXISTS (SELECT 1 FROM sync_held h WHERE h.value = ?1
        AND (h.list, h.identity, h.field) = (\(table).list, \(table).identity, \(table).field))
    """
  }
  static let resolvedOfDestroyed = """
    SELECT DISTINCT entry FROM sync_resolved WHERE \(isOfDestroyed("sync_resolved"))
    """
  static let emptyResolvedOfDestroyed = """
    UPDATE sync_conflicts SET value = ?1, fresh = 1
    WHERE settled = 1 AND value <> ?1 AND \(isOfDestroyed("sync_conflicts"))
    """

  static let dropConflict = "DELETE FROM sync_conflicts WHERE \(ofStamp)"

  /// Selects the records of a list that are not shown as they were written.
  static let heldRecords = "SELECT DISTINCT identity FROM sync_held WHERE list = ?"
  enum NumberColumn: Int, RowColumn { case n, list, identity, field, clock, device, seq }
  static let conflictNumbers = """
    SELECT n, list, identity, field, clock, device, seq FROM sync_numbers
    """
  static let keepNumber = """
    INSERT INTO sync_numbers (n, list, identity, field, clock, device, seq)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    """

  static let keepClock = "INSERT OR REPLACE INTO sync_clocks (entry, clock) VALUES (?, ?)"
  static let clock = "SELECT clock FROM sync_clocks WHERE entry = ?"

  static let note = "INSERT INTO sync_entries (seq, kind, subject, instant) VALUES (?, ?, ?, ?)"
  static let historyEntries =
    "SELECT kind, subject, instant FROM sync_entries WHERE seq = ? ORDER BY number"
  static let dropHistoryEntry = """
    DELETE FROM sync_entries WHERE seq >= (SELECT next FROM sync_self)
      AND (kind, subject, instant) IN (SELECT kind, subject, instant FROM history WHERE number = ?)
    """
  static let dropHistoryEntries = "DELETE FROM sync_entries WHERE seq = ?"

  enum OutColumn: Int, RowColumn { case seq, bytes }
  static let out = "SELECT seq, bytes FROM sync_out ORDER BY seq"
  static let outOfBatch = "SELECT seq, bytes FROM sync_out WHERE seq = ?"
  static let nextOut = "SELECT seq, bytes FROM sync_out WHERE seq > ? ORDER BY seq LIMIT 1"
  static let keepOut = "INSERT INTO sync_out (seq, bytes) VALUES (?, ?)"
  static let dropOut = "DELETE FROM sync_out WHERE seq = ?"
}
