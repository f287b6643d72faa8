/// The fields by which events can be filtered. A comparison without a field applies to the start day.
public enum EventFacet: String, FilterFacet {
  /// The start day.
  case start
  /// The length in minutes.
  case minutes

  public static var ownDay: EventFacet { .start }

  public var aliases: [String] {
    switch self {
    case .start: ["day", "날", "시작"]
    case .minutes: ["length", "분", "길이"]
    }
  }

  public var kind: FilterKind {
    switch self {
    case .start: .day
    case .minutes: .number
    }
  }
}

public typealias EventFilter = ListFilter<EventFacet>
