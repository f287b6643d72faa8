package import Domain
package import PresentationKit
import TextUI

/// A request of the screens to the address book.
package enum ContactWork: FeatureRequest {
  /// Checks whether any contact is not registered. If so, the picker opens, otherwise an empty form.
  case begin
  case load(AddressBookQuery, at: CardAnchor)
  /// Loads all details of a card.
  case details(ID<AddressCard>)
  /// Loads the details of all cards of a person.
  case person(ID<Person>)
  /// Loads the numbers of a person before a contact is started.
  case numbers(Plant, Watering.Channel)
  /// Registers several contacts at once.
  case plant(PlantingOptions)

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .contacts(run(runner.features, AddressBookWords(runner.language)))
  }
}

/// An answer of the address book to the screens.
package enum ContactEvent: FeatureMessage {
  case begun(hasUnregistered: Bool)
  case loaded(AddressBookQuery, CardSlice)
  case details(ID<AddressCard>, CardDetails)
  case person(ID<Person>, CardDetails)
  case numbers(Plant, Watering.Channel, [CardValue])
  /// Several contacts were registered; the text is the notice to show.
  case planted(String)
  /// The request failed and changed nothing.
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .begun, .loaded, .details, .person, .numbers, .planted: false
    }
  }
}

extension ContactWork {
  /// The number of cards loaded around the selected one.
  static let sliceLength = 200

  func run(_ features: Features, _ words: AddressBookWords) -> ContactEvent {
    let contacts = features.addressBook
    do throws(AddressBookFailure) {
      switch self {
      case .begin: return .begun(hasUnregistered: try contacts.queries.hasUnregistered())
      case .load(let query, let anchor):
        return .loaded(
          query, try contacts.queries.slice(query, at: anchor, length: Self.sliceLength))
      case .details(let card):
        return .details(card, try contacts.queries.details(of: card) ?? CardDetails())
      case .person(let person): return .person(person, try contacts.queries.details(of: person))
      case .numbers(let plant, let channel):
        return .numbers(plant, channel, try contacts.queries.numbers(of: plant.person))
      case .plant(let request): return Self.plant(try contacts.drafts(request), features, words)
      }
    } catch { return .failed(words.report(error)) }
  }
}

extension ContactWork {
  private static func plant(
    _ drafts: [PersonInput], _ features: Features, _ words: AddressBookWords
  ) -> ContactEvent {
    do throws(PeopleFailure) {
      let people = try features.people.plant(drafts)
      return .planted(people.isEmpty ? words.nobodyToPlant : words.plantedMany(people))
    } catch { return .failed(error.report(words.language)) }
  }
}

extension PeopleScreen {
  func receive(_ event: ContactEvent) -> [ScreenEffect] {
    switch event {
    case .numbers(let plant, let channel, let numbers):
      if numbers.count > 1 {
        let question = CareQuestions(words: words).number(plant, channel, numbers)
        return [.open(.people(.question(question)))]
      }
      let number = numbers.first.map { PhoneNumber(stored: $0.text) }
      return [.work(.people(.begin(plant, channel, at: number)))]
    case .planted(let sentence): return [.home, .done(sentence)] + reload.map(ScreenEffect.work)
    case .details, .person: return []
    case .begun(let hasUnregistered):
      return [.open(.people(hasUnregistered ? .contacts : .newPerson(nil)))]
    case .loaded: return []
    case .failed(let report): return [.failed(report)]
    }
  }
}

/// The texts of the contact picker.
extension AddressBookWords {
  var keyPlant: String { say("식물 심기", "plant") }
  var keySelect: String { SelectionWords(language).keySelect }
  var keyPlantSelected: String { say("표시한 사람 등록", "add marked") }
  var noneSelected: String {
    say("표시한 사람이 없어요. 스페이스를 눌러 표시해 주세요.", "No person is marked. Press Space to mark one.")
  }
  func plantMany(_ count: Int) -> String {
    say("\(count)명의 식물 심기", count == 1 ? "Add 1 person" : "Add \(count) people")
  }
  func selectedCount(_ count: Int) -> String { say("표시 \(count)", "\(count) marked") }
  var keyType: String { say("직접 입력", "enter by hand") }
  var keyEverybody: String { PeopleWords(language).keyEverybody }
  var keyContacts: String { say("연락처", "contacts") }
  var nobodySelected: String { PeopleWords(language).nobodySelected }
  var planted: String { say("등록됨", "planted") }

  func pickTitle(_ count: Int) -> String {
    say("누구의 식물을 심을까요? (연락처 \(count)개)", "Who is the plant for? (contacts: \(count))")
  }
  func whichNumber(of name: String) -> String {
    say("\(name)의 번호 중 어느 것으로 등록할까요?", "Which of \(name)'s numbers?")
  }
  func alreadyPlanted(as name: String) -> String {
    say("이미 식물이 있는 사람이에요: \(name).", "Already added, as \(name).")
  }
  var emptyBook: String {
    say(
      "연락처가 비어 있어요. `:contacts import 파일.vcf`로 휴대전화에서 내보낸 vCard를 가져오거나, "
        + "n을 눌러 직접 입력할 수 있어요.",
      "You have no contacts yet. Export vCards from your phone and import them with `:contacts "
        + "import FILE.vcf`, or press n to enter a person by hand.")
  }
}

extension Work {
  package static func contacts(_ request: ContactWork) -> Work { Work(request) }
}

extension FeatureEvent {
  package static func contacts(_ message: ContactEvent) -> FeatureEvent { FeatureEvent(message) }
  var contacts: ContactEvent? { cast() }
}
