package import Domain
import PresentationKit
import TextUI

/// The texts about the address book.
package struct AddressBookWords: KeyWords, Equatable {
  let language: Language

  // MARK: The command line

  /// Returns a contact as a row: its name, its first number, and the name of the registered person if there is one.
  func row(_ listed: ListedCard) -> String {
    if isPlain {
      return record(
        listed.card.name.text,
        [listed.card.numbers.first?.shown, listed.knownAs.map { planted(as: $0) }])
    }
    var row = listed.card.name.text
    if let number = listed.card.numbers.first?.shown {
      row = Column.padded(row, to: 20) + " " + number
    }
    guard let name = listed.knownAs else { return row }
    return Column.padded(row, to: 38) + " " + planted(as: name)
  }

  func planted(as name: String) -> String {
    say("등록됨: \(name)", "planted as \(name)")
  }

  var noContacts: String {
    say(
      "연락처가 비어 있어요. `haru contacts import 파일.vcf`로 가져올 수 있어요.",
      "You have no contacts yet. Import some with `haru contacts import FILE.vcf`.")
  }

  var nobodyFound: String { PeopleWords(language).nobodyFound }

  func imported(_ report: ImportReport<CardParseError>) -> String {
    if report.read == 0 {
      return say("가져올 연락처가 없어요.", "There are no contacts to import.")
    }
    return ImportWords(language).summary(
      read: Phrase("연락처 \(report.read)개를", "Read \(report.read)"), ImportCounts(report))
  }

  /// Says how many cards could not be read. If others could be read, also says that they are in the address book.
  func failed(_ count: Int, of read: Int) -> String {
    ImportWords(language).failed(count, of: read, others: Phrase("연락처에", "in the address book"))
  }

  package func reason(_ reason: CardParseError) -> String {
    switch reason {
    case .textOutsideCards:
      say("연락처가 아닌 내용이 있어요.", "This text does not belong to a contact card.")
    case .endMissing:
      say("연락처가 끝나는 줄(END:VCARD)이 없어요.", "The end of the card (END:VCARD) is missing.")
    case .nameMissing:
      say("이름이 없어요. FN이나 N을 적어 주세요.", "The card has no name. Add FN or N to it.")
    case .nameNotUnicode:
      say(
        "이름이 UTF-8이 아니에요. `iconv -f CP949 -t UTF-8` 같은 명령으로 바꿔 주세요.",
        "The name is not in UTF-8. Convert the file, for example with `iconv -f LATIN1 -t UTF-8`.")
    case .unknownCharset(let name):
      say(
        "이름의 문자 집합(\(name))은 읽을 수 없어요. UTF-8로 내보내 주세요.",
        "The name is encoded in \(name), which Haru cannot read. Export the card in UTF-8.")
    case .group(let name):
      say(
        "‘\(Printable.line(name))’: 여러 연락처를 묶은 그룹이라서 건너뛰었어요.",
        "Skipped “\(Printable.line(name))”, because it is a group of contacts.")
    }
  }

  func exportedBirthdays(_ count: Int, to path: String) -> String {
    FileWords(language).wrote(
      Phrase("생일과 기념일 \(count)개", count == 1 ? "1 date" : "\(count) dates"), to: path)
  }

  /// Says how many contacts were added as people; empty if none were added.
  func plantedMany(_ people: [Person]) -> String {
    let count = people.count
    let never = people.count { $0.rhythm == nil }
    let sentence = say(
      "연락처에서 \(count)명을 등록했어요.",
      count == 1
        ? "Added 1 person from your contacts." : "Added \(count) people from your contacts.")
    if count == 0 { return "" }
    let rhythm =
      never == count
      ? say(" 주기는 없어요. 물은 연락한 날 주면 돼요.", " They have no cycle, so they are never due.")
      : say(" 첫 연락 날짜는 하루에 몰리지 않게 주기 안에서 나눴어요.", " Their first contacts are spread over the cycle.")
    return sentence + rhythm
  }

  var nobodyToPlant: String {
    say("연락처에 더 등록할 사람이 없어요.", "Everyone in your contacts has been added already.")
  }

  func wouldPlant(_ count: Int) -> String {
    say(
      "`--dry-run` 없이 실행하면 이 \(count)명이 등록돼요.",
      count == 1
        ? "Without `--dry-run`, this person would be added."
        : "Without `--dry-run`, these \(count) people would be added.")
  }

  /// Returns the label of a value on a card, such as “home” or “work”.
  func label(_ label: CardLabel) -> String {
    switch label {
    case .mobile: say("휴대전화", "mobile")
    case .home: say("집", "home")
    case .work: say("직장", "work")
    case .main: say("대표 번호", "main")
    case .fax: say("팩스", "fax")
    case .pager: say("호출기", "pager")
    case .other: say("기타", "other")
    case .own(let word): Printable.line(word)
    }
  }

  /// Returns a value followed by its label, if it has one.
  func value(_ value: CardValue, shown text: String) -> String {
    value.label.map { "\(text)  \(label($0))" } ?? text
  }

  /// Returns a phone number in its display form, followed by its label.
  func number(_ value: CardValue) -> String {
    self.value(value, shown: PhoneNumber(stored: value.text).shown)
  }

  /// Returns the details of the cards of a person, with the number in the person's own record first.
  func lines(_ details: CardDetails, of person: Person) -> [String] {
    guard let phone = person.phone else { return lines(details, numbers: details.numbers) }
    let (own, others) = details.numbers.reduce(into: ([CardValue](), [CardValue]())) {
      if PhoneNumber(stored: $1.text).key == phone.key { $0.0.append($1) } else { $0.1.append($1) }
    }
    let first = own.first ?? CardValue(phone.written.text)
    return lines(details, numbers: [first] + others)
  }

  /// Returns the details of a card except its name and birthday, one per line.
  func lines(_ details: CardDetails, numbers: [CardValue]) -> [String] {
    var lines = numbers.map(number)
    lines += (details.mails + details.pages + details.addresses).map { value($0, shown: $0.text) }
    if let organisation = details.organisation { lines.append(organisation) }
    if !details.labels.isEmpty { lines.append(details.labels.joined(separator: ", ")) }
    for note in [details.note, details.personNote].compactMap(\.self) {
      lines += note.split(whereSeparator: \.isNewline).map(String.init)
    }
    return lines.map { Printable.line($0) }
  }

  func exported(_ count: Int, to path: String) -> String {
    FileWords(language).wrote(
      Phrase("연락처 \(count)개", count == 1 ? "1 card" : "\(count) cards"), to: path)
  }

  // MARK: Failures

  /// Returns the report of an error about the address book, for the command line and the screens.
  func report(_ error: AddressBookFailure) -> Report {
    switch error {
    case .storage(let failure): StorageWords(language).report(failure)
    case .file(let failure): FileWords(language).report(failure, field: "FILE")
    }
  }
}
