/// A date of a person, such as a wedding anniversary. The birthday has this form too, but is stored with the person.
public struct PersonDate: Hashable, Sendable {
  public let id: ID<PersonDate>
  public let person: ID<Person>
  public var label: DateLabel
  /// The day, solar or lunar, with or without a year.
  public var date: Birthday
  /// How long before the day the user is told of it, in seconds, the earliest first.
  public var reminders: [Int]

  public init(
    id: ID<PersonDate>, person: ID<Person>, label: DateLabel, date: Birthday, reminders: [Int] = []
  ) {
    (self.id, self.person, self.label, self.date) = (id, person, label, date)
    self.reminders = reminders
  }

  /// Creates the date that is the birthday of a person; nil if the birthday is unknown.
  public init?(birthdayOf person: Person) {
    guard let birthday = person.birthday else { return nil }
    self.init(
      id: ID(person.id.text), person: person.id, label: DateLabel(.birthday), date: birthday)
  }

  /// The day itself; nil without a year.
  public var first: Day? {
    switch date {
    case .civil(let civil):
      civil.year.flatMap { Day(year: $0, month: civil.month, day: civil.day) }
    case .lunar(let lunar): lunar.born
    }
  }

  /// Returns the next day of the year on which the date is observed, from a day on; nil beyond the calendar.
  public func next(onOrAfter day: Day) -> Day? {
    // A wedding that is planned for next year has no anniversary this year.
    date.next(onOrAfter: max(day, first ?? day))
  }

  /// Returns the years between the day itself and a day on which the date is observed. Nil without a year, and on the
  /// day itself. A lunar date counts lunar years.
  public func years(on day: Day) -> Int? {
    let years: Int? =
      switch date {
      case .civil(let civil): civil.year.map { day.parts.year - $0 }
      case .lunar(let lunar):
        lunar.year.flatMap { year in LunarDay(day).map { $0.year - year } }
      }
    return years.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The maximum number of reminders, and the maximum seconds from a reminder to the date.
  public static let (mostReminders, longestReminder) = (10, 366 * 86_400)

  /// The greatest number of days from a reminder to the date.
  public var daysAhead: Int { reminders.map { ($0 + 86_399) / 86_400 }.max() ?? 0 }
}

/// What a date is about. The raw values are the names in JSON.
public enum DateKind: String, CaseIterable, Sendable {
  case birthday, wedding, firstMet, together, nameDay, death
  /// The label is in the user's own words.
  case other
  /// A number of days or years of another date.
  case milestone

  /// The names of the kind, in lower case and without blanks. The first English and the first Korean one are shown.
  var names: [String] {
    switch self {
    case .birthday: ["birthday", "생일", "생신"]
    case .wedding:
      ["weddinganniversary", "wedding", "anniversary", "married", "결혼기념일", "결혼", "결혼식"]
    case .firstMet: ["firstmet", "met", "처음만난날", "만난날"]
    case .together:
      ["togethersince", "together", "dating", "사귄날", "사귀기시작한날", "연애시작"]
    case .nameDay: ["nameday", "영명축일", "축일"]
    case .death:
      [
        "dayofdeath", "death", "died", "deathday", "deathanniversary", "기일", "제사", "제삿날",
        "돌아가신날",
      ]
    case .other, .milestone: []
    }
  }
}

/// The label of a date: one that Haru knows in each language, or the user's own words.
public struct DateLabel: Hashable, Sendable {
  public let kind: DateKind
  /// The user's own words; nil for a known label.
  public let words: SingleLineText?

  /// The maximum number of characters of a label.
  public static let limit = 60

  public init(_ kind: DateKind) { (self.kind, words) = (kind, nil) }

  /// Restores a stored label.
  package init(stored: String) {
    let kind = DateKind(rawValue: stored).flatMap { $0.names.isEmpty ? nil : $0 }
    self.kind = kind ?? .other
    words = kind == nil ? SingleLineText(stored: stored) : nil
  }

  /// The text that is stored: the name of a kind, or the user's own words.
  package var stored: String { words?.text ?? kind.rawValue }

  /// The names by which a search finds the label.
  package var searched: String { words?.text ?? kind.names.joined(separator: "\n") }

  /// Reads a typed label. A name in any language gives the known label.
  public init(reading typed: String) throws(PersonRefusal) {
    let line: SingleLineText
    do throws(TextRefusal) { line = try SingleLineText(typed, limit: Self.limit) } catch {
      switch error {
      case .empty: throw .emptyLabel
      case .tooLong(let limit): throw .labelTooLong(limit: limit)
      case .controlCharacter: throw .controlCharacter(.label)
      }
    }
    if let kind = Self.known(line.text) { self.init(kind) } else { self.init(line) }
  }

  private init(_ words: SingleLineText) { (kind, self.words) = (.other, words) }

  /// Splits a label from the day behind it, so that a known label of several words needs no quotes.
  public static func split(_ label: String, _ rest: String?) -> (label: String, day: String?) {
    var words = (rest ?? "").split(whereSeparator: \.isWhitespace)[...]
    var (joined, found) = (label, (label: label, day: rest))
    for _ in 0..<3 where !words.isEmpty {
      joined += " " + words.removeFirst()
      if known(joined) != nil {
        found = (joined, words.isEmpty ? nil : words.joined(separator: " "))
      }
    }
    return found
  }

  /// Returns the kind that a text names; nil for other words.
  static func known(_ text: String) -> DateKind? {
    let name = text.lowercased().filter { $0.isLetter || $0.isNumber }
    return DateKind.allCases.first { $0.names.contains(name) }
  }
}
