import Domain
import PresentationKit
import TextUI

// Y-01
/// The QR codes of a person: a vCard 3.0, and the phone number alone.
struct PersonQR {
  let person: Person
  let details: CardDetails

  /// The vCard: the name, then numbers, birthday, nickname, and mail addresses as far as they fit.
  var card: QRText {
    let name = QRContentLine.escaped(person.name.text)
    var pieces: [QRText.Piece] = [
      .init("BEGIN:VCARD"), .init("VERSION:3.0"), .init("N:\(name);;;;"), .init("FN:\(name)"),
    ]
    for (index, number) in numbers.enumerated() {
      pieces.append(
        .init(
          QRContentLine.text("TEL", number), Phrase("전화번호", "phone numbers"),
          rank: index == 0 ? 0 : 2))
    }
    if let birthday {
      pieces.append(.init("BDAY:\(birthday)", Phrase("생일", "the birthday"), rank: 1))
    }
    if let nickname = person.nickname?.text {
      pieces.append(
        .init(QRContentLine.text("NICKNAME", nickname), Phrase("애칭", "the nickname"), rank: 4))
    }
    for mail in details.mails {
      pieces.append(
        .init(QRContentLine.text("EMAIL", mail.text), Phrase("이메일 주소", "mail addresses"), rank: 3))
    }
    return QRText(person.calledName, pieces + [.init("END:VCARD")], separator: "\r\n")
  }

  /// The number that a phone calls at once; nil unless there is exactly one.
  var call: QRText? {
    guard numbers.count == 1 else { return nil }
    let digits = numbers[0].filter { $0.isASCII && $0.isNumber || "+*#".contains($0) }
    return digits.isEmpty ? nil : QRText("tel:" + digits, [.init("tel:" + digits)])
  }

  private var numbers: [String] {
    let own = person.phone.map(\.written.text)
    let key = person.phone?.key
    return (own.map { [$0] } ?? [])
      + details.numbers.map(\.text).filter { PhoneNumber(stored: $0).key != key }
  }

  /// The birthday in the civil calendar; nil without a year or in the lunar calendar, which vCard 3.0 does not know.
  private var birthday: String? {
    guard case .civil(let birthday)? = person.birthday, birthday.year != nil else { return nil }
    return birthday.description
  }
}

/// `haru people show WHO --qr`
struct PersonQRCommand: StoreCommand, Equatable {
  let who: String
  let file: String

  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let person = try page.done { () throws(PeopleFailure) in try features.people.find(who) }
    let details = try page.done { () throws(AddressBookFailure) in
      try features.addressBook.look.details(of: person.id)
    }
    try page.qr(PersonQR(person: person, details: details).card, to: file, features.files)
  }
}
