import Domain
import PresentationKit
import PresentationShared
import Support
import Testing
import TextUI

/// Keyboard tests of the lock in the More menu (`,`).
@Suite struct `Setting a lock by key` {
  private func robot(_ world: TestEnvironment, readOnly: Bool = false) -> Robot {
    toLock(Robot(world, readOnly: readOnly))
  }

  /// Opens the More menu and moves down to the lock row.
  @discardableResult
  private func toLock(_ robot: Robot) -> Robot {
    robot.press(.character(","))
    for _ in 0..<20 where lockRow(robot).isEmpty { robot.press(.down) }
    #expect(!lockRow(robot).isEmpty)
    return robot
  }

  private func withPassword() throws -> TestEnvironment {
    try TestEnvironment { adapters in
      adapters.password = ProfilePassword(
        isThere: { () throws(StorageFailure) in true },
        proves: { (_) throws(PasswordFailure) in false })
    }
  }

  /// Returns the text of the lock row without the borders of its sheet.
  private func lockRow(_ robot: Robot) -> String {
    let row = robot.screen.split(separator: "\n").first { $0.contains("› Lock") } ?? ""
    return row.split { $0.isWhitespace || $0 == "│" }.joined(separator: " ")
  }

  private func isCovered(_ robot: Robot) -> Bool { robot.screen.contains("Enter the lock code") }

  // C-56: the consequences of a lost code are shown before it is set.
  @Test func `says before it is set what a lost code comes to`() throws {
    let guest = robot(try TestEnvironment())
    #expect(lockRow(guest).hasSuffix(" off"))
    guest.press(.enter)
    #expect(guest.screen.contains("This profile has no password"))
    #expect(guest.screen.contains("If you forget the code"))
    let owner = robot(try withPassword()).press(.enter)
    #expect(owner.screen.contains("only the profile's password"))
    #expect(!owner.screen.contains("This profile has no password"))
  }

  // C-56: the code is typed twice and hidden, and has at least four digits.
  @Test func `is set by a code that is typed twice`() throws {
    let world = try TestEnvironment()
    let robot = robot(world).press(.enter)
    robot.type("12").press(.enter).type("12").press(.enter)
    #expect(robot.screen.contains("The lock code is too short"))
    robot.press(.control("u")).type("1234").press(.enter, .control("u")).type("1235")
    robot.press(.enter)
    #expect(robot.screen.contains("The two lock codes differ."))
    #expect(!robot.screen.contains("1234") && !robot.screen.contains("1235"))
    #expect(world.run("lock status --json").out.contains("\"on\":false"))
    robot.press(.control("u")).type("1234").press(.enter)
    #expect(robot.notice.hasPrefix("Turned the lock on."))
    #expect(lockRow(robot).hasSuffix(" on"))
    #expect(isCovered(Robot(world)))
  }

  // C-56
  @Test func `locks at once, and asks again after idle minutes`() throws {
    let world = try TestEnvironment()
    let robot = toLock(Robot(world, idleMinutes: 5)).press(.enter)
    robot.type("1234").press(.enter).type("1234").press(.enter)
    robot.rest(minutes: 6)
    #expect(isCovered(robot))
    robot.type("1234").press(.enter)
    #expect(!isCovered(robot))
    robot.press(.enter, .enter)
    #expect(isCovered(robot))
  }

  @Test func `changes the code for somebody who knows the old one`() throws {
    let world = try TestEnvironment()
    #expect(world.run("lock set --stdin", input: "1234\n1234\n").status == .done)
    let robot = toLock(Robot(world).type("1234").press(.enter)).press(.enter)
    robot.press(.down, .enter)
    robot.type("9999").press(.enter).type("5678").press(.enter).type("5678").press(.enter)
    #expect(robot.screen.contains("Wrong lock code."))
    robot.press(.control("u")).type("1234").press(.control("s"))
    #expect(robot.notice.hasPrefix("Changed the lock code"))
    let other = Robot(world).type("1234").press(.enter)
    #expect(isCovered(other))
    other.type("5678").press(.enter)
    #expect(!isCovered(other))
  }

  // C-56: turning the lock off needs the code and takes effect at once.
  @Test func `is turned off by its code only`() throws {
    let world = try TestEnvironment()
    #expect(world.run("lock set --stdin", input: "1234\n1234\n").status == .done)
    let robot = toLock(Robot(world).type("1234").press(.enter))
    #expect(lockRow(robot).hasSuffix(" on"))
    robot.press(.enter, .down, .down, .enter).type("9999").press(.enter)
    #expect(robot.screen.contains("Wrong lock code."))
    robot.press(.control("u")).type("1234").press(.enter)
    #expect(robot.notice == "Turned the lock off.")
    #expect(lockRow(robot).hasSuffix(" off"))
    #expect(!isCovered(Robot(world)))
  }

  @Test func `makes those wait who guess`() throws {
    let world = try TestEnvironment()
    #expect(world.run("lock set --stdin", input: "1234\n1234\n").status == .done)
    let robot = toLock(Robot(world).type("1234").press(.enter))
    robot.press(.enter, .down, .down, .enter)
    for _ in 1...3 { robot.press(.control("u")).type("9999").press(.enter) }
    robot.press(.control("u")).type("1234").press(.enter)
    #expect(robot.notice.contains("5 seconds"))
    #expect(world.run("lock status --json").out.contains("\"on\":true"))
  }

  @Test func `changes nothing where nothing may change`() throws {
    let world = try TestEnvironment()
    let reader = robot(world, readOnly: true).press(.enter)
    #expect(reader.notice.contains("--read-only"))
    #expect(lockRow(reader).hasSuffix(" off"))
  }
}
