import Domain
import Support
import Testing

@testable import Data

/// The rows that are left in stores after they sync.
@Suite struct `Rows of stores that meet` {
  private func pair(_ remote: RemoteInMemory) throws -> (SyncedStore, SyncedStore) {
    let (one, two) = (try SyncedStore(), try SyncedStore())
    try one.begin(1)
    try two.begin(2)
    for store in [one, two] { _ = try store.meet(at: remote) }
    return (one, two)
  }

  /// `trash empty` deletes on all devices (2.7), including the data an imported calendar had about an event.
  @Test func `leave no words of what belonged to what was destroyed`() throws {
    let remote = RemoteInMemory()
    let (one, two) = try pair(remote)
    try one.parts.database.write { (store) throws(StorageFailure) in
      try store.run(
        """
        INSERT INTO events (id, title, title_folded, starts, starts_offset, ends, ends_offset, reach)
        VALUES ('dinner', 'Dinner', 'dinner', 0, 0, 60, 0, 60)
        """)
      try store.run(
        """
        INSERT INTO event_cards (event, uid, sequence, print, title, kept)
        VALUES ('dinner', 'u1', 0, 'p', 'Dinner of secrets', 'X-KEPT:secret lines')
        """)
    }
    for store in [one, two] { _ = try store.meet(at: remote) }
    #expect(try two.lines().contains { $0.contains("secret lines") })
    try two.parts.database.write { (store) throws(StorageFailure) in
      try store.run("UPDATE events SET deleted_at = 1")
    }
    try two.emptyTrash()
    for store in [two, one, two] { _ = try store.meet(at: remote) }
    for store in [one, two] {
      #expect(try !store.lines().contains { $0.contains("secret") })
      let words = try store.fieldVersions().filter { $0.name.list == 12 }.flatMap(
        \.fieldVersion.value.bytes)
      #expect(!String(decoding: words, as: UTF8.self).contains("secret"))
      #expect(try store.complaints() == [])
    }
    #expect(try one.fieldVersions() == two.fieldVersions())
  }
}
