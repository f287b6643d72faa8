/// The use cases of the dates of people.
public struct PersonDates: Sendable {
  let dates: any PersonDatesRepository
  let people: any PeopleRepository
  let clock: WallClock
  let ids: IDSource
  let settings: @Sendable () throws(StorageFailure) -> DateCustoms

  public init(
    _ dates: any PersonDatesRepository, people: any PeopleRepository, clock: WallClock,
    ids: IDSource, customs: @escaping @Sendable () throws(StorageFailure) -> DateCustoms
  ) {
    (self.dates, self.people, self.clock, self.ids) = (dates, people, clock, ids)
    settings = customs
  }

  public var today: Day { clock.now().day }

  public func customs() throws(PeopleFailure) -> DateCustoms {
    do throws(StorageFailure) { return try settings() } catch { throw .storage(error) }
  }

  // MARK: Changes

  /// Stores a date. A known label has one date, so another day replaces it; the same label and day change nothing. Nil
  /// reminders keep those of the replaced date.
  public func set(
    _ person: ID<Person>, _ label: String, _ day: String, reminders: [Int]? = nil,
    in order: DateOrder = .monthFirst
  ) throws(PeopleFailure) -> PersonDate {
    let date: PersonDate
    do throws(PersonRefusal) {
      date = PersonDate(
        id: ids.id(), person: person, label: try Self.label(label),
        date: try Self.day(day, on: today, in: order),
        reminders: try Self.reminders(reminders ?? []))
    } catch { throw .refused(error) }
    var kept = date
    try dates.change(person, at: clock.now()) { (all) throws(PersonRefusal) in
      let index =
        all.firstIndex { $0.label == date.label && $0.date.agrees(with: date.date) }
        ?? (date.label.kind == .other ? nil : all.firstIndex { $0.label == date.label })
      guard let index else { return all + [date] }
      var changed = all
      let isSame = changed[index].date.agrees(with: date.date)
      // A day without its year is no other day than the one that is known with it.
      if !isSame || date.date.year != nil { changed[index].date = date.date }
      if reminders != nil { changed[index].reminders = date.reminders }
      kept = changed[index]
      return changed
    }
    return kept
  }

  /// Stores the dates of a person's cards. A label that the person has already stays as it is.
  public func importDates(_ found: [CardDate], for person: ID<Person>) throws(PeopleFailure) {
    if found.isEmpty { return }
    let new = found.map {
      PersonDate(id: ids.id(), person: person, label: $0.label, date: $0.day)
    }
    try dates.change(person, at: clock.now()) { (all) throws(PersonRefusal) in
      all + new.filter { one in !all.contains { $0.label == one.label } }
    }
  }

  /// Changes a date to the values of a form.
  public func edit(
    _ date: PersonDate, _ label: String, _ day: String, reminders: [Int],
    in order: DateOrder = .monthFirst
  ) throws(PeopleFailure) -> PersonDate {
    var changed = date
    do throws(PersonRefusal) {
      changed.label = try Self.label(label)
      changed.date = try Self.day(day, on: today, in: order)
      changed.reminders = try Self.reminders(reminders)
    } catch { throw .refused(error) }
    let edited = changed
    try dates.change(date.person, at: clock.now()) { (all) throws(PersonRefusal) in
      all.map { $0.id == edited.id ? edited : $0 }
    }
    return changed
  }

  /// Soft-deletes the dates with a label; with a day, only those on this day. Returns one of them and their number.
  public func remove(
    _ person: Person, _ label: String, _ day: String? = nil, in order: DateOrder = .monthFirst
  ) throws(PeopleFailure) -> (first: PersonDate, count: Int) {
    let meant: (label: DateLabel, day: Birthday?)
    do throws(PersonRefusal) {
      meant.label = try Self.label(label)
      meant.day = if let day { try Self.day(day, on: today, in: order) } else { nil }
    } catch { throw .refused(error) }
    let wanted = meant
    var removed: [PersonDate] = []
    try dates.change(person.id, at: clock.now()) { (all) throws(PersonRefusal) in
      func goes(_ date: PersonDate) -> Bool {
        date.label == wanted.label && wanted.day.map(date.date.agrees) != false
      }
      removed = all.filter(goes)
      if removed.isEmpty { throw .unknownDate(wanted.label, calledName: person.calledName) }
      return all.filter { !goes($0) }
    }
    guard let first = removed.first else {
      throw .refused(.unknownDate(wanted.label, calledName: person.calledName))
    }
    return (first, removed.count)
  }

  /// Soft-deletes one date.
  public func remove(_ date: PersonDate) throws(PeopleFailure) {
    try dates.change(date.person, at: clock.now()) { (all) throws(PersonRefusal) in
      all.filter { $0.id != date.id }
    }
  }

  private static func label(_ typed: String) throws(PersonRefusal) -> DateLabel {
    let label = try DateLabel(reading: typed)
    if label.kind == .birthday { throw .labelIsBirthday }
    return label
  }

  /// Parses the day of a date.
  public static func day(_ text: String, on today: Day, in order: DateOrder)
    throws(PersonRefusal) -> Birthday
  {
    do throws(PersonRefusal) {
      if let day = try AddPerson.birthday(Text.trimmed(text), on: today, in: order) { return day }
    } catch {
      throw error == .noSuchBirthday
        ? .noSuchDate : error == .unreadableBirthday ? .unreadableDate : error
    }
    throw .unreadableDate
  }

  private static func reminders(_ seconds: [Int]) throws(PersonRefusal) -> [Int] {
    guard seconds.count <= PersonDate.mostReminders,
      seconds.allSatisfy({ (0...PersonDate.longestReminder).contains($0) })
    else { throw .reminderRange }
    return Set(seconds).sorted(by: >)
  }

  // MARK: Queries

  /// Returns the dates of a person, or of all people.
  public func all(of person: ID<Person>? = nil) throws(PeopleFailure) -> [DatedPerson] {
    try dates.dates(of: person)
  }

  /// Returns what comes of a person or of all people, birthdays too, the nearest first: each date once, and the days
  /// that are counted within a year. With `count`, those within so many days.
  public func coming(of person: Person?, within count: Int? = nil) throws(PeopleFailure)
    -> [DateOccasion]
  {
    var dated = try all(of: person?.id)
    if let person {
      dated += PersonDate(birthdayOf: person).map { [DatedPerson(person, $0)] } ?? []
    } else {
      try people.visit(PeopleQuery()) { person in
        if let date = PersonDate(birthdayOf: person) { dated.append(DatedPerson(person, date)) }
        return true
      }
    }
    let (customs, today) = (try customs(), today)
    let span = Self.span(from: today, max(count ?? 0, 366))
    let found = dated.flatMap { dated in
      (dated.date.next(onOrAfter: today).map {
        [DateOccasion(dated, $0, dated.date.count(on: $0))]
      } ?? []) + customs.occasions(of: dated, in: span).filter(\.isCountedInDays)
    }
    return Self.ordered(found).filter { $0.day - today <= count ?? .max }
  }

  /// Returns the dates of all people in some days, and the days that are counted from birthdays. The birthdays
  /// themselves are left out.
  public func occasions(in days: ClosedRange<Day>) throws(PeopleFailure) -> [DateOccasion] {
    try occasions(of: try all(), in: days) + hundredDays(in: days)
  }

  /// Returns the dates of a person in some days, and the days that are counted, also from the birthday. The birthdays
  /// themselves are left out.
  public func occasions(of person: Person, in days: ClosedRange<Day>) throws(PeopleFailure)
    -> [DateOccasion]
  {
    let customs = try customs()
    let born = PersonDate(birthdayOf: person).map { DatedPerson(person, $0) }
    let counted = born.map { customs.occasions(of: $0, in: days).filter(\.isCountedInDays) } ?? []
    return Self.ordered(
      try all(of: person.id).flatMap { customs.occasions(of: $0, in: days) } + counted)
  }

  /// Returns what is told today: the dates of today, and those of which the user wants to know ahead. The nearest come
  /// first.
  public func due() throws(PeopleFailure) -> [DateOccasion] {
    let (customs, today) = (try customs(), today)
    let all = try all()
    let ahead = customs.daysAhead
    let most = max(ahead, all.map(\.date.daysAhead).max() ?? 0)
    let found = all.flatMap {
      customs.occasions(of: $0, in: Self.span(from: today, most))
    }.filter { $0.day - today <= max(ahead, $0.date.daysAhead) }
    let children = try hundredDays(in: Self.span(from: today, ahead))
    return (found + children).sorted { $0.day < $1.day }
  }

  private func occasions(of dated: [DatedPerson], in days: ClosedRange<Day>)
    throws(PeopleFailure) -> [DateOccasion]
  {
    let customs = try customs()
    return Self.ordered(dated.flatMap { customs.occasions(of: $0, in: days) })
  }

  /// Returns days with the earliest first. Those of one day keep their order.
  private static func ordered(_ occasions: [DateOccasion]) -> [DateOccasion] {
    occasions.enumerated().sorted {
      ($0.element.day, $0.offset) < ($1.element.day, $1.offset)
    }.map(\.element)
  }

  /// Returns the hundredth days of children in some days. The store finds the people by their birthdays.
  private func hundredDays(in days: ClosedRange<Day>) throws(PeopleFailure) -> [DateOccasion] {
    guard try customs().hasMilestones, days.lowerBound - Day.range.lowerBound > 99 else {
      return []
    }
    let born = (days.lowerBound - 99)...(days.upperBound - 99)
    let wanted = (0...(born.upperBound - born.lowerBound)).flatMap {
      Birthday.celebrated(on: born.lowerBound + $0)
    }
    return try people.born(on: Array(Set(wanted)), atMost: .max).compactMap { person in
      guard let date = PersonDate(birthdayOf: person), let first = date.first,
        born.contains(first)
      else { return nil }
      return DateOccasion(DatedPerson(person, date), first + 99, .hundredDays)
    }.sorted { $0.day < $1.day }
  }

  private static func span(from day: Day, _ count: Int) -> ClosedRange<Day> {
    day...(day + min(max(0, count), Day.range.upperBound - day))
  }
}

extension DateCustoms {
  /// The greatest number of days for which the user is told ahead of each date.
  var daysAhead: Int { ahead.map { ($0 + 86_399) / 86_400 }.max() ?? 0 }
}
