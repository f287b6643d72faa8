/// What a text in an external editor becomes.
public enum DraftKind: String, Sendable, CaseIterable {
  /// A mood, a diary entry, or a text of a form.
  case text
  case saying
}

/// The text of an external editor that was never saved.
public struct LeftDraft: Equatable, Sendable {
  /// The path of the draft file.
  public let path: String
  public let text: String

  public init(path: String, text: String) { (self.path, self.text) = (path, text) }
}
