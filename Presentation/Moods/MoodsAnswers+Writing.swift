import Domain
import PresentationKit
import TextUI

/// Runs the commands that record and edit moods.
extension MoodsAnswers {
  func add(_ level: Int?, _ text: String?, isWritten: Bool, at: String?) throws(Report) {
    let moment = try moment(at, otherwise: now.time)
    // Do not open the editor for a level that will be refused.
    let isWanted = isWritten && level.map { MoodLevel($0) != nil } ?? true
    let usage = level == nil ? "moods write [TEXT] [--at WHEN]" : "moods add LEVEL --write"
    let written = isWanted ? try page.written(.text, usage: usage) : nil
    try page.keepingDraft(written) { () throws(Report) in
      page.give(
        try page.done { () throws(MoodsFailure) in
          try actions.add(MoodDraft(level: level, text: written ?? text, at: moment))
        })
    }
  }

  func edit(_ id: String, _ level: Int?, _ text: String?, isWritten: Bool, at: String?)
    throws(Report)
  {
    let moment = try moment(at, otherwise: time(of: id) ?? now.time)
    let found = try page.done { () throws(MoodsFailure) in try moods.queries.find(id) }
    let written =
      try isWritten
      ? page.written(.text, from: found.text?.text ?? "", usage: "moods edit ID --write") : nil
    try page.keepingDraft(written) { () throws(Report) in
      let change = MoodChange(
        level: level, text: (written ?? text).map(Optional.some), at: moment)
      page.give(try page.done { () throws(MoodsFailure) in try actions.edit(found.id, change) })
    }
  }

  func tag(_ id: String, _ tags: MoodTagsChange) throws(Report) {
    page.give(
      try page.done { () throws(MoodsFailure) in try actions.tag(moods.queries.find(id).id, tags) })
  }

  /// Returns the time of a mood, which is the default time if only a new day is given. Returns nil on errors, because
  /// the edit itself reports them.
  private func time(of id: String) -> TimeOfDay? {
    do throws(MoodsFailure) { return try moods.queries.find(id).at.time } catch { return nil }
  }
}
