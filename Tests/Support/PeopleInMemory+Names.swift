import Data
import Domain

extension PeopleInMemory {
  package func called(byFirst words: [String]) throws(PeopleFailure) -> [String: [Person]] {
    var called: [String: [Person]] = [:]
    for word in Set(words) where !word.isEmpty {
      let start = TextForms.folded(word) + " "
      let found = inOrder { TextForms.folded($0.name.text).hasPrefix(start) }
      if !found.isEmpty { called[word] = found }
    }
    return called
  }
}
