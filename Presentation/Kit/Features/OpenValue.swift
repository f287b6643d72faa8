/// A value of one of many types, which the kit does not know: each feature declares its own.
package protocol OpenValue: Equatable, Sendable {
  associatedtype Content
  var content: Content { get }
}

extension OpenValue {
  /// What it holds, where that is of the type that is asked for.
  package func cast<Wanted>() -> Wanted? { content as? Wanted }
}

extension Equatable {
  /// Whether something is of the same type, and equal.
  func isEqual(to other: Any) -> Bool { other as? Self == self }
}
