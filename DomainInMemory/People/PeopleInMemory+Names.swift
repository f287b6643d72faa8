public import Domain

extension PeopleInMemory {
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
