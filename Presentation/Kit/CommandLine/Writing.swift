package import Domain
import TextUI

/// A longer text that the user is to write.
package struct Writing: Equatable, Sendable {
  package let kind: DraftKind
  /// The initial text.
  package var start: String
  /// The profile of the text; nil for the current profile.
  package var profile: String?
  /// The draft to continue; nil to start from `start`.
  package var draft: LeftDraft?

  package init(_ kind: DraftKind, from start: String = "") {
    (self.kind, self.start) = (kind, start)
  }
}

/// The result of letting the user write a longer text.
package enum Composed: Equatable, Sendable {
  case text(String)
  /// The editor did not start, or exited with an error.
  case failed
  /// There is a terminal, but no editor is configured.
  case noEditor
  /// The store is encrypted, and there is no folder in memory in which an editor could have the text in clear.
  case noMemoryFolder
  /// There is neither piped text nor a terminal.
  case nobody
}

/// Handles a text that the user writes in an editor, until the text is stored.
package struct Drafting {
  /// Obtains the text from an editor or a pipe.
  package var compose: (Writing) -> Composed
  /// Unsaved drafts, newest first.
  package var left: (Writing) -> [LeftDraft] = { _ in [] }
  /// Saves a refused text as a draft and returns its path; nil if the text was piped in.
  package var keep: (_ text: String) -> String? = { _ in nil }
  /// Removes the draft of a text that has been stored.
  package var drop: () -> Void = {}

  /// Creates the handling of drafts. By default no text can be written.
  package init(compose: @escaping (Writing) -> Composed = { _ in .nobody }) {
    self.compose = compose
  }
}

extension CommandOutput {
  /// Obtains a text that is missing on the command line, from an editor or a pipe. If `start` is empty, an unsaved
  /// draft is offered first. If no text can be written, throws an error with `usage`, or returns an empty text if
  /// `usage` is nil.
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
      var report = ArgumentParseError.editorFailed.report(language)
      let known = Set(before.map(\.path))
      if let left = drafting.left(writing).first(where: { !known.contains($0.path) }) {
        report.message += " " + words.saved(left.path)
      }
      throw report
    case .noEditor: throw ArgumentParseError.noEditor.report(language)
    case .noMemoryFolder: throw ArgumentParseError.noMemoryFolder.report(language)
    case .nobody:
      guard let usage else { return "" }
      throw ArgumentParseError.missingArgument("TEXT", usage: usage).report(language)
    }
  }

  /// Runs `body`. If it throws, saves the text as a draft and adds the path of the draft to the error. A blank text and
  /// the text of a dry run are not saved.
  package func keepingDraft(
    _ text: String?, _ body: () throws(Report) -> Void
  ) throws(Report) {
    guard let text else { return try body() }
    do throws(Report) {
      if CombiningMarkLimit.isIn(text) { throw ArgumentParseError.tooManyMarks.report(language) }
      try body()
      drafting.drop()
    } catch {
      // An empty text is not worth a draft.
      if isTrial || text.allSatisfy(\.isWhitespace) {
        drafting.drop()
        throw error
      }
      guard let path = drafting.keep(text) else { throw error }
      var report = error
      report.message += " " + DraftWords(language: language).saved(path)
      throw report
    }
  }
}

struct DraftWords: Words {
  let language: Language

  /// Returns the sentence that names the path of a saved draft.
  func saved(_ path: String) -> String {
    let path = Printable.line(path)
    return say("쓴 글은 \(path)에 남겨 뒀어요.", "Your text is saved in \(path).")
  }

  /// The number of characters of a draft that are shown to identify it.
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
