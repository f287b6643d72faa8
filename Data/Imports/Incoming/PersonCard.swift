import Domain

/// Writes a vCard for a person who is imported only as a contact.
enum PersonCard {
  /// Returns the vCard. The source program's id is its UID, so that the person is imported only
  /// once.
  static func written(_ person: IncomingPerson, _ name: String, _ source: String) -> [UInt8] {
    var lines = [
      "BEGIN:VCARD", "VERSION:3.0", "UID:\(ContentText.escaped(source))",
      "FN:\(ContentText.escaped(name))", "N:\(ContentText.escaped(name));;;;",
    ]
    if let nickname = IncomingText.line(person.nickname) {
      lines.append("NICKNAME:\(ContentText.escaped(nickname))")
    }
    for phone in person.phones.compactMap(IncomingText.line) {
      lines.append("TEL;TYPE=CELL:\(ContentText.escaped(phone))")
    }
    for mail in person.mails.compactMap(IncomingText.line) {
      lines.append("EMAIL:\(ContentText.escaped(mail))")
    }
    if case .civil(let birthday)? = person.birthday {
      lines.append("BDAY:\(CardPerson.written(birthday))")
    }
    for memo in person.memos.compactMap({ IncomingText.multilineText($0.text) }) {
      lines.append("NOTE:\(ContentText.escaped(memo))")
    }
    return (lines + ["END:VCARD"]).flatMap { ContentText.folded($0) }
  }
}
