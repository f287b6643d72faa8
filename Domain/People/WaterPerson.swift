/// A contact to be recorded.
public struct Contact: Equatable, Sendable {
  /// How the two were in touch, if it is said.
  public var channel: Watering.Channel?
  /// At most three words that say what it was about.
  public var keywords: [String]
  /// What is written down about it.
  public var memo: String?
  /// Whether it is to be recorded although the plant is not thirsty yet.
  public var isEarly: Bool
  /// When it was, where that is another moment than now; never one to come.
  public var at: Now?

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
    try recorded(id, contact).plant
  }

  /// Records a contact, and tells what was kept of it.
  public func recorded(_ id: ID<Person>, _ contact: Contact) throws(PeopleError)
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

  /// The rule itself: early contact only when asked for, affection once a day, and the next
  /// watering counted from the day it really happened: the day the contact was begun on. A plant
  /// without a rhythm takes water whenever there is some, and for it none is early.
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
    // What was long ago takes nothing from a later contact.
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

  /// How many days a contact that was begun waits to be recorded for who has no cycle.
  private static let longestWait = 90

  /// When the contact happened: when it was begun, if this is the one that was begun and the
  /// plant is not thirsty again since; otherwise now.
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
