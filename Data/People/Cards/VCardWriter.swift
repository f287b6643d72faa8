import Domain

/// Writes a card for somebody of whom the address book has none.
enum VCardWriter {
  /// The card: vCard 3.0, which every telephone reads, or 4.0 where a birthday has no year.
  static func card(of person: Person) -> [UInt8] {
    let isNew = person.birthday.map { $0.year == nil } ?? false
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
    if let birthday = person.birthday { lines.append("BDAY:\(written(birthday))") }
    lines.append("END:VCARD")
    return lines.flatMap { ContentText.folded($0) }
  }

  /// Family and given name. A Korean name has no blank to part it at and stays whole.
  private static func structured(_ name: String) -> String {
    guard let blank = name.lastIndex(of: " ") else { return ";" + ContentText.escaped(name) }
    let family = String(name[name.index(after: blank)...])
    return ContentText.escaped(family) + ";" + ContentText.escaped(String(name[..<blank]))
  }

  static func written(_ birthday: Birthday) -> String {
    if birthday.year != nil { return birthday.description }
    return "--" + birthday.description.filter { $0 != "-" }
  }
}
