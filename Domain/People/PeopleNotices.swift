/// What people have to say: whom to water, what waits to be recorded, and birthdays.
public struct PeopleNotices: NoticeSource {
  private let readings: any NoticeReadings

  /// Looks there.
  public init(_ readings: any NoticeReadings) { self.readings = readings }

  public var part: DailyPart { .people }

  public func notices(_ look: NoticeLook) throws(StorageFailure) -> [Notice] {
    var found: [Notice] = []
    for person in try readings.thirsty(on: look.days, atMost: NoticeLook.most) {
      let day = person.nextWatering
      found.append(
        Notice(
          .people, .due, person.id.text, for: day.description, at: look.hour(person.alarmHour, day),
          until: look.midnight(day + NoticeLook.catchUp + 1), .due(name: person.calledName, day)))
    }
    let since = look.span.lowerBound - 2 * 86_400
    for contact in try readings.unrecorded(after: since, atMost: NoticeLook.most) {
      found.append(review(contact, look))
    }
    for day in look.each where look.wants(look.hour(look.wishes.morning, day)) {
      found += try birthdays(day, look)
    }
    return found
  }

  /// At the person's hour that comes next after the contact, which may be that of the day after.
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

  /// Who was born on 29 February has a birthday on 28 February in years without one.
  private func birthdays(_ day: Day, _ look: NoticeLook) throws(StorageFailure) -> [Notice] {
    let (year, month, number) = day.parts
    var people = try readings.born(month: month, day: number, atMost: NoticeLook.most)
    if month == 2, number == 28, !Day.isLeap(year) {
      people += try readings.born(month: 2, day: 29, atMost: NoticeLook.most)
    }
    return people.map { person in
      let age = person.birthday?.year.map { year - $0 }.flatMap { $0 > 0 ? $0 : nil }
      return Notice(
        .people, .birthday, person.id.text, for: day.description,
        at: look.hour(look.wishes.morning, day), until: look.midnight(day + 2),
        .birthday(name: person.calledName, day, age: age))
    }
  }
}
