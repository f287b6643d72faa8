/// What the cover says.
extension LockWords {
  var enterCode: String { say("잠금 번호를 입력해 주세요", "Enter the code") }
  var enterPassword: String { say("프로필 비밀번호를 입력해 주세요", "Enter the profile's password") }
  var takeBack: String { say("하나 지우기", "delete one") }
  var forgotten: String { say("번호를 잊었어요", "code forgotten") }
  var takeAway: String { say("잠금 끄기", "remove lock") }

  /// What was wrong, where there is little room and the wait has a line of its own.
  func short(_ report: Report) -> String? {
    switch report.code {
    case "wrongCode": say("잠금 번호가 달라요.", "This is not the code.")
    case "wrongPassword": say("비밀번호가 달라요.", "This is not the password.")
    case "lockWait": nil
    case "noPassword":
      say(
        "이 프로필에는 잠금 번호를 대신할 비밀번호가 없어요. `haru lock recover`가 더 알려 줘요.",
        "This profile has no password to use instead. `haru lock recover` says more.")
    default: report.message
    }
  }
}
