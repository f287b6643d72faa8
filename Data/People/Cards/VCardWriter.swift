import Domain

/// Writes a card for a person who has no card in the address book.
enum VCardWriter {
  /// Returns the card as vCard 3.0 for compatibility, or as 4.0 if the person has a civil birthday without a year.
  static func card(of person: Person) -> [UInt8] {
    let isNew =
      if case .civil(let birthday) = person.birthday { birthday.year == nil } else { false }
    let name = person.name.text
    var lines = [
      "BEGIN:VCARD", isNew ? "VERSION:4.0" : "VERSION:3.0", "UID:haru-\(person.id.text)",
      "FN:\(ContentText.escaped(name))", "N:\(structured(name));;;",
    ]
    if let nickname = person.nickname {
      lines.append("NICKNAME:\(ContentText.escaped(nickname.text))")
    }
    if let phone = person.phone {
      lines.append("TEL;TYPE=CELL:\(ContentText.escaped(phone.written.text))")
    }
    switch person.birthday {
    case .civil(let birthday): lines.append("BDAY:\(written(birthday))")
    case .lunar(let birthday):
      if let born = birthday.born { lines.append("BDAY:\(born)") }
      lines.append("\(lunarName):\(birthday)")
    case nil: break
    }
    lines.append("END:VCARD")
    return lines.flatMap { ContentText.folded($0) }
  }

  /// Returns the family and given name. A name without a space, such as a Korean one, is the given
  /// name as a whole.
  private static func structured(_ name: String) -> String {
    guard let blank = name.lastIndex(of: " ") else { return ";" + ContentText.escaped(name) }
    let family = String(name[name.index(after: blank)...])
    return ContentText.escaped(family) + ";" + ContentText.escaped(String(name[..<blank]))
  }

  /// The name of Haru's property for a lunar birthday. Other programs ignore it and see only the
  /// civil date of birth, or no birthday, but never a wrong one.
  static let lunarName = "X-HARU-LUNAR-BIRTHDAY"

  static func written(_ birthday: CivilBirthday) -> String {
    if birthday.year != nil { return birthday.description }
    return "--" + birthday.description.filter { $0 != "-" }
  }
}
