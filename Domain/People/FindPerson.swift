/// Finds the person that a reference means, by id or name.
public struct FindPerson: Sendable {
  let people: any PeopleRepository

  /// Finds the person. Throws if the reference matches no person, or several.
  public func callAsFunction(_ reference: String) throws(PeopleFailure) -> Person {
    let meant = try Naming.meant(by: reference) { (wanted, step) throws(PeopleFailure) in
      try people.candidates(for: wanted, by: step)
    }
    switch meant {
    case .one(let person): return person
    case .several(let people): throw .ambiguous(reference: reference, people)
    case .nobody:
      throw .unknown(reference: reference, nearest: try people.names(near: reference))
    }
  }

  /// Returns the names of other persons with the same phone number. A number can be shared, for example by parents.
  public func sharing(numberOf person: Person) throws(PeopleFailure) -> [String] {
    guard let phone = person.phone else { return [] }
    return try people.sharing(phone, besides: person.id)
  }

  /// Returns whether another person has the same name, which makes the name ambiguous as a reference.
  public func hasNamesake(_ person: Person) throws(PeopleFailure) -> Bool {
    try people.candidates(for: person.name.text, by: .wholeName)
      .contains { $0.id != person.id && $0.name == person.name }
  }

  /// Returns the word that means a person in a command: the name if it means nobody else, otherwise the id.
  public func reference(to person: Person) -> String {
    let name = person.calledName
    // A name with a dash at its beginning would be an option.
    if name.hasPrefix("-") { return person.id.text }
    do throws(PeopleFailure) {
      return try self(name).id == person.id ? name : person.id.text
    } catch { return person.id.text }
  }
}
