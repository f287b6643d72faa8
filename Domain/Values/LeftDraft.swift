/// What a text is to become that somebody writes in an editor.
public enum DraftKind: String, Sendable, CaseIterable {
  /// A feeling, an entry of the diary, or a text of a form.
  case text
  case saying
}

/// A text that was begun in an editor and never kept.
public struct LeftDraft: Equatable, Sendable {
  /// Where it lies.
  public let path: String
  public let text: String

  /// Names one.
  public init(path: String, text: String) { (self.path, self.text) = (path, text) }
}
