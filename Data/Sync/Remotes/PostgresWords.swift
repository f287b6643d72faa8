import Domain

/// The SQL and commands for `psql`, and the parsing of its answers. Names have only letters, digits and a few
/// punctuation characters, and bytes are hexadecimal, so nothing needs escaping.
enum PostgresWords {
  /// The line that marks the end of an answer.
  static let ended = Array("haru answered\n".utf8)
  /// The command that prints the line `ended`.
  static let end = sql("\n\\echo haru answered\n")

  /// The answer in place of a file that is too long.
  static let tooLarge = Array("-".utf8)

  /// The advisory lock under which the table is created: "haru" in ASCII.
  private static let tableLock = 0x6861_7275

  /// Selects all files named `group`; none if there is no table yet.
  static let groups = sql(
    """
    SELECT to_regclass('haru_sync') IS NOT NULL AS is_there \\gset
    \\if :is_there
    SELECT encode(data, 'hex') FROM haru_sync
      WHERE name = '\(RemoteFileName.group.path)' AND octet_length(data) <= \(BatchFile.limit)
      ORDER BY grp;
    \\endif

    """)

  /// Returns the SQL that lists the names of all files of a group, and the lengths of the files.
  static func list(_ group: GroupID) -> [UInt8] {
    sql("SELECT name, octet_length(data) FROM haru_sync WHERE grp = \(bytea(group));")
  }

  /// Returns the SQL that reads a file as hexadecimal text, or `tooLarge` if the file exceeds the limit.
  static func read(_ group: GroupID, _ name: RemoteFileName) -> [UInt8] {
    sql(
      """
      SELECT CASE WHEN octet_length(data) <= \(BatchFile.limit) THEN encode(data, 'hex')
        ELSE '\(String(decoding: tooLarge, as: UTF8.self))' END
        FROM haru_sync WHERE \(isFile(group, name));
      """)
  }

  /// Returns the SQL that creates a file, and the table before the first file. If two devices create the same file,
  /// the second waits and then compares, in a separate statement that sees the committed file.
  static func create(_ group: GroupID, _ name: RemoteFileName, _ bytes: [UInt8]) -> [UInt8] {
    var sum = SHA256()
    sum.add(bytes)
    return sql(name == .group ? table : "")
      + sql("INSERT INTO haru_sync VALUES (\(bytea(group)), '\(name.path)', ") + bytea(bytes)
      + sql(
        """
        ) ON CONFLICT DO NOTHING RETURNING 'created';
        SELECT CASE WHEN sha256(data) = '\\x\(sum.finish())' THEN 'same' ELSE 'other' END
          FROM haru_sync WHERE \(isFile(group, name));
        \(notify(group))
        """)
  }

  /// Parses the result of creating a file; nil if the answer is not understood.
  static func creation(_ received: [UInt8]) -> RemoteCreation? {
    switch received.split(separator: ASCII.newline).first.map({
      String(decoding: $0, as: UTF8.self)
    }) {
    case "created": .created
    case "same": .same
    case "other": .other
    case _: nil
    }
  }

  /// Returns the SQL that creates or replaces a file.
  static func replace(_ group: GroupID, _ name: RemoteFileName, _ bytes: [UInt8]) -> [UInt8] {
    sql("INSERT INTO haru_sync VALUES (\(bytea(group)), '\(name.path)', ") + bytea(bytes)
      + sql(") ON CONFLICT (grp, name) DO UPDATE SET data = excluded.data;\n\(notify(group))")
  }

  static func remove(_ group: GroupID, _ name: RemoteFileName) -> [UInt8] {
    sql("DELETE FROM haru_sync WHERE \(isFile(group, name));\n\(notify(group))")
  }

  private static let table = """
    BEGIN;
    SELECT FROM pg_advisory_xact_lock(\(tableLock));
    SET LOCAL client_min_messages = warning;
    CREATE TABLE IF NOT EXISTS haru_sync(
      grp bytea, name text, data bytea, PRIMARY KEY (grp, name));
    COMMIT;

    """

  private static func isFile(_ group: GroupID, _ name: RemoteFileName) -> String {
    "grp = \(bytea(group)) AND name = '\(name.path)'"
  }

  /// Subscribes to notifications.
  static let listen = sql("LISTEN haru_sync;\n")

  /// An empty statement, which makes psql print notifications, and a command that prints the line `glanced` after them.
  static let ping = sql("SELECT;\n\\echo \(String(decoding: glanced, as: UTF8.self))\n")
  /// The line that follows the notifications.
  static let glanced = Array("haru glanced".utf8)

  /// Returns whether a line of psql reports a write in a group.
  static func isNotification(_ line: [UInt8], of group: GroupID) -> Bool {
    String(decoding: line, as: UTF8.self).contains(
      "\"haru_sync\" with payload \"\(hexadecimal(group))\"")
  }

  private static func notify(_ group: GroupID) -> String {
    "NOTIFY haru_sync, '\(hexadecimal(group))';\n"
  }

  private static func hexadecimal(_ group: GroupID) -> String {
    String(decoding: HexadecimalDigits.of(group.value.bytes), as: UTF8.self)
  }

  private static func bytea(_ group: GroupID) -> String { "'\\x\(hexadecimal(group))'" }

  private static func bytea(_ bytes: [UInt8]) -> [UInt8] {
    sql("'\\x") + HexadecimalDigits.of(bytes) + sql("'")
  }

  private static func sql(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// Decodes a column of hexadecimal digits.
  static func bytes(_ digits: ArraySlice<UInt8>) throws(RemoteFailure) -> [UInt8] {
    guard let bytes = HexadecimalDigits.bytes(digits) else { throw .refused("psql") }
    return bytes
  }
}
