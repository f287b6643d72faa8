import Domain
import Support
import Testing

@Suite struct `A lock` {
  let hours = LockHours()
  let secrets = CountingKeeper()
  let store = LockInMemory()

  private func lock(password: ProfilePassword = .absent) -> Lock {
    Lock(
      store: store, secrets: secrets.keeper, time: hours.time, sessions: hours.sessions,
      password: password)
  }

  private static let account = ProfilePassword(
    isThere: { () throws(StorageFailure) in true },
    proves: { (text) throws(PasswordFailure) in text == "open sesame" })

  @Test(arguments: [
    ("", LockCodeRefusal.tooShort(least: 4)), ("123", .tooShort(least: 4)),
    ("1234567890123", .tooLong(most: 12)), ("12a4", .notDigits), ("12 34", .notDigits),
    ("１２３４x", .notDigits), ("१२३४", .notDigits), ("1\u{301}234", .notDigits),
  ])
  func `takes digits only, four to twelve of them`(_ text: String, _ refusal: LockCodeRefusal) {
    // C-56, one refusal for each rule that is broken
    #expect(throws: refusal) { try LockCode(text) }
    #expect(throws: LockFailure.badCode(refusal)) { try lock().set(text, again: text) }
    #expect(store.peek == nil)
  }

  @Test(arguments: ["1234", "000000000000", "１２34"])
  func `takes digits as wide as syllables for what they are`(_ text: String) throws {
    try lock().set(text, again: text)
    try lock().open(text.replacing("１２", with: "12"))
    #expect(try lock().queries() == .open)
  }

  @Test func `is set by a code that is given twice`() throws {
    // C-56
    #expect(try lock().queries() == .off)
    #expect(throws: LockFailure.codesDiffer) { try lock().set("1234", again: "1235") }
    #expect(throws: LockFailure.codesDiffer) { try lock().set("1234", again: "123") }
    #expect(try lock().queries() == .off)
    try lock().set("1234", again: "1234")
    #expect(try lock().queries() == .locked(wait: nil))
    #expect(throws: LockFailure.codeNeeded) { try lock().set("4321", again: "4321") }
    #expect(throws: LockFailure.wrongCode(wait: nil)) { try lock().open("4321") }
  }

  @Test func `opens for one terminal session and no other`() throws {
    // C-56
    try lock().set("1234", again: "1234")
    try lock().open("1234")
    #expect(try lock().queries() == .open)
    hours.sit(at: "two")
    #expect(try lock().queries() == .locked(wait: nil))
    hours.sit(at: nil)
    #expect(try lock().queries() == .locked(wait: nil))
    #expect(throws: LockFailure.noTerminal) { try lock().open("1234") }
    hours.sit(at: "one")
    #expect(try lock().queries() == .open)
    try lock().close()
    #expect(try lock().queries() == .locked(wait: nil))
  }

  @Test func `closes here alone, or everywhere`() throws {
    try lock().set("1234", again: "1234")
    try lock().open("1234")
    hours.sit(at: "two")
    try lock().open("1234")
    try lock().close.here()
    #expect(try lock().queries() == .locked(wait: nil))
    hours.sit(at: nil)
    try lock().close.here()
    hours.sit(at: "one")
    #expect(try lock().queries() == .open)
    try lock().close()
    #expect(try lock().queries() == .locked(wait: nil))
  }

  @Test func `is open for a bounded number of sessions`() throws {
    try lock().set("1234", again: "1234")
    for number in 0...StoredLock.mostSessions {
      hours.sit(at: "t\(number)")
      try lock().open("1234")
    }
    #expect(store.peek?.sessions.count == StoredLock.mostSessions)
    #expect(try lock().queries() == .open)
    hours.sit(at: "t0")
    #expect(try lock().queries() == .locked(wait: nil))
  }

  @Test func `is changed by whoever knows the code, which closes it everywhere`() throws {
    try lock().set("1234", again: "1234")
    try lock().open("1234")
    #expect(throws: LockFailure.wrongCode(wait: nil)) {
      try lock().change(from: "9999", to: "4321", again: "4321")
    }
    #expect(try lock().queries() == .open)
    try lock().change(from: "1234", to: "4321", again: "4321")
    #expect(try lock().queries() == .locked(wait: nil))
    try lock().open("4321")
    #expect(try lock().queries() == .open)
  }

  @Test func `uses up no try for a new code that cannot be`() throws {
    try lock().set("1234", again: "1234")
    for _ in 1...5 {
      #expect(throws: LockFailure.badCode(.tooShort(least: 4))) {
        try lock().change(from: "1234", to: "12", again: "12")
      }
      #expect(throws: LockFailure.codesDiffer) {
        try lock().change(from: "1234", to: "4321", again: "4322")
      }
    }
    #expect(store.peek?.tries == LockTries.none)
  }

  @Test func `is taken away by its code alone`() throws {
    // C-56: removing the lock needs its code
    try lock().set("1234", again: "1234")
    #expect(throws: LockFailure.wrongCode(wait: nil)) { try lock().remove("1235") }
    try lock().remove("1234")
    #expect(try lock().queries() == .off)
    #expect(throws: LockFailure.off) { try lock().remove("1234") }
    #expect(throws: LockFailure.off) { try lock().open("1234") }
    #expect(throws: LockFailure.off) { try lock().close() }
    #expect(throws: LockFailure.off) { try lock().change(from: "1234", to: "1111", again: "1111") }
    #expect(throws: LockFailure.off) { try lock().recover("open sesame") }
  }

  @Test func `lets somebody see the screens and leaves the commands locked`() throws {
    try lock().set("1234", again: "1234")
    #expect(throws: LockFailure.wrongCode(wait: nil)) { try lock().open.screens("1111") }
    try lock().open.screens("1234")
    #expect(try lock().queries() == .locked(wait: nil))
  }

  @Test func `is recovered from with the password of the profile`() throws {
    // C-56
    let guest = self.lock()
    try guest.set("1234", again: "1234")
    #expect(throws: LockFailure.noPassword) { try guest.recover("open sesame") }
    #expect(store.peek?.tries == LockTries.none)
    let lock = self.lock(password: Self.account)
    #expect(throws: LockFailure.wrongPassword(wait: nil)) { try lock.recover("1234") }
    try lock.recover("open sesame")
    #expect(try lock.queries() == .off)
  }

  @Test func `lets nobody try around the wait with passwords`() throws {
    let lock = self.lock(password: Self.account)
    try lock.set("1234", again: "1234")
    for _ in 1...2 {
      #expect(throws: LockFailure.wrongPassword(wait: nil)) { try lock.recover("x") }
    }
    #expect(throws: LockFailure.wrongPassword(wait: 5)) { try lock.recover("x") }
    #expect(throws: LockFailure.waiting(seconds: 5)) { try lock.recover("open sesame") }
    #expect(throws: LockFailure.waiting(seconds: 5)) { try lock.open("1234") }
  }
}
