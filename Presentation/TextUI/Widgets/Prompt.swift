/// A modal question.
public struct Prompt: Equatable, Sendable {
  /// An answer and the keys that choose it.
  public struct Choice: Equatable, Sendable {
    /// The key that chooses this answer.
    public let key: Key
    /// The answer in one or two words.
    public let label: String
    /// An alternative key, `y` or `n`, which users try out of habit; nil if there is none.
    public let other: Key?

    public init(_ key: Key, _ label: String, or other: Key? = nil) {
      self.key = key
      self.label = label
      self.other = other
    }
  }

  /// The effect of a key.
  public enum Outcome: Equatable, Sendable {
    case ignored, moved, cancelled
    /// The answer with this index was chosen.
    case chose(Int)
  }

  /// The question in a few words.
  public let title: String
  /// The consequences of the answers.
  public let text: String
  /// The answers. The first answer must be harmless.
  public let choices: [Choice]
  /// The index of the answer that Enter chooses.
  public private(set) var selected = 0

  /// Whether the last key was not an answer. The card is drawn a little to the right until `endNudge()` is called.
  public private(set) var isNudged = false

  /// Creates a question in which the first answer is selected. The first answer must be harmless.
  public init(title: String, text: String, choices: [Choice]) {
    self.title = title
    self.text = text
    self.choices = choices
  }

  /// Handles a key. An answer's own key chooses the answer, the arrows select an answer, Enter chooses it, and Escape
  /// cancels.
  public mutating func update(_ key: Key) -> Outcome {
    let outcome = outcome(of: key)
    isNudged = outcome == .ignored
    return outcome
  }

  /// Moves a nudged card back to the centre.
  public mutating func endNudge() { isNudged = false }

  private mutating func outcome(of key: Key) -> Outcome {
    if key == .escape { return .cancelled }
    if let index = choices.firstIndex(where: { $0.key == key || $0.other == key }) {
      return .chose(index)
    }
    guard !choices.isEmpty else { return key == .enter ? .cancelled : .ignored }
    switch key {
    case .enter: return .chose(selected)
    case .left, .up, .backTab: selected = (selected + choices.count - 1) % choices.count
    case .right, .down, .tab: selected = (selected + 1) % choices.count
    case .character, .escape, .backspace, .delete, .insert, .home, .end, .pageUp, .pageDown,
      .function, .control, .alt, .modified:
      return .ignored
    }
    return .moved
  }
}
