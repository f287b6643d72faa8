/// A type-erased value. Its concrete types are declared by the features, so that the kit does not depend on them.
package protocol OpenValue: Equatable, Sendable {
  associatedtype Content
  var content: Content { get }
}

extension OpenValue {
  /// Returns the content as the requested type; nil if it has another type.
  package func cast<Wanted>() -> Wanted? { content as? Wanted }
}

extension Equatable {
  /// Returns whether the other value has the same type and is equal.
  func isEqual(to other: Any) -> Bool { other as? Self == self }
}
