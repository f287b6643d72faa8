import CSQLite
import Domain

extension StorageFailure {
  /// Sorts the library's many statuses into those a person can do something about.
  init(_ status: Int32, _ message: String) {
    switch status & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: self = .busy
    case SQLITE_FULL: self = .full
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: self = .readOnly
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .corrupt
    case SQLITE_INTERRUPT: self = .interrupted
    default: self = .other(code: Int(status), message)
    }
  }
}
