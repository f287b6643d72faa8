/// Everything Haru can do, without a screen, a disk, a network or a clock: the library's front
/// door. Each part is a struct of its verbs.
public struct Features: Sendable {
  /// Dear people, as plants.
  public let people: People
  /// What this day asks for.
  public let today: Today

  /// Gathers the parts.
  public init(people: People) {
    self.people = people
    today = Today(people: people)
  }
}
