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

  public func letters(ofAtMost limit: Int) throws(PeopleFailure) -> Set<Character>? {
    try reading { (store) throws(StorageFailure) -> Set<Character>? in
      let names = try store.all(PeopleSQL.foldedNames, [.int(limit + 1)]) { $0.text }
      if names.count > limit { return nil }
      return Set((names + (try store.all(PeopleSQL.foldedNicknames) { $0.text })).joined())
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
