/// By what events are filtered. Without a field a comparison means the day an event begins.
public enum EventFacet: String, FilterFacet {
  /// The day it begins.
  case start
  /// How many minutes it takes.
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

/// A filter of events.
public typealias EventFilter = ListFilter<EventFacet>
