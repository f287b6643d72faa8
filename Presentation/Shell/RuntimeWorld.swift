public import Domain

/// What the text interface needs beside the features and the terminal.
public struct RuntimeWorld {
  public let clock: WallClock
  /// The number of this release.
  public var version = ""
  /// Whose days are kept here; nothing where profiles cannot be managed.
  public var profiles: Profiles?
  /// Lets somebody change a text in an editor of their own.
  public var edit: (String) -> Composed = { _ in .nobody }
  /// What errands in the background have of the world.
  public var errands = ErrandWorld.without
  /// Runs a command line and gives back all it wrote.
  public let command: ([String]) -> Output

  /// Puts it together; what is not given is not there.
  public init(clock: WallClock, command: @escaping ([String]) -> Output) {
    self.clock = clock
    self.command = command
  }
}
