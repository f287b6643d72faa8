import CSQLite
import Domain

extension StorageFailure {
  /// Maps the many statuses of the library to a few failures, by what the user can do about them.
  init(_ status: Int32, _ message: String) {
    if status == IOStatus.hasMoved {
      self = .replaced
      return
    }
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
