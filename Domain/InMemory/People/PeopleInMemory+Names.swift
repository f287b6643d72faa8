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

  public func letters(ofAtMost limit: Int) throws(PeopleFailure) -> Set<Character>? {
    let people = inOrder { _ in true }
    if people.count > limit { return nil }
    return Set(
      people.flatMap { [$0.name.text, $0.nickname?.text].compactMap(\.self) }
        .flatMap { folding.folded($0) })
  }

  public func owners(of names: [String]) throws(PeopleFailure) -> [String: NameOwner] {
    try called(names).mapValues { $0.count == 1 ? .one($0[0]) : .several }
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
