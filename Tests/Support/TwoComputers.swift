import PresentationKit
import PresentationShared
import Testing
import TextUI

/// Two test environments of one user that sync over a remote in memory: `here` is the laptop and `other` the desktop.
package struct TwoComputers {
  package let remote = RemoteInMemory()
  package let here: TestEnvironment
  package let other: TestEnvironment

  /// Runs command lines on the laptop, sets up sync there, joins from the desktop and syncs both.
  package init(_ lines: [String], language: Language = .english) throws {
    let remote = remote
    let now = "2026-03-01T09:00"
    here = try TestEnvironment(now: now, language: language) { remote.reach(from: &$0, number: 1) }
    other = try TestEnvironment(now: now, language: language) { remote.reach(from: &$0, number: 2) }
    let isEnglish = language.isEnglish
    let names = isEnglish ? ["laptop", "desktop"] : ["노트북", "데스크톱"]
    for line in lines { #expect(here.run(line).status == .done, "\(line)") }
    let address = RemoteInMemory.address
    let begun = here.run("sync init \(address) --name \(names[0])")
    #expect(begun.status == .done, "\(begun.err)")
    let joined = other.run(
      "sync join \(address) --name \(names[1]) --stdin", input: RemoteInMemory.code)
    #expect(joined.status == .done, "\(joined.err)")
    for world in [here, other, here] { #expect(world.run("sync").status == .done) }
  }

  /// Runs `mine` on the laptop and, five seconds later, `theirs` on the desktop. Only then are both synced, so that
  /// their changes can conflict.
  package func differ(_ mine: String, _ theirs: String, at now: String) throws {
    try here.go(to: now + ":00")
    try other.go(to: now + ":05")
    for (world, line) in [(here, mine), (other, theirs)] {
      let output = world.run(line)
      #expect(output.status == .done, "\(line): \(output.err)")
    }
    try here.go(to: now + ":10")
    try other.go(to: now + ":10")
    for world in [here, other, here] { #expect(world.run("sync").status == .done) }
  }
}
