import PresentationKit
import TextUI

/// The computers at which a transcript types its commands: one, or two of one user that share a remote.
package final class TypedComputers {
  private let named: [String: TestEnvironment]
  /// The computer at which commands are typed now.
  package private(set) var world: TestEnvironment

  /// Creates a single computer, which has no name.
  package init(_ world: TestEnvironment) { (named, self.world) = ([:], world) }

  /// Creates a laptop and a desktop that share a remote. Commands are typed at the laptop first.
  package init(syncedIn language: Language) throws {
    let remote = RemoteInMemory()
    func computer(_ number: UInt64) throws -> TestEnvironment {
      try TestEnvironment(language: language) { remote.reach(from: &$0, number: number) }
    }
    let laptop = try computer(1)
    named = ["laptop": laptop, "desktop": try computer(2)]
    world = laptop
  }

  /// Switches to the computer with this name. If there is none, sets the clocks of all computers to the time in `text`.
  package func go(to text: String) throws {
    if let other = named[text] {
      world = other
    } else {
      for world in named.isEmpty ? [world] : Array(named.values) { try world.go(to: text) }
    }
  }
}
