/// Why bytes that another device wrote cannot be parsed.
public enum SyncRefusal: Error, Equatable, Sendable {
  /// The bytes are damaged or were not written by Haru, from this byte offset on.
  case damaged(at: Int)
  /// The format of the bytes is known only to a later version.
  case later(form: Int)
}
