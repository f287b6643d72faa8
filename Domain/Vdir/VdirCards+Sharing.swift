/// People who share a number, such as that of a family.
extension VdirCards {
  /// Takes the person from each card that has only the number of the person, but not the name, if the person has
  /// another card: one with the name, or else an older one.
  func separated(_ records: [VdirRecord]) -> [VdirRecord] {
    var own: [String: String] = [:]
    var named: Set<String> = []
    for record in records {
      guard let person = record.person else { continue }
      if own[person.id] == nil { own[person.id] = record.id }
      if record.isNamed(like: person) { named.insert(person.id) }
    }
    return records.map { record in
      guard let person = record.person, !record.isNamed(like: person),
        named.contains(person.id) || own[person.id] != record.id
      else { return record }
      var record = record
      (record.person, record.sharesNumber) = (nil, true)
      return record
    }
  }
}

extension VdirRecord {
  /// Returns whether the name of a card is that of a person, or one of the names contains the other. Spaces and case do
  /// not count.
  func isNamed(like person: VdirPerson) -> Bool {
    let (one, other) = (Self.folded(title), Self.folded(person.name))
    if one.isEmpty || other.isEmpty { return false }
    return one.contains(other) || other.contains(one)
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace }
  }
}
