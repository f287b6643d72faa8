import TextUI

/// The history of jumps between parts, through which Esc goes back.
package struct BackStack: Equatable, Sendable {
  /// A jump from one part to another.
  package struct Step: Equatable, Sendable {
    package let from: Part
    package let to: Part
    /// The number of screens above the first screen of `to` right after the jump.
    package let depth: Int

    package init(from: Part, to: Part, depth: Int) {
      self.from = from
      self.to = to
      self.depth = depth
    }
  }

  package private(set) var steps: [Step] = []
  /// The maximum number of stored jumps; the oldest ones are dropped.
  private static let longest = 20

  package init() {}

  /// Adds a jump; a jump within the same part, or one that is already noted, is ignored.
  package mutating func note(_ step: Step) {
    if step.from == step.to || step == steps.last { return }
    steps.append(step)
    if steps.count > Self.longest { steps.removeFirst() }
  }

  /// Clears the history, because the user chose another part directly.
  package mutating func leave() { steps.removeAll() }

  /// Returns the last jump if it led to `part` at this depth; otherwise nil.
  package func step(to part: Part, depth: Int) -> Step? {
    guard let last = steps.last, last.to == part, last.depth == depth else { return nil }
    return last
  }

  /// Removes the last jump and returns the part from which it came; nil if there is none.
  package mutating func goBack() -> Part? { steps.popLast()?.from }
}
