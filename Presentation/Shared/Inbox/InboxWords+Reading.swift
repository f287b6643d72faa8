import Domain
import PresentationKit
import TextUI

/// Sentences about notes that are read, or that are not.
extension InboxWords {
  /// Returns the sentence about the stored lines of a note.
  func imported(_ note: String, saved: Int, waiting: Int, isEntry: Bool) -> String {
    let note = Printable.line(note)
    if saved == 0, waiting == 0 {
      return say("\(note): 기록할 내용이 없어요.", "\(note): it has nothing to save.")
    }
    var parts: [String] = []
    if isEntry {
      parts.append(say("일기 1개를 적었어요.", "saved one diary entry."))
    } else if saved > 0 {
      parts.append(say("\(saved)건을 기록했어요.", "saved \(lines(saved))."))
    }
    if waiting > 0 {
      parts.append(
        say(
          "어디에 기록할지 알 수 없는 줄이 \(waiting)개 있어요.",
          "\(lines(waiting)) to sort."))
    }
    return "\(note): " + parts.joined(separator: " ")
  }
  /// Returns the sentence about a note whose lines were stored before.
  func known(
    _ note: String, at: Now, _ restoreMethod: NotesOutcome<NotedLine>.RestoreMethod?
  ) -> String {
    let note = Printable.line(note)
    let day = CalendarWords.day(at.day, in: language)
    let known = say("\(note): \(day)에 이미 기록한 파일이에요.", "\(note): already saved on \(day).")
    let back: String? =
      switch restoreMethod {
      case nil: nil
      case .redo(1)?:
        say(
          "그 기록은 되돌렸는데, `haru redo`로 다시 살릴 수 있어요.",
          "You undid that; `haru redo` restores its records.")
      case .redo(let count)?:
        say(
          "그 기록은 되돌렸는데, \(Particle.toward.after("`haru redo \(count)`")) 다시 살릴 수 있어요.",
          "You undid that; `haru redo \(count)` restores its records.")
      case .newNote?:
        say(
          "그 기록은 되돌렸으니, 다시 기록하려면 새 파일로 적어 주세요.",
          "You undid that. To save it again, write a new file.")
      }
    return [known, back].compactMap(\.self).joined(separator: " ")
  }
  /// Returns the hint about undoing several notes. Each note is one change in the history.
  func undo(_ notes: Int) -> String {
    notes == 1
      ? UndoWords.hint(language)
      : say(
        "\(Particle.toward.after("`haru undo \(notes)`")) 모두 되돌릴 수 있어요.",
        "`haru undo \(notes)` reverses all of it.")
  }
  /// Returns the hint that new notes are not read yet, because their files may still change.
  func young(_ notes: Int) -> String {
    say(
      "방금 적은 파일이 \(notes)개 있어요. 잠시 뒤에 `haru inbox`를 다시 실행해 주세요.",
      notes == 1
        ? "1 file was written just now. Run `haru inbox` again in a moment."
        : "\(notes) files were written just now. Run `haru inbox` again in a moment.")
  }
  var nothingNew: String { say("새로 받은 파일이 없어요.", "There are no new inbox files.") }
  var notSynced: String {
    say("이 기기는 동기화를 설정하지 않았어요.", "Sync is not set up on this device.")
  }
  var noFolders: String {
    say(
      "파일을 받을 폴더가 아직 없어요. `haru settings set inbox.folders 폴더`로 정하거나, 동기화를 시작해 주세요.",
      "No inbox folder is set. Set one with `haru settings set inbox.folders FOLDER`, or set up "
        + "sync.")
  }
  /// Returns hints about folders in the settings, such as that a folder does not exist or has files already.
  func hints(about folders: [(name: String, state: Inbox.FolderState)]) -> [String] {
    folders.compactMap { (folder) -> String? in
      switch folder.state {
      case .missing: missing(folder.name)
      case .notes(let count): count > 0 ? hasFiles(folder.name, count) : nil
      case .isFile: nil
      }
    }
  }
  /// Returns the reason for which a path is refused.
  func isFile(_ path: String) -> String {
    let path = Printable.line(path)
    return say(
      "받은 파일 폴더로 정한 \(path) 경로에는 파일이 있어요. 폴더를 적어 주세요.",
      "There is a file at \(path). Enter a folder.")
  }
  private func hasFiles(_ folder: String, _ count: Int) -> String {
    let name = Printable.line(folder)
    return say(
      "\(name) 폴더에 이미 파일이 \(count)개 있어요. 다음에 `haru inbox`를 실행하면 읽어서 `taken` 폴더로 옮겨요.",
      count == 1
        ? "There is 1 file in \(name); the next `haru inbox` reads it and moves it to "
          + "`taken`."
        : "There are \(count) files in \(name); the next `haru inbox` reads them and moves "
          + "them to `taken`.")
  }
  /// Returns the hint that a folder of the settings does not exist.
  private func missing(_ folder: String) -> String {
    let name = Printable.line(folder)
    return say(
      "아직 없는 폴더예요: \(name). 폴더를 만들면 그때부터 파일을 읽어요.",
      "The folder \(name) does not exist yet. Haru reads its files once you create it.")
  }
  /// Returns the sentence about notes that a sync saved.
  func saved(_ notes: Int) -> String {
    say(
      "받은 파일 \(notes)개를 기록했어요.", notes == 1 ? "Saved 1 inbox file." : "Saved \(notes) inbox files.")
  }
  /// The hint about sorting waiting lines.
  var howToSort: String {
    say("`haru inbox sort`로 골라서 기록할 수 있어요.", "Sort them with `haru inbox sort`.")
  }
  func stays(_ note: String) -> String {
    let note = Printable.line(note)
    return say(
      "\(note): 파일을 옮길 수 없어서 그 자리에 뒀어요. 다시 기록하지는 않아요.",
      "\(note): the file could not be moved. It stays, and is not saved again.")
  }
  func refused(_ note: String, _ reason: NoteRefusal) -> String {
    let note = Printable.line(note)
    let why =
      switch reason {
      case .tooLarge(let limit): FileWords(language).tooLarge(limit)
      case .tooManyLines(let limit):
        say("줄이 \(limit)개보다 많아서", "it has more than \(limit) lines")
      case .notText: say("글이 아니라서", "it is not text")
      case .badName: say("파일 이름에 쓸 수 없는 글자가 있어서", "its name has invalid characters")
      case .endsProgram: FileWords(language).stoppedTwice
      }
    let advice =
      switch reason {
      case .tooLarge, .tooManyLines, .notText: ""
      case .badName: say(" 이름을 바꿔 주세요.", " Rename the file.")
      case .endsProgram:
        say(
          " 파일을 고치거나 `haru doctor --fix`를 실행하면 다시 읽어요.",
          " Edit the file or run `haru doctor --fix` to try again.")
      }
    return say("\(note): \(why) 읽지 않았어요.", "\(note): not read, because \(why).") + advice
  }
  /// Returns the code of a refusal, for scripts.
  func code(_ reason: NoteRefusal) -> String {
    switch reason {
    case .tooLarge: "tooLarge"
    case .tooManyLines: "tooManyLines"
    case .notText: "notText"
    case .badName: "badFileName"
    case .endsProgram: "endsProgram"
    }
  }
  func unreached(_ folder: String, _ failure: RemoteFailure) -> Report {
    let name = Printable.line(folder)
    guard failure == .notFound else {
      return SyncWords(language).report(failure, at: folder, begins: true)
    }
    return Report(
      code: "noFolder",
      message: say("받은 파일 폴더가 없어요: \(name).", "The inbox folder does not exist: \(name)."),
      field: Preference.inboxFolders.rawValue, status: .refused)
  }
}
