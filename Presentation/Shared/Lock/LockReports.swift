import Domain
import PresentationKit
import TextUI

extension LockWords {
  private func report(
    _ code: String, _ korean: String, _ english: String, field: String? = nil,
    status: ExitStatus = .refused
  ) -> Report {
    Report(code: code, message: say(korean, english), field: field, status: status)
  }

  func report(_ error: LockFailure) -> Report {
    switch error {
    case .badCode(.tooShort(let least)):
      report(
        "codeTooShort", "잠금 번호가 너무 짧아요. 숫자 \(least)자리부터 쓸 수 있어요.",
        "The lock code is too short. Use at least \(least) digits.", field: "code")
    case .badCode(.tooLong(let most)):
      report(
        "codeTooLong", "잠금 번호가 너무 길어요. 숫자 \(most)자리까지 쓸 수 있어요.",
        "The lock code is too long. Use at most \(most) digits.", field: "code")
    case .badCode(.notDigits):
      report(
        "codeNotDigits", "잠금 번호에는 숫자만 쓸 수 있어요. 띄어쓰기도 빼 주세요.",
        "A lock code can contain only digits, without spaces.", field: "code")
    case .codesDiffer:
      report(
        "codesDiffer", "두 번 적은 잠금 번호가 서로 달라요. 바뀐 것은 없으니 처음부터 다시 적어 주세요.",
        "The two lock codes differ. Nothing was changed. Start again.", field: "code")
    case .wrongCode(let wait): wrong("wrongCode", "잠금 번호가 달라요.", "Wrong lock code.", wait)
    case .wrongPassword(let wait):
      wrong("wrongPassword", "비밀번호가 달라요.", "Wrong password.", wait)
    case .waiting(let seconds):
      Report(code: "lockWait", message: waiting(seconds), status: .busyOrLocked)
    case .off:
      report(
        "lockOff", "잠금이 꺼져 있어요. `haru lock set`으로 켤 수 있어요.",
        "The lock is off. Turn it on with `haru lock set`.")
    case .codeNeeded:
      report(
        "codeNeeded", "그사이 잠금 번호가 정해졌어요. `haru lock change`로 바꿔 주세요.",
        "A lock code was set in the meantime. Change it with `haru lock change`.")
    case .noTerminal:
      report(
        "noTerminalSession", "터미널이 아니라서 잠금을 풀 수 없어요. 터미널에서 `haru lock open`을 실행해 주세요.",
        "There is no terminal to unlock. Run `haru lock open` in a terminal.")
    case .noPassword:
      report(
        "noPassword",
        "이 프로필에는 잠금 번호를 대신할 비밀번호가 없어서 아무도 잠금을 풀어 줄 수 없어요. 기록은 저장소 파일에 "
          + "그대로 있고, 잠그기 전에 해 둔 백업은 잠금 번호 없이 열려요.",
        """
        This profile has no password to use instead of the lock code, so Haru cannot be unlocked. \
        Your records are still in the data file. A backup from before the lock opens without a code.
        """)
    case .keyStays:
      report(
        "keyStays", "잠갔지만, 이 시스템의 키링에서 저장소 키를 지우지 못했어요.",
        "Locked, but the key of the data file could not be removed from the keyring of this system.",
        status: .failed)
    case .secret(.noMemory):
      report(
        "noMemory", "메모리가 모자라 잠금 번호를 확인하지 못했어요. 다른 프로그램을 닫고 다시 해 주세요.",
        "There is not enough memory to check the lock code. Close other programs and try again.",
        status: .failed)
    case .storage(.openedForReading):
      report(
        "openedForReading",
        "틀린 횟수를 저장소에 적어야 해서 --read-only를 붙이면 잠금을 풀 수 없어요. 먼저 `haru lock open`으로 풀어 주세요.",
        """
        Haru counts failed attempts in the data file, but --read-only prevents this. Unlock Haru \
        first with `haru lock open`.
        """)
    case .storage(let failure): StorageWords(language).report(failure)
    }
  }

  private func wrong(_ code: String, _ korean: String, _ english: String, _ wait: Int?) -> Report {
    let after = wait.map { " " + waiting($0) } ?? ""
    return report(code, korean + after, english + after, field: "code")
  }

  /// The refusal of standard input that is too long or not UTF-8.
  var badInput: Report {
    report(
      "needsInput", "표준 입력을 답으로 읽을 수 없어요. UTF-8로, 답을 한 줄에 하나씩 보내 주세요.",
      "The answers in standard input cannot be read. Send them as UTF-8, one per line.",
      field: "stdin")
  }
}
