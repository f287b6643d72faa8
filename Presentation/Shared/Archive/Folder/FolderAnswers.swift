import Domain
import PresentationKit
import TextUI

/// Exports to a folder and prints what was written.
struct FolderAnswers {
  let archive: Archive
  let page: CommandOutput

  private var words: FolderAnswerWords { FolderAnswerWords(page.language) }

  /// Writes the folder and replaces an earlier export of Haru. Files that the user edited are
  /// replaced only with consent.
  func export(_ path: String) throws(Report) {
    let found = try page.done { () throws(ArchiveFailure) in try archive.state(atFolder: path) }
    if case .own(let folder) = found, !folder.edited.isEmpty, !page.saysYes {
      guard try page.agrees(to: words.mayReplace(path, folder.edited)) else {
        return page.remark(ArchiveWords(page.language).leftAsItIs)
      }
    }
    let language = page.documentLanguage
    let count = try page.done { () throws(ArchiveFailure) in
      try archive.export(toFolder: path) { FolderPages(language, at: $0) }
    }
    page.answer(words.exported(count, to: path)) { json in
      json.key("export")
      json.object { json in
        json.member("file", path)
        json.member("format", "markdown")
        json.member("records", count)
      }
    }
  }
}

/// Messages about an export to a folder.
struct FolderAnswerWords: Words {
  let language: Language

  func mayReplace(_ path: String, _ edited: [String]) -> String {
    let path = Printable.line(path)
    let first = Printable.brief(edited.first ?? "")
    return say(
      "\(path)에 직접 고친 파일이 \(edited.count)개 있어요 (\(first)). 덮어쓸까요?",
      edited.count == 1
        ? "1 page in \(path) was edited by hand (\(first)). Overwrite it?"
        : "\(edited.count) pages in \(path) were edited by hand (\(first)…). Overwrite them?")
  }

  func exported(_ count: Int, to path: String) -> String {
    let path = Printable.line(path)
    return say(
      "\(path) 폴더에 기록 \(count)개를 내보냈어요. \(path)/haru.md부터 읽어 보세요.",
      (count == 1 ? "Exported 1 record" : "Exported \(count) records")
        + " to the folder \(path). Start reading with \(path)/haru.md.")
  }
}
