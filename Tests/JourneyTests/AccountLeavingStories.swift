import Domain
import PresentationKit
import PresentationShared
import Support
import Testing
import TextUI

/// Keyboard tests for signing up, signing out, and switching to another account.
@Suite struct `Leaving one's profile by key` {
  private func robot(_ world: TestEnvironment, account: Bool, readOnly: Bool = false) throws
    -> Robot
  {
    if account { try world.profiles.register("Mina", keepsGuest: true) }
    return Robot(world, readOnly: readOnly).press(.character(","), .enter)
  }

  private func open(_ title: String, _ robot: Robot) {
    func isOn() -> Bool {
      robot.screen.split(separator: "\n").contains { $0.contains("› " + title) }
    }
    robot.press(.home)
    for _ in 0..<12 where !isOn() { robot.press(.down) }
    #expect(isOn(), "\(title)")
    robot.press(.enter)
  }

  private func reopenings(_ robot: Robot) -> [RestartRequest] {
    robot.requests.compactMap { if case .reopen(let reopening) = $0 { reopening } else { nil } }
  }

  private func signUp(_ robot: Robot, keeps: Bool) {
    open("Sign up", robot)
    robot.type("mina@example.com").press(.enter).type("haru-2026").press(.enter)
    robot.type("haru-2026").press(.enter)
    robot.press(.enter, .control("s"))
    // A sentence may take two rows of the sheet, so whitespace and borders are removed.
    let text = robot.screen.split { $0.isWhitespace || $0 == "│" }.joined(separator: " ")
    #expect(text.contains("Enter a nickname of up to 16 characters (8 in Hangul)."))
    robot.type("Mina").press(.enter)
    if !keeps { robot.press(.right) }
    robot.press(.control("s"))
  }

  // M-34: the records of a guest belong to the new account.
  @Test func `gives a guest an account without leaving the page`() throws {
    let world = try TestEnvironment()
    let robot = try robot(world, account: false)
    signUp(robot, keeps: true)
    #expect(robot.notice.hasPrefix("Signed up."))
    #expect(robot.screen.contains("mina@example.com"))
    #expect(robot.screen.contains("Change password"))
    #expect(reopenings(robot).isEmpty)
    #expect(try world.profiles.queries.current().name == .defaultName)
  }

  @Test func `begins anew for a guest who wants to keep nothing`() throws {
    let world = try TestEnvironment()
    let robot = try robot(world, account: false)
    signUp(robot, keeps: false)
    #expect(reopenings(robot) == [RestartRequest(greeting: "Welcome, Mina.")])
    #expect(try world.profiles.queries.current().name != .defaultName)
  }

  // C-54, M-34: logging out asks first, and Enter answers no.
  @Test func `logs out after a question, and keeps what was written`() throws {
    let robot = try robot(try TestEnvironment(), account: true)
    open("Log out", robot)
    #expect(robot.screen.contains("Your data is kept"))
    robot.press(.enter)
    #expect(reopenings(robot).isEmpty && robot.screen.contains("My profile"))
    open("Log out", robot)
    robot.press(.escape)
    #expect(reopenings(robot).isEmpty)
    open("Log out", robot)
    robot.press(.character("x"))
    #expect(reopenings(robot).map(\.backgroundTask) == [.logOut])
  }

  // N-10
  @Test func `has nothing a guest could log out of`() throws {
    let robot = try robot(try TestEnvironment(), account: false)
    #expect(robot.screen.contains("Delete this profile") && !robot.screen.contains("Log out"))
  }

  // C-55: the profile is only deleted after the word is typed. A copy can be written first.
  @Test(arguments: ["delete", "탈퇴"])
  func `withdraws for the word alone`(word: String) throws {
    let robot = try robot(try TestEnvironment(), account: true)
    open("Delete this profile", robot)
    #expect(robot.screen.contains("cannot be restored"))
    robot.press(.enter).type("yes").press(.enter)
    #expect(robot.screen.contains("Nothing was deleted"))
    #expect(reopenings(robot).isEmpty)
    robot.press(.control("u")).type(word).press(.enter)
    #expect(reopenings(robot).map(\.backgroundTask) == [.withdraw(copy: nil)])
    robot.press(.up).type("/home/copy.sqlite").press(.control("s"))
    #expect(reopenings(robot).last?.backgroundTask == .withdraw(copy: "/home/copy.sqlite"))
  }

  // M-34: switching to another profile; one that is signed out asks for its password.
  @Test func `takes another profile into use`() throws {
    let world = try TestEnvironment()
    let jun = try world.profiles.register("Jun")
    try world.profiles.signIn.out(jun)
    let guest = try world.profiles.signUp.asGuest(named: "spare", nickname: nil)
    _ = try world.profiles.signIn.use("default")
    let robot = try robot(world, account: true)
    open("Other profiles", robot)
    #expect(robot.screen.contains("logged out"))
    #expect(!robot.screen.contains("Jun@example.com"))
    open("Jun", robot)
    robot.type("wrong-1!").press(.enter)
    #expect(robot.screen.contains("Wrong password."))
    #expect(reopenings(robot).isEmpty)
    robot.press(.control("u")).type("haru-2026").press(.enter)
    #expect(reopenings(robot) == [RestartRequest(greeting: "Haru now uses the profile “Jun”.")])
    #expect(try world.profiles.queries.current().name == jun.name)
    robot.press(.escape, .character("x"))
    open("spare", robot)
    #expect(try world.profiles.queries.current().name == guest.name)
  }

  @Test func `says so where there is no other profile`() throws {
    let robot = try robot(try TestEnvironment(), account: true)
    open("Other profiles", robot)
    #expect(robot.notice.hasPrefix("There are no other profiles."))
  }

  @Test func `changes nothing where nothing may change`() throws {
    let world = try TestEnvironment()
    _ = try world.profiles.signUp.asGuest(named: "spare", nickname: nil)
    _ = try world.profiles.signIn.use("default")
    for title in ["Nickname", "Picture", "Sign up", "Delete this profile"] {
      let robot = try robot(world, account: false, readOnly: true)
      open(title, robot)
      #expect(robot.notice.contains("--read-only"), "\(title)")
      #expect(robot.screen.contains("My profile"), "\(title)")
    }
    let robot = try robot(world, account: false, readOnly: true)
    open("Other profiles", robot)
    open("spare", robot)
    #expect(robot.notice.contains("--read-only"))
    #expect(try world.profiles.queries.current().name == .defaultName)
  }
}
