/// The interface a change was made in.
public enum DeedOrigin: String, Equatable, Sendable, CaseIterable {
  case command, screens
}
