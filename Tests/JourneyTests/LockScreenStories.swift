import Domain
import PresentationKit
import PresentationShared
import Support
import Testing
import TextUI

/// Keyboard tests of a locked store.
@Suite struct `The screens of a locked store` {
  private func world(language: Language = .english) throws -> TestEnvironment {
    let world = try TestEnvironment(language: language)
    #expect(world.run("people add Mina --every 7").status == .done)
    #expect(world.run("lock set --stdin", input: "1234\n1234\n").status == .done)
    return world
  }

  private func isCovered(_ robot: Robot) -> Bool {
    let screen = robot.screen
    return screen.contains("Enter the lock code") && !screen.contains("Mina")
      && !screen.contains("Sayings") && !screen.contains("2026")
  }

  @Test func `ask for the code at the start and show nothing before`() throws {
    // C-56
    let robot = Robot(try world())
    #expect(isCovered(robot))
    robot.press(.character("2"), .tab, .character(":"), .character("?"), .function(1))
    #expect(isCovered(robot))
    robot.press(.control("u")).type("9999").press(.enter)
    #expect(isCovered(robot))
    #expect(robot.screen.contains("Wrong lock code."))
    robot.type("1234").press(.enter)
    #expect(robot.screen.contains("Mina"))
    #expect(robot.screen.contains("Sayings"))
  }

  @Test func `take a digit back, and take no more than a code can have`() throws {
    let robot = Robot(try world())
    robot.type("12345").press(.backspace)
    #expect(robot.screen.filter { $0 == "●" }.count == 4)
    #expect(!robot.screen.contains("1"))
    robot.press(.enter)
    #expect(robot.screen.contains("Mina"))
    let other = Robot(try world())
    other.type("12345678901234")
    #expect(other.screen.filter { $0 == "●" }.count == 12)
    other.type("abc ")
    #expect(other.screen.filter { $0 == "●" }.count == 12)
  }

  @Test func `count down after too many wrong ones`() throws {
    let world = try world()
    let robot = Robot(world)
    for _ in 1...3 { robot.type("9999").press(.enter) }
    #expect(robot.screen.contains("again in 5 seconds"))
    #expect(robot.isMoving && robot.timeout == 1000)
    robot.type("1234").press(.enter)
    #expect(isCovered(robot))
    world.lockHours.pass(seconds: 3)
    robot.watch(milliseconds: 3000)
    #expect(robot.screen.contains("again in 2 seconds"))
    world.lockHours.pass(seconds: 2)
    robot.watch(milliseconds: 2000)
    #expect(!robot.screen.contains("again in") && !robot.isMoving)
    robot.type("1234").press(.enter)
    #expect(robot.screen.contains("Mina"))
  }

  @Test func `are left by q and Ctrl-C, in any keyboard, and Esc only clears what was typed`()
    throws
  {
    for key in [Key.character("q"), .character("ㅂ"), .control("c")] {
      #expect(Robot(try world()).press(key).hasLeft)
    }
    let robot = Robot(try world()).type("99").press(.escape)
    #expect(!robot.hasLeft)
    robot.type("1234").press(.enter)
    #expect(robot.screen.contains("Mina"))
  }

  @Test func `ask again after idle minutes, and keep what was being written`() throws {
    // C-56; product 16
    let robot = Robot(try world(), idleMinutes: 10)
    robot.type("1234").press(.enter, .character("n")).type("Seoyeon")
    let before = robot.screen
    #expect(before.contains("Seoyeon"))
    robot.rest(minutes: 9)
    #expect(robot.screen == before)
    #expect(robot.timeout <= 30_000)
    robot.rest(minutes: 10)
    #expect(isCovered(robot) && !robot.screen.contains("Seoyeon"))
    robot.type("1234").press(.enter)
    #expect(robot.screen == before)
  }

  @Test func `do not ask after idle minutes where there is no lock, or where nobody wants it`()
    throws
  {
    let open = Robot(try TestEnvironment(), idleMinutes: 10)
    let before = open.screen
    open.rest(minutes: 500)
    #expect(open.screen == before && open.timeout > 0)
    let never = Robot(try world(), idleMinutes: 0)
    never.type("1234").press(.enter)
    never.rest(minutes: 500)
    #expect(never.screen.contains("Mina"))
  }

  @Test func `ask again after Ctrl-Z, and are covered before the program stops`() throws {
    // C-56
    let robot = Robot(try world())
    robot.type("1234").press(.enter, .character(":")).type("people add Tom")
    let before = robot.screen
    robot.press(.control("z"))
    #expect(robot.requests.last == .suspend)
    #expect(isCovered(robot))
    robot.comeBack()
    #expect(isCovered(robot))
    robot.type("1234").press(.enter)
    // Part of the screen is random each time the list is loaded, so only the last rows are
    // compared.
    let lines = before.split(separator: "\n")
    #expect(robot.screen.split(separator: "\n").suffix(2) == lines.suffix(2))
  }

  @Test func `lock at once by a command, and say so where there is no lock`() throws {
    let robot = Robot(try world())
    robot.type("1234").press(.enter, .character(":")).type("lock now").press(.enter)
    #expect(isCovered(robot))
    let open = Robot(try TestEnvironment()).press(.character(":")).type("lock now").press(.enter)
    #expect(open.notice.contains("The lock is off."))
  }

  @Test func `draw nothing that happens meanwhile`() throws {
    let world = try world()
    let robot = Robot(world, idleMinutes: 10)
    robot.type("1234").press(.enter)
    robot.rest(minutes: 10)
    let covered = robot.screen
    robot.hear(.answer(.command(Output(out: "Mina\nMina\n", err: "", status: .done))))
    robot.hear(.device(.copied(true)))
    robot.click(column: 12, row: 0).turnWheel()
    robot.paste("a secret")
    robot.resize(.standard)
    try robot.wait(until: "2026-03-02T09:00")
    #expect(robot.screen == covered)
  }

  @Test func `open without a question in a terminal that was opened, until somebody was away`()
    throws
  {
    let world = try world()
    #expect(world.run("lock open --stdin", input: "1234\n").status == .done)
    let robot = Robot(world)
    #expect(robot.screen.contains("Mina"))
    robot.press(.control("z"))
    #expect(isCovered(robot))
  }

  @Test func `leave the commands locked`() throws {
    let world = try world()
    let robot = Robot(world)
    robot.type("1234").press(.enter)
    #expect(world.run("people list").status == .busyOrLocked)
    robot.press(.character(":")).type("people list --json").press(.enter)
    #expect(robot.screen.contains("Mina"))
  }

  @Test func `are recovered with the password, which is never shown`() throws {
    let world = try TestEnvironment(change: { adapters in
      adapters.password = ProfilePassword(
        isThere: { () throws(StorageFailure) in true },
        proves: { (text) throws(PasswordFailure) in text == "q1r sesame" })
    })
    #expect(world.run("lock set --stdin", input: "1234\n1234\n").status == .done)
    let robot = Robot(world).press(.character("r"))
    #expect(robot.screen.contains("Enter the profile's password"))
    robot.type("nonsense").press(.enter)
    #expect(robot.screen.contains("Wrong password."))
    robot.type("q1r sesame")
    #expect(!robot.screen.contains("sesame") && robot.screen.contains("••••"))
    robot.press(.enter)
    #expect(robot.notice.contains("the lock was turned off"))
    #expect(world.run("lock --json").out.contains(#""on":false"#))
  }

  @Test func `say what a guest can do who has lost the code`() throws {
    let robot = Robot(try world(), size: Size(columns: 120, rows: 40)).press(.character("r"))
    #expect(robot.screen.contains("no password to use"))
    robot.type("1234").press(.enter)
    #expect(robot.screen.contains("Mina"))
  }

  @Test func `open once the lock was taken away elsewhere`() throws {
    let world = try world()
    let robot = Robot(world)
    #expect(world.run("lock off --stdin", input: "1234\n").status == .done)
    robot.press(.enter)
    #expect(robot.screen.contains("Mina"))
  }
}
