import Domain
import Foundation
import Support
import Testing

@testable import PresentationKit
@testable import PresentationShared
@testable import TextUI

// C-05, SC-02, SC-04
@Suite struct `Somebody who signs in with another service` {
  private func world(_ fake: FakeSignIn, _ language: Language = .english) throws -> TestEnvironment
  {
    try TestEnvironment(
      language: language, profiles: ProfileFixture().profiles(providers: fake.providers))
  }

  @Test(arguments: [Language.korean, .english])
  func `gets a profile, goes out and comes back`(_ language: Language) throws {
    let mina = ProvenIdentity.person("7", name: "민아")
    let world = try world(FakeSignIn(.success(mina), .success(mina)), language)
    let output = world.run("profile login --with google --json")
    #expect(output.status == .done, "\(output.err)")
    #expect(output.out.contains(#""name":"민아","nickname":"민아""#))
    #expect(output.err.contains(FakeSignIn.address) && !output.out.contains("https://"))
    #expect(world.run("profile logout").status == .done)
    let refused = world.run("profile login 민아 --stdin")
    #expect(refused.status == .refused)
    #expect(refused.err.contains("haru profile login --with google"))
    let back = world.run("profile login 민아 --with google")
    #expect(back.status == .done && back.out.contains("민아"))
    #expect(world.run("profile list --json").out.components(separatedBy: "google").count == 2)
  }

  @Test func `is refused before a browser opens for what cannot be`() throws {
    let fake = FakeSignIn()
    let world = try world(fake)
    try world.profiles.register("ann")
    for (line, code) in [
      ("--with kakao", "signInNotConfigured"), ("--with naver", "unknownProvider"),
      ("--with http://example.com", "badIssuer"), ("--with google --keep", "notAGuest"),
      ("ann --with google", "notTheirs"), ("nobody --with google", "unknownProfile"),
      ("--with google --nickname 12345678901234567", "nicknameTooLong"),
    ] {
      let output = world.run("profile login \(line) --json")
      #expect(output.err.contains(#""code":"\#(code)""#), "\(line): \(output.err)")
    }
    #expect(fake.asked.isEmpty)
    #expect(world.run("profile login --with kakao").err.contains("settings set signin.kakao.id"))
    #expect(world.run("profile login --keep").status == .usage)
    #expect(world.run("profile login --with google --stdin").status == .usage)
    #expect(world.run("profile login --with google --read-only").status == .refused)
    #expect(world.run("profile login --with google").status == .network, "nobody came back")
  }

  @Test func `is asked for a nickname where the service knows none`() throws {
    let nameless = ProvenIdentity.person("7")
    let world = try world(FakeSignIn(.success(nameless), .success(nameless)))
    let asked = world.run("profile login --with google")
    #expect(asked.status == .refused && asked.err.contains("--nickname"))
    #expect(world.run("profile login --with google --nickname mina").status == .done)
    #expect(world.run("profile show").out.contains("mina"))
  }

  @Test func `sees whom there is to ask`() throws {
    let world = try world(FakeSignIn())
    #expect(
      world.run("profile providers").out.hasPrefix("google  https://accounts.google.com  ready\n"))
    let json = world.run("profile providers --json").out
    #expect(
      json.contains(
        #"{"name":"kakao","issuer":"https://kauth.kakao.com","configured":false}"#))
  }

  // Sign-in on the screens.

  private func robot(
    _ world: TestEnvironment, _ reason: OnboardingTrigger = .firstTime, size: Size = .standard
  ) -> Robot {
    Robot(world, size: size, onboarding: reason).press(.character("o"))
  }

  @Test(arguments: [Language.korean, .english])
  func `comes in by the screens, as somebody new and as somebody known`(_ language: Language)
    throws
  {
    let mina = ProvenIdentity.person("7", name: "민아")
    let world = try world(FakeSignIn(.success(mina), .success(mina)), language)
    let robot = robot(world)
    #expect(
      robot.screen.contains("google")
        || robot.screen.contains(language == .korean ? "구글" : "Google"))
    robot.press(.enter)
    #expect(robot.backgroundTasks.count == 1)
    robot.runBackgroundTasks()
    #expect(robot.screen.contains("민아"))
    robot.press(.control("s"))
    // The open store now belongs to the account, so the screens do not restart.
    #expect(robot.notice == OnboardingWords(language).welcome("민아"))
    #expect(!robot.requests.contains { if case .reopen = $0 { true } else { false } })
    let made = try world.profiles.queries.current()
    #expect(
      made.kind == .social(provider: "google") && made.name == .defaultName, "the guest kept it all"
    )
    try world.profiles.signIn.out(made)
    let again = self.robot(world, .signedOut).press(.enter).runBackgroundTasks()
    #expect(again.requests.contains { if case .reopen = $0 { true } else { false } })
    #expect(try world.profiles.queries.current().name == made.name)
  }

  @Test func `reads why it failed, and tries again with Enter`() throws {
    let world = try world(FakeSignIn(.failure(.declined), .success(.person("7", name: "mina"))))
    let robot = robot(world).press(.enter).runBackgroundTasks()
    #expect(robot.screen.contains("You did not allow the login"))
    robot.press(.enter).runBackgroundTasks()
    #expect(robot.screen.contains("mina") && robot.screen.contains("What should Haru call you?"))
  }

  @Test func `can copy the whole address, and call it off`() throws {
    let robot = robot(try world(FakeSignIn())).press(.enter)
    let backgroundTask = try #require(robot.backgroundTasks.first)
    robot.hear(.backgroundTask(backgroundTask.id, .signIn(.step(.address(FakeSignIn.address)))))
    let rows = robot.screen.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(rows.joined().contains(FakeSignIn.address), "no letter is lost between the rows")
    robot.press(.character("y"))
    #expect(robot.requests.contains(.copy(FakeSignIn.address)))
    robot.press(.escape)
    #expect(robot.requests.contains(.stop(backgroundTask.id)))
    robot.hear(.backgroundTask(backgroundTask.id, .signIn(.proven(.person("7", name: "late")))))
    #expect(
      !robot.screen.contains("late") && robot.screen.contains("Choose an account to log in with"))
  }

  @Test(arguments: [Language.korean, .english])
  func `sees pages as they were looked at`(_ language: Language) throws {
    for (name, size) in SnapshotSizes.shown(in: language) {
      let robot = robot(try world(FakeSignIn(), language), size: size)
      expectSnapshot(robot.frame, named: "signin-providers-\(language.rawValue)-\(name)")
      robot.press(.enter)
      let backgroundTask = try #require(robot.backgroundTasks.first)
      robot.hear(
        .backgroundTask(backgroundTask.id, .signIn(.step(.address(FakeSignIn.address)))))
      expectSnapshot(robot.frame, named: "signin-waiting-\(language.rawValue)-\(name)")
    }
  }
}
