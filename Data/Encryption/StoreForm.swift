import Domain

/// Whether the data file at a path is encrypted. SQLite opens the file, because closing a descriptor of our own would
/// release SQLite's POSIX locks on it.
enum StoreForm {
  /// The file is plain or missing.
  case plain
  case open(DataKey)
  /// The file is encrypted, and this program cannot decrypt it.
  case closed
  /// The file cannot be opened.
  case unknown

  init(ofFile path: String) {
    do throws(StorageFailure) {
      guard try StoreFile.exists(path) else {
        self = .plain
        return
      }
      let store = try Connection(path: path, access: .readOnly, busyMilliseconds: 0)
      guard let pages = store.encryptedPages else {
        self = .plain
        return
      }
      self = pages.key.map(StoreForm.open) ?? .closed
    } catch {
      if case .encrypted = error { self = .closed } else { self = .unknown }
    }
  }

  var isEncrypted: Bool {
    switch self {
    case .plain, .unknown: false
    case .open, .closed: true
    }
  }
}
