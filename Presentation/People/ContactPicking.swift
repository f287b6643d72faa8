package import Domain
import TextUI

/// What the screens ask of the address book.
package enum ContactWork: Equatable, Sendable {
  /// Whether there is anybody to choose from, before somebody new is planted.
  case begin
  case load(AddressBookQuery, at: CardSpot)
}

/// What the address book answered.
package enum ContactEvent: Equatable, Sendable {
  case begun(hasUnregistered: Bool)
  case loaded(AddressBookQuery, CardStretch)
  /// Nothing was done, for the reason given.
  case failed(Report)
}

extension ContactWork {
  /// How many cards a screen loads around the selected one.
  static let stretchLength = 200

  /// Does the work.
  func run(_ contacts: AddressBook, _ words: AddressBookWords) -> ContactEvent {
    do throws(AddressBookError) {
      switch self {
      case .begin: return .begun(hasUnregistered: try contacts.look.hasUnregistered())
      case .load(let query, let spot):
        return .loaded(
          query, try contacts.look.stretch(query, at: spot, length: Self.stretchLength))
      }
    } catch { return .failed(words.report(error)) }
  }
}

extension PeopleScreen {
  /// Takes what the address book answered.
  func receive(_ event: ContactEvent) -> [ScreenEffect] {
    switch event {
    case .begun(let hasUnregistered):
      [.open(.people(hasUnregistered ? .contacts : .newPerson(nil)))]
    case .loaded: []
    case .failed(let report): [.say(NoticeLine(.failure, report.message))]
    }
  }
}

/// What the picker says.
extension AddressBookWords {
  var keyPlant: String { say("식물 심기", "plant") }
  var keyType: String { say("직접 입력", "type instead") }
  var keyEverybody: String { PeopleWords(language).keyEverybody }
  var keyContacts: String { say("연락처", "contacts") }
  var nobodySelected: String { PeopleWords(language).nobodySelected }
  var planted: String { say("등록됨", "planted") }

  func pickTitle(_ count: Int) -> String {
    say("누구의 식물을 심을까요? 연락처 \(count)", "Who is the plant for? contacts \(count)")
  }
  func whichNumber(of name: String) -> String {
    say("\(name)의 어느 번호인가요?", "Which number of \(name)?")
  }
  func alreadyPlanted(as name: String) -> String {
    say("이미 식물이 있는 사람이에요: \(name).", "Already registered, as \(name).")
  }
  var emptyBook: String {
    say(
      "연락처가 비어 있어요. `:people import 파일.vcf`로 휴대전화에서 내보낸 vCard를 가져오거나, "
        + "n을 눌러 직접 입력할 수 있어요.",
      "The address book is empty. `:people import FILE.vcf` takes in the vCards a telephone "
        + "exports, or press n to type a person.")
  }
}
