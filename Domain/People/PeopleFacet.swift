/// The filter fields of persons. A comparison without a field applies to the day of the last contact.
public enum PeopleFacet: String, FilterFacet {
  /// The contact cycle in days.
  case every
  /// The number of waterings.
  case watered
  /// The number of postponements since the last watering.
  case postponed
  /// The affection in percent.
  case affection
  case next
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

public typealias PeopleFilter = ListFilter<PeopleFacet>
