import Domain
import PresentationKit
import PresentationShared
import Support
import Testing
import TextUI

@Suite struct `Coming in` {
  private func stranger(
    _ reason: OnboardingTrigger = .firstTime, _ world: TestEnvironment? = nil,
    size: Size = .standard
  ) throws -> Robot { Robot(try world ?? TestEnvironment(), size: size, onboarding: reason) }

  private func reopenings(_ robot: Robot) -> [RestartRequest] {
    robot.requests.compactMap { if case .reopen(let reopening) = $0 { reopening } else { nil } }
  }

  // M-04, M-05, C-01: a guest starts with one key.
  @Test func `takes one key as a guest`() throws {
    let robot = try stranger()
    #expect(robot.screen.contains("start now"))
    robot.press(.character("g"))
    #expect(robot.screen.contains("Nothing is due today"))
    #expect(robot.notice.hasPrefix("Welcome."))
    #expect(reopenings(robot).isEmpty)
    let other = try stranger()
    #expect(other.press(.enter).screen == robot.screen)
  }

  // SC-01, C-02: the introduction has several pages, each with the ways to start below.
  @Test func `shows what there is, and the ways in below every page`() throws {
    let robot = try stranger()
    let parts = ["People", "Sayings", "Moods", "Schedule", "Books", "Notes", "Counts"]
    for title in ["Welcome to Haru"] + parts {
      #expect(robot.screen.contains(title), "\(title)")
      for way in ["start now", "try the demo", "sign up", "log in"] {
        #expect(robot.screen.contains(way))
      }
      robot.press(.right)
    }
    #expect(robot.press(.right, .right).screen.contains("Counts"))
  }

  // M-03, M-34: no key skips the onboarding.
  @Test func `is the only way to anything`() throws {
    let robot = try stranger(.signedOut)
    let before = robot.screen
    for key in [
      Key.character("1"), .character("5"), .tab, .backTab, .character(":"), .character(","),
      .character("a"),
    ] { robot.press(key) }
    #expect(robot.screen == before)
    robot.click(column: 9, row: 0)
    #expect(robot.screen == before)
    robot.press(.character("q"))
    #expect(robot.hasLeft)
  }

  // C-06, C-07, C-08, C-09: three steps, each with its own rules.
  @Test func `signs up in three steps`() throws {
    let world = try TestEnvironment()
    let robot = try stranger(.firstTime, world)
    robot.press(.character("n")).type("mina@haru.kr").press(.tab).type("haru-2026").press(.tab)
      .type("haru-2026").press(.control("s"))
    #expect(robot.screen.contains("Mobile"))
    robot.type("010-1234-5678").press(.control("s"))
    #expect(robot.screen.contains("4321"))
    robot.type("4321").press(.control("s"))
    #expect(robot.notice == "Confirmed the number.")
    robot.type("민아").press(.control("s"))
    #expect(robot.notice == "Welcome, 민아.")
    // C-03: the permissions that a phone would ask for.
    #expect(robot.screen.contains("Send me notifications"))
    robot.press(.escape)
    #expect(robot.screen.contains("Nothing is due today"))
    let profile = try world.profiles.queries.current()
    #expect(profile.email?.text == "mina@haru.kr")
    #expect(profile.phone?.digits == "01012345678")
    #expect(profile.nickname?.text == "민아")
    #expect(profile.name == .defaultName)
  }

  // C-07: each rule is checked while the user types.
  @Test func `tells the rules while somebody types`() throws {
    let robot = try stranger()
    robot.press(.character("n")).type("mina@")
    #expect(!robot.screen.contains("This looks like a valid address."))
    robot.type("haru.kr")
    #expect(robot.screen.contains("✓ This looks like a valid address."))
    robot.press(.tab).type("abc")
    #expect(robot.screen.contains("· 8+ characters   ✓ lowercase letter   · digit"))
    robot.type("defg1!")
    #expect(robot.screen.contains("✓ 8+ characters   ✓ lowercase letter   ✓ digit"))
    #expect(robot.screen.contains("✓ special character"))
    robot.press(.tab).type("abd")
    #expect(robot.screen.contains("The passwords differ."))
    #expect(!robot.screen.contains("abcdefg1!"), "A password is never shown.")
  }

  // C-07: saving too early shows the errors at their fields.
  @Test func `stays on a page that is not right yet`() throws {
    let robot = try stranger()
    robot.press(.character("n"), .control("s"))
    #expect(robot.screen.contains("Sign up"))
    robot.type("mina@haru").press(.control("s"))
    #expect(!robot.screen.contains("Mobile"))
    robot.type(".kr").press(.tab).type("short").press(.control("s"))
    #expect(!robot.screen.contains("Mobile"))
  }

  // C-07(b): the address already has an account.
  @Test func `refuses an address that is taken`() throws {
    let world = try TestEnvironment()
    try signUp(world)
    let robot = try stranger(.signedOut, world)
    robot.press(.character("n")).type("MINA@haru.kr").press(.tab).type("haru-2026").press(.tab)
      .type("haru-2026").press(.control("s"))
    #expect(!robot.screen.contains("Mobile"))
    #expect(robot.screen.contains("already"))
  }

  // C-08: a wrong code, a new code, and a changed number after the code was sent.
  @Test func `takes no wrong code, and sends another one`() throws {
    let robot = try stranger()
    robot.press(.character("n")).type("mina@haru.kr").press(.tab).type("haru-2026").press(.tab)
      .type("haru-2026").press(.control("s"))
    robot.type("0101234").press(.control("s"))
    #expect(!robot.screen.contains("Code"))
    robot.type("5678").press(.control("s"))
    #expect(robot.screen.contains("010-1234-5678"))
    robot.type("1111").press(.control("s"))
    #expect(robot.screen.contains("Code"))
    robot.press(.control("r"))
    #expect(robot.notice == "Here is a new code.")
    #expect(robot.screen.contains("4321"))
    robot.type("4321").press(.control("s"))
    #expect(robot.screen.contains("Nickname"))
  }

  // C-06: going back keeps what was typed.
  @Test func `leads back with everything still there`() throws {
    let robot = try stranger()
    robot.press(.character("n")).type("mina@haru.kr").press(.tab).type("haru-2026").press(.tab)
      .type("haru-2026").press(.control("s"))
    robot.type("010").press(.escape)
    #expect(robot.screen.contains("mina@haru.kr"))
    robot.press(.control("s"))
    #expect(robot.screen.contains("010"))
    robot.press(.escape, .escape)
    #expect(robot.screen.contains("Leave without saving?"))
  }

  // C-04, M-03: users log in with their address or nickname, which opens their profile again.
  @Test func `logs in with the address or the nickname`() throws {
    for who in ["mina@haru.kr", "민아"] {
      let world = try TestEnvironment()
      try signUp(world)
      #expect(world.run("profile logout").status == .done)
      let robot = try stranger(.signedOut, world)
      robot.press(.character("l")).type(who).press(.tab).type("haru-2026").press(.control("s"))
      #expect(reopenings(robot).map(\.greeting?.sentence) == ["Good to see you again, 민아."])
    }
  }

  // C-04: a wrong password and an unknown address have different messages.
  @Test func `tells a wrong password from an unknown address`() throws {
    let world = try TestEnvironment()
    try signUp(world)
    #expect(world.run("profile logout").status == .done)
    let robot = try stranger(.signedOut, world)
    robot.press(.character("l")).type("nobody@haru.kr").press(.tab).type("haru-2026")
      .press(.control("s"))
    let unknown = robot.screen
    #expect(reopenings(robot).isEmpty)
    let other = try stranger(.signedOut, world)
    other.press(.character("l")).type("mina@haru.kr").press(.tab).type("haru-2027")
      .press(.control("s"))
    #expect(other.screen.contains("Wrong password."))
    #expect(other.screen != unknown)
    #expect(reopenings(other).isEmpty)
  }

  // C-10: the password is reset with the registered phone number.
  @Test func `finds a password by the number`() throws {
    let world = try TestEnvironment()
    try signUp(world)
    #expect(world.run("profile logout").status == .done)
    let robot = try stranger(.signedOut, world)
    robot.press(.character("f")).type("mina@haru.kr").press(.control("s"))
    #expect(robot.screen.contains("4321"))
    robot.type("4321").press(.control("s"))
    robot.type("new-2027").press(.tab).type("new-2027").press(.control("s"))
    #expect(robot.notice.hasPrefix("Changed the password."))
    robot.type("mina@haru.kr").press(.tab).type("new-2027").press(.control("s"))
    #expect(reopenings(robot).count == 1)
  }

  // C-05, C-10: the addresses are only shown to the owner of the number; unknown numbers look the
  // same to others.
  @Test func `finds an address by the number, and tells nobody else`() throws {
    let world = try TestEnvironment()
    try signUp(world)
    #expect(world.run("profile logout").status == .done)
    let robot = try stranger(.signedOut, world)
    robot.press(.character("i")).type("01012345678").press(.control("s"))
    let known = robot.screen
    robot.type("4321").press(.control("s"))
    #expect(robot.screen.contains("mina@haru.kr"))
    let other = try stranger(.signedOut, world)
    other.press(.character("i")).type("01012345678").press(.control("s"))
    #expect(other.screen == known)
  }

  private func signUp(_ world: TestEnvironment) throws {
    #expect(world.run("profile send-code --phone 010-1234-5678").status == .done)
    let line = "profile new --email mina@haru.kr --nickname 민아 --phone 010-1234-5678 --stdin"
    let output = world.run(line, input: "haru-2026\nharu-2026\n4321\n")
    #expect(output.status == .done, "\(output.err)")
  }

  // look.md: every size, both languages.
  @Test(arguments: [Language.korean, .english])
  func `looks as it was looked at`(_ language: Language) throws {
    for (name, size) in SnapshotSizes.shown(in: language) {
      func picture(_ robot: Robot, _ screen: String) {
        expectSnapshot(robot.frame, named: "entrance-\(screen)-\(language.rawValue)-\(name)")
      }
      let robot = Robot(
        try TestEnvironment(language: language), size: size, onboarding: .firstTime)
      picture(robot, "welcome")
      robot.press(.right)
      picture(robot, "people")
      robot.press(.character("n")).type("mina@haru.kr").press(.tab).type("haru")
      picture(robot, "account")
      robot.type("-2026").press(.tab).type("haru-2026").press(.control("s")).type("01012345678")
      picture(robot, "phone")
      robot.press(.control("s"))
      picture(robot, "code")
      robot.type("4321").press(.control("s"))
      picture(robot, "nickname")
      robot.type("민아").press(.control("s"))
      picture(robot, "arrangements")
      let back = Robot(
        try TestEnvironment(language: language), size: size, onboarding: .signedOut)
      picture(back, "signed-out")
      back.press(.character("l"))
      picture(back, "login")
    }
  }
}
