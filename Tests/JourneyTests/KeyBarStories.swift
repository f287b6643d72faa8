import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `A key that cannot be used now` {
  @Test(arguments: [Language.korean, .english])
  func `is not in the key bar, and the help says why in a sentence`(_ language: Language) throws {
    // look.md: the key bar shows only keys that work now.
    let world = try Fireside.emptyWorld(language)
    let robot = Robot(world, size: Size(columns: 160, rows: 40))
    var seen = expectSentences(robot)
    for key in [Key.character("a"), .escape, .character("3")] {
      robot.press(key)
      seen += expectSentences(robot)
    }
    #expect(world.run("people add Mina --every 7").status == .done)
    robot.press(.character("2"), .character("r"), .enter)
    seen += expectSentences(robot)
    robot.press(.character("c"))
    seen += expectSentences(robot)
    #expect(seen > 12)
  }

  /// Checks that unavailable keys are not in the key bar and have a reason that is a full sentence.
  /// Returns the number of unavailable keys.
  private func expectSentences(_ robot: Robot) -> Int {
    let bar = robot.screen.split(separator: "\n").last ?? ""
    let unusable = robot.keys.filter { $0.unavailable != nil }
    for binding in unusable {
      #expect(!bar.contains(binding.label + " " + binding.meaning), "\(bar)")
      let reason = binding.unavailable ?? ""
      #expect(reason.hasSuffix("."), "\(reason)")
      #expect(reason.first?.isLowercase == false, "\(reason)")
    }
    return unusable.count
  }
}
