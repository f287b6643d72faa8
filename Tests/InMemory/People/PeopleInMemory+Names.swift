public import Domain

extension PeopleInMemory {
  public func called(_ names: [String]) throws(PeopleFailure) -> [String: [Person]] {
    var called: [String: [Person]] = [:]
    for name in Set(names) {
      let folded = folding.folded(name)
      let found = inOrder { person in
        [person.name.text, person.nickname?.text].contains { $0.map(folding.folded) == folded }
      }
      if !found.isEmpty { called[name] = found }
    }
    return called
  }

  public func called(byKorean given: [String]) throws(PeopleFailure) -> [String: [Person]] {
    var called: [String: [Person]] = [:]
    for name in Set(given) {
      let found = inOrder { _ in true }.compactMap { person in
        foldedNames(of: person).compactMap { GivenNames.Surname(of: $0, before: name) }.min()
          .map { (person, $0) }
      }
      if !found.isEmpty { called[name] = found.sorted { $0.1 < $1.1 }.map(\.0) }
    }
    return called
  }

  public func likelyNames(among words: [String]) throws(PeopleFailure) -> Set<String> {
    let names = inOrder { _ in true }.flatMap(foldedNames)
    let given = names.filter { $0.count == 3 || $0.count == 4 && $0.dropFirst().first == " " }
      .map { String($0.suffix(2)) }
    return Set(words).filter { word in
      guard let opening = NameOpening(of: folding.folded(word)) else { return false }
      return given.contains(opening.letters) || names.contains(where: opening.begins)
    }
  }

  public func beginnings(among words: [String]) throws(PeopleFailure) -> Set<String> {
    let names = inOrder { _ in true }.flatMap(foldedNames)
    return Set(words).filter { word in
      !word.isEmpty && names.contains { $0.hasPrefix(folding.folded(word) + " ") }
    }
  }

  private func foldedNames(of person: Person) -> [String] {
    [person.name.text, person.nickname?.text].compactMap { $0.map(folding.folded) }
  }

  public func owners(of names: [String]) throws(PeopleFailure) -> [String: NameOwner] {
    try called(names).mapValues { $0.count == 1 ? .one($0[0]) : .several }
  }

  public func owners(byKorean given: [String]) throws(PeopleFailure) -> [String: NameOwner] {
    var owners: [String: NameOwner] = [:]
    for (name, people) in try called(byKorean: given) {
      let owning = people.filter { person in
        foldedNames(of: person).contains {
          GivenNames.Surname(of: $0, before: name)?.hasBlank == false
        }
      }
      if let first = owning.first { owners[name] = owning.count == 1 ? .one(first) : .several }
    }
    return owners
  }

  public func names(near reference: String) throws(PeopleFailure) -> [String] {
    folding.near(reference, inOrder { _ in true }.map(\.calledName))
  }

  public func called(byFirst words: [String]) throws(PeopleFailure) -> [String: [Person]] {
    var called: [String: [Person]] = [:]
    for word in Set(words) where !word.isEmpty {
      let start = folding.folded(word) + " "
      let found = inOrder { folding.folded($0.name.text).hasPrefix(start) }
      if !found.isEmpty { called[word] = found }
    }
    return called
  }
}
