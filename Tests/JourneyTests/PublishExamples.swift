import Support
import Testing

/// Runs the examples of the publish commands with a remote in memory.
enum PublishExamples {
  /// Runs an example. All but the first command need something that is published.
  static func run(_ example: String) throws {
    let remote = PublicationInMemory()
    let world = try TestEnvironment { remote.reach(from: &$0) }
    if !example.hasPrefix("publish start") {
      #expect(world.run("publish start /home/me/Sync/public").status == .done)
    }
    let output = world.run(example)
    #expect(output.status == .done, "\(output.err)")
  }
}
