/// The kind of input that a text in an external editor becomes.
public enum DraftKind: String, Sendable, CaseIterable {
  /// A mood, a diary entry, or a text of a form.
  case text
  case saying
}

/// A draft that was left by an external editor and never became a record.
public struct LeftDraft: Equatable, Sendable {
  /// The path of the draft file.
  public let path: String
  public let text: String

  public init(path: String, text: String) { (self.path, self.text) = (path, text) }
}
