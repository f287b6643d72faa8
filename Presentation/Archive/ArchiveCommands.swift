/// The commands of the archive as data.
enum ArchiveCommands {
  static let all: [CommandSpec] = []
}

/// What can be asked of the archive.
public enum ArchiveCommand: Equatable, Sendable {
  case look
}
