import Domain
import Support
import Testing

@testable import Data

/// Tests that every repository of the lock passes.
@Suite struct `Every store of a lock` {
  /// The repositories. Each test starts with an empty one.
  enum Kind: CaseIterable { case fake, memory, disk }

  private func using(_ kind: Kind, _ body: (any LockRepository) throws -> Void) throws {
    switch kind {
    case .fake: try body(LockInMemory())
    case .memory: try body(SQLiteLock(try Database(.memory)))
    case .disk:
      try SampleFolder.using { folder in
        try body(SQLiteLock(try Database(.file(folder.path("haru.sqlite")))))
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `keeps the lock as it was made`(_ kind: Kind) throws {
    try using(kind) { store in
      #expect(try store.stored() == nil)
      let sessions = ["b", "a", "c"].map { SessionName($0) }
      let kept = StoredLock(
        SecretHash("h"), tries: LockTries(count: 7, last: 1_800_000_000_123),
        sessions: sessions)
      let answer = try store.change { lock in
        #expect(lock == nil)
        return LockOutcome(kept, "done")
      }
      #expect(answer == "done")
      #expect(try store.stored() == kept)
      try store.change { lock in
        #expect(lock == kept)
        return LockOutcome(StoredLock(SecretHash("i")), ())
      }
      #expect(try store.stored() == StoredLock(SecretHash("i")))
      try store.change { _ in LockOutcome(nil, ()) }
      #expect(try store.stored() == nil)
    }
  }

  @Test func `is as it was after the program has ended`() throws {
    // C-56: restarting the program does not shorten the wait.
    try SampleFolder.using { folder in
      let location = Database.Location.file(folder.path("haru.sqlite"))
      let kept = StoredLock(
        SecretHash("h"), tries: LockTries(count: 3, last: 5),
        sessions: [SessionName("a")])
      try SQLiteLock(try Database(location)).change { _ in LockOutcome(kept, ()) }
      #expect(try SQLiteLock(try Database(location)).stored() == kept)
      #expect(throws: StorageFailure.openedForReading) {
        try SQLiteLock(try Database(location, readOnly: true)).change { _ in LockOutcome(nil, ()) }
      }
      #expect(try SQLiteLock(try Database(location, readOnly: true)).stored() == kept)
    }
  }

  @Test func `is looked at with one question and no secret`() throws {
    // Every command checks this, so it must not compute a hash, which takes a tenth of a second.
    let hours = LockHours()
    let secrets = CountingKeeper()
    let lock = Lock(
      store: SQLiteLock(try Database(.memory)), secrets: secrets.keeper, time: hours.time,
      sessions: hours.sessions, password: .absent)
    try lock.set("1234", again: "1234")
    try lock.open("1234")
    let before = secrets.comparisons
    for _ in 1...1000 { #expect(try lock.queries() == .open) }
    #expect(secrets.comparisons == before)
  }
}

@Suite struct `A terminal session` {
  private static let stat =
    "4242 (a) name (with) S 1 4242 4242 34816 9000 4194560 1 2 3 4 5 6 7 8 20 0 1 0 777123 1 2 3"

  @Test
  func `is told apart by its leader, its terminal, its beginning and the start of the computer`()
    throws
  {
    // C-56: another window, a reused process id, another boot
    let facts = try #require(SessionIdentity(leader: 4242, stat: Self.stat, boot: "b"))
    #expect(facts.terminal == 34816 && facts.began == 777_123)
    let later = Self.stat.replacing("777123", with: "777124")
    let elsewhere = Self.stat.replacing("34816", with: "34817")
    var names = Set([facts.name])
    for (stat, leader, boot) in [
      (later, 4242, "b"), (elsewhere, 4242, "b"), (Self.stat, 4243, "b"), (Self.stat, 4242, "c"),
    ] {
      let other = try #require(SessionIdentity(leader: leader, stat: stat, boot: boot))
      #expect(names.insert(other.name).inserted)
    }
  }

  @Test(arguments: ["", "4242 (x", "4242 (x) S 1 2", stat.replacing("34816", with: "0")])
  func `is none without a terminal, or where the system says nothing`(_ stat: String) {
    #expect(SessionIdentity(leader: 4242, stat: stat, boot: "b") == nil)
  }
}
