/// The commands of the finding as data.
enum FindingCommands {
  static let all: [CommandSpec] = []
}

/// What can be asked of the finding.
public enum FindingCommand: Equatable, Sendable {
  case look
}
