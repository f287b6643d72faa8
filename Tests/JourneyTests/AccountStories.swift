import Domain
import Support
import Testing

@testable import PresentationKit
@testable import PresentationShared
@testable import TextUI

/// Keyboard tests for the profile screen, which opens from the More menu (`,`).
@Suite struct `The page of one's own profile` {
  /// Returns a robot on the profile screen, either with an account or as a guest.
  private func robot(
    _ world: TestEnvironment, account: Bool = true, phone: String? = nil, readOnly: Bool = false
  ) throws -> Robot {
    if account { try world.profiles.register("Mina", phone: phone, keepsGuest: true) }
    let robot = Robot(world, readOnly: readOnly)
    return robot.press(.character(","), .enter)
  }

  /// Selects the row with this title on the profile screen and presses Enter.
  private func open(_ title: String, _ robot: Robot) {
    robot.press(.home)
    for _ in 0..<12 where !isOn(title, robot) { robot.press(.down) }
    #expect(isOn(title, robot), "\(title)")
    robot.press(.enter)
  }

  private func isOn(_ title: String, _ robot: Robot) -> Bool {
    robot.screen.split(separator: "\n").contains { $0.contains("› " + title) }
  }

  private func current(_ world: TestEnvironment) throws -> Profile {
    try world.profiles.queries.current()
  }

  // C-49, M-33, BK-04
  @Test func `says who one is, and only as much of the number as one knows it by`() throws {
    let robot = try robot(try TestEnvironment(), phone: "010-1234-5678")
    for text in [
      "Mina", "Mina@example.com", "010-****-5678", "with e-mail", "not added yet",
    ] { #expect(robot.screen.contains(text), "\(text)") }
    #expect(!robot.screen.contains("1234"))
    robot.press(.escape)
    #expect(robot.screen.contains("Settings"))
  }

  // M-33: missing values show placeholders, and a guest has no password to change.
  @Test func `tells a guest what an account would bring`() throws {
    let robot = try robot(try TestEnvironment(), account: false)
    #expect(robot.screen.contains("as a guest"))
    #expect(!robot.screen.contains("Change password"))
    open("E-mail", robot)
    #expect(robot.notice.contains("need an account"))
    open("Mobile", robot)
    #expect(robot.notice.contains("need an account"))
  }

  // C-49, CV-52: the field shows the current nickname, and an error appears at the field.
  @Test func `changes the nickname, and says what a nickname may be`() throws {
    let world = try TestEnvironment()
    let robot = try robot(world)
    open("Nickname", robot)
    #expect(robot.screen.contains("Mina") && robot.screen.contains("4/16"))
    robot.press(.control("u"), .enter)
    // A sentence may take two rows of the sheet, so whitespace and borders are removed.
    let words = robot.screen.split { $0.isWhitespace || $0 == "│" }.joined(separator: " ")
    #expect(words.contains("! Enter a nickname of up to 16 characters (8 in Hangul)."))
    robot.type("민아").press(.enter)
    #expect(robot.notice == "Changed your profile.")
    #expect(robot.screen.contains("민아"))
    #expect(try current(world).nickname?.text == "민아")
    open("Nickname", robot)
    robot.press(.enter)
    #expect(robot.notice == "No change was needed.")
  }

  // C-49: changing the e-mail address needs the password.
  @Test func `changes the e-mail for somebody who knows the password`() throws {
    let world = try TestEnvironment()
    let robot = try robot(world)
    open("E-mail", robot)
    robot.press(.control("u")).type("nobody").press(.enter, .enter)
    #expect(robot.screen.contains("The e-mail address needs an @"))
    robot.press(.control("u")).type("new@example.com").press(.enter).type("wrong-1!")
    robot.press(.enter)
    #expect(robot.screen.contains("Wrong password."))
    #expect(try current(world).email?.text == "Mina@example.com")
    robot.press(.control("u")).type("haru-2026").press(.enter)
    #expect(!robot.screen.contains("haru-2026"))
    #expect(robot.notice == "Changed your profile.")
    #expect(try current(world).email?.text == "new@example.com")
  }

  // C-49: a number is confirmed by the code that was sent to it.
  @Test func `changes the number once it is proven`() throws {
    let world = try TestEnvironment()
    let robot = try robot(world)
    open("Mobile", robot)
    robot.type("02").press(.enter)
    #expect(robot.screen.contains("A mobile number must begin with 010"))
    robot.press(.control("u")).type("010 9876 5432").press(.enter)
    #expect(robot.screen.contains("010-9876-5432"))
    robot.type("1111").press(.enter)
    #expect(robot.screen.contains("Wrong code. Tries left: 4."))
    #expect(try current(world).phone == nil)
    robot.press(.control("r"))
    #expect(world.profileFixture.messages.filter { $0.number.shown == "010-9876-5432" }.count == 2)
    robot.type("4321").press(.enter)
    #expect(robot.notice == "Changed your profile.")
    #expect(robot.screen.contains("010-****-5432"))
    open("Mobile", robot)
    robot.type("01098765432").press(.enter)
    #expect(robot.notice == "No change was needed.")
  }

  // C-49, BK-04: the picture is given by its file name.
  @Test func `keeps a picture, and takes it away again`() throws {
    let world = try TestEnvironment()
    world.profileFixture.files["/home/me.png"] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1,
    ]
    world.profileFixture.files["/home/me.txt"] = [1]
    let robot = try robot(world)
    open("Picture", robot)
    robot.type("/home/me.txt").press(.enter)
    #expect(robot.screen.contains("A picture must be a PNG or JPEG file."))
    robot.press(.control("u")).type("/home/none.png").press(.enter)
    #expect(robot.screen.contains("/home/none.png: permission denied"), "It is said at the field.")
    robot.press(.tab)
    #expect(robot.screen.contains("/home/none.png: permission denied"))
    #expect(try current(world).picture == nil)
    robot.press(.control("u")).type("/home/me.png").press(.enter)
    #expect(robot.notice == "Changed your profile.")
    #expect(robot.screen.contains("picture.png"))
    open("Picture", robot)
    #expect(robot.screen.contains("(picture.png)"))
    robot.press(.enter)
    #expect(try current(world).picture == nil)
  }

  // C-49: the form asks for the old password and twice for the new one, and shows the rules while
  // typing.
  @Test func `changes the password`() throws {
    let world = try TestEnvironment()
    let robot = try robot(world)
    open("Change password", robot)
    robot.type("wrong-1!").press(.enter).type("short")
    #expect(robot.screen.contains("8+ characters"))
    robot.press(.control("u")).type("haru-2027").press(.enter).type("haru-2028")
    #expect(robot.screen.contains("The passwords differ."))
    robot.press(.enter)
    #expect(robot.screen.contains("The two passwords differ"))
    robot.press(.control("u")).type("haru-2027").press(.enter)
    #expect(robot.screen.contains("Wrong password."))
    #expect(!robot.screen.contains("haru-2027"))
    robot.press(.control("u")).type("haru-2026").press(.control("s"))
    #expect(robot.notice == "Changed the password.")
    let profile = try current(world)
    try world.profiles.password.check("haru-2027", of: profile)
  }

  @Test func `asks before it throws away what was typed`() throws {
    let robot = try robot(try TestEnvironment())
    open("Nickname", robot)
    robot.type("x").press(.escape)
    #expect(robot.screen.contains("Leave without saving?"))
    robot.press(.character("x"))
    #expect(robot.screen.contains("My profile"))
  }

  // M-33: a user who signs in through a service has its e-mail address and no password here.
  @Test func `leaves to another service what belongs to it`() throws {
    let world = try TestEnvironment()
    try world.profileFixture.repository.change(.defaultName) { _ in
      Account(
        nickname: Nickname(stored: "Mina"), email: EmailAddress(stored: "mina@example.com"),
        social: SocialIdentity(provider: "google", issuer: "https://issuer", subject: "1"),
        since: world.now)
    }
    let robot = try robot(world, account: false)
    #expect(robot.screen.contains("with Google"))
    #expect(!robot.screen.contains("Change password") && !robot.screen.contains("Sign up"))
    open("E-mail", robot)
    #expect(robot.notice == "Your e-mail comes from Google and cannot be changed here.")
    open("Mobile", robot)
    robot.type("01098765432").press(.enter).type("4321").press(.enter)
    #expect(try current(world).phone?.digits == "01098765432")
  }

  @Test func `is not there where profiles cannot be managed`() throws {
    let world = try TestEnvironment()
    let runner = EffectRunner(features: world.features, language: .english) {
      world.commandLine().output(of: $0)
    }
    guard case .failed(let report)? = runner.run(.account(.load)).account else {
      Issue.record("a page without profiles")
      return
    }
    #expect(report.code == "notHere")
  }

  @Test func `shows no secret where work is looked at`() {
    let shown =
      "\(AccountWork.password(old: SecretText("haru-2026"), new: SecretText("haru-2027")))"
    #expect(!shown.contains("haru"))
  }
}
