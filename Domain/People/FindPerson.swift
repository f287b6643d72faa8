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
}
