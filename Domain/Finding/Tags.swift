/// A tag with how many records of each part have it.
public struct TagCount: Equatable, Sendable {
  /// The tag, without its sign.
  public let tag: String
  /// How many records of each part there are; a part without any is left out.
  public let counts: [DailyPart: Int]

  /// Counts a tag.
  public init(tag: String, counts: [DailyPart: Int]) {
    self.tag = tag
    self.counts = counts
  }

  /// How many records there are.
  public var total: Int { counts.values.reduce(0, +) }
}

extension Finding {
  /// All tags there are, those of the most records first, then by name.
  public func tags() throws(StorageFailure) -> [TagCount] {
    var counts: [String: [DailyPart: Int]] = [:]
    try repository.visitMarked { record in
      for tag in record.tags { counts[tag, default: [:]][record.kind.part, default: 0] += 1 }
    }
    return counts.map { TagCount(tag: $0.key, counts: $0.value) }
      .sorted { ($1.total, $0.tag) < ($0.total, $1.tag) }
  }
}

extension FoundRecord {
  /// The tags of what it says itself, each once.
  public var tags: Set<String> {
    let own =
      switch kind.titleRole {
      case .name, .body: [title] + [alias].compactMap(\.self)
      case .context: [alias].compactMap(\.self)
      }
    return Set((own + texts).flatMap(Hashtag.all))
  }
}
