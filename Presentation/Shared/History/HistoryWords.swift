import Domain
import PresentationKit
import TextUI

/// Messages about history and trash.
struct HistoryWords: KeyWords, Equatable {
  let language: Language

  /// Returns a short description of a change.
  func what(_ entry: HistoryEntry) -> String {
    let subject = language.isEnglish ? entry.english ?? entry.subject : entry.subject
    return entry.kind.flatMap { ChangeWords($0, Printable.brief(subject), in: language).sentence }
      ?? say("새 버전에서 한 작업", "A change made by a newer version of Haru")
  }

  func undone(_ entry: HistoryEntry, from shell: ChangeOrigin) -> String {
    let origin = entry.origin == shell ? "" : " " + from(entry.origin)
    return say("되돌렸어요: \(what(entry))\(origin)", "Undone: \(what(entry))\(origin)")
  }

  /// Returns the message about records that undo left unchanged, because they were changed later.
  func leftChanged(_ count: Int) -> String {
    say(
      "그 뒤에 바뀐 기록 \(count)개는 그대로 뒀어요.",
      count == 1
        ? "1 record has been changed since then and was not undone."
        : "\(count) records have been changed since then and were not undone.")
  }

  func redone(_ entry: HistoryEntry) -> String {
    say("다시 했어요: \(what(entry))", "Redone: \(what(entry))")
  }

  private func from(_ origin: ChangeOrigin) -> String { "(\(shell(origin)))" }

  /// Returns the name of the interface in which a change was made.
  func shell(_ origin: ChangeOrigin) -> String {
    switch origin {
    case .command: ShellWords(language).command
    case .screens: say("화면", "screens")
    }
  }

  /// Returns the state of a change; empty if the change is in effect.
  func state(_ state: HistoryEntry.State) -> String {
    switch state {
    case .done: ""
    case .undone: say("되돌림", "undone")
    case .settled: say("되돌릴 수 없음", "cannot be undone")
    case .overtaken: say("되돌림(다시 할 수 없음)", "undone, cannot be redone")
    }
  }

  /// Formats a time for lists.
  func moment(_ now: Now) -> String {
    if isPlain {
      return CalendarWords.fullDay(now.day, in: language) + ", "
        + ClockWords.time(now.time, in: language)
    }
    return "\(now.day) \(now.time.description.prefix(5))"
  }

  /// Returns the old and the new value of a field.
  func change(from before: String, to after: String) -> String {
    isPlain ? say("\(after) (전에는 \(before))", "\(before) became \(after)") : "\(before) → \(after)"
  }

  /// The sign or word for a field without a value.
  var noValue: String { isPlain ? PlainFacts(language).none : "–" }

  /// Returns the report of a reference that names no record, or several.
  func noRecord(_ typed: String, among begun: [ItemName]) -> Report {
    let reference = Printable.brief(typed)
    if begun.isEmpty {
      return Report(
        code: "unknownRecord",
        message: say(
          "‘\(reference)’에 맞는 기록이 없어요. 사람의 이름, 책의 제목이나 id를 적어 주세요.",
          "No record matches “\(reference)”. Enter the name of a person, the title of a book, or an id."
        ),
        field: "ID", status: .notFound)
    }
    return Report(
      code: "ambiguous",
      message: say(
        "\(Particle.toward.after("‘\(reference)’")) 시작하는 id가 여러 개예요. id를 더 길게 적어 주세요.",
        "Several ids begin with “\(reference)”. Enter more of the id."),
      field: "ID", status: .usage, candidates: begun.map { Printable.line($0.id) })
  }

  var nothingDone: String { say("아직 작업 기록이 없어요.", "There are no changes yet.") }
  var emptyTrash: String { say("휴지통이 비어 있어요.", "The trash is empty.") }

  func restored(_ item: TrashItem) -> String {
    say("되살렸어요: \(title(item))", "Restored: \(title(item))")
  }

  func destroyed(_ count: Int) -> String {
    say(
      "휴지통에 있던 \(count)개를 완전히 지웠어요. 이제 되살릴 수 없어요. " + kept.korean,
      (count == 1
        ? "Permanently deleted 1 record from the trash. "
        : "Permanently deleted \(count) records from the trash. ") + kept.english)
  }

  /// The remark that other devices keep the deleted records until their next sync.
  var forgottenElsewhere: String {
    say(
      "동기화 위치와 다른 기기에 있는 것은 다음에 동기화할 때 지워져요.",
      "Your other devices and the remote will delete this data at the next sync.")
  }

  /// Returns the remarks about unreferenced photos that were not deleted, with the reason.
  func left(_ photos: PhotosLeft) -> [String] {
    var lines: [String] = []
    if !photos.undeleted.isEmpty {
      let shown = photos.undeleted.prefix(5).map(Printable.line).joined(separator: ", ")
      let more = photos.undeleted.count > 5 ? "…" : ""
      lines.append(say("지우지 못한 사진이 있어요: ", "Photos that could not be deleted: ") + shown + more)
    }
    if let copy = photos.unreadableCopy.map(Printable.line) {
      lines.append(
        say(
          "\(copy) 백업을 읽을 수 없어서 사진은 하나도 지우지 않았어요. 그 백업에 필요한 사진일 수 있어요.",
          "The backup \(copy) cannot be read. No photos were deleted, because the backup may "
            + "need them."))
    }
    return lines
  }

  /// The sentence that says where permanently deleted records may still exist.
  private var kept: Phrase {
    Phrase(
      "직접 만든 백업과 자동 백업(7일 치), 내보낸 파일에는 남아 있을 수 있어요.",
      "Backups, daily backups (up to seven) and exported files may still contain this data.")
  }

  /// Returns the question that is asked before the trash is emptied.
  func askToEmpty(_ count: Int) -> String {
    say(
      "휴지통에 있는 \(count)개를 완전히 지울까요? 되살릴 수 없고, 지금까지의 작업도 더는 되돌릴 수 없어요. "
        + kept.korean,
      "Permanently delete \(count == 1 ? "1 record" : "\(count) records") from the trash? This cannot be "
        + "undone, and it clears the undo history: earlier changes can no longer be undone either. "
        + kept.english)
  }

  /// Returns the name for the kind of a record in the trash.
  func kind(_ kind: TrashItem.Kind) -> String {
    (kind.part.entry.trash()[kind] ?? kind.part.entry.name)(language)
  }

  /// Returns the title of a record. The day is added for a contact and for a reading log.
  func title(_ item: TrashItem) -> String {
    let text = Printable.brief(language.isEnglish ? item.english ?? item.title : item.title)
    guard item.kind == .watering || item.kind == .records, let day = item.day else { return text }
    return text + between + CalendarWords.day(day, in: language)
  }

  func report(_ error: HistoryFailure) -> Report {
    switch error {
    case .nothingToUndo:
      Report(
        code: "nothingToUndo", message: say("되돌릴 작업이 없어요.", "There is nothing to undo."),
        status: .notFound)
    case .nothingToRedo:
      Report(
        code: "nothingToRedo",
        message: say("다시 할 작업이 없어요.", "There is nothing to redo."),
        status: .notFound)
    case .notTheLast(let entry):
      Report(
        code: "changedSince",
        message: say(
          "그사이에 다른 작업이 있어서 되돌리지 않았어요. 마지막 작업: \(what(entry)). "
            + "z를 다시 누르면 그 작업을 되돌려요.",
          "Another change was made in the meantime, so nothing was undone. The last change is: "
            + "\(what(entry)). Press z again to undo it."),
        status: .refused)
    case .changedSince(let entry, by: let device?):
      Report(
        code: "changedSince",
        message: say(
          "그 뒤에 ‘\(Printable.brief(device))’ 기기에서 바꾼 것이 있어서 되돌리지 않았어요: \(what(entry)). "
            + "`haru undo --partial`로 바뀌지 않은 항목만 되돌릴 수 있어요.",
          "“\(Printable.brief(device))” has since changed this, so nothing was undone: "
            + "\(what(entry)). `haru undo --partial` undoes only the fields that have not changed."),
        status: .refused)
    case .changedSince(let entry, by: nil):
      Report(
        code: "changedSince",
        message: say(
          "그 뒤에 바뀐 것이 있어서 되돌리지 않았어요: \(what(entry))",
          "Nothing was undone, because this data has since been changed: \(what(entry))"),
        status: .refused)
    case .nothingLeftToUndo(let entry, by: let device):
      Report(
        code: "changedSince",
        message: device.map { Printable.brief($0) }.map {
          say(
            "그 뒤에 ‘\($0)’ 기기에서 모두 바꿔서 되돌릴 것이 없어요: \(what(entry))",
            "“\($0)” has changed all of this since then, so there is nothing left to undo: \(what(entry))"
          )
        }
          ?? say(
            "그 뒤에 모두 바뀌어서 되돌릴 것이 없어요: \(what(entry))",
            "All of this has been changed since then, so there is nothing left to undo: \(what(entry))"
          ),
        status: .refused)
    case .unknown(let reference, let nearest):
      Report(
        code: "unknownTrash",
        message: say(
          "휴지통에 ‘\(Printable.brief(reference))’에 맞는 것이 없어요. `haru trash`에서 이름과 id를 볼 수 있어요.",
          "No record in the trash matches “\(Printable.brief(reference))”. `haru trash` lists names and ids."
        ) + NearestWords(language).sentence(nearest),
        field: "ID", status: .notFound)
    case .ambiguous(let reference, let items):
      Report(
        code: "ambiguous",
        message: say(
          "‘\(Printable.brief(reference))’에 맞는 항목이 여러 개예요. id로 골라 주세요.",
          "Several records in the trash match “\(Printable.brief(reference))”. Choose one by its id."
        ),
        field: "ID", status: .usage,
        candidates: items.map { "\(Printable.line($0.id))  \(kind($0.kind))  \(title($0))" })
    case .ownerIsAway(let item):
      Report(
        code: "ownerIsAway",
        message: item.kind == .watering
          ? say(
            "이 기록에 연결된 사람도 휴지통에 있어요. 그 사람을 먼저 되살려 주세요.",
            "The person this record belongs to is in the trash too. Restore that person first.")
          : say(
            "이 기록에 연결된 책도 휴지통에 있어요. 그 책을 먼저 되살려 주세요.",
            "The book this record belongs to is in the trash too. Restore that book first."),
        field: "ID", status: .refused)
    case .part(let error): error.report(language)
    case .storage(let failure): StorageWords(language).report(failure)
    }
  }
}
