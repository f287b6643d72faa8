import Domain
import PresentationKit

/// Messages about the lock. For a wrong code they reveal nothing except that it is wrong.
struct LockWords: KeyWords {
  let language: Language

  // Questions
  var askCode: String { labelCode }
  var askOldCode: String { say("지금 쓰는 잠금 번호", "Current lock code") }
  var askNewCode: String { say("새 잠금 번호 (숫자 4~12자리)", "New lock code (4 to 12 digits)") }
  var askAgain: String { say("새 잠금 번호를 한 번 더", "Repeat the new lock code") }
  var askPassword: String { say("프로필 비밀번호", "Profile password") }

  // Results
  var set: String {
    say(
      "잠금을 켰어요. 이 터미널의 잠금은 `haru lock open`으로 풀 수 있고, 화면을 열 때마다 잠금 번호를 물어요.",
      "Turned the lock on. Unlock this terminal with `haru lock open`. The screens ask for "
        + "the code each time they open."
    )
  }
  var changed: String {
    say(
      "잠금 번호를 바꾸고, 열려 있던 터미널을 모두 잠갔어요.", "Changed the lock code and locked all terminals.")
  }
  var removed: String { say("잠금을 껐어요.", "Turned the lock off.") }
  var opened: String {
    say(
      "이 터미널의 잠금을 풀었어요. `haru lock now`로 다시 잠글 수 있어요.",
      "Unlocked this terminal. Lock it again with `haru lock now`.")
  }
  var closed: String {
    say(
      "모든 터미널에서 명령을 잠갔어요. 열려 있는 화면에서는 한동안 쓰지 않으면 잠금 번호를 물어봐요.",
      "Locked the commands in all terminals. Open screens ask for the code after a while without input."
    )
  }
  var closedHere: String { say("이 터미널에서 잠갔어요.", "Locked this terminal.") }
  var recovered: String {
    say(
      "비밀번호가 맞아서 잠금을 껐어요. `haru lock set`으로 새 잠금 번호를 정할 수 있어요.",
      "The password is correct, so the lock was turned off. Set a new lock code with `haru lock set`."
    )
  }

  /// The warning that the lock can be opened only with its code.
  var unrecoverable: String {
    say(
      "이 프로필에는 비밀번호가 없어서, 잠금 번호를 잊으면 아무도 열어 줄 수 없어요.",
      "This profile has no password. If you forget the code, you cannot unlock Haru.")
  }

  /// Returns what a lock protects and what it does not. Shown after a lock was set.
  func honest(canRecover: Bool, isEncrypted: Bool) -> String {
    let lost =
      canRecover
      ? say(
        "잠금 번호를 잊으면 `haru lock recover`와 프로필 비밀번호로 잠금을 끌 수 있어요.",
        "If you forget the code, `haru lock recover` turns the lock off with the profile's "
          + "password.")
      : unrecoverable
    if isEncrypted { return encrypted + " " + lost }
    return say(
      "잠금은 남이 엿보는 것만 막고, 파일을 암호화하지는 않아요. 도난에 대비하려면 `haru encrypt on`으로 암호화해 주세요. \(lost)",
      "The lock only keeps prying eyes out. It does not encrypt the data file. To protect it from theft, encrypt it with `haru encrypt on`. \(lost)"
    )
  }

  /// The sentence that the data file is encrypted too.
  var encrypted: String {
    say(
      "잠금은 화면과 명령을 가려요. 저장소 파일도 암호화되어 있어요.",
      "The lock hides the screens and commands. The data file is encrypted too.")
  }

  func status(_ state: LockState) -> [String] {
    switch state {
    case .off:
      [
        say(
          "잠금이 꺼져 있어요. `haru lock set`으로 켤 수 있어요.",
          "The lock is off. Turn it on with `haru lock set`.")
      ]
    case .open:
      [
        say(
          "잠금이 켜져 있지만 이 터미널에서는 풀려 있어요. tmux는 칸마다 따로 풀어 주세요.",
          "The lock is on, and this terminal is unlocked. Each tmux pane is unlocked separately."
        )
      ]
    case .locked(let wait):
      [
        say("잠겨 있어요.", "Haru is locked.") + (wait.map { " " + waiting($0) } ?? ""),
        say(
          "이 터미널의 잠금은 `haru lock open`으로 풀 수 있어요. tmux는 칸마다 따로 풀어 주세요.",
          "Unlock this terminal with `haru lock open`. Each tmux pane is unlocked separately."),
      ]
    }
  }

  /// Returns the message that says how long no code is accepted.
  func waiting(_ seconds: Int) -> String { OpeningWords(language: language).waiting(seconds) }
}
