/// What lies under a name of the place.
enum RemoteContent<Content> {
  case whole(Content)
  /// It is not there, does not open, or is damaged.
  case unreadable
  /// It has a form only a later version knows.
  case later

  /// Reads what was opened.
  init(_ bytes: [UInt8]?, _ read: ([UInt8]) throws(SyncRefusal) -> Content) {
    guard let bytes else {
      self = .unreadable
      return
    }
    do throws(SyncRefusal) { self = .whole(try read(bytes)) } catch {
      switch error {
      case .later: self = .later
      case .damaged: self = .unreadable
      }
    }
  }

  /// What is there; nothing where it cannot be read.
  var content: Content? { if case .whole(let content) = self { content } else { nil } }

  /// Why it has to wait, where a file has a number; nothing where it can be read.
  func reason(_ seq: Int) -> WaitingReason? {
    switch self {
    case .whole: nil
    case .unreadable: .unreadable(seq: seq)
    case .later: .later
    }
  }
}
