/// Why bytes that came from another device are not understood.
public enum SyncRefusal: Error, Equatable, Sendable {
  /// They are damaged, or were never written by Haru, from a byte on.
  case damaged(at: Int)
  /// They have a form only a later version knows.
  case later(form: Int)
}
