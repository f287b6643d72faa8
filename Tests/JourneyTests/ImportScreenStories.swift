import DIContainer
import Domain
import HaruStore
import Support
import Testing

@testable import PresentationKit
@testable import PresentationShared
@testable import TextUI

// I-05: a user can import files of other programs without a command.
@Suite struct `Somebody who brings a file in on the screens` {
  private func world(_ language: Language = .english) throws -> TestEnvironment {
    var problem: (any Error)?
    let world = try TestEnvironment(language: language) { adapters in
      do { try DownloadedFiles.put(into: &adapters) } catch { problem = error }
    }
    if let problem { throw problem }
    return world
  }

  private func robot(_ world: TestEnvironment) -> Robot {
    let robot = Robot(world).press(.character(","), .home)
    for _ in 0..<30 where !robot.screen.contains("› " + MoreItem.bringIn.title(world.language)) {
      robot.press(.down)
    }
    return robot.press(.enter)
  }

  @Test func `sees what was downloaded and can be read, looks at it, brings it in and undoes it`()
    throws
  {
    let world = try world()
    let robot = robot(world)
    #expect(robot.screen.contains("Checking your downloads"))
    robot.runBackgroundTasks()
    let lines = robot.screen.split(separator: "\n").map(String.init)
    let files = lines.filter { $0.contains(".csv") || $0.contains(".txt") }
    #expect(files.count == 3 && !robot.screen.contains("notes.txt"))
    #expect(files[0].contains("› goodreads_library_export.csv") && files[0].contains("Goodreads"))
    #expect(files[1].contains("Daylio") && files[2].contains("jrnl"))

    robot.press(.enter)
    #expect(robot.screen.contains("Nothing is changed yet"))
    robot.runBackgroundTasks()
    for words in [
      "4 books", "3 would be added", "1 would fail", "· Demian · Hermann Hesse", "· Pachinko",
      "1 row would not be fully imported", "5: It has no title.",
    ] { #expect(robot.screen.contains(words), "\(words)\n\(robot.screen)") }
    #expect(!world.run("books shelf").out.contains("Demian"))

    robot.press(.enter)
    #expect(robot.screen.contains("Importing."))
    robot.runBackgroundTasks()
    #expect(robot.screen.contains("3 added"))
    #expect(robot.notice.contains("4 books: 3 added, 1 failed"))
    #expect(world.run("books shelf").out.contains("Demian"))
    robot.press(.character("z"))
    #expect(!world.run("books shelf").out.contains("Demian"))
    robot.press(.enter)
    #expect(robot.screen.contains(MoreItem.bringIn.title(.english)))
  }

  @Test func `types a path, which Tab goes on with`() throws {
    let world = try world()
    let robot = robot(world).runBackgroundTasks()
    robot.type("~/Downloads/g").press(.tab).runBackgroundTasks()
    #expect(robot.screen.contains("~/Downloads/goodreads_library_export.csv"))
    robot.press(.enter).runBackgroundTasks()
    #expect(robot.screen.contains("3 would be added"))
    robot.press(.escape).press(.escape).type("~/Downloads/").press(.tab).runBackgroundTasks()
    #expect(robot.screen.contains("daylio_export.csv") && robot.screen.contains("notes.txt"))
    robot.press(.down, .enter).runBackgroundTasks()
    #expect(robot.notice.contains("does not recognise this format"))
    #expect(robot.screen.contains("~/Downloads/notes.txt"))
    robot.press(.escape).type("~/nowhere").press(.tab).runBackgroundTasks()
    #expect(robot.notice.contains("starts with this text"))
    robot.press(.escape).press(.escape)
    #expect(robot.screen.contains("Timeline"))
  }

  @Test func `gives words for moods a level, and says what comes first in a date`() throws {
    let world = try world()
    let robot = robot(world).runBackgroundTasks()
    robot.press(.down, .enter).runBackgroundTasks()
    #expect(robot.screen.contains("cosy") && robot.screen.contains("2 times"))
    robot.press(.enter)
    #expect(robot.notice.contains("Give every mood a level first."))
    robot.press(.character("4"), .right)
    #expect(robot.screen.contains("75"))
    robot.press(.enter).runBackgroundTasks()
    #expect(robot.screen.contains("3 would be added"))
    robot.press(.enter).runBackgroundTasks()
    #expect(world.run("moods list --from 2026-02-01 --json").out.contains(#""level":75"#))

    robot.press(.enter, .enter).runBackgroundTasks()
    robot.press(.down, .down, .enter).runBackgroundTasks()
    #expect(robot.screen.contains("03/04 is 3 April"))
    robot.press(.down, .enter).runBackgroundTasks()
    #expect(robot.screen.contains("1 would be added"))
    robot.press(.enter).runBackgroundTasks()
    #expect(world.run("search snowed --json").out.contains("2026-03-04"))
  }

  @Test func `chooses the format where more than one fits`() throws {
    let robot = robot(try world()).runBackgroundTasks()
    robot.press(.enter)
    let backgroundTask = try #require(robot.backgroundTasks.first)
    robot.hear(
      .backgroundTask(
        backgroundTask.id, .imports(.failed(.ambiguousFormat([.goodreads, .storygraph])))))
    #expect(robot.screen.contains("fits more than one format"))
    robot.press(.down, .enter)
    let asked: ImportsTask? = robot.backgroundTasks.last?.work.cast()
    guard case .bringIn(_, let options)? = asked else {
      Issue.record("nothing was asked")
      return
    }
    #expect(options.format == .storygraph && options.isTrial)
  }

  @Test(arguments: [Key.escape, .control("c")])
  func `stops while it is brought in, and nothing of it is there`(_ key: Key) throws {
    let world = try world()
    let robot = robot(world).runBackgroundTasks().press(.enter).runBackgroundTasks().press(.enter)
    let backgroundTask = try #require(robot.backgroundTasks.last)
    robot.hear(
      .backgroundTask(backgroundTask.id, .imports(.progress(percent: 40, of: 9_000_000))))
    #expect(robot.screen.contains("40%"))
    robot.press(key)
    #expect(!robot.hasLeft && robot.screen.contains("Stopping"))
    robot.runBackgroundTasks()
    #expect(robot.notice.contains("Nothing was imported"))
    #expect(robot.screen.contains("3 would be added"))
    #expect(!world.run("books shelf").out.contains("Demian"))
    #expect(world.run("history --json").out.contains(#""history":[]"#))
  }

  @Test func `leaves the look at a file with Esc, and hears no more of it`() throws {
    let robot = robot(try world()).runBackgroundTasks().press(.enter)
    let backgroundTask = try #require(robot.backgroundTasks.last)
    robot.press(.escape)
    #expect(robot.requests.contains(.stop(backgroundTask.id)))
    robot.hear(
      .backgroundTask(backgroundTask.id, .imports(.progress(percent: 40, of: 9_000_000))))
    #expect(robot.screen.contains("› goodreads_library_export.csv"))
  }

  @Test func `brings nothing in the second time, and is told so`() throws {
    let robot = robot(try world()).runBackgroundTasks().press(.enter).runBackgroundTasks()
    robot.press(.enter).runBackgroundTasks().press(.enter, .enter).runBackgroundTasks()
    robot.press(.enter).runBackgroundTasks()
    #expect(robot.screen.contains("3 unchanged"))
    robot.press(.enter)
    #expect(robot.notice.contains("nothing new") && robot.backgroundTasks.isEmpty)
  }

  @Test func `is told at the door where nothing may be changed`() throws {
    let robot = Robot(try world(), readOnly: true).press(.character(","), .home)
    for _ in 0..<30 where !robot.screen.contains("› Import") { robot.press(.down) }
    robot.press(.enter)
    #expect(robot.backgroundTasks.isEmpty && !robot.notice.isEmpty)
  }

  @Test(arguments: [Language.korean, .english])
  func `sees each step as it was looked at`(_ language: Language) throws {
    for (name, size) in SnapshotSizes.shown(in: language) {
      let world = try world(language)
      let robot = Robot(world, size: size).press(.character(","), .home)
      for _ in 0..<30 where !robot.screen.contains("› " + MoreItem.bringIn.title(language)) {
        robot.press(.down)
      }
      robot.press(.enter).runBackgroundTasks()
      func picture(_ page: String) {
        expectSnapshot(robot.frame, named: "bringing-\(page)-\(language.rawValue)-\(name)")
      }
      picture("choose")
      robot.press(.down, .enter).runBackgroundTasks().press(.character("4"))
      picture("moods")
      robot.press(.escape, .enter).runBackgroundTasks()
      picture("preview")
      robot.press(.enter)
      if let backgroundTask = robot.backgroundTasks.last {
        robot.hear(
          .backgroundTask(backgroundTask.id, .imports(.progress(percent: 40, of: 9_000_000))))
      }
      robot.watch(milliseconds: 4_000)
      picture("progress")
      robot.runBackgroundTasks()
      picture("report")
    }
  }
}
