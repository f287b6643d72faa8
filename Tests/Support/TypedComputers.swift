import PresentationKit
import TextUI

/// The computers a session is typed at: one, or two of one person that meet at a place.
package final class TypedComputers {
  private let named: [String: TestEnvironment]
  /// The one somebody sits at.
  package private(set) var world: TestEnvironment

  /// One computer, which has no name.
  package init(_ world: TestEnvironment) { (named, self.world) = ([:], world) }

  /// Two, a laptop to begin with and a desktop.
  package init(syncedIn language: Language) throws {
    let remote = RemoteInMemory()
    func computer(_ number: UInt64) throws -> TestEnvironment {
      try TestEnvironment(language: language) { remote.reach(from: &$0, number: number) }
    }
    let laptop = try computer(1)
    named = ["laptop": laptop, "desktop": try computer(2)]
    world = laptop
  }

  /// Sits down at another computer, or has the clocks of all show a moment.
  package func go(to text: String) throws {
    if let other = named[text] {
      world = other
    } else {
      for world in named.isEmpty ? [world] : Array(named.values) { try world.go(to: text) }
    }
  }
}
