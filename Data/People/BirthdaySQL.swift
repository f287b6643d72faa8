import Domain

/// Who was born on a day of some year, of the civil calendar or of the lunar one. The index has the
/// last five signs of a birthday, in which the two are alike; its beginning tells them apart.
enum BirthdaySQL {
  /// Whether a birthday is the one of ``values(_:)``, in whatever year it was.
  static let isOn = """
    substr(birthday, -5) = ?1 AND birthday IS NOT NULL
      AND (birthday = ?2 OR birthday GLOB ?3)
    """

  /// The first three values: the end, the whole text without a year, and a pattern of it with one.
  static func values(_ birthday: Birthday) -> [Value] {
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
