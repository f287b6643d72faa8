import Domain
import PresentationKit

/// Chooses one of the phone numbers of a person.
struct NumberChoice {
  private let numbers: [CardValue]

  init(_ numbers: [CardValue]) { self.numbers = numbers }

  /// Returns the number that the text selects: by its position from 1, by the whole number, or by an ending that only
  /// one number has. Without a text, returns the first number. The outer nil means that no number or several match; the
  /// inner nil means that the person has no number.
  func meant(_ typed: String?) -> CardValue?? {
    guard let typed else { return .some(numbers.first) }
    if typed.utf8.count <= 2, let position = Int(typed), numbers.indices.contains(position - 1) {
      return .some(numbers[position - 1])
    }
    let key = PhoneNumber(stored: typed).key
    if key.isEmpty { return nil }
    func fitting(_ fits: (String) -> Bool) -> [CardValue] {
      numbers.filter { fits(PhoneNumber(stored: $0.text).key) }
    }
    let exact = fitting { $0 == key }
    let ending = exact.isEmpty ? fitting { $0.hasSuffix(key) } : exact
    return ending.count == 1 ? .some(ending[0]) : nil
  }

  /// Returns all numbers, each after its position.
  func numbered(_ words: AddressBookWords) -> [String] {
    numbers.enumerated().map {
      words.labelled("\($0.offset + 1)", words.number($0.element), to: 3)
    }
  }
}

extension PeopleWords {
  /// Returns the report of a number that the person does not have.
  func unknownNumber(_ person: Person, _ numbers: [String]) -> Report {
    Report(
      code: "unknownNumber",
      message: say(
        "\(person.calledName)의 번호 중에 그런 번호가 없어요.",
        "\(person.calledName) has no such number."), field: "number", status: .notFound,
      candidates: numbers)
  }

  /// Returns a hint that lists the numbers to choose from.
  func otherNumbers(_ numbers: [String]) -> String {
    say(
      "번호가 여러 개예요. `--number`로 고를 수 있어요:", "There are several numbers. Choose one with `--number`:")
      + numbers.map { "\n  " + $0 }.joined()
  }
}
