import Domain
import Support
import Testing
import TextUI

@testable import PresentationKit
@testable import PresentationShared

/// Keyboard tests of the page about encryption in the More menu (`,`).
// E-01
@Suite struct `Encrypting by key` {
  private let fixture: EncryptionFixture

  init() throws { fixture = try EncryptionFixture() }

  private func robot(_ world: TestEnvironment, readOnly: Bool = false) -> Robot {
    let robot = Robot(world, readOnly: readOnly).press(.character(","))
    for _ in 0..<20 where row(robot).isEmpty { robot.press(.down) }
    #expect(!row(robot).isEmpty)
    return robot
  }

  /// Returns the row of More without the borders of its panel.
  private func row(_ robot: Robot) -> String {
    let row = robot.screen.split(separator: "\n").first { $0.contains("› Encryption") } ?? ""
    return row.split { $0.isWhitespace || $0 == "│" }.joined(separator: " ")
  }

  /// Returns the text of the screen without line breaks and borders.
  private func text(_ robot: Robot) -> String {
    robot.screen.split { $0.isWhitespace || $0 == "│" }.joined(separator: " ")
  }

  private func choose(_ title: String, _ robot: Robot) {
    robot.press(.home)
    for _ in 0..<8 where !robot.screen.contains("› " + title) { robot.press(.down) }
    #expect(robot.screen.contains("› " + title), "\(title)")
    robot.press(.enter)
  }

  private func encrypted(_ fixture: EncryptionFixture, hasKey: Bool = true) throws -> Robot {
    let world = try fixture.world()
    try fixture.turnOn(world, hasKey: hasKey)
    return robot(world).press(.enter)
  }

  private func typeNew(_ passphrase: String, _ robot: Robot) {
    robot.type(passphrase).press(.enter).type(passphrase).press(.enter)
  }

  /// Returns the change for which the screens close.
  private func change(_ robot: Robot) throws -> EncryptionChange {
    let changes = robot.requests.compactMap { request -> EncryptionChange? in
      guard case .reopen(let restart) = request, case .encrypt(let change)? = restart.backgroundTask
      else { return nil }
      return change
    }
    #expect(changes.count == 1)
    return try #require(changes.first)
  }

  private func state() throws -> EncryptionStatus.State { try fixture.store.status().state }

  private let passphrase = EncryptionFixture.passphrase

  @Test func `says in plain words what is and what it comes to`() throws {
    let off = robot(try fixture.world())
    #expect(row(off).hasSuffix(" off"))
    off.press(.enter)
    #expect(text(off).contains("The data file is not encrypted."))
    #expect(text(off).contains("Nobody can recover a forgotten passphrase"))
    #expect(off.screen.contains("› Encrypt the data file…"))
    let on = try encrypted(fixture)
    #expect(text(on).contains("The data file is encrypted, and open for 8 hours more."))
    #expect(on.screen.contains("Opens with: passphrase, recovery key"))
    #expect(row(on.press(.escape)).hasSuffix(" open"))
  }

  @Test func `shows a recovery key once, and asks for two of its groups`() throws {
    let world = try fixture.world()
    let robot = robot(world).press(.enter, .enter)
    typeNew(passphrase, robot)
    #expect(!robot.screen.contains("three"))
    #expect(text(robot).contains("Make a recovery key to write on paper?"))
    robot.press(.character("y"))
    for group in fixture.key.groups {
      #expect(robot.screen.contains(group.map { String($0) }.joined(separator: " ")))
    }
    // Only Enter and Esc do something here.
    robot.press(.character("1"), .tab, .character("q"))
    #expect(robot.screen.contains("Recovery key of Haru") && !robot.hasLeft)
    robot.press(.enter)
    #expect(robot.screen.contains("Group 2 on your paper"))
    robot.type("AAAAA").press(.enter).type(fixture.key.groups[6].lowercased()).press(.enter)
    #expect(text(robot).contains("It differs from the key."))
    #expect(robot.requests.isEmpty)
    robot.press(.control("u")).type(fixture.key.groups[1]).press(.control("s"))
    let change = try change(robot)
    #expect(try state() == .off)
    let notice = change.notice(of: world.features.encryption, .english)
    #expect(notice.kind == .good && notice.sentence.hasPrefix("Encrypted the data file."))
    #expect(try fixture.store.status().has(.recoveryKey))
    try fixture.store.verify(.recoveryKey(fixture.key))
  }

  @Test func `does without a recovery key for somebody who wants none`() throws {
    let world = try fixture.world()
    let robot = robot(world).press(.enter, .enter)
    typeNew(passphrase, robot)
    robot.press(.character("n"))
    _ = try change(robot).notice(of: world.features.encryption, .english)
    #expect(try fixture.store.status().slots.map(\.kind) == [.passphrase])
  }

  @Test(arguments: [
    ("short", "short", "The passphrase is too short."),
    ("password123", "password123", "This passphrase is very common"),
    ("three old boats", "three old goats", "The two passphrases differ."),
  ])
  func `refuses a passphrase at its field`(_ typed: String, _ again: String, _ why: String) throws {
    let robot = robot(try fixture.world()).press(.enter, .enter)
    robot.type(typed).press(.enter).type(again).press(.enter)
    #expect(text(robot).contains(why))
    #expect(robot.requests.isEmpty && robot.takesText)
  }

  @Test func `closes the data file and opens it, while the screens go on`() throws {
    let robot = try encrypted(fixture)
    choose("Close the data file", robot)
    #expect(robot.notice.hasPrefix("Closed the data file."))
    #expect(try state() == .closed)
    #expect(text(robot).contains("The data file is encrypted and closed."))
    choose("Open the data file…", robot)
    robot.type("three new boats").press(.enter)
    #expect(text(robot).contains("Wrong passphrase."))
    robot.press(.control("u")).type(passphrase).press(.enter)
    #expect(robot.notice == "Opened the data file for 8 hours.")
    #expect(row(robot.press(.escape)).hasSuffix(" open"))
  }

  @Test func `changes the passphrase for somebody who knows it`() throws {
    let robot = try encrypted(fixture)
    choose("Change the passphrase…", robot)
    robot.type("three new boats").press(.enter)
    typeNew("four old boats", robot)
    #expect(text(robot).contains("Wrong passphrase."))
    robot.press(.control("u")).type(passphrase).press(.control("s"))
    #expect(robot.notice.hasPrefix("Changed the passphrase,"))
    #expect(robot.requests.isEmpty)
    #expect(throws: EncryptionFailure.wrongSecret(.passphrase, wait: nil)) {
      try fixture.store.verify(
        .passphrase(try Passphrase(typed: passphrase, composed: { $0 })))
    }
  }

  @Test func `makes somebody wait who guesses`() throws {
    let robot = try encrypted(fixture)
    choose("Turn encryption off…", robot)
    for _ in 1...3 { robot.press(.control("u")).type("wrong boats").press(.enter) }
    robot.press(.control("u")).type(passphrase).press(.enter)
    #expect(text(robot).contains("seconds") && robot.requests.isEmpty)
  }

  @Test func `makes a recovery key later, with the passphrase`() throws {
    let robot = try encrypted(fixture, hasKey: false)
    choose("New recovery key…", robot)
    robot.type(passphrase).press(.enter)
    #expect(robot.screen.contains("Recovery key of Haru"))
    robot.press(.enter).type(fixture.key.groups[1]).press(.enter)
    robot.type(fixture.key.groups[6]).press(.enter)
    #expect(robot.notice.hasPrefix("The new recovery key is valid."))
    #expect(robot.screen.contains("Opens with: passphrase, recovery key"))
    #expect(!robot.screen.contains("Recovery key of Haru"))
  }

  @Test func `encrypts with a new key, and turns encryption off`() throws {
    let robot = try encrypted(fixture)
    choose("Encrypt with a new key…", robot)
    robot.type(passphrase).press(.enter)
    typeNew("four old boats", robot)
    robot.press(.character("n"))
    let world = try fixture.world()
    let notice = try change(robot).notice(of: world.features.encryption, .english)
    #expect(notice.sentence.hasPrefix("Encrypted everything with a new key."))
    #expect(try fixture.store.status().slots.map(\.kind) == [.passphrase])
    let other = self.robot(world).press(.enter)
    choose("Turn encryption off…", other)
    // The recovery key of before opens nothing.
    other.type(fixture.key.text).press(.enter)
    #expect(other.requests.isEmpty)
    other.press(.control("u")).type("four old boats").press(.enter)
    let off = try change(other).notice(of: world.features.encryption, .english)
    #expect(off.sentence.hasPrefix("Turned encryption off."))
    #expect(try state() == .off)
  }

  @Test func `says that nothing is lost if a change fails`() throws {
    let world = try fixture.world()
    let robot = robot(world).press(.enter, .enter)
    typeNew(passphrase, robot)
    robot.press(.character("n"))
    fixture.store.fail(with: .storage(.busy))
    let notice = try change(robot).notice(of: world.features.encryption, .english)
    #expect(notice.kind != .good && notice.sentence.hasSuffix("The data file is unchanged."))
    #expect(try state() == .off)
  }

  @Test func `changes nothing where nothing may change`() throws {
    let reader = robot(try fixture.world(), readOnly: true).press(.enter, .enter)
    #expect(reader.notice.contains("--read-only"))
    let world = try fixture.world()
    try fixture.turnOn(world)
    for title in ["Close the data file", "Turn encryption off…"] {
      let reader = robot(world, readOnly: true).press(.enter)
      choose(title, reader)
      #expect(reader.notice.contains("--read-only"), "\(title)")
    }
    #expect(try state() == .open(seconds: 8 * 3600))
    // The store of the demo is in memory.
    let demo = robot(try TestEnvironment()).press(.enter, .enter)
    #expect(demo.notice.contains("`haru encrypt`"))
  }

  // E-24
  @Test func `has no secret in anything that could be written down`() throws {
    let robot = try encrypted(fixture)
    choose("Encrypt with a new key…", robot)
    robot.type(passphrase).press(.enter)
    typeNew("four old boats", robot)
    robot.press(.character("y"), .enter).type(fixture.key.groups[1]).press(.enter)
    robot.type(fixture.key.groups[6]).press(.enter)
    let restart = try #require(robot.requests.last)
    var dumped = ""
    dump(restart, to: &dumped)
    let works: [EncryptionWork] = [
      .open(SecretText(passphrase)),
      .change(
        from: SecretText(passphrase), to: SecretText("four old boats"),
        again: SecretText("four old boats")),
    ]
    for said in ["\(restart)", dumped, String(reflecting: restart), "\(works)"] {
      #expect(!said.contains("boats") && !said.contains(fixture.key.groups[0]))
    }
  }
}
