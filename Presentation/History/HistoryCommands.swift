/// The commands of the history as data.
enum HistoryCommands {
  static let all: [CommandSpec] = []
}

/// What can be asked of the history.
public enum HistoryCommand: Equatable, Sendable {
  case look
}
