/// What a date is about. The raw values are the names in JSON.
public enum DateKind: String, CaseIterable, Sendable {
  case birthday, wedding, firstMet, together, nameDay, death
  /// The label is in the user's own words.
  case other
  /// A number of days or years of another date.
  case milestone

  /// The names of the kind, in lower case. A search finds and shows them.
  var names: [String] {
    switch self {
    case .birthday: ["birthday", "생일", "생신"]
    case .wedding:
      ["wedding anniversary", "wedding", "anniversary", "anniv", "married", "결혼기념일", "결혼", "결혼식"]
    case .firstMet: ["first met", "met", "day you met", "처음 만난 날", "만난 날"]
    case .together:
      ["together since", "together", "dating", "사귄 날", "사귀기 시작한 날", "연애 시작"]
    case .nameDay: ["name day", "영명축일", "축일"]
    case .death:
      [
        "day of death", "death", "died", "death day", "death anniversary", "기일", "제사", "제삿날",
        "돌아가신 날",
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

  init(_ words: SingleLineText) { (kind, self.words) = (.other, words) }

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

  /// Returns the kind that a text names, with or without blanks; nil for other words.
  static func known(_ text: String) -> DateKind? { kinds[letters(text.lowercased())] }

  /// The kinds by the letters of their names.
  private static let kinds = Dictionary(
    uniqueKeysWithValues: DateKind.allCases.flatMap { kind in
      kind.names.map { (letters($0), kind) }
    })

  private static func letters(_ text: String) -> String {
    text.filter { $0.isLetter || $0.isNumber }
  }
}

/// What a day is of a date.
public enum DateCount: Hashable, Sendable {
  /// The day of each year. The years are nil if they are unknown, or on the day itself. The age of a birthday is by the
  /// solar calendar; other dates have none.
  case yearly(years: Int?, age: Int?)
  /// So many days since the day itself.
  case days(Int)
  /// The hundredth day of a child, 백일.
  case hundredDays
  /// The forty-ninth day after a death, 49재.
  case fortyNinthDay
}

/// A birthday or another date of a person on one day, as calendars show it.
public struct CalendarOccasion: Hashable, Sendable {
  public let name: String
  public let label: DateLabel
  public let count: DateCount

  public init(_ name: String, _ label: DateLabel, _ count: DateCount) {
    (self.name, self.label, self.count) = (name, label, count)
  }

  /// Creates the birthday of a person with a name.
  public static func birthday(_ name: String) -> CalendarOccasion {
    CalendarOccasion(name, DateLabel(.birthday), .yearly(years: nil, age: nil))
  }

  /// Whether it is a birthday, not a day that is counted from one.
  public var isBirthday: Bool {
    if label.kind == .birthday, case .yearly = count { true } else { false }
  }
}
