import Domain

/// Queries for birthdays on given days in any year, civil or lunar. The index is on the last five characters of the
/// stored birthday. They are the same for a civil and a lunar birthday; the beginning distinguishes the two. Several
/// days are queried at once.
enum BirthdaySQL {
  /// Returns the query for people born on some days, in the order of the days. `days` is the number of days that will
  /// be bound. Each day is one index look-up, so that LIMIT ends the query early and nothing is sorted.
  static func born(on days: Int, notifiedOnly: Bool = false) -> String {
    """
    WITH wanted (ending, whole, told) AS (VALUES \(Array(repeating: "(?, ?, ?)", count: days)
      .joined(separator: ", ")))
    SELECT \(PeopleRow.shape.list(of: "p"))
    FROM wanted w CROSS JOIN people p INDEXED BY people_by_birthday
    WHERE substr(p.birthday, -5) = w.ending AND p.birthday IS NOT NULL
      AND (p.birthday = w.whole OR p.birthday GLOB w.told)
      \(notifiedOnly ? "AND p.notify = 1" : "") AND p.deleted_at IS NULL
    LIMIT ?
    """
  }

  /// The query that checks whether any contact has a birthday.
  static let anyContact = """
    SELECT 1 FROM contacts c INDEXED BY contacts_by_birthday
    WHERE c.birthday IS NOT NULL AND c.deleted_at IS NULL LIMIT 1
    """

  /// Returns the query for contacts without a plant who were born on some days, in the order of the days. `days` is the
  /// number of days that will be bound.
  static func contacts(on days: Int) -> String {
    """
    WITH wanted (ending, whole, told) AS (VALUES \(Array(repeating: "(?, ?, ?)", count: days)
      .joined(separator: ", ")))
    SELECT \(AddressBookSQL.listed)
    FROM wanted w CROSS JOIN contacts c INDEXED BY contacts_by_birthday
    WHERE substr(c.birthday, -5) = w.ending AND c.birthday IS NOT NULL
      AND (c.birthday = w.whole OR c.birthday GLOB w.told) AND c.deleted_at IS NULL
      AND (\(AddressBookSQL.owner)) IS NULL
    LIMIT ?
    """
  }

  /// Returns the values for the parameters of `born` and `contacts`: three per day, then the limit. The three are the
  /// last five characters of the stored birthday, the birthday without a year, and a GLOB pattern with a year.
  static func values(_ days: [Birthday], atMost limit: Int) -> [Value] {
    days.flatMap(values) + [.int(max(0, limit))]
  }

  private static func values(_ birthday: Birthday) -> [Value] {
    let text = birthday.yearless.description
    let year = "[0-9][0-9][0-9][0-9]-"
    let pattern =
      switch birthday {
      case .civil: year + text
      case .lunar(let lunar): LunarBirthday.mark + year + lunar.date.description
      }
    return [.text(String(text.suffix(5))), .text(text), .text(pattern)]
  }
}
