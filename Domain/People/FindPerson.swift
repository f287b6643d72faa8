/// Finds the one person a reference means: by id or by name.
public struct FindPerson: Sendable {
  let people: any PeopleRepository

  /// Finds the person, or says that nobody or more than one is meant.
  public func callAsFunction(_ reference: String) throws(PeopleError) -> Person {
    let meant = try Naming.meant(by: reference) { (wanted, step) throws(PeopleError) in
      try people.candidates(for: wanted, by: step)
    }
    switch meant {
    case .one(let person): return person
    case .several(let people): throw .ambiguous(reference: reference, people)
    case .nobody:
      throw .unknown(reference: reference, nearest: try people.names(near: reference))
    }
  }

  /// What the others are called who have the number of a person: parents share one.
  public func sharing(numberOf person: Person) throws(PeopleError) -> [String] {
    guard let phone = person.phone else { return [] }
    return try people.sharing(phone, besides: person.id)
  }

  /// Whether somebody else has the name of a person: both are meant by it from then on.
  public func hasNamesake(_ person: Person) throws(PeopleError) -> Bool {
    try people.candidates(for: person.name.text, by: .wholeName)
      .contains { $0.id != person.id && $0.name == person.name }
  }
}
