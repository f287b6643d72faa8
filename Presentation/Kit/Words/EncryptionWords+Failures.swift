package import Domain
import TextUI

extension EncryptionFailure: Reported {
  package func report(_ language: Language) -> Report {
    EncryptionWords(language: language).report(self)
  }
}

extension PassphraseRefusal: Reported {
  package func report(_ language: Language) -> Report {
    EncryptionWords(language: language).report(self)
  }
}

extension EncryptionWords {
  private func report(
    _ code: String, _ korean: String, _ english: String, field: String? = nil,
    status: ExitStatus = .refused
  ) -> Report {
    Report(code: code, message: say(korean, english), field: field, status: status)
  }

  func report(_ error: EncryptionFailure) -> Report {
    switch error {
    case .off:
      Report(code: "encryptionOff", message: isOff, status: .refused)
    case .on:
      report(
        "encryptionOn", "저장소가 이미 암호화되어 있어요. 암호는 `haru encrypt change`로 바꿀 수 있어요.",
        "The data file is encrypted already. Change its passphrase with `haru encrypt change`.")
    case .noStore:
      report(
        "noStore", "아직 저장소가 없어요. 기록을 하나 남긴 뒤에 암호화해 주세요.",
        "There is no data file yet. Add a record first.", status: .notFound)
    case .wrongSecret(let kind, let wait): wrong(kind, wait)
    case .waiting(let seconds):
      Report(
        code: "encryptionWait",
        message: say("여러 번 틀렸어요. ", "Too many wrong tries. ")
          + OpeningWords(language: language).waiting(seconds),
        status: .busyOrLocked)
    case .inUse:
      report(
        "storeBusy",
        "다른 터미널에서 ‘하루’를 쓰고 있어요. 그 화면을 닫고 다시 해 주세요. 바뀐 것은 없어요.",
        "Haru is open in another terminal. Quit it there and try again. Nothing was changed.",
        status: .busyOrLocked)
    case .recoveryKey(let refusal): report(refusal)
    case .command(let refusal): report(refusal)
    case .noSlot(let kind): noSlot(kind)
    case .noKeyring:
      report(
        "noKeyring", "이 시스템의 키링을 쓸 수 없어요.", "The keyring of this system cannot be used.",
        status: .failed)
    case .noMemory:
      Report(code: "noMemory", message: sentence(.noMemory), status: .failed)
    case .storage(let failure): StorageWords(language).report(failure)
    }
  }

  private func wrong(_ kind: KeySlotKind, _ wait: Int?) -> Report {
    let after = wait.map { " " + OpeningWords(language: language).waiting($0) } ?? ""
    return switch kind {
    case .passphrase:
      report(
        "wrongPassphrase", "암호가 맞지 않아요. 한/영과 Caps Lock을 확인해 주세요.\(after)",
        "Wrong passphrase. Check Caps Lock and the keyboard layout.\(after)", field: "passphrase")
    case .recoveryKey:
      report(
        "wrongRecoveryKey", "이 저장소의 복구 키가 아니에요.\(after)",
        "This is not the recovery key of this data file.\(after)", field: "recoveryKey")
    case .command:
      report(
        "wrongPassphrase", "encrypt.command의 결과로는 저장소를 열 수 없어요.\(after)",
        "The answer of encrypt.command does not open the data file.\(after)",
        field: "encrypt.command")
    }
  }

  private func noSlot(_ kind: KeySlotKind) -> Report {
    switch kind {
    case .passphrase:
      report(
        "noPassphrase", "이 저장소에는 암호가 없어요. 복구 키로 열어 주세요.",
        "This data file has no passphrase. Open it with the recovery key.")
    case .recoveryKey:
      report(
        "noRecoveryKey", "이 저장소에는 복구 키가 없어요.",
        "This data file has no recovery key.")
    case .command:
      report(
        "noCommandSlot",
        "encrypt.command의 결과로는 이 저장소를 열 수 없어요. `haru encrypt change --command`로 정해 주세요.",
        "encrypt.command does not open this data file. Set it up with "
          + "`haru encrypt change --command`.")
    }
  }

  func report(_ refusal: PassphraseRefusal) -> Report {
    switch refusal {
    case .tooShort(let least):
      report(
        "passphraseTooShort", "암호가 너무 짧아요. \(least)자부터 쓸 수 있어요.",
        "The passphrase is too short. Use at least \(least) characters.", field: "passphrase")
    case .tooLong(let characters, _):
      report(
        "passphraseTooLong", "암호가 너무 길어요. \(characters)자까지 쓸 수 있어요.",
        "The passphrase is too long. Use at most \(characters) characters.", field: "passphrase")
    case .controlCharacter:
      report(
        "passphraseCharacters", "암호에는 줄 바꿈이나 제어 문자를 쓸 수 없어요.",
        "A passphrase cannot contain line breaks or control characters.", field: "passphrase")
    case .invalidCharacter:
      report(
        "passphraseCharacters", "암호에 다른 컴퓨터에서 다르게 읽힐 수 있는 문자가 있어요. 다른 암호를 써 주세요.",
        "The passphrase has a character that other computers may read differently. Use another one.",
        field: "passphrase")
    case .common:
      report(
        "passphraseCommon", "너무 흔한 암호예요. 남이 금방 알아낼 수 있으니 다른 암호를 써 주세요.",
        "This passphrase is very common, so it is quickly guessed. Use another one.",
        field: "passphrase")
    case .isProfileName:
      report(
        "passphraseCommon", "프로필 이름은 암호로 쓸 수 없어요.",
        "The name of the profile cannot be the passphrase.", field: "passphrase")
    }
  }

  private func report(_ refusal: RecoveryKeyRefusal) -> Report {
    switch refusal {
    case .length(let found):
      report(
        "badRecoveryKey", "복구 키는 \(RecoveryKey.letters)자인데 \(found)자를 적었어요.",
        "A recovery key has \(RecoveryKey.letters) letters and digits. You entered \(found).",
        field: "recoveryKey")
    case .letter(let number):
      report(
        "badRecoveryKey",
        "복구 키의 \(RecoveryKey.group(ofLetter: number))번째 묶음에 쓸 수 없는 글자가 있어요.",
        "Group \(RecoveryKey.group(ofLetter: number)) of the recovery key has a letter that cannot "
          + "be in it.", field: "recoveryKey")
    case .check:
      report(
        "badRecoveryKey", "복구 키에 잘못 적은 글자가 있어요. 종이와 한 글자씩 비교해 주세요.",
        "The recovery key has a wrong letter. Compare it with the paper letter by letter.",
        field: "recoveryKey")
    case .isSyncKey:
      report(
        "badRecoveryKey", "이것은 동기화 키예요. 암호화를 켤 때 적어 둔 복구 키를 써 주세요.",
        "This is a sync key. Use the recovery key that you wrote down when you turned encryption on.",
        field: "recoveryKey")
    }
  }

  private func report(_ refusal: EncryptionCommandRefusal) -> Report {
    switch refusal {
    case .notSet:
      report(
        "encryptCommand",
        "encrypt.command에 명령이 없어요. `haru settings set encrypt.command '…'`로 정해 주세요.",
        "encrypt.command is empty. Set a command with `haru settings set encrypt.command '…'`.",
        field: "encrypt.command")
    case .missing:
      report(
        "encryptCommand", "encrypt.command의 프로그램이 없어요.",
        "The program in encrypt.command was not found.", field: "encrypt.command", status: .failed)
    case .failed(let status):
      report(
        "encryptCommand", "encrypt.command의 명령이 실패했어요(종료 코드 \(status)).",
        "The command in encrypt.command failed (exit code \(status)).", field: "encrypt.command",
        status: .failed)
    case .tooSlow(let seconds):
      report(
        "encryptCommand", "encrypt.command의 명령이 \(seconds)초 안에 끝나지 않았어요.",
        "The command in encrypt.command did not finish within \(seconds) seconds.",
        field: "encrypt.command", status: .failed)
    case .noAnswer:
      report(
        "encryptCommand", "encrypt.command의 명령이 암호를 출력하지 않았어요.",
        "The command in encrypt.command printed no passphrase.", field: "encrypt.command",
        status: .failed)
    }
  }
}
