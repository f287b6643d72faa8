package import TextUI

/// The keys of a screen and their actions. Key handling, the key bar and the help all use this table, so that they
/// cannot differ.
package struct KeyTable<Action: Equatable & Sendable>: Equatable, Sendable {
  /// A row of the table: keys with the action they share.
  package struct Row: Equatable, Sendable {
    let binding: Binding
    /// The action; nil if the keys are handled elsewhere, as the movement keys are.
    let action: Action?

    package init(_ binding: Binding, _ action: Action? = nil) {
      self.binding = binding
      self.action = action
    }
  }

  /// The current meaning of a key: nothing, unavailable, or an action.
  package enum Meaning: Equatable {
    case nothing
    /// The key is unavailable for the given reason.
    case cannot(String)
    case does(Action)
  }

  private let rows: [Row]

  package init(_ rows: [Row]) { self.rows = rows }

  /// The keys as the key bar and the help show them.
  package var bindings: [Binding] { rows.map(\.binding) }

  package func meaning(of key: Key) -> Meaning {
    guard let row = rows.first(where: { $0.binding.keys.contains(key) }) else { return .nothing }
    if let reason = row.binding.unavailable { return .cannot(reason) }
    return row.action.map(Meaning.does) ?? .nothing
  }

  /// Performs the action of a key with `perform`. If the key is unavailable, returns a notice with the reason. Returns
  /// nil if the key is not in the table or has no action.
  package func press(_ key: Key, _ perform: (Action) -> [ScreenEffect]) -> [ScreenEffect]? {
    switch meaning(of: key) {
    case .nothing: nil
    case .cannot(let reason): [.say(NoticeLine(.refusal, reason))]
    case .does(let action): perform(action)
    }
  }
}
