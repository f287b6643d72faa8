/// Finds the one person a reference means: an exact id, the beginning of one, or a name.
public struct FindPerson: Sendable {
  let people: any PeopleRepository

  /// Finds the person, or says that nobody or more than one is meant.
  public func callAsFunction(_ reference: String) throws(PeopleError) -> Person {
    let wanted = Text.trimmed(reference)
    if wanted.isEmpty { throw .unknown(reference: reference) }
    let found = try people.candidates(for: wanted)
    if let exact = found.first(where: { $0.id.text == wanted }) { return exact }
    if found.count > 1 { throw .ambiguous(reference: reference, found) }
    guard let only = found.first else { throw .unknown(reference: reference) }
    return only
  }
}
