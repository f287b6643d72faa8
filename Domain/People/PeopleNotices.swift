/// Notices for due waterings, pending reviews and birthdays.
public struct PeopleNotices: NoticeSource {
  private let readings: any NoticeReadings

  public init(_ readings: any NoticeReadings) { self.readings = readings }

  public var part: DailyPart { .people }

  public func notices(_ look: NoticeLook) throws(StorageFailure) -> [Notice] {
    var found: [Notice] = []
    for person in try readings.thirsty(on: look.days, atMost: NoticeLook.most) {
      guard let day = person.nextWatering else { continue }
      found.append(
        Notice(
          .people, .due, person.id.text, for: day.description, at: look.hour(person.alarmHour, day),
          until: look.midnight(day + NoticeLook.catchUp + 1), .due(name: person.calledName, day)))
    }
    let since = look.span.lowerBound - 2 * 86_400
    for contact in try readings.unrecorded(after: since, atMost: NoticeLook.most) {
      found.append(review(contact, look))
    }
    for day in look.each where look.wants(look.hour(look.options.morning, day)) {
      found += try birthdays(day, look)
    }
    return found
  }

  /// Returns the notice that asks about a contact. It is due at the person's hour of notices, on the day of the contact
  /// or the next.
  private func review(_ contact: UnrecordedContact, _ look: NoticeLook) -> Notice {
    let (person, begun) = (contact.person, contact.review.at)
    let day = look.calendar.local(begun.instant).day
    let sameDay = look.hour(person.alarmHour, day)
    let at = sameDay.instant > begun.instant ? sameDay : look.hour(person.alarmHour, day + 1)
    return Notice(
      .people, .review, person.id.text, for: String(begun.instant), at: at,
      until: look.midnight(at.day + NoticeLook.catchUp + 1),
      .review(name: person.calledName, contact.review.channel, at: begun))
  }

  private func birthdays(_ day: Day, _ look: NoticeLook) throws(StorageFailure) -> [Notice] {
    let people = try readings.born(on: Birthday.celebrated(on: day), atMost: NoticeLook.most)
    var notices = people.map { notice(of: .person($0), $0.id.text, day, look) }
    guard look.options.includesContacts else { return notices }
    let cards = try readings.contactsBorn(on: Birthday.celebrated(on: day), atMost: NoticeLook.most)
    notices += cards.map { notice(of: .contact($0), "contact-\($0.id.text)", day, look) }
    return notices
  }

  private func notice(
    of celebrant: Celebrant, _ subject: String, _ day: Day, _ look: NoticeLook
  ) -> Notice {
    Notice(
      .people, .birthday, subject, for: day.description,
      at: look.hour(look.options.morning, day), until: look.midnight(day + 2),
      .birthday(
        name: celebrant.calledName, day, age: celebrant.birthday?.age(keptOn: day)))
  }
}
