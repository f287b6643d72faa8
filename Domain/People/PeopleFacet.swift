/// By what people are filtered. Without a field a comparison means the day of the last contact.
public enum PeopleFacet: String, FilterFacet {
  /// Every how many days somebody is to be in touch.
  case every
  /// How often the plant was watered.
  case watered
  /// How often it was postponed since then.
  case postponed
  /// Affection, in percent.
  case affection
  /// The day the next watering is due.
  case next
  /// The day of the last contact.
  case last

  public static var ownDay: PeopleFacet { .last }

  public var aliases: [String] {
    switch self {
    case .every: ["cycleDays", "cycle", "주기"]
    case .watered: ["timesWatered", "연락수"]
    case .postponed: ["postponedSinceWatering", "미룬수"]
    case .affection: ["애정", "애정도"]
    case .next: ["nextWatering", "다음"]
    case .last: ["lastContact", "마지막"]
    }
  }

  public var kind: FilterKind {
    switch self {
    case .every, .watered, .postponed, .affection: .number
    case .next, .last: .day
    }
  }
}

/// A filter of people.
public typealias PeopleFilter = ListFilter<PeopleFacet>
