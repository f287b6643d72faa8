import Domain

/// Who was born on some days of whatever year, of the civil calendar or of the lunar one. The index
/// has the last five signs of a birthday, in which the two are alike; its beginning tells them apart.
/// All days are asked for at once, since a page of the day asks for those of a week.
enum BirthdaySQL {
  /// The people of so many days in the order of the days: an index is walked for one after the
  /// other, so that a limit ends it and nothing is sorted.
  static func born(on days: Int, isToldOf: Bool = false) -> String {
    """
    WITH wanted (ending, whole, told) AS (VALUES \(Array(repeating: "(?, ?, ?)", count: days)
      .joined(separator: ", ")))
    SELECT \(PeopleRow.shape.list(of: "p"))
    FROM wanted w CROSS JOIN people p INDEXED BY people_by_birthday
    WHERE substr(p.birthday, -5) = w.ending AND p.birthday IS NOT NULL
      AND (p.birthday = w.whole OR p.birthday GLOB w.told)
      \(isToldOf ? "AND p.notify = 1" : "") AND p.deleted_at IS NULL
    LIMIT ?
    """
  }

  /// Whether the address book has any birthday.
  static let anyContact = """
    SELECT 1 FROM contacts c INDEXED BY contacts_by_birthday
    WHERE c.birthday IS NOT NULL AND c.deleted_at IS NULL LIMIT 1
    """

  /// The contacts of so many days that are no plants, in the order of the days.
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

  /// For each day the end of its birthdays, the whole text without a year and a pattern with one.
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
