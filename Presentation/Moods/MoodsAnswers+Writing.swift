import Domain
import TextUI

/// What commands answer who writes feelings down, and changes them.
extension MoodsAnswers {
  func add(_ level: Int?, _ text: String?, isWritten: Bool, at: String?) throws(Report) {
    let moment = try moment(at, otherwise: now.time)
    // Nobody is to write anything for a level that will be refused.
    let isWanted = isWritten && level.map { MoodLevel($0) != nil } ?? true
    let written = isWanted ? try composed() : nil
    try keepingDraft(written) { () throws(Report) in
      page.give(
        try page.done { () throws(MoodsError) in
          try desk.add(MoodDraft(level: level, text: written ?? text, at: moment))
        })
    }
  }

  func edit(_ id: String, _ level: Int?, _ text: String?, isWritten: Bool, at: String?)
    throws(Report)
  {
    let moment = try moment(at, otherwise: time(of: id) ?? now.time)
    let found = try page.done { () throws(MoodsError) in try moods.look.find(id) }
    let written = isWritten ? try composed(from: found.text?.text ?? "") : nil
    try keepingDraft(written) { () throws(Report) in
      let change = MoodChange(
        level: level, text: (written ?? text).map(Optional.some), at: moment)
      page.give(try page.done { () throws(MoodsError) in try desk.edit(found.id, change) })
    }
  }

  func tag(_ id: String, _ tags: MoodTagsChange) throws(Report) {
    page.give(
      try page.done { () throws(MoodsError) in try desk.tag(moods.look.find(id).id, tags) })
  }

  /// What somebody wrote because the line had no text.
  private func composed(from start: String = "") throws(Report) -> String {
    try page.done { () throws(UsageError) in
      switch page.compose(start) {
      case .text(let text): return text
      case .failed: throw .editorFailed
      case .nobody: throw .missingArgument("TEXT", usage: "moods write [TEXT] [--at WHEN]")
      }
    }
  }

  /// Keeps what was written in an editor where it is refused, and says where it is.
  private func keepingDraft(_ text: String?, _ body: () throws(Report) -> Void) throws(Report) {
    do throws(Report) {
      if let text, Heap.isIn(text) { throw UsageError.heaped.report(page.language) }
      try body()
    } catch {
      guard let text, let path = page.keepDraft(text) else { throw error }
      var report = error
      report.message += " " + words.keptDraft(path)
      throw report
    }
  }

  /// The time of a feeling, which a new day leaves as it is. What cannot be found is said later,
  /// when it is to be changed.
  private func time(of id: String) -> TimeOfDay? {
    do throws(MoodsError) { return try moods.look.find(id).at.time } catch { return nil }
  }
}

extension MoodsWords {
  /// Where a text lies that could not be stored.
  func keptDraft(_ path: String) -> String {
    let path = Printable.line(path)
    return say("쓴 글은 \(path)에 남겨 두었어요.", "What you wrote is kept in \(path).")
  }
}
