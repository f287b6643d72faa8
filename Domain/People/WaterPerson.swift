/// A contact to record, before validation.
public struct Contact: Equatable, Sendable {
  /// The channel of the contact; nil if the user did not give it.
  public var channel: Watering.Channel?
  /// At most three keywords.
  public var keywords: [String]
  public var memo: String?
  /// Whether to record the contact even if the plant is not due yet.
  public var isEarly: Bool
  /// The time at which the contact took place; nil means the current time. A future time is treated as the current
  /// time.
  public var at: Now?

  /// Creates a contact. Without arguments it has no note.
  public init(
    by channel: Watering.Channel? = nil, keywords: [String] = [], memo: String? = nil,
    isEarly: Bool = false
  ) {
    self.channel = channel
    self.keywords = keywords
    self.memo = memo
    self.isEarly = isEarly
  }
}

/// Waters a plant. Records the contact, awards affection and restarts the cycle.
public struct WaterPerson: Sendable {
  let people: any PeopleRepository
  let clock: WallClock
  let ids: IDSource

  /// Records a contact with one person. Throws if a rule forbids it.
  public func callAsFunction(_ id: ID<Person>, _ contact: Contact) throws(PeopleFailure) -> Plant {
    try recorded(id, contact).plant
  }

  /// Records a contact, and also returns the stored watering.
  public func recorded(_ id: ID<Person>, _ contact: Contact) throws(PeopleFailure)
    -> (plant: Plant, watering: Watering?)
  {
    let review: Review
    do throws(PersonRefusal) {
      review = try Review(keywords: contact.keywords, memo: contact.memo)
    } catch { throw .refused(error) }
    let now = clock.now()
    let watering: ID<Watering> = ids.id()
    var kept: Watering?
    let rule: WateringRule = { (moment) throws(PersonRefusal) in
      let watered = try Self.water(moment, contact, review, as: watering, at: now)
      kept = watered.1
      return watered
    }
    let person = try people.water(id, on: now.day, by: rule)
    return (Plant(person, today: now.day), kept)
  }

  /// Returns the person after a contact, and the watering. Throws if the contact is early and the user did not allow
  /// that. Without a cycle, no contact is early. Affection is awarded once a day, and the next watering counts from the
  /// day the contact started.
  static func water(
    _ moment: WateringMoment, _ contact: Contact, _ review: Review, as id: ID<Watering>,
    at now: Now
  ) throws(PersonRefusal) -> (Person, Watering) {
    let person = moment.person
    if let due = person.nextWatering, due > now.day, !contact.isEarly {
      throw .notThirsty(calledName: person.calledName, until: due)
    }
    let at = happened(moment, contact, now)
    let award = moment.awarded.contains(at.day) ? 0 : review.award
    var watered = person
    watered.affection = person.affection + award
    // A contact of an earlier day must not shorten the cycle of a later one.
    let isLate = contact.at != nil && at.day < now.day
    if let rhythm = person.rhythm {
      let next = at.day + rhythm.cycle.days
      watered.rhythm?.next = isLate ? max(next, rhythm.next) : next
      if watered.nextWatering == next { watered.postponedSinceWatering = 0 }
    } else if !isLate {
      watered.postponedSinceWatering = 0
    }
    watered.timesWatered += 1
    let watering = Watering(
      id: id, person: person.id, at: at,
      channel: contact.channel ?? (at == now ? nil : moment.pending?.channel),
      keywords: review.keywords, memo: review.memo,
      isEarly: person.nextWatering.map { $0 > at.day } ?? false,
      award: award)
    return (watered, watering)
  }

  /// The number of days after which a pending review no longer sets the time of the contact, for persons without a
  /// cycle.
  private static let longestWait = 90

  /// Returns the time of the contact: the given time, unless it is in the future. Without a given time it is the start
  /// of the pending review, if the review has a matching channel and is less than one cycle old. In all other cases it
  /// is the current time.
  private static func happened(_ moment: WateringMoment, _ contact: Contact, _ now: Now) -> Now {
    if let at = contact.at { return at.instant < now.instant ? at : now }
    let cycle = moment.person.cycle?.days ?? longestWait
    guard let pending = moment.pending,
      contact.channel == nil || contact.channel == pending.channel,
      pending.at.day + cycle > now.day, pending.at.day <= now.day
    else { return now }
    return pending.at
  }
}
