/// The name of one record that never changes and is never given twice.
public struct ID<Record>: Hashable, Sendable {
  /// The letters and digits scripts use.
  public let text: String

  /// Takes over an id that was given before.
  public init(_ text: String) { self.text = text }
}

extension ID: CustomStringConvertible {
  public var description: String { text }
}
