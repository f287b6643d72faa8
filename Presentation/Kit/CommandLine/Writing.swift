package import Domain
import TextUI

/// A longer text that somebody is to write.
package struct Writing: Equatable, Sendable {
  package let kind: DraftKind
  /// What it begins with.
  package var start: String
  /// Whose it is; nothing for the profile in use.
  package var profile: String?
  /// The draft that is gone on with.
  package var draft: LeftDraft?

  /// Describes one.
  package init(_ kind: DraftKind, from start: String = "") {
    (self.kind, self.start) = (kind, start)
  }
}

/// What came of letting somebody write a longer text.
package enum Composed: Equatable, Sendable {
  case text(String)
  /// The editor did not start, or ended with an error.
  case failed
  /// There is a terminal, and no editor.
  case noEditor
  /// There is neither a pipe with a text nor a terminal.
  case nobody
}

/// What becomes of a text somebody writes in an editor, until it is kept.
package struct Drafting {
  /// Lets somebody write it, in an editor or through a pipe.
  package var compose: (Writing) -> Composed
  /// What was begun before and never kept, the newest first.
  package var left: (Writing) -> [LeftDraft] = { _ in [] }
  /// Keeps a text that cannot be stored, and tells where; nothing where a pipe has it still.
  package var keep: (_ text: String) -> String? = { _ in nil }
  /// Removes the draft of a text that is stored by now.
  package var drop: () -> Void = {}

  /// Nobody can write anything.
  package init(compose: @escaping (Writing) -> Composed = { _ in .nobody }) {
    self.compose = compose
  }
}

extension CommandOutput {
  /// What somebody writes because the line had no text. What was begun before and never kept is
  /// offered first.
  package func written(
    _ kind: DraftKind, from start: String = "", usage: String?
  ) throws(Report) -> String {
    var writing = Writing(kind, from: start)
    writing.profile = profile
    let words = DraftWords(language: language)
    let before = start.isEmpty ? drafting.left(writing) : []
    if let ask, let draft = before.first {
      if ask(words.offered(draft)) { writing.draft = draft } else { remark(words.stays(draft)) }
    }
    switch drafting.compose(writing) {
    case .text(let text): return text
    case .failed:
      var report = UsageError.editorFailed.report(language)
      let known = Set(before.map(\.path))
      if let left = drafting.left(writing).first(where: { !known.contains($0.path) }) {
        report.message += " " + words.kept(left.path)
      }
      throw report
    case .noEditor: throw UsageError.noEditor.report(language)
    case .nobody:
      guard let usage else { return "" }
      throw UsageError.missingArgument("TEXT", usage: usage).report(language)
    }
  }

  /// Keeps what was written in an editor where it is refused, and says where it is.
  package func keepingDraft(
    _ text: String?, _ body: () throws(Report) -> Void
  ) throws(Report) {
    guard let text else { return try body() }
    do throws(Report) {
      if CombiningMarkLimit.isIn(text) { throw UsageError.heaped.report(language) }
      try body()
      drafting.drop()
    } catch {
      // There is nothing to go on with in an empty one.
      if isTrial || text.allSatisfy(\.isWhitespace) {
        drafting.drop()
        throw error
      }
      guard let path = drafting.keep(text) else { throw error }
      var report = error
      report.message += " " + DraftWords(language: language).kept(path)
      throw report
    }
  }
}

/// What is said of texts that were begun in an editor.
struct DraftWords: Words {
  let language: Language

  /// Where a text lies that could not be stored.
  func kept(_ path: String) -> String {
    let path = Printable.line(path)
    return say("쓴 글은 \(path)에 남겨 뒀어요.", "Your text is saved in \(path).")
  }

  /// How many letters of a draft are shown, so that it is known again.
  private static let shown = 40

  func offered(_ draft: LeftDraft) -> String {
    let words = draft.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let cut = words.count > Self.shown ? String(words.prefix(Self.shown)) + "…" : words
    let beginning = Printable.line(cut)
    return say(
      "저장하지 못한 글이 있어요: ‘\(beginning)’ 이어서 쓸까요?",
      "You have an unsaved draft: “\(beginning)”. Continue it?")
  }

  func stays(_ draft: LeftDraft) -> String {
    let path = Printable.line(draft.path)
    return say(
      "그 글은 \(path)에 그대로 있어요. 필요 없으면 지워도 돼요.",
      "The draft is still in \(path). You can delete it.")
  }
}
