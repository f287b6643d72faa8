import Domain
import PresentationKit
import PresentationShared
import Support
import Synchronization
import Testing
import TextUI

// M-32
@Suite struct `Somebody who asks for the newest version` {
  private func world(_ newest: String?, address: String? = "https://example.com/latest") throws
    -> TestEnvironment
  {
    try TestEnvironment { adapters in
      adapters.support = Support(
        opener: Opener { _ in .noProgram }, cache: .none,
        surroundings: SystemInfo(system: "?", terminal: "?"),
        fetcher: { _ in
          Fetcher { (address, _) throws(FetchFailure) in
            guard let newest else { throw FetchFailure(address: address, .unreachable) }
            return Array(newest.utf8)
          }
        }, updateAddress: { address })
    }
  }

  @Test(arguments: [
    ("0.1.0", "newest version"), ("9.9.9", "9.9.9 is out"), ("0.0.1", "Your version is newer"),
  ])
  func `is told what theirs is to it`(_ newest: String, _ words: String) throws {
    let world = try world(newest)
    #expect(world.run("version --latest").out.contains(words))
    let json = world.run("version --latest --json").out
    #expect(json == #"{"schema":"haru/1","version":"0.1.0","latest":"\#(newest)"}"# + "\n")
    let robot = Robot(world).press(
      .character(","), .end, .up, .up, .up, .up, .up, .up, .enter)
    #expect(robot.backgroundTasks.map(\.work) == [.latest] && robot.screen.contains("checking"))
    robot.runBackgroundTasks()
    #expect(robot.notice.contains(words))
    #expect(!robot.screen.contains("checking"))
  }

  @Test func `is told when nobody answers, or there is nobody to ask`() throws {
    let silent = try world(nil)
    #expect(silent.run("version --latest").status == .network)
    let alone = try world("9.9.9", address: nil)
    let output = alone.run("version --latest")
    #expect(output.status == .refused && output.err.contains("update.versionURL"))
    #expect(output.err.contains("You have 0.1.0."))
    let robot = Robot(alone).press(
      .character(","), .end, .up, .up, .up, .up, .up, .up, .enter)
    robot.runBackgroundTasks()
    #expect(robot.notice.contains("update.versionURL"))
    #expect(alone.run("version").out == "haru 0.1.0\n")
  }
}
