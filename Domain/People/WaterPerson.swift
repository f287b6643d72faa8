/// A contact to be recorded.
public struct Contact: Equatable, Sendable {
  public var channel: Watering.Channel?
  public var keywords: [String]
  public var memo: String?
  /// Whether it is to be recorded although the plant is not thirsty yet.
  public var isEarly: Bool

  /// Makes a contact; without arguments nothing is noted about it.
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

/// Waters a plant: records the contact, awards affection and starts the cycle anew from today.
public struct WaterPerson: Sendable {
  let people: any PeopleRepository
  let clock: WallClock
  let ids: IDSource

  /// Records a contact with one person, or says why it cannot be.
  public func callAsFunction(_ id: ID<Person>, _ contact: Contact) throws(PeopleError) -> Plant {
    let review: Review
    do throws(PersonRefusal) {
      review = try Review(keywords: contact.keywords, memo: contact.memo)
    } catch { throw .refused(error) }
    let now = clock.now()
    let watering: ID<Watering> = ids.id()
    let rule: WateringRule = { (person, lastAward) throws(PersonRefusal) in
      try Self.water(person, lastAward: lastAward, contact, review, as: watering, at: now)
    }
    return Plant(try people.water(id, by: rule), today: now.day)
  }

  /// The rule itself: early contact only when asked for, affection once a day, and the next
  /// watering counted from the day it really happened.
  static func water(
    _ person: Person, lastAward: Day?, _ contact: Contact, _ review: Review,
    as id: ID<Watering>, at now: Now
  ) throws(PersonRefusal) -> (Person, Watering) {
    let isEarly = person.nextWatering > now.day
    if isEarly && !contact.isEarly {
      throw .notThirsty(calledName: person.calledName, until: person.nextWatering)
    }
    let award = lastAward == now.day ? 0 : review.award
    var watered = person
    watered.affection = person.affection + award
    watered.nextWatering = now.day + person.cycle.days
    watered.postponedSinceWatering = 0
    watered.timesWatered += 1
    let watering = Watering(
      id: id, person: person.id, at: now, channel: contact.channel, keywords: review.keywords,
      memo: review.memo, isEarly: isEarly, award: award)
    return (watered, watering)
  }
}
