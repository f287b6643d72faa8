/// Notices for due waterings, pending reviews, birthdays and other dates.
public struct PeopleNotices: NoticeSource {
  private let readings: any NoticeReadings
  private let dates: PersonDates?

  public init(_ readings: any NoticeReadings, dates: PersonDates? = nil) {
    (self.readings, self.dates) = (readings, dates)
  }

  public var part: DailyPart { .people }

  public func notices(_ context: NoticeContext) throws(StorageFailure) -> [Notice] {
    var found: [Notice] = []
    for person in try readings.thirsty(on: context.days, atMost: NoticeContext.most) {
      guard let day = person.nextWatering else { continue }
      found.append(
        Notice(
          .people, .due, person.id.text, for: day.description,
          at: context.hour(person.alarmHour, day),
          until: context.midnight(day + NoticeContext.catchUp + 1),
          .due(name: person.calledName, day)))
    }
    let since = context.span.lowerBound - 2 * 86_400
    for contact in try readings.unrecorded(after: since, atMost: NoticeContext.most) {
      found.append(review(contact, context))
    }
    for day in context.each where context.wants(context.hour(context.options.morning, day)) {
      found += try birthdays(day, context)
    }
    if let dates {
      var ofDates: [Notice] = []
      try stored { () throws(PeopleFailure) in ofDates = try dates.notices(context) }
      found += ofDates
    }
    return found
  }

  /// Returns the notice that asks about a contact. It is due at the person's hour of notices, on the day of the contact
  /// or the next.
  private func review(_ contact: UnrecordedContact, _ context: NoticeContext) -> Notice {
    let (person, begun) = (contact.person, contact.review.at)
    let day = context.calendar.local(begun.instant).day
    let sameDay = context.hour(person.alarmHour, day)
    let at = sameDay.instant > begun.instant ? sameDay : context.hour(person.alarmHour, day + 1)
    return Notice(
      .people, .review, person.id.text, for: String(begun.instant), at: at,
      until: context.midnight(at.day + NoticeContext.catchUp + 1),
      .review(name: person.calledName, contact.review.channel, at: begun))
  }

  private func birthdays(_ day: Day, _ context: NoticeContext) throws(StorageFailure) -> [Notice] {
    let people = try readings.born(on: Birthday.celebrated(on: day), atMost: NoticeContext.most)
    var notices = people.map { notice(of: .person($0), $0.id.text, day, context) }
    guard context.options.includesContacts else { return notices }
    let cards = try readings.contactsBorn(
      on: Birthday.celebrated(on: day), atMost: NoticeContext.most)
    notices += cards.map { notice(of: .contact($0), "contact-\($0.id.text)", day, context) }
    return notices
  }

  private func notice(
    of celebrant: Celebrant, _ subject: String, _ day: Day, _ context: NoticeContext
  ) -> Notice {
    Notice(
      .people, .birthday, subject, for: day.description,
      at: context.hour(context.options.morning, day), until: context.midnight(day + 2),
      .birthday(
        name: celebrant.calledName, day, age: celebrant.birthday?.age(keptOn: day)))
  }
}
