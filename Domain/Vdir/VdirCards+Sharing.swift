/// People who share a number, such as that of a family, and cards that share a name.
extension VdirCards {
  /// Unlinks the person from each card that has the person's number but not the name, if the person has a better card:
  /// one with the name, or else an older one.
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

  // MARK: The same name

  /// Groups the items by the name on their cards. Empty if all cards that Haru wrote have a number.
  func byName(_ items: [VdirItem], for own: [VdirItem]) -> [String: [VdirItem]] {
    guard own.contains(where: { read($0.wanted)?.numbers.isEmpty == true }) else { return [:] }
    return Dictionary(grouping: items) { read($0.wanted)?.name.text ?? "" }
  }

  /// Returns whether there is one other card in `items`, not written by Haru and not linked to another person.
  func hasNamesake(_ item: VdirItem, among items: [VdirItem]) -> Bool {
    let others = items.filter { $0.record != item.record }
    guard others.count == 1, !others[0].uid.hasPrefix(Self.ownUID) else { return false }
    return others[0].person == nil || others[0].person?.id == item.person?.id
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
