import CSQLite
import Platform

/// The only tables that may be read in a file of another program.
final class ForeignTables: Sendable {
  let names: [String]

  init(_ names: [String]) { self.names = names }
}

/// Restricts a connection to a file of another program, which may be malicious. Only plain tables
/// are read, no code in the file runs, and sizes and steps are limited (defensive mode, authorizer,
/// limits).
@safe enum ForeignGuard {
  /// The size limit of a value or a row, in bytes.
  static let longest: Int32 = 16 << 20
  /// The maximum number of virtual machine steps, which is enough for a million rows.
  static let mostSteps: Int32 = 400_000_000

  /// Restricts a connection. The limits apply until the connection is closed.
  static func register(_ tables: ForeignTables, with connection: OpaquePointer) {
    unsafe haru_sqlite_distrust(connection)
    for (limit, most) in limits { unsafe sqlite3_limit(connection, limit, most) }
    unsafe sqlite3_progress_handler(connection, mostSteps, { _ in 1 }, nil)
    // The names as one C string, each ended by a newline. It is leaked on purpose, since the authorizer has no
    // destructor.
    let context = unsafe strdup(tables.names.map { $0 + "\n" }.joined())
    unsafe sqlite3_set_authorizer(
      connection,
      { context, action, first, _, _, within in
        guard let context = unsafe context else { return SQLITE_DENY }
        switch action {
        case SQLITE_SELECT: return unsafe within == nil ? SQLITE_OK : SQLITE_DENY
        case SQLITE_READ:
          guard unsafe within == nil, let first = unsafe first else { return SQLITE_DENY }
          return unsafe ForeignGuard.isLine(first, of: context) ? SQLITE_OK : SQLITE_DENY
        case SQLITE_PRAGMA:
          guard let first = unsafe first else { return SQLITE_DENY }
          return unsafe strcmp(first, "table_info") == 0 ? SQLITE_OK : SQLITE_DENY
        default: return SQLITE_DENY
        }
      }, context)
  }

  /// Returns whether a name is a line of a list, ignoring the case of ASCII letters.
  @unsafe private static func isLine(
    _ name: UnsafePointer<CChar>, of list: UnsafeMutableRawPointer
  ) -> Bool {
    let length = unsafe strlen(name)
    var line = unsafe list.assumingMemoryBound(to: CChar.self)
    while let end = unsafe strchr(line, 10) {
      let isSame = unsafe strncasecmp(line, name, length) == 0
      if unsafe isSame && end - line == length { return true }
      unsafe line = end + 1
    }
    return false
  }

  private static let limits: [(Int32, Int32)] = [
    (SQLITE_LIMIT_LENGTH, longest), (SQLITE_LIMIT_SQL_LENGTH, 1 << 20), (SQLITE_LIMIT_COLUMN, 500),
    (SQLITE_LIMIT_EXPR_DEPTH, 50), (SQLITE_LIMIT_COMPOUND_SELECT, 3),
    (SQLITE_LIMIT_VDBE_OP, 25_000), (SQLITE_LIMIT_FUNCTION_ARG, 8), (SQLITE_LIMIT_ATTACHED, 0),
    (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 50), (SQLITE_LIMIT_VARIABLE_NUMBER, 10),
    (SQLITE_LIMIT_TRIGGER_DEPTH, 1), (SQLITE_LIMIT_WORKER_THREADS, 0),
  ]
}
