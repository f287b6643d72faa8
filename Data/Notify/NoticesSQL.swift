/// The SQL of delivered notices.
enum NoticesSQL {
  enum MemoryColumn: Int, RowColumn { case since, seen }

  static let memory = "SELECT \(MemoryColumn.list()) FROM notifier"

  static let remember = """
    INSERT INTO notifier (one, since, seen) VALUES (1, ?1, ?2)
    ON CONFLICT (one) DO UPDATE SET since = excluded.since, seen = excluded.seen
    """

  static let failed = """
    SELECT id FROM notices INDEXED BY notices_open WHERE state = 'failed' AND state <> 'told'
    ORDER BY at DESC LIMIT 1000
    """

  /// The statement that inserts a new notice as claimed, or claims a failed one. Any other row is
  /// left unchanged.
  static let claim = """
    \(NoticeRow.shape.insert)
    ON CONFLICT (id) DO UPDATE SET state = 'claimed', at = excluded.at,
      at_offset = excluded.at_offset, claimed_at = excluded.claimed_at, title = excluded.title,
      body = excluded.body
      WHERE state = 'failed'
    """

  static let settle = "UPDATE notices SET state = ?1 WHERE id = ?2 AND state = 'claimed'"

  static let state = "SELECT state FROM notices WHERE id = ?"

  static let uncertain = """
    SELECT \(NoticeRow.shape.list(of: "n")) FROM notices n INDEXED BY notices_open
    WHERE state = 'claimed' AND state <> 'told' AND at >= ?1 ORDER BY at, id LIMIT ?2
    """

  /// The statement that deletes old notices. The newest notices by key are never deleted, because
  /// the clock may have been wrong.
  static let forget = """
    DELETE FROM notices WHERE at < ?1
      AND key <= (SELECT max(key) FROM notices) - \(kept)
    """

  /// The number of newest notices that are never deleted.
  static let kept = 2000
}
