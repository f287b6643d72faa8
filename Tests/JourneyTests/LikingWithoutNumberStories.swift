import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// BK-26, contract 10: tests of liking a book that has no ISBN.
@Suite struct `Somebody who likes a book without an ISBN` {
  private func world() throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-01T09:00")
    let add = "books add --manual --title Half --pages 10 --author Kim"
    #expect(world.run(add).status == .done)
    return world
  }

  @Test func `likes it by command, finds it, and takes it back`() throws {
    let world = try world()
    #expect(world.run("books like Half").out == "Liked “Half”.\n")
    #expect(world.run("books show Half --json").out.contains(#""liked":true"#))
    #expect(world.run("books shelf --liked").out == "               ♥ Half · Kim\n")
    #expect(world.run("books shelf --liked --json").out.contains(#""isbn13":null,"title":"Half""#))
    #expect(world.run("search half --json").out.contains(#""id":"Half · Kim""#))
    #expect(world.run("books search half --source library --json").out.contains(#""liked":true"#))
    #expect(world.run("books like 'half' --off").out == "Unliked “Half”.\n")
    #expect(world.run("undo").status == .done)
    #expect(world.run("books edit Half --title Whole").status == .done)
    #expect(world.run("books shelf --liked").out.contains("♥ Whole · Kim"))
    #expect(world.run("undo").status == .done)
    // After the book is removed, the liked entry is still found by title and author.
    #expect(world.run("books remove Half").status == .done)
    #expect(world.run("books like 'Half · Kim' --off --json").out.contains(#""liked":false"#))
    #expect(world.run("books like Half --off").status == .notFound)
  }

  @Test func `likes it on its page, in the list and on the shelf`() throws {
    let world = try world()
    let robot = Reader.robot(world).press(.character("l"))
    #expect(robot.notice == "Liked “Half”.")
    robot.press(.enter)
    #expect(robot.screen.contains("Half ♥"))
    robot.press(.character("l"))
    #expect(robot.notice == "Unliked “Half”." && !robot.screen.contains("♥"))
    robot.press(.character("l"))
    let shelf = Bookshelf.robot(world).press(.character("f"))
    #expect(shelf.screen.contains("▐Liked 1▌") && shelf.screen.contains("in your books"))
    shelf.press(.enter)
    #expect(shelf.screen.contains("Half ♥"), "it leads to the goal it is")
    let unliking = Bookshelf.robot(world).press(.character("l"))
    #expect(unliking.notice == "Unliked “Half”.")
  }

  @Test func `likes it where it was found, and gets there again`() throws {
    let world = try world()
    #expect(world.run("settings set books.source library").status == .done)
    let robot = Bookshop.robot(world, found: "half").press(.character("l"))
    #expect(robot.notice == "Liked “Half”." && robot.screen.contains("♥"))
    robot.press(.enter)
    #expect(robot.screen.contains("♥ liked") && robot.screen.contains("one of your books"))
    robot.press(.character("l"))
    #expect(!robot.screen.contains("♥ liked"))
    robot.press(.character("l"))
    #expect(world.run("books remove Half").status == .done)
    let finder = Finder.robot(world).type("half").press(.enter)
    #expect(finder.screen.contains("♥ liked"), "\(finder.screen)")
  }
}
