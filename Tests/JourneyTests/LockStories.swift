import Domain
import Support
import Testing

/// Command-line tests of a locked store.
@Suite struct `A locked store` {
  private func world() throws -> TestEnvironment {
    let world = try TestEnvironment()
    #expect(world.run("people add Mina --every 7").status == .done)
    let set = world.run("lock set --stdin", input: "1234\n1234\n")
    #expect(set.status == .done, "\(set.err)")
    #expect(set.out.contains("does not encrypt"))
    return world
  }

  @Test func `answers nothing until it is opened for this terminal session`() throws {
    // C-56
    let world = try world()
    for line in ["people list", "today", "widget", "moods list --json", "people water Mina"] {
      let refused = world.run(line)
      #expect(refused.status == .busyOrLocked, "\(line)")
      #expect(refused.out == "")
      #expect(refused.err.contains("haru lock open"))
    }
    #expect(world.run("people list --json").err.contains(#""code":"locked""#))
    let opened = world.run("lock open --stdin", input: "1234\n")
    #expect(opened.status == .done, "\(opened.err)")
    #expect(world.run("people list").out.contains("Mina"))
    world.lockHours.sit(at: "another")
    #expect(world.run("people list").status == .busyOrLocked)
    world.lockHours.sit(at: "one")
    #expect(world.run("lock now").status == .done)
    #expect(world.run("people list").status == .busyOrLocked)
  }

  @Test func `says how it is, locked or not`() throws {
    let world = try world()
    #expect(
      world.run("lock --json").out
        == #"{"schema":"haru/1","lock":{"on":true,"locked":true,"waitSeconds":null}}"# + "\n")
    for _ in 1...3 { _ = world.run("lock off --stdin", input: "9999\n") }
    #expect(world.run("lock status --json").out.contains(#""locked":true,"waitSeconds":5"#))
    world.lockHours.pass(seconds: 5)
    _ = world.run("lock open --stdin", input: "1234\n")
    #expect(world.run("lock status --json").out.contains(#""on":true,"locked":false"#))
    _ = world.run("lock off --stdin", input: "1234\n")
    #expect(world.run("lock status --json").out.contains(#""on":false,"locked":false"#))
    #expect(world.run("people list").status == .done)
  }

  @Test(arguments: [
    ("lock set --stdin", "12\n12\n", "codeTooShort"),
    ("lock set --stdin", "1234567890123\n", "codeTooLong"),
    ("lock set --stdin", "12a4\n", "codeNotDigits"),
    ("lock set --stdin", "1234\n4321\n", "codesDiffer"),
    ("lock set --stdin", "1234\n", "needsInput"),
    ("lock set", "1234\n1234\n", "needsInput"),
    ("lock open --stdin", "1234\n", "lockOff"),
    ("lock off --stdin", "1234\n", "lockOff"),
    ("lock change --stdin", "1234\n", "lockOff"),
    ("lock now", "", "lockOff"), ("lock recover --stdin", "x\n", "lockOff"),
    ("lock set --read-only --stdin", "1234\n1234\n", "readOnly"),
  ])
  func `is not made of what cannot be`(
    _ line: String, _ input: String, _ code: String
  ) throws {
    let world = try TestEnvironment()
    let refused = world.run(line + " --json", input: input)
    #expect(refused.err.contains("\"code\":\"\(code)\""), "\(refused.err)")
    #expect(refused.status == .refused)
    #expect(refused.out == "")
    #expect(world.run("lock --json").out.contains(#""on":false"#))
  }

  @Test(arguments: [
    ("lock off --stdin", "4321\n", "wrongCode"),
    ("lock open --stdin", "4321\n", "wrongCode"),
    ("lock change --stdin", "4321\n5678\n5678\n", "wrongCode"),
    ("lock set --stdin", "4321\n5678\n5678\n", "wrongCode"),
    ("lock recover --stdin", "4321\n", "noPassword"),
  ])
  func `stays as it is for a wrong code`(
    _ line: String, _ input: String, _ code: String
  ) throws {
    let world = try world()
    let refused = world.run(line + " --json", input: input)
    #expect(refused.err.contains("\"code\":\"\(code)\""), "\(refused.err)")
    #expect(refused.status == .refused && refused.out == "")
    // The error must not reveal the right code.
    #expect(!refused.err.contains("1234") && !refused.err.contains("4321"))
    #expect(world.run("lock open --stdin", input: "1234\n").status == .done)
  }

  @Test func `has its code changed by whoever knows it`() throws {
    for verb in ["set", "change"] {
      let world = try world()
      _ = world.run("lock open --stdin", input: "1234\n")
      let changed = world.run("lock \(verb) --stdin", input: "1234\n567890\n567890\n")
      #expect(changed.status == .done, "\(changed.err)")
      #expect(world.run("people list").status == .busyOrLocked)
      #expect(world.run("lock open --stdin", input: "1234\n").status == .refused)
      #expect(world.run("lock open --stdin", input: "567890\n").status == .done)
    }
  }

  @Test func `is recovered by the password of the profile`() throws {
    // C-56
    let world = try TestEnvironment(change: { adapters in
      adapters.password = ProfilePassword(
        isThere: { () throws(StorageFailure) in true },
        proves: { (text) throws(PasswordFailure) in text == "sesame" })
    })
    #expect(world.run("lock set --stdin", input: "1234\n1234\n").out.contains("lock recover"))
    let wrong = world.run("lock recover --stdin --json", input: "1234\n")
    #expect(wrong.status == .refused && wrong.err.contains("wrongPassword"))
    #expect(world.run("people list").status == .busyOrLocked)
    #expect(world.run("lock recover --stdin", input: "sesame\n").status == .done)
    #expect(world.run("people list").status == .done)
  }

  @Test func `needs a terminal to be opened for`() throws {
    let world = try world()
    world.lockHours.sit(at: nil)
    let refused = world.run("lock open --stdin --json", input: "1234\n")
    #expect(refused.status == .refused && refused.err.contains("noTerminalSession"))
    #expect(world.run("lock off --stdin", input: "1234\n").status == .done)
  }
}
