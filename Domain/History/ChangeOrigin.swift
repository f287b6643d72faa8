/// The interface a change was made in.
public enum ChangeOrigin: String, Equatable, Sendable, CaseIterable {
  case command, screens
}
