import TextUI

/// The way somebody came from one part into another, to be gone back by Esc.
struct BackStack: Equatable, Sendable {
  /// One step of it.
  struct Step: Equatable, Sendable {
    let from: Part
    let to: Part
    /// How many screens lay above the home of the part when it was reached.
    let depth: Int
  }

  private(set) var steps: [Step] = []
  /// Further back than this nobody goes.
  private static let longest = 20

  /// Notes a step; one that leads nowhere else is none.
  mutating func note(_ step: Step) {
    if step.from == step.to { return }
    steps.append(step)
    if steps.count > Self.longest { steps.removeFirst() }
  }

  /// Leaves the trail: somebody chose another part.
  mutating func leave() { steps.removeAll() }

  /// The step that led to a part where so many screens lie above its home.
  func step(to part: Part, depth: Int) -> Step? {
    guard let last = steps.last, last.to == part, last.depth == depth else { return nil }
    return last
  }

  /// Goes back one step.
  mutating func goBack() -> Part? { steps.popLast()?.from }
}
