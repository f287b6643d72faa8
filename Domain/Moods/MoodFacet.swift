/// The fields by which feelings are filtered.
public enum MoodFacet: String, FilterFacet {
  case day
  /// The level, 1 to 100. A diary entry has no level.
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
