import DIContainer
import Domain
import Support
import Testing

@testable import Data
@testable import PresentationKit
@testable import PresentationShared
@testable import TextUI

/// Tests of what a new user sees on the first start.
@Suite struct `The first minute` {
  private func stranger(
    _ reason: OnboardingTrigger = .firstTime, _ world: TestEnvironment? = nil,
    size: Size = .standard
  ) throws -> Robot { Robot(try world ?? TestEnvironment(), size: size, onboarding: reason) }

  // product 23, newcomer 19: “start now” is first, and accounts take one row below.
  @Test func `offers to begin first, then the demo, and accounts in a row below`() throws {
    let robot = try stranger()
    let rows = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let begin = try #require(rows.firstIndex { $0.contains("› g  start now") })
    #expect(rows[begin + 1].contains("d  try the demo"))
    let accounts = rows[(begin + 2)...].filter { $0.contains("sign up") }
    #expect(accounts.count == 1)
    #expect(accounts.first?.contains("n sign up") == true)
    #expect(accounts.first?.contains("l log in") == true)
    // N-28: no sign-in service is configured.
    #expect(accounts.first?.contains("Google") == false)
  }

  // newcomer 19: “forgot password” is hidden on the first start, but its key works.
  @Test func `keeps a key for every way, and shows those that are of use`() throws {
    let robot = try stranger()
    #expect(!robot.screen.contains("forgot"))
    robot.press(.character("f"))
    #expect(robot.screen.contains("The e-mail you signed up with."))
    let back = try stranger(.signedOut)
    #expect(back.screen.contains("› l  log in"))
    #expect(back.screen.contains("f forgot password"))
  }

  // N-10: a new guest sees nothing about logging out or deleting.
  @Test(arguments: [Size.standard, Size(columns: 40, rows: 12)])
  func `frightens nobody who begins as a guest`(_ size: Size) throws {
    let robot = try stranger(size: size)
    let text = robot.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("No account needed."))
    #expect(!text.contains("logs out") && !text.contains("delete"))
    #expect(text.contains("Press q to quit") || text.contains("q quit"))
    let world = try TestEnvironment()
    let output = world.run("profile logout")
    #expect(output.status == .refused)
    #expect(output.err.contains("Nothing was deleted"), "\(output.err)")
  }

  // product 23: the demo can be tried before anything is created.
  @Test func `leads into the demo by one key`() throws {
    let robot = try stranger().press(.character("d"))
    #expect(robot.requests.contains(.reopen(RestartRequest(isBorrowed: true))))
  }

  // C-03: a guest is offered notifications and contacts in one line, which other users are asked
  // about.
  @Test func `offers a guest notices and contacts in one line`() throws {
    let robot = try stranger().press(.character("g"))
    #expect(robot.notice.contains("Notifications and contacts"))
    robot.press(.character(","))
    #expect(robot.screen.contains("Notifications and contacts"))
  }

  // C-02, SC-01, M-36: the tutorial of a part is offered once, in one line, and blocks nothing.
  @Test func `offers the pages about a part when it is opened for the first time`() throws {
    let store = try Database(.memory)
    let world = try TestEnvironment { $0.introduction = .inStore(store) }
    let robot = Robot(world, onToday: true, offersPages: true)
    for (key, title, subject) in [
      ("2", "People", .people), ("3", "Sayings", .sayings), ("5", "Schedule", .schedule),
      ("6", "Books", .books),
    ] as [(Character, String, DailyPart)] {
      let subject = TutorialSubject.part(subject)
      robot.press(.character(key))
      #expect(robot.notice.hasPrefix("New to \(title)? Press Ctrl-T"))
      robot.press(.control("t"))
      // The names of the parts are also in the tabs, so the test looks for the text of the
      // tutorial.
      let text = robot.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(text.contains(TutorialText(subject, .english).pages[0].title.english), "\(text)")
      #expect(text.contains(TutorialText(subject, .english).pages[0].words.english), "\(text)")
      for page in TutorialText(.everything, .english).pages {
        #expect(!text.contains(page.words.english))
      }
      robot.press(.escape)
      #expect(robot.screen.contains("▐\(key) \(title)"), "Esc leads back to the part.")
      robot.press(.character("1"), .character(key))
      #expect(!robot.notice.contains("Ctrl-T"), "It is offered once.")
    }
    let later = Robot(world, onToday: true, offersPages: true).press(.character("2"))
    #expect(!later.notice.contains("Ctrl-T"), "It is remembered.")
  }

  // C-07: a password is hidden until the user asks to see it.
  @Test func `shows a password to whoever asks for it`() throws {
    let robot = try stranger().press(.character("n")).type("mina@haru.kr").press(.tab)
      .type("haru-2026")
    #expect(!robot.screen.contains("haru-2026"))
    #expect(robot.keys.contains { $0.label == "Ctrl-P" })
    robot.press(.control("p"))
    #expect(robot.screen.contains("haru-2026"))
    robot.press(.control("p"))
    #expect(!robot.screen.contains("haru-2026"))
    robot.press(.tab).type("haru-2026").press(.control("p"), .control("s"), .escape)
    #expect(!robot.screen.contains("haru-2026"), "Another page hides it again.")
  }

  // korean D13: a field shows no error before the user leaves it.
  @Test func `waits with what is wrong until a field is left`() throws {
    let robot = try stranger().press(.character("n")).type("m")
    #expect(!robot.screen.contains("!"))
    robot.press(.tab)
    #expect(robot.screen.contains("@"))
    #expect(robot.screen.contains("! "))
    robot.type("haru-2026").press(.tab).type("haru")
    #expect(!robot.screen.contains("The passwords differ."))
  }

  // korean 10: a code that cannot be sent is shown once, with the reason.
  @Test func `shows a code once, and says why it is shown`() throws {
    for size in [Size.standard, Size(columns: 40, rows: 12)] {
      let robot = try stranger(size: size).press(.character("n")).type("mina@haru.kr")
        .press(.tab).type("haru-2026").press(.tab).type("haru-2026").press(.control("s"))
        .type("010-1234-5678").press(.control("s"))
      #expect(robot.screen.split(separator: "4321").count == 2)
      let text = robot.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(text.contains("has no way to send it"))
      robot.type("4321").press(.control("s"))
      #expect(robot.screen.contains("Nickname"))
    }
  }
}
