import PresentationKit

/// Messages of the lock screen.
extension LockWords {
  var enterCode: String { say("잠금 번호를 입력해 주세요", "Enter the lock code") }
  var enterPassword: String { say("프로필 비밀번호를 입력해 주세요", "Enter the profile's password") }
  var takeBack: String { say("하나 지우기", "delete one digit") }
  var forgotten: String { say("번호를 잊었어요", "forgot code") }
  var takeAway: String { say("잠금 끄기", "turn lock off") }

  /// Returns a short form of an error. The time to wait has a separate line, so the error that only says to wait
  /// returns nil.
  func short(_ report: Report) -> String? {
    switch report.code {
    case "wrongCode": say("잠금 번호가 달라요.", "Wrong lock code.")
    case "wrongPassword": say("비밀번호가 달라요.", "Wrong password.")
    case "lockWait": nil
    case "noPassword":
      say(
        "이 프로필에는 잠금 번호를 대신할 비밀번호가 없어요. 자세한 내용은 `haru lock recover`로 볼 수 있어요.",
        "This profile has no password to use instead of the code. See `haru lock recover`.")
    default: report.message
    }
  }
}
