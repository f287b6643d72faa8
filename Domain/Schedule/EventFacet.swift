/// The fields by which events can be filtered. A comparison without a field applies to the start day.
public enum EventFacet: String, FilterFacet {
  /// The start day.
  case start
  /// The length in minutes.
  case minutes
  /// The number of days left of an event that is counted down.
  case countdown

  public static var ownDay: EventFacet { .start }

  public var aliases: [String] {
    switch self {
    case .start: ["day", "날", "시작"]
    case .minutes: ["length", "분", "길이"]
    case .countdown: ["dDay", "디데이"]
    }
  }

  public var kind: FilterKind {
    switch self {
    case .start: .day
    case .minutes, .countdown: .number
    }
  }
}

public typealias EventFilter = ListFilter<EventFacet>
