import Domain
import Synchronization

extension PeopleInMemory {
  func oracle(_ filter: PeopleFilter) -> FilterOracle<PeopleFacet, Person> {
    let lastContacts = kept.withLock { kept in
      Dictionary(
        kept.map { ($0.person.id, $0.waterings.map(\.at.day).max()) }, uniquingKeysWith: { $1 })
    }
    let folding = folding
    return FilterOracle(
      filter,
      finds: { text, person in
        switch text {
        case .words(let words): self.meant(by: PeopleQuery(search: words)).contains(person)
        case .phrase(let phrase):
          [person.name.text, person.nickname?.text].compactMap(\.self)
            .contains { folding.folded($0).contains(folding.folded(phrase)) }
            || Self.hasDigits(folding.folded(phrase), person)
        case .tag(let tag): person.tags.has(tag)
        case .tagBeginning(let tag): person.tags.words.contains { $0.hasPrefix(tag) }
        }
      },
      number: { facet, person in
        switch facet {
        case .every: person.cycle.map { Double($0.days) }
        case .watered: Double(person.timesWatered)
        case .postponed: Double(person.postponedSinceWatering)
        case .affection: Double(person.affection.percent)
        case .next, .last: nil
        }
      },
      day: { facet, person in
        switch facet {
        case .next: person.nextWatering
        case .last: lastContacts[person.id] ?? nil
        case .every, .watered, .postponed, .affection: nil
        }
      })
  }
}
