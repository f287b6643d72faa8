import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Regression tests for writing sayings and saving them as files.
@Suite struct `Somebody who writes and saves` {
  private func saving(_ files: FilesInMemory) throws -> Robot {
    let world = try Fireside.emptyWorld()
    let failing = try TestEnvironment {
      $0.sayings = world.adapters.sayings
      $0.files = files.port
      $0.pictures = PictureMaker { (_, _) throws(PictureFailure) in throw .noProgram }
    }
    #expect(failing.run("sayings add --eng A").status == .done)
    return Fireside.robot(failing)
  }

  private func clear(_ robot: Robot) {
    for _ in 0..<20 { robot.press(.backspace) }
  }

  @Test func `gets the form that was chosen, whatever the name says`() throws {
    // M-19
    let files = FilesInMemory()
    let robot = try saving(files)
    robot.press(.character("s"), .character("t"))
    clear(robot)
    robot.type(" a.png ").press(.control("s"))
    #expect(files["a.png"] == nil)
    #expect(files["a.png.txt"] == Array("A\n".utf8))
    robot.press(.character("s"), .character("v"))
    clear(robot)
    robot.type("B.SVG").press(.control("s"))
    #expect(files["B.svg"]?.starts(with: Array("<?xml".utf8)) == true)
  }

  @Test(arguments: ["", "  ", ".svg", "pictures/"])
  func `is asked for a name where there is none`(_ name: String) throws {
    // M-19
    let files = FilesInMemory()
    let robot = try saving(files).press(.character("s"), .character("v"))
    clear(robot)
    robot.type(name).press(.control("s"))
    #expect(robot.screen.contains("Enter a file name."))
    #expect(files[name + ".svg"] == nil && files[name] == nil)
  }

  @Test func `is not told that the name is wrong when a program is missing`() throws {
    // M-19
    let robot = try saving(FilesInMemory()).press(.character("s"), .character("p"), .control("s"))
    #expect(robot.notice.contains("librsvg2-bin"))
    #expect(robot.screen.contains("haru-0.png"))
  }

  @Test func `is not told that something changed when nothing was`() throws {
    let robot = try saving(FilesInMemory()).press(.enter, .character("e"), .control("s"))
    #expect(robot.notice.isEmpty)
    #expect(robot.screen.contains("Saying 0"))
  }
}
