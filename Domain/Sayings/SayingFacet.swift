/// The facets by which sayings are filtered. A comparison without a field applies to the day on which the saying was
/// added.
public enum SayingFacet: String, FilterFacet {
  case id
  /// The day on which the saying was added.
  case uploaded
  /// The day on which the user used the saying.
  case used
  /// The day on which the user liked the saying.
  case liked

  public static var ownDay: SayingFacet { .uploaded }

  public var aliases: [String] {
    switch self {
    case .id: ["number", "번호"]
    case .uploaded: ["came", "들어온날"]
    case .used: ["usedAt", "쓴날"]
    case .liked: ["likedAt", "좋아한날"]
    }
  }

  public var kind: FilterKind {
    switch self {
    case .id: .number
    case .uploaded, .used, .liked: .day
    }
  }
}

public typealias SayingFilter = ListFilter<SayingFacet>
