import Domain

extension Counter {
  /// Returns a counter whose id is its tag.
  package static func sample(_ tag: String = "water", unit: String? = nil) -> Counter {
    Counter(
      id: ID(tag), tag: tag, unit: unit.map(SingleLineText.init(stored:)),
      since: .on("2026-03-01"))
  }
}
