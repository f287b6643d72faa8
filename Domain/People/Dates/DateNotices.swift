extension PersonDates {
  /// Returns the notices of dates on their day, and ahead where the user asked for it. Birthdays have notices of their
  /// own on their day, so they are only told ahead. Each is told at the person's hour.
  func notices(_ context: NoticeContext) throws(PeopleFailure) -> [Notice] {
    let ahead = try customs().ahead
    let all = try all()
    let most = max(
      ahead.max() ?? 0, all.flatMap(\.date.reminders).max() ?? 0)
    let (first, last) = (context.days.lowerBound, context.days.upperBound)
    let span = first...(last + min((most + 86_399) / 86_400 + 1, Day.range.upperBound - last))
    var notices: [Notice] = []
    for occasion in try occasions(in: span) {
      for seconds in Set([0] + occasion.date.reminders + ahead) {
        notices.append(Self.notice(occasion, seconds, context))
      }
    }
    if !ahead.isEmpty {
      for occasion in try birthdays(in: span) {
        notices += ahead.map { Self.notice(occasion, $0, context) }
      }
    }
    return notices.filter { context.wants($0.at) }
  }

  /// Returns the birthdays of people in some days.
  private func birthdays(in days: ClosedRange<Day>) throws(PeopleFailure) -> [DateOccasion] {
    let ahead = BirthdaysAhead(of: days.lowerBound, within: days.upperBound - days.lowerBound)
    return try people.born(on: ahead.birthdays, atMost: NoticeContext.most).compactMap { person in
      guard let coming = ahead.coming(.person(person)), let date = PersonDate(birthdayOf: person)
      else { return nil }
      return DateOccasion(DatedPerson(person, date), coming.day, date.count(on: coming.day))
    }
  }

  private static func notice(
    _ occasion: DateOccasion, _ seconds: Int, _ context: NoticeContext
  ) -> Notice {
    let start = context.hour(occasion.person.alarmHour, occasion.day)
    let at = context.calendar.local(start.instant - seconds)
    let counted = occasion.isCountedInDays ? "-counted" : ""
    return Notice(
      .people, .date, occasion.date.id.text,
      for: "\(occasion.day)" + counted + (seconds > 0 ? "-\(seconds)" : ""), at: at,
      until: context.midnight(seconds > 0 ? occasion.day : occasion.day + 2), .date(occasion))
  }
}
