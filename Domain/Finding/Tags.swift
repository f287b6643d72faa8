/// A tag with the number of records that contain it, by part.
public struct TagCount: Equatable, Sendable {
  /// The tag without `#`.
  public let tag: String
  /// The number of records of each part. Parts without records are left out.
  public let counts: [DailyPart: Int]

  public init(tag: String, counts: [DailyPart: Int]) {
    self.tag = tag
    self.counts = counts
  }

  /// The number of records in all parts.
  public var total: Int { counts.values.reduce(0, +) }
}

extension Finding {
  /// Returns all tags, the most used first, and equally used ones by name.
  public func tags() throws(StorageFailure) -> [TagCount] {
    var counts: [String: [DailyPart: Int]] = [:]
    try repository.visitMarked { record in
      for tag in record.tags { counts[tag, default: [:]][record.kind.part, default: 0] += 1 }
    }
    return counts.map { TagCount(tag: $0.key, counts: $0.value) }
      .sorted { ($1.total, $0.tag) < ($0.total, $1.tag) }
  }
}

extension RecordSummary {
  /// The tags in the record's own texts. If the title is the name of an owner, its tags do not count.
  public var tags: Set<String> {
    let own =
      switch kind.titleRole {
      case .name, .body: [title] + [alias].compactMap(\.self)
      case .context: [alias].compactMap(\.self)
      }
    return Set((own + texts).flatMap(Hashtag.all))
  }
}
