import Domain
import DomainInMemory
import HaruStore
import Support
import Testing
import TextUI

/// The screens while the watcher of the inbox saves notes.
@Suite struct `A note that arrives while a notice offers undo` {
  private let files = RemoteFilesInMemory(now: { 1_770_000_000 })

  /// The screen with the waiting line “umbrella”, which the user has just removed.
  private func removed() throws -> (TestEnvironment, Robot) {
    let files = files
    let world = try TestEnvironment {
      $0.inboxFolders = { _ in
        InboxOpening { (_, _) throws(StorageFailure) in
          [InboxOpened(name: "notes", folder: .success(InboxFolder(name: "notes", files: files)))]
        }
      }
    }
    try world.wait(for: "umbrella")
    let robot = Robot(world, onToday: true)
    robot.press(.character("I"))
    #expect(robot.screenName == "NotesScreen")
    robot.press(.character("D"))
    #expect(robot.notice == "Removed “umbrella”." && robot.screen.contains("z undo"))
    return (world, robot)
  }

  private func arrive(_ name: String, in world: TestEnvironment) throws {
    try files.write(try #require(RemotePath(name)), Array("mood 70 \(name)\n".utf8))
    #expect(world.run("inbox").out.contains("saved 1 line"))
  }

  @Test func `is what the notice names, and what z undoes`() throws {
    let (world, robot) = try removed()
    try arrive("a.txt", in: world)
    robot.hear(.device(.storeChanged))
    #expect(
      robot.notice == "Saved 1 inbox file." && robot.screen.contains("z undo"), "\(robot.screen)")
    robot.press(.character("z"))
    #expect(robot.notice.contains("Saved the inbox file “a.txt”"), "\(robot.notice)")
    #expect(world.run("inbox list --json").out.contains(#""lines":[]"#))
    robot.press(.character("z"))
    #expect(world.run("inbox list").out.contains("umbrella"))
  }

  @Test func `takes the undo from the notice if more than one arrives`() throws {
    let (world, robot) = try removed()
    try arrive("a.txt", in: world)
    try arrive("b.txt", in: world)
    robot.hear(.device(.storeChanged))
    #expect(robot.notice == "Saved 2 inbox files." && !robot.screen.contains("z undo"))
  }

  @Test func `is never undone by the z of another notice`() throws {
    let (world, robot) = try removed()
    // The screens have not noticed it yet.
    try arrive("a.txt", in: world)
    robot.press(.character("z"))
    #expect(robot.notice.contains("Another change was made in the meantime"), "\(robot.notice)")
    #expect(world.run("moods list --day 2026-02-02").out.contains("a.txt"))
    #expect(world.run("inbox list --json").out.contains(#""lines":[]"#))
    // The second press undoes what the notice names now.
    robot.press(.character("z"))
    #expect(!world.run("moods list --day 2026-02-02").out.contains("a.txt"))
  }

  @Test func `keeps the notice of another change without its undo`() throws {
    let (world, robot) = try removed()
    #expect(world.run("moods add 50").status == .done)
    robot.hear(.device(.storeChanged))
    #expect(robot.notice == "Removed “umbrella”." && !robot.screen.contains("z undo"))
  }

  @Test(arguments: [Key.character("x"), .character("D"), .character("Z")])
  func `is no reason for z to undo it while another notice is shown`(_ key: Key) throws {
    let (world, robot) = try removed()
    robot.press(.character("z"), key)
    #expect(robot.screen.contains("z undo"), "\(robot.screen)")
    #expect(world.run("moods add 33 other").status == .done)
    // The screens hear of it twice, as from two files of the store.
    robot.hear(.device(.storeChanged))
    robot.hear(.device(.storeChanged))
    robot.press(.character("z"))
    #expect(robot.notice.contains("Another change was made in the meantime"), "\(robot.notice)")
    #expect(world.run("moods list --json").out.contains("other"))
  }

  @Test func `leaves the cursor to the line that z brings back`() throws {
    let world = try TestEnvironment()
    for line in ["umbrella", "lamp", "string"] { try world.wait(for: line) }
    let robot = Robot(world, onToday: true)
    robot.press(.character("I"))
    let first = try #require(robot.chosenRow)
    robot.press(.down)
    let second = try #require(robot.chosenRow)
    #expect(first != second)
    robot.press(.character("D"), .down)
    #expect(robot.chosenRow != second)
    robot.press(.character("z"))
    #expect(robot.chosenRow == second, "\(robot.screen)")
  }

  // Y-13
  @Test func `is left with Esc for Today, from where the user came`() throws {
    let (_, robot) = try removed()
    robot.press(.escape)
    #expect(robot.screenName == "TodayScreen", "\(robot.screen)")
  }
}
