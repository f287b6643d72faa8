import HaruStore
import Testing

@testable import Domain

/// House 3: connections between repositories and features that the compiler does not check.
@Suite struct `The features over a store` {
  @Test func `bring back what every part has in the trash`() throws {
    let owners = Features(try .inMemory()).history.trash.owners.map(\.part)
    #expect(Set(owners) == Set(TrashItem.Kind.allCases.map(\.part)))
    #expect(owners.count == Set(owners).count)
  }

  @Test func `gather notices of every part that has a setting for them`() throws {
    // The evening is about all parts, and has a setting of its own.
    let sources = Features(try .inMemory()).notifier.gather.sources
      .filter { !($0 is EveningNotices) }.map(\.part)
    #expect(Set(sources) == Set(DailyPart.allCases.filter { $0.notifying != nil }))
    #expect(sources.count == Set(sources).count)
  }
}
