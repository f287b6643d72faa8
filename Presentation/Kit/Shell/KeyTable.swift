package import TextUI

/// The keys of a screen with what each of them does: obeyed, shown in the key bar and explained
/// in the help from one table, so that none of the three can say something else.
package struct KeyTable<Action: Equatable & Sendable>: Equatable, Sendable {
  /// One thing that keys do.
  package struct Row: Equatable, Sendable {
    let binding: Binding
    /// What is to be done; nothing where the keys are obeyed elsewhere, as those that move are.
    let action: Action?

    package init(_ binding: Binding, _ action: Action? = nil) {
      self.binding = binding
      self.action = action
    }
  }

  /// What a key means now.
  package enum Meaning: Equatable {
    case nothing
    /// It cannot be done, for the reason given.
    case cannot(String)
    case does(Action)
  }

  private let rows: [Row]

  package init(_ rows: [Row]) { self.rows = rows }

  /// The keys as they are shown.
  package var bindings: [Binding] { rows.map(\.binding) }

  /// What a key means now.
  package func meaning(of key: Key) -> Meaning {
    guard let row = rows.first(where: { $0.binding.keys.contains(key) }) else { return .nothing }
    if let reason = row.binding.unavailable { return .cannot(reason) }
    return row.action.map(Meaning.does) ?? .nothing
  }

  /// Does what a key means by a screen's own verbs; a key that cannot be used now says why.
  package func press(_ key: Key, _ perform: (Action) -> [ScreenEffect]) -> [ScreenEffect]? {
    switch meaning(of: key) {
    case .nothing: nil
    case .cannot(let reason): [.say(NoticeLine(.refusal, reason))]
    case .does(let action): perform(action)
    }
  }
}
