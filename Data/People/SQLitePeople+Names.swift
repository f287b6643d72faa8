public import Domain

/// Finds people by name, using the name indexes only.
extension SQLitePeople {
  public func called(_ names: [String]) throws(PeopleFailure) -> [String: [Person]] {
    let asked = Dictionary(grouping: Set(names)) { TextForms.folded($0) }
    return try reading { (store) throws(StorageFailure) in
      var keys: [String: [Int]] = [:]
      for (name, key) in try NameTable.people.keys(named: asked.keys.sorted(), in: store)
      where keys[name]?.contains(key) != true && (keys[name]?.count ?? 0) <= Naming.mostCandidates {
        keys[name, default: []].append(key)
      }
      let people = try Self.people(Set(keys.values.joined()), in: store)
      var called: [String: [Person]] = [:]
      for (name, keys) in keys {
        for typed in asked[name] ?? [] { called[typed] = keys.compactMap { people[$0] } }
      }
      return called
    }
  }

  public func called(byFirst words: [String]) throws(PeopleFailure) -> [String: [Person]] {
    let asked = Dictionary(grouping: Set(words)) { TextForms.folded($0) }
    return try reading { (store) throws(StorageFailure) in
      var called: [String: [Person]] = [:]
      for (word, typed) in asked {
        let keys = try NameTable.people.keys(firstWord: word, in: store)
        let people = try Self.people(Set(keys), in: store)
        let found = keys.compactMap { people[$0] }
        if found.isEmpty { continue }
        for word in typed { called[word] = found }
      }
      return called
    }
  }

  public func called(byKorean given: [String]) throws(PeopleFailure) -> [String: [Person]] {
    try reading { (store) throws(StorageFailure) in
      var called: [String: [Person]] = [:]
      for name in Set(given) {
        var keys: [Int] = []
        for sql in PeopleSQL.byGivenName {
          keys += try store.all(sql, [.text(name), .text(GivenNames.surnameText)]) { $0.int }
        }
        let found = try Self.people(Set(keys), in: store).compactMap { key, person in
          [person.name.text, person.nickname?.text].compactMap { written in
            written.flatMap { GivenNames.Surname(of: TextForms.folded($0), before: name) }
          }.min().map { (surname: $0, key: key, person: person) }
        }
        if found.isEmpty { continue }
        called[name] = found.sorted { ($0.surname, $0.key) < ($1.surname, $1.key) }.map(\.person)
      }
      return called
    }
  }

  public func owners(byKorean given: [String]) throws(PeopleFailure) -> [String: NameOwner] {
    try reading { (store) throws(StorageFailure) in
      var owners: [String: NameOwner] = [:]
      for name in Set(given) {
        var keys: Set<Int> = []
        for sql in PeopleSQL.ownersByGivenName where keys.count < 2 {
          keys.formUnion(
            try store.all(sql, [.text(name), .text(GivenNames.surnameText)]) { $0.int })
        }
        guard let key = keys.first else { continue }
        let person = keys.count == 1 ? try Self.people(keys, in: store)[key] : nil
        owners[name] = person.map(NameOwner.one) ?? .several
      }
      return owners
    }
  }

  public func likelyNames(among words: [String]) throws(PeopleFailure) -> Set<String> {
    var openings: [String: NameOpening] = [:]
    for word in words { openings[word] = NameOpening(of: TextForms.folded(word)) }
    let asked = Set(openings.values)
    if asked.isEmpty { return [] }
    let found = try reading { (store) throws(StorageFailure) in
      var found: Set<String> = []
      for (letters, sql) in [
        (asked.map(\.letters), PeopleSQL.openings),
        (asked.compactMap(\.first), PeopleSQL.firstLetters),
      ] {
        // Letters need no escaping in JSON.
        let list = "[" + Set(letters).map { "\"\($0)\"" }.joined(separator: ",") + "]"
        for letters in try store.all(sql, [.text(list)], { $0.text }) { found.insert(letters) }
      }
      return found
    }
    return Set(
      openings.filter { _, opening in
        found.contains(opening.letters) || opening.first.map { found.contains($0 + " ") } == true
      }.keys)
  }

  public func beginnings(among words: [String]) throws(PeopleFailure) -> Set<String> {
    try reading { (store) throws(StorageFailure) in
      var found: Set<String> = []
      for word in Set(words) where !word.isEmpty {
        if try NameTable.people.hasName(beginningWith: TextForms.folded(word), in: store) {
          found.insert(word)
        }
      }
      return found
    }
  }

  public func owners(of names: [String]) throws(PeopleFailure) -> [String: NameOwner] {
    let asked = Dictionary(grouping: Set(names)) { TextForms.folded($0) }
    return try reading { (store) throws(StorageFailure) in
      let owners = try NameTable.people.owners(of: Array(asked.keys), in: store)
      let people = try Self.people(Set(owners.values.compactMap(\.self)), in: store)
      var found: [String: NameOwner] = [:]
      for (name, owner) in owners {
        for typed in asked[name] ?? [] {
          found[typed] = owner.map { people[$0].map(NameOwner.one) ?? .several } ?? .several
        }
      }
      return found
    }
  }

  /// Returns the people with these row keys.
  private static func people(_ keys: Set<Int>, in store: Connection) throws(StorageFailure)
    -> [Int: Person]
  {
    var people: [Int: Person] = [:]
    for key in keys {
      people[key] = try store.first(PeopleSQL.withKey, [.int(key)], PeopleRow.person)
    }
    return people
  }
}
