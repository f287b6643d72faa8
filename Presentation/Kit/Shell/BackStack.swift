import TextUI

/// The way somebody came from one part into another, to be gone back by Esc.
package struct BackStack: Equatable, Sendable {
  /// One step of it.
  package struct Step: Equatable, Sendable {
    package let from: Part
    package let to: Part
    /// How many screens lay above the home of the part when it was reached.
    package let depth: Int

    package init(from: Part, to: Part, depth: Int) {
      self.from = from
      self.to = to
      self.depth = depth
    }
  }

  package private(set) var steps: [Step] = []
  /// Further back than this nobody goes.
  private static let longest = 20

  package init() {}

  /// Notes a step; one that leads nowhere else is none.
  package mutating func note(_ step: Step) {
    if step.from == step.to { return }
    steps.append(step)
    if steps.count > Self.longest { steps.removeFirst() }
  }

  /// Leaves the trail: somebody chose another part.
  package mutating func leave() { steps.removeAll() }

  /// The step that led to a part where so many screens lie above its home.
  package func step(to part: Part, depth: Int) -> Step? {
    guard let last = steps.last, last.to == part, last.depth == depth else { return nil }
    return last
  }

  /// Goes back one step.
  package mutating func goBack() -> Part? { steps.popLast()?.from }
}
