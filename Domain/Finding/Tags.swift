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
    try repository.tags().sorted { ($1.total, $0.tag) < ($0.total, $1.tag) }
  }
}

extension RecordSummary {
  /// The tags in the record's own texts.
  public var tags: Set<String> { Set(ownTexts.flatMap(Hashtag.all)) }

  /// Returns the tags in the record's own texts, normalised for comparison.
  public func tags(folded: (String) -> String) -> Set<String> {
    Set(ownTexts.flatMap { Hashtag.all(in: folded($0)) })
  }

  /// The record's own texts. If the title is the name of an owner, it is not one of them.
  private var ownTexts: [String] {
    switch kind.titleRole {
    case .name, .body: [title] + [alias].compactMap(\.self) + texts
    case .context: [alias].compactMap(\.self) + texts
    }
  }
}
