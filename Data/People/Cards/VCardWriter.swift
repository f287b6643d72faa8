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
    if let birthday = person.birthday {
      lines += CardPerson.properties(of: birthday).map { "\($0.name):\($0.value)" }
    }
    lines.append("END:VCARD")
    return lines.flatMap { ContentText.folded($0) }
  }

  /// Returns the family and given name.
  private static func structured(_ name: String) -> String {
    let parts = CardPerson.parts(ofName: name)
    return ContentText.escaped(parts.family) + ";" + ContentText.escaped(parts.given)
  }
}
