/// The facets by which feelings are filtered.
public enum MoodFacet: String, FilterFacet {
  case day
  /// 1 to 100; a diary entry has none.
  case level

  public static var ownDay: MoodFacet { .day }

  public var aliases: [String] {
    switch self {
    case .day: ["날"]
    case .level: ["수치", "기분"]
    }
  }

  public var kind: FilterKind {
    switch self {
    case .day: .day
    case .level: .number
    }
  }
}

public typealias MoodFilter = ListFilter<MoodFacet>
