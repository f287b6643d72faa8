/// From where something was done.
public enum DeedOrigin: String, Equatable, Sendable, CaseIterable {
  case command, screens
}
