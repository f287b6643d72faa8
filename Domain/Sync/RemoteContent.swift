/// The result of reading a file of the remote.
enum RemoteContent<Content> {
  case whole(Content)
  /// The file is missing, damaged, or cannot be decrypted.
  case unreadable
  /// The format of the file is known only to a later version.
  case later

  /// Parses decrypted bytes with the closure `read`. Nil bytes result in `unreadable`.
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

  /// The content; nil if it could not be read.
  var content: Content? { if case .whole(let content) = self { content } else { nil } }

  /// Returns why the batch with this number has to wait; nil if it can be read.
  func reason(_ seq: Int) -> WaitCause? {
    switch self {
    case .whole: nil
    case .unreadable: .unreadable(seq: seq)
    case .later: .later
    }
  }
}
