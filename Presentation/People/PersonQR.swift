import Domain
import PresentationKit
import TextUI

// Y-01
/// The QR codes of a person: a vCard 3.0, or a MECARD if that has room for more, and the phone number alone.
struct PersonQR {
  let person: Person
  let details: CardDetails

  /// The vCard: the name, and then numbers, birthday, nickname and mail addresses if they fit. The name and the
  /// birthday have the same format as in published vCards. Phones also read a vCard 3.0 birthday without a year.
  var card: QRText {
    let name = person.name.text
    let parts = CardPerson.parts(ofName: name)
    let structured = [parts.family, parts.given].map(QRContentLine.escaped).joined(separator: ";")
    var pieces: [QRText.Piece] = [
      .init("BEGIN:VCARD"), .init("VERSION:3.0"), .init("N:\(structured);;;"),
      .init(QRContentLine.text("FN", name)),
    ]
    for (index, number) in numbers.enumerated() {
      pieces.append(
        .init(
          QRContentLine.text("TEL", number), Self.phoneNumbers,
          rank: index == 0 ? Rank.number : Rank.otherNumbers + index))
    }
    for property in person.birthday.map(CardPerson.properties) ?? [] {
      pieces.append(
        .init(
          QRContentLine.text(property.name, property.value), Self.birthday,
          rank: Rank.birthday))
    }
    if let nickname = person.nickname?.text {
      pieces.append(
        .init(
          QRContentLine.text("NICKNAME", nickname), Self.nickname,
          rank: Rank.nickname))
    }
    for (index, mail) in details.mails.enumerated() {
      pieces.append(
        .init(
          QRContentLine.text("EMAIL", mail.text), Self.mails,
          rank: Rank.mails + index))
    }
    return QRText(
      person.calledName, pieces + [.init("END:VCARD")], separator: "\r\n",
      command: "haru people show " + ShellQuote.word(name)
    ).or(short, without: hasDayAlone ? [Self.birthday] : [])
  }

  /// The card in the form that is called MECARD, which phones read, too. It has no birthday without a year.
  private var short: QRText {
    let parts = CardPerson.parts(ofName: person.name.text)
    let name = [parts.family, parts.given].filter { !$0.isEmpty }
      .map(QRContentLine.escapedInShort).joined(separator: ",")
    var pieces = [QRText.Piece("MECARD:N:" + name)]
    func add(_ key: String, _ value: String, _ name: Phrase, rank: Int) {
      let text = key + ":" + QRContentLine.escapedInShort(value)
      pieces.append(.init(text, name, rank: rank))
    }
    for (index, number) in numbers.enumerated() {
      add(
        "TEL", number, Self.phoneNumbers,
        rank: index == 0 ? Rank.number : Rank.otherNumbers + index)
    }
    if let day = dayOfBirth { add("BDAY", day, Self.birthday, rank: Rank.birthday) }
    if let nickname = person.nickname?.text {
      add("NICKNAME", nickname, Self.nickname, rank: Rank.nickname)
    }
    for (index, mail) in details.mails.enumerated() {
      add("EMAIL", mail.text, Self.mails, rank: Rank.mails + index)
    }
    // The second semicolon ends the card.
    return QRText(person.calledName, pieces + [.init(";")], separator: ";")
  }

  /// The eight digits of the birthday; nil without a year.
  private var dayOfBirth: String? {
    let values = (person.birthday.map(CardPerson.properties) ?? [])
      .filter { $0.name == "BDAY" }.map { $0.value.filter(\.isNumber) }
    return values.first { $0.count == 8 }
  }

  private var hasDayAlone: Bool { person.birthday != nil && dayOfBirth == nil }

  private static let phoneNumbers = Phrase("전화번호", "phone numbers")
  private static let birthday = Phrase("생일", "the birthday")
  private static let nickname = Phrase("애칭", "the nickname")
  private static let mails = Phrase("이메일 주소", "mail addresses")

  /// The ranks of the pieces. Of several numbers or mail addresses, the last one is omitted first.
  private enum Rank {
    static let number = 0
    static let birthday = 1
    static let otherNumbers = 2
    static let mails = 10_000
    static let nickname = 20_000
  }

  /// The text that makes a phone call the number; nil unless there is exactly one number.
  var call: QRText? {
    guard numbers.count == 1 else { return nil }
    let digits = numbers[0].filter { $0.isASCII && $0.isNumber || "+*#".contains($0) }
    return digits.isEmpty ? nil : QRText("tel:" + digits, [.init("tel:" + digits)])
  }

  /// The phone number alone, as the alternative text of a QR screen; nil unless there is exactly one number.
  var other: QRScreen.Other? {
    call.map {
      QRScreen.Other(
        $0, show: Phrase("번호만 보기", "show the number only"),
        back: Phrase("연락처 보기", "show the whole card"))
    }
  }

  private var numbers: [String] {
    let own = person.phone.map(\.written.text)
    let key = person.phone?.key
    return (own.map { [$0] } ?? [])
      + details.numbers.map(\.text).filter { PhoneNumber(stored: $0).key != key }
  }
}

/// `haru people show WHO --qr`
struct PersonQRCommand: StoreCommand, Equatable {
  let who: String
  let file: String

  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let person = try page.done { () throws(PeopleFailure) in try features.people.find(who) }
    let details = try page.done { () throws(AddressBookFailure) in
      try features.addressBook.queries.details(of: person.id)
    }
    try page.qr(PersonQR(person: person, details: details).card, to: file, features.files)
  }
}
