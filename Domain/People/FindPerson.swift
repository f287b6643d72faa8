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

  /// Whether somebody else has the name of a person: both are meant by it from then on.
  public func hasNamesake(_ person: Person) throws(PeopleError) -> Bool {
    try people.candidates(for: person.name.text, by: .wholeName)
      .contains { $0.id != person.id && $0.name == person.name }
  }
}
