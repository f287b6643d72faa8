/// The interface in which a change was made.
public enum ChangeOrigin: String, Equatable, Sendable, CaseIterable {
  case command, screens
}
