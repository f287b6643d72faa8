import Domain
import TextUI

/// Everything the program says about the address book.
struct AddressBookWords: KeyWords, Equatable {
  let language: Language

  // MARK: The command line

  /// One card in a list: the name, the number, and what plant it is.
  func row(_ listed: ListedCard) -> String {
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
      "연락처가 비어 있어요. `haru people import 파일.vcf`로 가져올 수 있어요.",
      "The address book is empty. `haru people import FILE.vcf` fills it.")
  }

  var nobodyFound: String { PeopleWords(language).nobodyFound }

  func imported(_ report: ImportReport<CardReason>) -> String {
    if report.read == 0 {
      return say("가져올 연락처가 없어요.", "There are no contacts to take in.")
    }
    return ImportWords(language).summary(
      read: Phrase("연락처 \(report.read)개를", "Read \(report.read)"), ImportCounts(report))
  }

  /// What could not be read, and what became of the others, if there are any.
  func failed(_ count: Int, of read: Int) -> String {
    ImportWords(language).failed(count, of: read, others: Phrase("연락처에", "in the address book"))
  }

  func reason(_ reason: CardReason) -> String {
    switch reason {
    case .textOutsideCards:
      say("연락처에 속하지 않는 글이 있어요.", "There is text that belongs to no card.")
    case .endMissing:
      say("연락처의 끝(END:VCARD)이 없어요.", "The card has no end (END:VCARD).")
    case .nameMissing:
      say("이름이 없어요. FN이나 N을 적어 주세요.", "The card has no name; it needs FN or N.")
    case .nameNotUnicode:
      say(
        "이름이 UTF-8이 아니에요. 예를 들어 `iconv -f CP949 -t UTF-8`로 바꿔 주세요.",
        "The name is not in UTF-8. Convert it, for example with `iconv -f LATIN1 -t UTF-8`.")
    case .unknownCharset(let name):
      say(
        "이름의 문자 집합(\(name))은 읽지 못해요. UTF-8로 내보내 주세요.",
        "The name is in \(name), which Haru does not read; export it in UTF-8.")
    }
  }

  func exported(_ count: Int, to path: String) -> String {
    FileWords(language).wrote(
      Phrase("연락처 \(count)개", count == 1 ? "1 card" : "\(count) cards"), to: path)
  }

  // MARK: Failures

  /// An error about the address book as both shells show it.
  func report(_ error: AddressBookError) -> Report {
    switch error {
    case .storage(let failure): StorageWords(language).report(failure)
    case .file(let failure): FileWords(language).report(failure, field: "FILE.vcf")
    }
  }
}
