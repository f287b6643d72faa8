package import Domain
package import PresentationKit

/// The dependencies of the text interface other than the features and the terminal.
package struct RuntimeDependencies {
  package let clock: WallClock
  /// The release version.
  package var version = ""
  /// The profiles on this device; nil where profiles cannot be managed.
  package var profiles: Profiles?
  /// Opens a text in the external editor of the user.
  package var edit: (String) -> Composed = { _ in .nobody }
  /// Runs a command on the terminal, and waits for Enter.
  package var outside: ([String]) -> Void = { _ in }
  /// The threads and flags for background tasks.
  package var backgroundTasks = BackgroundTaskDependencies.without
  /// Runs a command line and returns all its output.
  package let command: ([String]) -> Output

  /// Creates the dependencies. Those that are not passed stay unavailable until they are set.
  package init(clock: WallClock, command: @escaping ([String]) -> Output) {
    self.clock = clock
    self.command = command
  }
}
