import Data
import Domain
import HaruStore
import Presentation
import PresentationKit

/// The draft that the user is editing, until it is saved or discarded.
final class CurrentDraft {
  var draft: OpenDraft?
}

/// Opens an external editor for longer texts, on a file in the folder of the profile.
extension Shells {
  func drafting(_ readInput: @escaping (Int) -> [UInt8]?) -> Drafting {
    var drafting = Drafting { writing in
      guard Process.isInputTerminal else {
        let text = readInput(Editor.limit).flatMap { String(validating: $0, as: UTF8.self) }
        return text.map { $0.isEmpty ? .nobody : .text(TextForms.composed($0)) } ?? .nobody
      }
      return written(writing, in: folder(of: writing.profile))
    }
    drafting.left = { writing in
      Process.isInputTerminal ? folder(of: writing.profile).left(writing.kind) : []
    }
    // The file has the text already; text from a pipe is still with its sender.
    drafting.keep = { _ in
      defer { inHand.draft = nil }
      return inHand.draft?.path
    }
    drafting.drop = {
      inHand.draft?.remove()
      inHand.draft = nil
    }
    return drafting
  }

  /// Returns the folder of the drafts of a profile. Texts that editors left in memory are taken over first.
  private func folder(of profile: String?) -> DraftFolder {
    let folder = DraftFolder.besides(settings.store(of: profile ?? settings.profileInUse))
    folder.takeOverLeft()
    return folder
  }

  /// Edits a text in an external editor. The draft file remains until the text is saved or
  /// discarded.
  private func written(_ writing: Writing, in folder: DraftFolder) -> Composed {
    guard let editor = Editor.chosen(environment) else { return .noEditor }
    guard folder.canEdit else { return .noMemoryFolder }
    let draft =
      writing.draft.map { folder.goOn(with: $0) } ?? folder.begin(writing.kind, writing.start)
    guard let draft else { return .failed }
    let isDone = Editor.runs(editor, on: draft)
    let text = draft.text
    draft.endEditing()
    if isDone, let text {
      inHand.draft = draft
      return .text(TextForms.composed(text))
    }
    // Text written before the editor failed is offered the next time.
    let left = text ?? writing.start
    if left == writing.start || left.allSatisfy(\.isWhitespace) { draft.remove() }
    return .failed
  }

  /// Edits the text of a form in an external editor, and removes the draft file afterwards. A demo uses the temporary
  /// folder for the file.
  func edited(_ text: String, isBorrowed: Bool) -> Composed {
    let temporary = environment("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    let written = written(
      Writing(.text, from: text),
      in: isBorrowed ? DraftFolder(temporary) : folder(of: nil))
    inHand.draft?.remove()
    inHand.draft = nil
    return written
  }
}
