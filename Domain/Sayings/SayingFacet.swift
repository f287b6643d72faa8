/// The facets by which sayings are filtered. A comparison without a field means the day a saying was added.
public enum SayingFacet: String, FilterFacet {
  case id
  /// The day it was added.
  case uploaded
  /// The day the user used it.
  case used
  /// The day the user liked it.
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
