/// By what sayings are filtered. Without a field a comparison means the day a saying came.
public enum SayingFacet: String, FilterFacet {
  case id
  /// The day it came.
  case uploaded
  /// The day somebody used it.
  case used
  /// The day somebody came to like it.
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

/// A filter of sayings.
public typealias SayingFilter = ListFilter<SayingFacet>
