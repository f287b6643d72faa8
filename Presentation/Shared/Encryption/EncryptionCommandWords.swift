import Domain
import PresentationKit
import TextUI

/// Messages of the encryption commands and the encryption page.
struct EncryptionCommandWords: KeyWords {
  let language: Language

  /// The field of reports about a new passphrase.
  static let passphraseField = "passphrase"

  // Questions
  var askPassphrase: String { EncryptionWords(language).askPassphrase }
  var askCurrentPassphrase: String { say("지금 쓰는 암호", "Current passphrase") }
  var askNewPassphrase: String {
    say("저장소의 새 암호 (8자 이상)", "New passphrase (at least 8 characters)")
  }
  var askAgain: String { say("새 암호를 한 번 더", "Repeat the new passphrase") }
  var askRecoveryKey: String {
    say("복구 키 (다섯 글자씩 여덟 묶음)", "Recovery key (8 groups of 5 letters and digits)")
  }
  var offerRecoveryKey: String {
    say(
      "종이에 적어 둘 복구 키를 만들까요? 암호를 잊었을 때 저장소를 여는 유일한 방법이에요.",
      "Make a recovery key to write on paper? It is the only way in if you forget the passphrase.")
  }
  func askGroup(_ number: Int) -> String {
    say("종이에 적은 \(number)번 묶음", "Group \(number) on your paper")
  }

  /// The explanation of what encryption protects, shown before it is turned on.
  var promises: [String] {
    [
      say(
        "암호화하면 남이 이 컴퓨터나 디스크, 백업을 가져가도 암호 없이는 기록을 읽을 수 없어요.",
        "Encryption keeps your records unreadable for anyone who takes this computer, its disk or a backup."
      ),
      say(
        "저장소가 열려 있는 동안에는 내 계정에서 실행한 프로그램이 기록을 읽을 수 있어요.",
        "While the data file is open, programs that run as you can read it."),
      say(
        "암호를 잊으면 아무도 되찾아 줄 수 없어요.",
        "Nobody can recover a forgotten passphrase for you."),
    ]
  }

  // Results
  var turnedOn: String {
    say(
      "저장소를 암호화했어요. 앞으로 \(span(EncryptionSpan.standard.seconds)) 동안 열려 있고, `haru encrypt close`로 닫을 수 있어요.",
      "Encrypted the data file. It stays open for \(span(EncryptionSpan.standard.seconds)). Close it with "
        + "`haru encrypt close`.")
  }
  var withoutRecoveryKey: String {
    say(
      "복구 키가 없어요. `haru encrypt change --recovery-key`로 만들 수 있어요.",
      "There is no recovery key. Make one with `haru encrypt change --recovery-key`.")
  }
  var oldCopies: String {
    say(
      "예전 파일은 덮어쓰고 지웠지만, SSD와 스냅숏, 다른 곳에 있는 사본에는 내용이 남아 있을 수 있어요.",
      "The plain files were overwritten and deleted. Their content may remain on an SSD, in snapshots and in copies elsewhere."
    )
  }
  var turnedOff: String {
    say(
      "암호화를 껐어요. 이제 저장소나 백업 파일을 가진 사람은 누구나 기록을 읽을 수 있어요.",
      "Turned encryption off. Anyone who has the data file or a backup can read your records now.")
  }
  var closed: String {
    say(
      "저장소를 닫았어요. 열려 있는 화면은 그대로 쓸 수 있어요.",
      "Closed the data file. Screens that are open keep working.")
  }
  var closedAlready: String { say("저장소가 이미 닫혀 있어요.", "The data file is closed already.") }
  func opened(_ seconds: Int?) -> String {
    guard let seconds else { return withoutKeyring }
    return say(
      "저장소를 열었어요. 앞으로 \(span(seconds)) 동안 열려 있어요.", "Opened the data file for \(span(seconds)).")
  }
  /// The sentence for a system that cannot keep the data key between commands.
  var withoutKeyring: String {
    say(
      "암호는 맞지만 이 시스템에는 키를 보관할 키링이 없어요. 명령마다 암호를 물어볼게요.",
      "The passphrase is right, but this system has no keyring for the key. Haru asks for the passphrase with each command."
    )
  }
  var changed: String {
    say(
      "저장소 암호를 바꿨어요. 다른 곳에 있는 사본은 예전 암호로 열려요.",
      "Changed the passphrase, also in the backups in Haru's folders. Copies elsewhere still open with the former one."
    )
  }
  var recovered: String {
    say(
      "저장소의 새 암호를 정했고 저장소를 열었어요. 백업 폴더의 백업도 새 암호로 열려요. 복구 키는 그대로 쓸 수 있어요.",
      "The new passphrase is set, also in the backups in Haru's folders, and the data file is open. The recovery key "
        + "stays valid."
    )
  }
  var renewed: String {
    say(
      "모두 새 키로 다시 암호화했고, 저장소는 열려 있어요. 예전 암호와 복구 키로는 다른 곳에 있는 사본만 열 수 있어요.",
      "Encrypted everything with a new key. The data file is open. The former passphrase and recovery key open only "
        + "copies elsewhere."
    )
  }
  /// Returns the message that names the wrong groups on the user's paper.
  func corrected(_ correction: RecoveryKeyCorrection) -> String {
    let groups = correction.groups.map { "\($0): \(correction.key.groups[$0 - 1])" }
      .joined(separator: ", ")
    return say(
      "복구 키에서 잘못 적은 글자를 바로잡았어요. 종이의 묶음도 고쳐 주세요. \(groups)",
      "A mistake in the recovery key was corrected. Correct the group on your paper too. \(groups)")
  }
  var newRecoveryKey: String {
    say(
      "새 복구 키를 쓸 수 있어요. 예전 복구 키로는 더 이상 열 수 없어요.",
      "The new recovery key is valid. The former one no longer opens the data file.")
  }
  var commandOpens: String {
    say(
      "이제 encrypt.command의 결과로도 저장소를 열 수 있어요.",
      "The answer of encrypt.command opens the data file now.")
  }
  var commandDropped: String {
    say(
      "encrypt.command가 비어 있어서, 예전 결과로 더 이상 열 수 없게 했어요.",
      "encrypt.command is empty, so its former answer no longer opens the data file.")
  }
  var leftTitle: String {
    say("암호화 상태를 바꾸지 못한 파일:", "These files could not be converted:")
  }
  func left(_ file: EncryptionOutcome.LeftFile) -> String {
    "  \(Printable.line(file.path)): \(file.reason.report(language).message)"
  }
  func recoveryKey(_ key: RecoveryKey) -> String { say("복구 키: ", "Recovery key: ") + key.text }

  /// The page that shows a new recovery key once.
  func sheet(_ key: RecoveryKey) -> [String] {
    if isPlain {
      let groups = key.groups.enumerated().map { field("\($0 + 1)", $1) }
      return [sheetTitle] + groups + sheetNotes + [pressEnter]
    }
    let rows = stride(from: 0, to: key.groups.count, by: 4).map { start in
      (start..<start + 4).map { "\($0 + 1))  \(key.groups[$0])" }.joined(separator: "     ")
    }
    return [sheetTitle, ""] + rows.flatMap { ["    " + $0, ""] } + sheetNotes + [
      "", pressEnter,
    ]
  }
  private var pressEnter: String {
    say("다 적었으면 Enter를 눌러 주세요.", "Press Enter when you have written it down.")
  }
  var sheetTitle: String { say("‘하루’ 복구 키", "Recovery key of Haru") }
  var sheetNotes: [String] {
    [
      say(
        "지금 종이에 적어 주세요. 나중에는 다시 보여 드릴 수 없어요.",
        "Write it on paper now. It is shown only now."),
      say(
        "0과 1은 모두 숫자예요. 영문자 O, I, L, U는 쓰지 않아요.",
        "It has the digits 0 and 1, but not the letters O, I, L and U."),
    ]
  }
  var wrongGroup: String {
    say(
      "입력한 묶음이 이 복구 키와 달라요. 종이와 비교해 주세요.",
      "What you entered differs from this recovery key. Compare it with your paper.")
  }

  // Refusals
  var differs: Report {
    Report(
      code: "passphrasesDiffer",
      message: say(
        "두 번 적은 암호가 서로 달라요.", "The two passphrases differ."),
      field: Self.passphraseField, status: .refused)
  }
  var needsPaper: Report {
    Report(
      code: "needsInput",
      message: say(
        "복구 키는 종이에 적어야 하니 터미널에서 만들어 주세요.",
        "Make the recovery key at a terminal, because it has to be written on paper."),
      status: .refused)
  }
  var notHere: Report {
    Report(
      code: "notHere",
      message: say(
        "이 명령은 화면 밖에서 실행해 주세요: `haru encrypt`.",
        "Run this command outside the screens: `haru encrypt`."),
      status: .refused)
  }

  // Status
  func status(_ status: EncryptionStatus) -> [String] {
    var lines: [String]
    switch status.state {
    case .off:
      lines = [EncryptionWords(language).isOff]
    case .closed:
      lines = [EncryptionWords(language).isClosed]
    case .open(let seconds):
      lines = [
        seconds.map {
          say(
            "저장소가 암호화되어 있고, 앞으로 \(span($0)) 동안 열려 있어요.",
            "The data file is encrypted, and open for \(span($0)) more.")
        }
          ?? say(
            "저장소가 암호화되어 있고, 이 프로그램에서만 열려 있어요.",
            "The data file is encrypted, and open in this program only.")
      ]
    }
    let kinds = KeySlotKind.allCases.filter(status.has).map(name)
    if status.isOn {
      lines.append(say("여는 방법: ", "Opens with: ") + kinds.joined(separator: ", "))
    }
    if status.isUnfinished {
      lines.append(
        say(
          "아직 바꾸지 못한 파일이 있어요. 저장소를 열면 마저 바꿔요.",
          "Some files beside it are not converted yet. Opening the data file goes on with them."))
    }
    return lines
  }

  func name(_ kind: KeySlotKind) -> String {
    switch kind {
    case .passphrase: say("암호", "passphrase")
    case .recoveryKey: say("복구 키", "recovery key")
    case .command: "encrypt.command"
    }
  }

  /// Returns a duration in its two largest units.
  func span(_ seconds: Int) -> String {
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60)
    let parts = [
      days > 0 ? count(of: days, "일", "day") : nil,
      hours > 0 ? count(of: hours, "시간", "hour") : nil,
      minutes > 0 ? count(of: minutes, "분", "minute") : nil,
    ].compactMap(\.self).prefix(2)
    return parts.isEmpty
      ? OpeningWords(language: language).span(seconds) : parts.joined(separator: " ")
  }
}
