import DIContainer
import Domain
import Foundation
import HaruStore
import Support
import Testing

@testable import PresentationKit
@testable import TextUI

/// Tests of several programs on one store: each one shows the changes of the others without a key
/// press.
// newcomer, second hour, A1
@Suite(.serialized) struct `Screens while another program changes the store` {
  private func start(_ folder: SampleFolder, _ haru: BinaryUnderTest) throws -> ProgramInTerminal {
    try ProgramInTerminal(
      haru.path, in: folder.path,
      environment: haru.environment.merging([
        "HARU_HOME": haru.home, "TERM": "xterm-256color", "PATH": "/nonexistent",
      ]) { $1 })
  }

  private func shows(_ text: String, _ program: ProgramInTerminal, _ screen: VirtualTerminal)
    -> Bool
  {
    program.waits {
      screen.feed(program.pair.received())
      return screen.words.contains(text)
    }
  }

  private func hides(_ text: String, _ program: ProgramInTerminal, _ screen: VirtualTerminal)
    -> Bool
  {
    program.waits {
      screen.feed(program.pair.received())
      return !screen.words.contains(text)
    }
  }

  @Test(.slow) func `show on the part that is open what was done there, and then rest`() throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      _ = try haru("profile", "edit", "--nickname", "Mina")
      _ = try haru("schedule", "add", "Yoga", "--from", "today 11:00", "--to", "12:00")
      let (program, screen) = (try start(folder, haru), VirtualTerminal(.standard))
      #expect(shows("Yoga", program, screen))
      _ = try haru("schedule", "add", "Zzz", "--from", "today 11:30", "--to", "12:30")
      #expect(shows("Zzz", program, screen))
      program.pair.send("2")
      #expect(hides("Yoga", program, screen))
      _ = try haru("people", "add", "Dalgom", "--every", "7")
      #expect(shows("Dalgom", program, screen))
      program.pair.send("5")
      #expect(shows("Zzz", program, screen))
      _ = try haru("schedule", "remove", "Zzz", "--yes")
      #expect(hides("Zzz", program, screen))
      program.pair.send("6")
      #expect(hides("March 2026", program, screen))
      _ = try haru("books", "add", "--manual", "--title", "Emma", "--pages", "90")
      #expect(shows("Emma", program, screen))
      // An idle program uses no processor time.
      #expect(
        program.waits {
          let before = program.secondsUsed
          sleep(1)
          return program.secondsUsed - before < 0.1
        })
    }
  }

  @Test func `keep what is typed in a form, and weigh it anew`() throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      _ = try haru("profile", "edit", "--nickname", "Mina")
      let (program, screen) = (try start(folder, haru), VirtualTerminal(.standard))
      #expect(shows("Nothing is due", program, screen))
      program.pair.send("5nLunch")
      #expect(shows("Lunch", program, screen))
      _ = try haru("schedule", "add", "Zzz", "--from", "today 09:30")
      #expect(shows("The event overlaps “Zzz”", program, screen))
      #expect(screen.words.contains("Lunch"))
    }
  }
}

// newcomer, second hour, A1
@Suite struct `What another program changed` {
  @Test func `is shown at once, under all that is open`() throws {
    let world = try TestEnvironment()
    let robot = Robot(world, onToday: true)
    #expect(!robot.screen.contains("Zzz"))
    let add = { (title: String) in
      _ = world.commandLine(passesLock: true).output(of: [
        "schedule", "add", title, "--from", "today 11:30",
      ])
    }
    add("Zzz")
    robot.hear(.device(.storeChanged))
    #expect(robot.screen.contains("Zzz"))
    robot.press(.character(":")).type("people ad")
    add("Yyy")
    robot.hear(.device(.storeChanged))
    #expect(robot.screen.contains("Yyy") && robot.screen.contains("people ad"))
  }

  @Test func `leaves notices and what was chosen as they are`() throws {
    let world = try TestEnvironment()
    let robot = Robot(world).press(.character("5"), .character("n")).type("Lunch")
    robot.press(.control("s"))
    let notice = robot.notice
    #expect(!notice.isEmpty)
    _ = world.commandLine(passesLock: true).output(of: [
      "schedule", "add", "Breakfast", "--from", "today 07:00",
    ])
    robot.hear(.device(.storeChanged))
    #expect(robot.notice == notice)
    #expect(robot.screen.contains("Breakfast"))
    // The keys still act on the same row.
    robot.press(.character("x"))
    #expect(robot.screen.contains("Breakfast"))
  }

  @Test func `is not shown while a lock covers it`() throws {
    let world = try TestEnvironment()
    let line = world.commandLine(passesLock: true)
    _ = line.output(of: ["people", "add", "Mina", "--every", "7"])
    let robot = Robot(world).press(.character(":")).type("lock now").press(.enter)
    let before = robot.requests.count
    robot.hear(.device(.storeChanged))
    #expect(robot.requests.count == before)
  }

  /// A program that only refreshes its screen must not write to the store. Otherwise two programs
  /// would trigger each other for ever.
  @Test func `makes nobody write who only brings up to date what is shown`() throws {
    try SampleFolder.using { folder in
      let settings = try Settings(
        environment: { ["HARU_HOME": folder.path("home"), "HARU_SEED": "7"][$0] })
      let adapters = try Adapters.live(settings)
      let world = try TestEnvironment { world in
        let (clock, opener, delivery) = (world.clock, world.opener, world.delivery)
        let timer = world.timer
        world = adapters
        (world.clock, world.opener, world.delivery) = (clock, opener, delivery)
        world.timer = timer
      }
      let line = world.commandLine(passesLock: true)
      for words in Self.things { _ = line.output(of: words) }
      let robot = Robot(world, onToday: true)
      for key in ["1", "2", "3", "4", "5", "6", ","] {
        robot.type(key)
        robot.hear(.device(.storeChanged))
        let other = try Adapters.live(settings).listen()
        #expect(other.file != nil)
        robot.hear(.device(.storeChanged))
        #expect(!other.hasChanged(), "part \(key)")
      }
    }
  }

  private static let things = [
    ["people", "add", "Mina", "--every", "1"], ["moods", "add", "60", "rain"],
    ["schedule", "add", "Dentist", "--from", "10:00"],
    ["books", "add", "--manual", "--title", "Emma", "--pages", "90"],
  ]
}

extension VirtualTerminal {
  /// The text of a screen of the standard size.
  fileprivate var words: String {
    (0..<Size.standard.rows).map { row in
      (0..<Size.standard.columns).map { self[$0, row].text }.joined()
    }.joined(separator: "\n")
  }
}
