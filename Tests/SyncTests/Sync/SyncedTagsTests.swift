import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Counts of tags on several devices` {
  @Test func `follow what is received, and are never sent themselves`() throws {
    let remote = RemoteInMemory()
    let (one, two) = try SyncedStore.pair(at: remote)
    for store in [one, two] { #expect(try store.parts.tagCounts() == [:]) }
    try one.parts.moods.keep(.sample("a", "#walk #tea"), .sample("b", "#walk"))
    try two.parts.notes.add(.sample(id: "n", "#walk"))
    for store in [one, two, one] { _ = try store.meet(at: remote) }
    for store in [one, two] {
      #expect(
        try store.parts.tagCounts() == ["walk": [.moods: 2, .notes: 1], "tea": [.moods: 1]])
    }
    _ = try one.parts.moods.remove(ID("a"), at: .on("2026-03-09"))
    for store in [one, two] { _ = try store.meet(at: remote) }
    for store in [one, two] {
      #expect(try store.parts.tagCounts() == ["walk": [.moods: 1, .notes: 1]])
    }
    #expect(try one.lines() == two.lines())
    #expect(try !one.lines().contains { $0.contains("_terms") })
  }
}
