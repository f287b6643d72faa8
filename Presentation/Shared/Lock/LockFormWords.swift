import Domain
import PresentationKit
import TextUI

/// Messages of the lock forms.
extension LockWords {
  var title: String { MoreItem.lock.title(language) }
  func label(_ item: LockItem) -> String {
    switch item {
    case .now: say("지금 잠그기", "Lock now")
    case .change: say("잠금 번호 바꾸기", "Change the lock code")
    case .off: say("잠금 끄기", "Turn the lock off")
    }
  }
  func title(_ form: LockForm) -> String {
    switch form {
    case .set: say("잠금 켜기", "Turn the lock on")
    case .change: label(.change)
    case .off: label(.off)
    }
  }

  /// Returns what the user must know before the change, such as the consequences of losing the code.
  func intro(_ form: LockForm) -> [String] {
    switch form {
    case .set(true):
      [
        say(
          "잠금 번호를 잊으면 프로필 비밀번호로만 열 수 있어요.",
          "If you forget the lock code, only the profile's password unlocks Haru.")
      ]
    case .set(false):
      [LockWords(language).unrecoverable]
    case .change:
      [say("열려 있던 터미널은 모두 다시 잠겨요.", "All open terminals will be locked again.")]
    case .off:
      [say("지금 쓰는 잠금 번호를 적으면 잠금이 꺼져요.", "Enter the current lock code to turn the lock off.")]
    }
  }

  /// Returns further notes below the form.
  func outro(_ form: LockForm) -> [String] {
    let rule = say(
      "잠금 번호는 숫자 \(LockCode.length.lowerBound)~\(LockCode.length.upperBound)자리예요.",
      "A lock code has \(LockCode.length.lowerBound) to \(LockCode.length.upperBound) digits.")
    return switch form {
    case .set:
      [
        rule,
        say(
          "잠금은 남이 엿보는 것만 막고, 파일을 암호화하지는 않아요.",
          "The lock only keeps prying eyes out. It does not encrypt the data file."),
      ]
    case .change: [rule]
    case .off: []
    }
  }

  var labelCode: String { say("잠금 번호", "Lock code") }
  var labelOld: String { say("지금 번호", "Current code") }
  var labelNew: String { say("새 번호", "New code") }
  var labelAgain: String { say("한 번 더", "Repeat") }
  var setHere: String {
    say(
      "잠금을 켰어요. 다음에 열 때, 그리고 한동안 자리를 비우면 잠금 번호를 물어요.",
      "Turned the lock on. Haru asks for the code at the next start and after a while without input."
    )
  }
}
