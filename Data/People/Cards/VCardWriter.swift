import Domain

/// Writes a card for somebody of whom the address book has none.
enum VCardWriter {
  /// The card: vCard 3.0, which every telephone reads, or 4.0 where a birthday has no year.
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

  /// Family and given name. A Korean name has no blank to part it at and stays whole.
  private static func structured(_ name: String) -> String {
    guard let blank = name.lastIndex(of: " ") else { return ";" + ContentText.escaped(name) }
    let family = String(name[name.index(after: blank)...])
    return ContentText.escaped(family) + ";" + ContentText.escaped(String(name[..<blank]))
  }

  /// What says that a birthday is one of the lunar calendar. Other programs pass it over: they read
  /// the civil day of the birth beside it, or no birthday at all, but never a wrong one.
  static let lunarName = "X-HARU-LUNAR-BIRTHDAY"

  static func written(_ birthday: CivilBirthday) -> String {
    if birthday.year != nil { return birthday.description }
    return "--" + birthday.description.filter { $0 != "-" }
  }
}
