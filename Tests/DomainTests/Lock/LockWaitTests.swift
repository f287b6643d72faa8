import Domain
import Support
import Testing

@Suite struct `Wrong codes` {
  let hours = LockHours()
  let secrets = CountingKeeper()
  let store = LockInMemory()

  /// Returns a lock with the code 1234 over the stored state, as a new start of the program does.
  private func lock() throws -> Lock {
    let lock = Lock(
      store: store, secrets: secrets.keeper, time: hours.time, sessions: hours.sessions,
      password: .absent)
    if store.peek == nil { try lock.set("1234", again: "1234") }
    return lock
  }

  @Test func `make the next one wait longer and longer`() throws {
    // C-56: a growing delay
    var waits: [Int?] = []
    for _ in 1...13 {
      let lock = try lock()
      do throws(LockFailure) { try lock.open("9999") } catch {
        guard case .wrongCode(let wait) = error else { throw error }
        waits.append(wait)
        hours.pass(seconds: wait ?? 0)
      }
    }
    #expect(waits == [nil, nil, 5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900])
  }

  @Test func `are not even looked at during the wait, nor is the right one`() throws {
    for _ in 1...3 { #expect(throws: LockFailure.self) { try lock().open("9999") } }
    let before = secrets.comparisons
    #expect(throws: LockFailure.waiting(seconds: 5)) { try lock().open("1234") }
    hours.pass(seconds: 4)
    #expect(throws: LockFailure.waiting(seconds: 1)) { try lock().remove("1234") }
    #expect(throws: LockFailure.waiting(seconds: 1)) { try lock().open("no code") }
    #expect(try lock().queries() == .locked(wait: 1))
    #expect(secrets.comparisons == before)
    hours.pass(seconds: 1)
    #expect(try lock().queries() == .locked(wait: nil))
    try lock().open("1234")
    #expect(try lock().queries() == .open)
  }

  @Test func `are forgotten after the right one`() throws {
    for _ in 1...2 { #expect(throws: LockFailure.wrongCode(wait: nil)) { try lock().open("9999") } }
    try lock().open("1234")
    for _ in 1...2 { #expect(throws: LockFailure.wrongCode(wait: nil)) { try lock().open("9999") } }
    #expect(throws: LockFailure.wrongCode(wait: 5)) { try lock().open("9999") }
  }

  @Test func `wait at most the same time again when the clock is set back`() throws {
    for _ in 1...3 { #expect(throws: LockFailure.self) { try lock().open("9999") } }
    hours.pass(seconds: -100_000)
    #expect(try lock().queries() == .locked(wait: 5))
    #expect(throws: LockFailure.waiting(seconds: 5)) { try lock().open("1234") }
    hours.pass(seconds: 5)
    try lock().open("1234")
    #expect(try lock().queries() == .open)
  }

  @Test func `count before they are compared`() throws {
    // A try counts even if the program ends during the comparison.
    let store = store
    let seen = CountingKeeper()
    let lock = Lock(
      store: store,
      secrets: SecretKeeper(
        hash: seen.keeper.hash,
        matches: { (_, _) throws(SecretFailure) in
          #expect(store.peek?.tries.count == 1)
          throw .noMemory
        }), time: hours.time, sessions: hours.sessions, password: .absent)
    try lock.set("1234", again: "1234")
    #expect(throws: LockFailure.secret(.noMemory)) { try lock.open("1234") }
    #expect(store.peek?.tries.count == 1)
  }

  @Test func `that cannot be any code say the same and cost nothing`() throws {
    for text in ["", "abc", "12345678901234", "12 34"] {
      #expect(throws: LockFailure.wrongCode(wait: nil)) { try lock().open(text) }
    }
    #expect(store.peek?.tries == LockTries.none)
  }

  @Test func `are worth nothing once another code was set meanwhile`() throws {
    let store = store
    let seen = CountingKeeper()
    let lock = Lock(
      store: store,
      secrets: SecretKeeper(
        hash: seen.keeper.hash,
        matches: { (_, _) throws(SecretFailure) in
          store.replace(with: StoredLock(SecretHash("another")))
          return true
        }), time: hours.time, sessions: hours.sessions, password: .absent)
    try lock.set("1234", again: "1234")
    #expect(throws: LockFailure.wrongCode(wait: nil)) { try lock.remove("1234") }
    #expect(store.peek?.hash == SecretHash("another"))
  }
}
