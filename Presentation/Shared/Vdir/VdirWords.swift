import Domain
import PresentationKit
import TextUI

/// Sentences about folders with one file for each event or contact.
struct VdirWords: Words {
  let language: Language

  // MARK: Rounds

  /// Returns the line about a round with a folder.
  func round(_ outcome: VdirOutcome) -> String {
    let name = Printable.line(outcome.binding.name)
    let (here, there) = (outcome.here, outcome.there)
    var parts: [String] = []
    if let added = count(here.added, there.added, with: "에") {
      parts.append(say("\(added)을 추가했어요.", "added \(added)"))
    }
    if let changed = count(here.changed, there.changed, with: "에서") {
      parts.append(say("\(changed)을 고쳤어요.", "changed \(changed)"))
    }
    if let removed = count(here.removed, there.removed, with: "에서") {
      parts.append(say("\(removed)을 지웠어요.", "removed \(removed)"))
    }
    if outcome.cameBack > 0 {
      parts.append(
        say(
          "한쪽에서 지웠지만 다른 쪽에서 고친 \(outcome.cameBack)건은 남겨 뒀어요.",
          "kept \(outcome.cameBack) that one side removed and the other changed"))
    }
    if parts.isEmpty { parts.append(say("바뀐 것이 없어요.", "nothing changed")) }
    // Korean has a sentence for each part, English one for all.
    return "\(name): "
      + (language.isKorean ? parts.joined(separator: " ") : parts.joined(separator: ", ") + ".")
  }

  /// Returns the numbers of changed records and files as text; nil if both are 0.
  private func count(_ here: Int, _ there: Int, with particle: String) -> String? {
    var parts: [String] = []
    if here > 0 { parts.append(say("‘하루’\(particle) \(here)건", "\(here) in Haru")) }
    if there > 0 { parts.append(say("폴더\(particle) \(there)건", "\(there) in the folder")) }
    return parts.isEmpty ? nil : parts.joined(separator: language.isKorean ? ", " : " and ")
  }

  /// The most files that a sentence names.
  private static let mostLeft = 3

  /// Returns the sentence about files that are left alone after an undo.
  func left(_ outcome: VdirOutcome) -> String {
    let (count, path) = (outcome.left, ShellQuote.word(Printable.line(outcome.binding.path)))
    let name = Printable.line(outcome.binding.name)
    let shown = outcome.leftFiles.prefix(Self.mostLeft).map { Printable.line($0) }
    let list = (count > shown.count ? shown + ["…"] : shown).joined(separator: ", ")
    let files = say(
      "\(name): 되돌린 파일 \(count)개(\(list))는 맞추지 않고 폴더에 뒀어요.",
      count == 1
        ? "\(name): 1 file that you undid (\(list)) stays in the folder and is left alone."
        : "\(name): \(count) files that you undid (\(list)) stay in the folder and are left alone.")
    let undoHint =
      outcome.canRedo
      ? say("`haru redo`로 다시 맞출 수 있어요.", "`haru redo` follows such files again.")
      : say(
        "다시 맞추려면 `haru vdir forget \(path)` 명령을 실행하고 폴더를 다시 정해 주세요.",
        "To follow such files again, run `haru vdir forget \(path)` and bind the folder again.")
    return files + " " + undoHint
  }

  func copies(_ count: Int) -> String {
    say(
      "같은 사람의 연락처가 따로 있어서 ‘하루’에서 만든 연락처 파일 \(count)개를 지웠어요.",
      count == 1
        ? "Removed 1 card that Haru had written, because the person has another card."
        : "Removed \(count) cards that Haru had written, because the people have other cards.")
  }

  /// The hint that removed events, whose files were deleted, can be restored from the trash.
  var inTrash: String {
    say(
      "지운 일정은 휴지통에 있어요. `haru trash restore`로 되살리면 다음번에 파일도 다시 생겨요.",
      "The removed events are in the trash. If you restore one with `haru trash restore`, the next "
        + "round writes its file again.")
  }

  /// The hint about redo after an undo removed records and the next round deleted their files.
  var canRedo: String {
    say(
      "`haru redo`를 실행하면 되돌린 기록을 다시 저장하고, 다음번에 파일도 다시 생겨요.",
      "`haru redo` restores the records that you undid, and the next round writes their files again."
    )
  }

  func conflicts(_ count: Int) -> String {
    say(
      "양쪽에서 다르게 고친 내용이 \(count)건 있어요. `haru sync conflicts`로 보고 고를 수 있어요.",
      count == 1
        ? "Both sides changed 1 field differently. See `haru sync conflicts`."
        : "Both sides changed \(count) fields differently. See `haru sync conflicts`.")
  }

  func refused(_ file: VdirOutcome.Refused) -> String {
    let name = Printable.line(file.file)
    let why =
      switch file.reason {
      case .tooLarge(let limit): FileWords(language).tooLarge(limit)
      case .unreadable(let line):
        say("\(line)번째 줄부터 읽을 수 없어서", "it cannot be read from line \(line) on")
      case .several: say("한 건만 있어야 하는데 여러 건이 있어서", "it has several records instead of one")
      case .withoutUID: say("UID가 없어서", "it has no UID")
      case .duplicate: say("다른 파일과 UID가 같아서", "another file has the same UID")
      case .changedUID: say("UID가 바뀌어서", "its UID changed")
      case .other: say("일정이나 연락처가 아니라서", "it is not an event or a contact")
      case .notReached: say("읽거나 쓸 수 없어서", "it cannot be read or written")
      case .endsProgram: FileWords(language).stoppedTwice
      }
    let again =
      file.reason == .endsProgram
      ? say(
        " 파일이 바뀌거나 `haru doctor --fix`를 실행하면 다시 읽어요.",
        " Change the file or run `haru doctor --fix` to try again.") : ""
    return say("\(name): \(why) 그대로 뒀어요.", "\(name): left alone, because \(why).") + again
  }

  /// Returns the code of a refusal, for scripts.
  func code(_ reason: VdirRefusal) -> String {
    switch reason {
    case .tooLarge: "tooLarge"
    case .unreadable: "unreadable"
    case .several: "severalRecords"
    case .withoutUID: "noUID"
    case .duplicate: "duplicateUID"
    case .changedUID: "changedUID"
    case .other: "otherRecord"
    case .notReached: "notReadable"
    case .endsProgram: "endsProgram"
    }
  }

  // MARK: Folders

  var noFolders: String {
    say(
      "맞추는 폴더가 아직 없어요. `haru vdir 폴더 --calendar`로 시작할 수 있어요.",
      "No folder is known yet. Start with `haru vdir DIR --calendar`.")
  }

  func line(_ folder: VdirStatus, now: Now) -> String {
    let binding = folder.binding
    var parts = [kind(binding.kind), files(folder.files)]
    if folder.getsNew { parts.append(say("새 기록을 여기에 저장", "new records go here")) }
    if !folder.isThere { parts.append(say("지금 없는 폴더", "the folder is missing")) }
    if !folder.isOwnDevice, !binding.device.isEmpty {
      let device = Printable.line(binding.device)
      parts.append(say("\(device)에서 시작함", "set up on \(device)"))
    }
    if let last = folder.last {
      let moment = HistoryWords(language).wholeMoment(last, today: now.day)
      parts.append(say("마지막: \(moment)", "last: \(moment)"))
    }
    if isPlain {
      let facts: [String?] = [Printable.line(binding.path)] + parts
      return record(Printable.line(binding.name), facts)
    }
    return "\(Printable.line(binding.name))  \(Printable.line(binding.path))  ("
      + parts.joined(separator: ", ") + ")"
  }

  private func files(_ count: Int) -> String {
    say("파일 \(count)개", count == 1 ? "1 file" : "\(count) files")
  }

  private func kind(_ kind: VdirKind) -> String {
    switch kind {
    case .calendar: say("일정 폴더", "folder of events")
    case .contacts: say("연락처 폴더", "folder of contacts")
    }
  }

  func forgotten(_ binding: VdirBinding) -> String {
    let name = Printable.line(binding.name)
    return say(
      "\(name): 이제 맞추지 않아요. 파일과 기록은 그대로 있어요.",
      "\(name) is no longer followed. Its files and your records stay.")
  }
}
