import Domain
import PresentationKit
import TextUI

/// Removes all starter sayings that the user has not changed. The removal is one change, which can be undone.
struct RemovingStarters {
  let features: Features
  let page: CommandOutput

  private var words: SayingsWords { SayingsWords(page.language) }

  func run() throws(Report) {
    let removed = try page.done { () throws(SayingsFailure) in try remove() }
    if removed == 0 { return page.answer(words.noStarters) { $0.member("removed", 0) } }
    page.answer(page.removed(words.removedStarters(removed), count: removed)) {
      $0.member("removed", removed)
    }
  }

  /// Removes the unchanged starters, and returns how many they were.
  private func remove() throws(SayingsFailure) -> Int {
    let sayings = features.sayings
    return try features.history.asOneChange {
      () throws(SayingsFailure) -> (Int, ChangeEnding) in
      let starters = try sayings.queries.starters()
      for starter in starters { _ = try sayings.edit.remove(starter.number) }
      guard let first = starters.first else { return (0, .dropped) }
      let title = (first.words.kor ?? first.words.eng)?.text ?? ""
      let others = starters.count > 1 ? " +\(starters.count - 1)" : ""
      return (
        starters.count,
        .committedAs(.removeSaying, subject: TextLayout.clipped(title, to: 24) + others)
      )
    }
  }
}
