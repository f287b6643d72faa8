import Domain
import PresentationKit
import TextUI

/// Messages about backups, exports and restores.
struct ArchiveWords: Words {
  let language: Language

  // MARK: Questions

  func mayReplaceFile(_ path: String) -> String { FileWords(language).mayReplace(path) }

  func askCode(_ path: String) -> String {
    let path = Printable.line(path)
    return say("\(path)의 잠금 번호", "Lock code for \(path)")
  }

  func willReplaceData(_ path: String) -> String {
    let path = Printable.line(path)
    return say(
      "저장소를 \(path) 백업 당시의 상태로 되살려요. 지금 있는 기록은 먼저 백업해 둘게요.",
      "This replaces all your data with the backup \(path). Your current data is backed up first.")
  }

  var typeWord: String {
    say("되살리려면 ‘되살리기’라고 적어 주세요", "Type “replace” to confirm")
  }

  /// Whether the user typed the word that confirms replacing the store.
  static func isMeant(by word: String) -> Bool {
    ["replace", "되살리기", "복원"].contains(word.filter { !$0.isWhitespace }.lowercased())
  }

  var needsYes: Report {
    Report(
      code: "needsYes",
      message: say(
        "저장소를 통째로 되살릴까요? 터미널이 아니라서 물어볼 수 없어요. --yes를 붙이면 묻지 않고 진행해요.",
        "This replaces all your data and needs confirmation, but there is no terminal. Add --yes to confirm."
      ),
      field: "yes", status: .refused)
  }

  /// The question before the records of an encrypted file go into a plain store.
  func mayRestorePlain(_ path: String) -> String {
    let path = Printable.line(path)
    return say(
      "\(Particle.topic.after(path)) 암호화되어 있는데 저장소는 암호화되어 있지 않아요. 암호화하지 않은 채로 되살릴까요?",
      "\(path) is encrypted, but the data file is not. Restore its records without encryption?")
  }

  /// The remark after such records were not restored.
  var encryptFirst: String {
    say(
      "저장소를 `haru encrypt on`으로 먼저 암호화해 주세요. 바뀐 것은 없어요.",
      "Encrypt the data file first with `haru encrypt on`. Nothing was changed.")
  }

  /// The hint after a data file was made for the records of an encrypted file.
  var restoredEncrypted: String {
    say(
      "새 저장소도 백업과 똑같이 암호화했어요. `haru encrypt open`으로 열어 주세요.",
      "The new data file is encrypted like the backup. Open it with `haru encrypt open`.")
  }

  var restoredPlain: String {
    say(
      "되살린 기록은 암호화되지 않았어요. `haru encrypt on`으로 암호화할 수 있어요.",
      "The restored records are not encrypted. Encrypt them with `haru encrypt on`.")
  }

  var needsPlain: Report {
    Report(
      code: "needsPlain",
      message: say(
        "저장소가 암호화되어 있어요. 파일 이름을 적으면 암호화해서 내보내요. 암호화하지 않으려면 --plain을 붙여 주세요.",
        "The data file is encrypted. Name a file for an encrypted export, or add --plain to export without encryption."
      ), field: "plain", status: .refused)
  }

  var eitherOr: Report {
    Report(
      code: "usage",
      message: say(
        "--dry-run과 --replace는 함께 쓸 수 없어요. 미리 보기에서는 합칠 때의 결과만 볼 수 있어요.",
        "--dry-run and --replace cannot be used together. A dry run shows the result of merging."),
      field: "replace", status: .usage)
  }

  // MARK: Answers

  func backedUp(_ backup: Backup) -> String {
    let path = Printable.line(backup.path)
    let sentence = say(
      "기록 \(backup.records)개를 \(path)에 백업하고, 원본과 한 줄씩 같은지 확인했어요(\(size(backup.bytes))).",
      "Backed up \(counted(backup.records)) to \(path) and verified every row "
        + "(\(size(backup.bytes))).")
    if backup.photos == 0 { return sentence }
    return sentence + "\n"
      + say(
        "사진 \(backup.photos)장은 \(path).photos 폴더에 있어요. 옮길 때는 함께 옮겨 주세요.",
        (backup.photos == 1 ? "1 photo is" : "\(backup.photos) photos are")
          + " in the folder \(path).photos. Keep that folder next to the backup file.")
  }

  func exported(_ count: Int, to path: String, encrypted: Bool = false) -> String {
    let path = Printable.line(path)
    if encrypted {
      return say(
        "기록 \(count)개를 암호화해서 \(path)에 내보냈어요.",
        "Exported \(counted(count)) to \(path), encrypted with the passphrase of the data file.")
    }
    return say(
      "기록 \(count)개를 \(path)에 내보냈어요.",
      "Exported \(counted(count)) to \(path).")
  }

  /// Formats a number of records in English.
  private func counted(_ count: Int) -> String { "\(count) \(count == 1 ? "record" : "records")" }

  func replaced(_ replacement: Replacement, by path: String) -> String {
    let (path, safety) = (Printable.line(path), Printable.line(replacement.safety.path))
    return say(
      "\(path) 백업 당시의 상태로 되살렸어요(기록 \(replacement.records)개). 되살리기 전 기록은 \(safety)에 있어요.",
      "Restored \(path) (\(counted(replacement.records))). Your previous data is in \(safety).")
  }

  func imported(_ report: ArchiveReport, trying: Bool) -> String {
    let read = Phrase("기록 \(report.read)개를", "Read \(report.read)")
    if trying { return ImportWords(language).trial(read: read, ImportCounts(report)) }
    return ImportWords(language).summary(read: read, ImportCounts(report))
  }

  func failed(_ count: Int) -> String {
    say(
      "\(count)개를 되살리지 못했어요. 나머지는 모두 되살렸어요.",
      "\(counted(count)) could not be restored. All others were restored.")
  }

  /// Returns the message that the daily backup failed.
  func dayFailed(_ error: ArchiveFailure) -> String {
    say("오늘의 자동 백업을 만들지 못했어요. ", "Today's daily backup failed. ")
      + report(error).message
  }

  /// Formats a file size in a readable unit.
  func size(_ bytes: Int) -> String { FileWords.size(bytes) }

  // MARK: Reasons

  /// Returns a message about a refused record, with its location in the file.
  func located(_ problem: RefusedRecord) -> String {
    let part = Printable.line(problem.part)
    let record = problem.record.map {
      TextLayout.clipped(Printable.line($0), to: 40, ellipsis: "…")
    }
    guard let line = problem.line else {
      return (record.map { "\($0) (\(part)): " } ?? part + ": ") + reason(problem)
    }
    let location = [part, record].compactMap(\.self).joined(separator: ", ")
    return say("\(line)번째 줄", "line \(line)") + " (\(location)): " + reason(problem)
  }

  private func lies(_ reference: String) -> String {
    say(
      "휴지통에 있는 기록이라 그대로 뒀어요. `haru trash restore \(reference)`로 되살릴 수 있어요.",
      "is in the trash; restore it with `haru trash restore \(reference)`")
  }

  /// Whether a name needs no quotes and is short enough to type.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.count <= 20 && name.allSatisfy { $0.isLetter || $0.isNumber }
  }

  func reason(_ problem: RefusedRecord) -> String {
    switch problem.reason {
    case .differsHere:
      say("이미 있는 기록과 내용이 달라서, 있던 기록을 그대로 뒀어요.", "differs from your existing record, which was kept")
    case .inTrash(let id):
      lies(problem.record.flatMap { Self.isPlain($0) ? $0 : nil } ?? Printable.line(id))
    case .samePerson:
      say("이름과 전화번호가 같은 사람이 이미 있어요.", "a person with the same name and phone number already exists")
    case .sameCard: say("같은 연락처가 이미 있어요.", "the same contact already exists")
    case .sameBook: say("ISBN이 같은 책이 이미 있어요.", "the same book already exists")
    case .doesNotFollow:
      say("이미 있는 독서 기록과 쪽이 이어지지 않아요.", "does not continue from the reading log already here")
    case .withoutOwner:
      say("이 기록에 연결된 사람이나 책, 글귀가 없어요.", "its person, book or saying is missing")
    case .staysHere:
      say("컴퓨터마다 따로 정하는 설정이에요.", "this setting belongs to this computer only")
    case .unknownList:
      say("이 버전에서는 읽을 수 없는 목록이에요.", "this version of Haru cannot read this list")
    case .notAnObject: say("기록이 아니에요.", "is not a record")
    case .missing(let member): say("\(Particle.subject.after(member)) 없어요.", "\(member) is missing")
    case .wrongValue(let member):
      say("\(member)의 값이 맞지 않아요.", "the value of \(member) is invalid")
    case .againstRules:
      say("저장소에 담을 수 없는 기록이에요.", "is not allowed in the data file")
    }
  }
}
