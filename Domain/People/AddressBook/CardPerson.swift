/// The properties of a person in a vCard that Haru writes itself. The values are not escaped.
public enum CardPerson {
  /// The name of Haru's property for a lunar birthday. Other programs ignore it and see only the civil date of birth,
  /// or no birthday, but never a wrong one.
  public static let lunarName = "X-HARU-LUNAR-BIRTHDAY"

  /// The name of Haru's parameter of a NOTE that is the note of a person.
  public static let noteMark = "X-HARU"

  /// Returns the family and the given name of a whole name. A name without a space, such as a Korean one, is the given
  /// name as a whole.
  public static func parts(ofName name: String) -> (family: String, given: String) {
    guard let blank = name.lastIndex(of: " ") else { return ("", name) }
    return (String(name[name.index(after: blank)...]), String(name[..<blank]))
  }

  /// Returns the properties of a birthday with their values.
  public static func properties(of birthday: Birthday) -> [(name: String, value: String)] {
    switch birthday {
    case .civil(let birthday): return [("BDAY", written(birthday))]
    case .lunar(let birthday):
      let lunar = (lunarName, birthday.description)
      guard let born = birthday.born else { return [lunar] }
      return [("BDAY", born.description), lunar]
    }
  }

  /// Returns the value of a birthday: `1990-05-17`, or `--0517` without a year.
  public static func written(_ birthday: CivilBirthday) -> String {
    if birthday.year != nil { return birthday.description }
    return "--" + birthday.description.filter { $0 != "-" }
  }
}
