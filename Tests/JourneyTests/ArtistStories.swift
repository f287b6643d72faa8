import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `An artist who has just begun` {
  @Test func `is asked for a name when a picture is first saved, and never before`() throws {
    // CV-02, CV-03, newcomer 5 and B10: the draft is not taken for the artist's name.
    let world = try TestEnvironment(language: .korean)
    let robot = Robot(world).press(.character("4"), .character("n"), .enter)
    robot.type("sm56").press(.control("s"))
    #expect(robot.screen.contains("sm56") && world.run("settings get moods.artist").out == "\n")
    robot.press(.character("w"))
    #expect(robot.screen.contains(Self.asked))
    // Escape skips the question, and saving the picture continues.
    robot.press(.escape)
    #expect(!robot.screen.contains(Self.asked) && robot.screen.contains("PNG"))
    robot.press(.escape, .character("w"))
    #expect(!robot.screen.contains(Self.asked) && robot.screen.contains("PNG"))
    let again = Robot(world).press(.character("4"), .character("w"))
    again.type("열여섯글자가넘는아주아주긴이름이에요")
    #expect(again.notice.contains("15글자"))
    again.press(.enter)
    #expect(!again.screen.contains(Self.asked) && again.screen.contains("PNG"))
    #expect(world.run("settings get moods.artist").out == "열여섯글자가넘는아주아주긴이름\n")
    let third = Robot(world).press(.character("4"), .character("w"))
    #expect(!third.screen.contains(Self.asked))
  }

  private static let asked = "그림을 그린 사람을 뭐라고 부를까요?"

  @Test func `without a name becomes the nameless artist`() throws {
    // CV-03
    let world = try TestEnvironment(language: .korean)
    #expect(world.run("moods add 60 첫").status == .done)
    Robot(world).press(.character("4"), .character("w"), .enter)
    #expect(world.run("settings get moods.artist").out == "무명작가\n")
  }

  @Test func `learns how the gauge works, also after a first feeling by command`() throws {
    // CV-05
    let world = try TestEnvironment()
    #expect(world.run("moods add 60 first").status == .done)
    let robot = Atelier.robot(world).press(.character("n"))
    #expect(robot.screen.contains("Esc cancels."))
    let many = Atelier.robot(try Atelier.world()).press(.character("n"))
    #expect(!many.screen.contains("Esc cancels."))
  }

  @Test func `is told on the page of the latest ten where colours and days are`() throws {
    // newcomer B10
    let robot = Atelier.robot(try Atelier.world()).press(.character("v"))
    #expect(robot.screen.contains("v: day by day, set colours"), "\(robot.screen)")
  }
}
