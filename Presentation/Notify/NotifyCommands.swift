/// The commands of the notifier as data.
enum NotifyCommands {
  static let all: [CommandSpec] = []
}

/// What can be asked of the notifier.
public enum NotifyCommand: Equatable, Sendable {
  case look
}
