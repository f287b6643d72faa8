/// The id of a record. It never changes and is never reused.
public struct ID<Record>: Hashable, Sendable {
  public let text: String

  public init(_ text: String) { self.text = text }
}

extension ID: CustomStringConvertible {
  public var description: String { text }
}
