package import Domain
package import PresentationKit

/// What the text interface needs beside the features and the terminal.
package struct RuntimeDependencies {
  package let clock: WallClock
  /// The number of this release.
  package var version = ""
  /// Whose days are kept here; nothing where profiles cannot be managed.
  package var profiles: Profiles?
  /// Lets somebody change a text in an editor of their own.
  package var edit: (String) -> Composed = { _ in .nobody }
  /// What background tasks in the background have of the world.
  package var backgroundTasks = BackgroundTaskDependencies.without
  /// Runs a command line and gives back all it wrote.
  package let command: ([String]) -> Output

  /// Puts it together; what is not given is not there.
  package init(clock: WallClock, command: @escaping ([String]) -> Output) {
    self.clock = clock
    self.command = command
  }
}
