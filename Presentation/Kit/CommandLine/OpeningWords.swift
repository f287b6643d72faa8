package import Domain
import TextUI

/// Messages about a store that could not be opened.
package struct OpeningWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  func report(_ error: OpeningFailure) -> Report {
    switch error {
    case .usage(let usage): UsageWords(language).report(usage)
    case .unknownProfile(let name):
      Report(
        code: "unknownProfile",
        message: say(
          "‘\(Printable.brief(name))’ 프로필은 없어요.", "Unknown profile “\(Printable.brief(name))”."),
        field: "profile", status: .notFound)
    case .nobodySignedIn: nobodySignedIn
    case .signedOut(let name): signedOut(name)
    case .storage(let failure): StorageWords(language).report(failure)
    case .gone(let store, let copy):
      Report(
        code: "storeGone",
        message: say(
          "저장소 파일이 사라졌거나 비어 있어요: \(Printable.line(store)). 백업이 있으니 "
            + "`haru restore '\(Printable.line(copy))'`로 되살려 주세요. 처음부터 다시 시작하려면 "
            + "백업이 든 폴더를 먼저 다른 곳으로 옮겨 주세요.",
          "The data file is missing or empty: \(Printable.line(store)). Restore the newest "
            + "backup with `haru restore '\(Printable.line(copy))'`. To start again without "
            + "data instead, move the backup folder elsewhere first."),
        status: .failed)
    case .damagedBackup(let path): damagedBackup(path)
    case .locked(let wait): locked(wait: wait)
    }
  }

  package func damagedBackup(_ path: String) -> Report {
    let path = Printable.line(path)
    return Report(
      code: "backupDamaged",
      message: say(
        "\(Particle.topic.after(path)) 손상된 백업이에요. 아무것도 바꾸지 않았어요. 다른 백업을 적어 주세요.",
        "\(path) is a damaged backup. Nothing was changed. Choose another backup."),
      field: "FILE", status: .failed)
  }

  package var nobodySignedIn: Report {
    Report(
      code: "signedOut",
      message: say(
        "로그인되어 있지 않아요. `haru profile login`으로 로그인하거나 `haru profile new NAME`으로 새 프로필을 만들어 주세요.",
        "You are not logged in. Use `haru profile login`, or create a profile with `haru profile new NAME`."
      ),
      status: .busyOrLocked)
  }

  package func signedOut(_ profile: ProfileName) -> Report {
    let name = Printable.brief(profile.text)
    let command = "`haru profile login \(ShellQuote.word(name))`"
    return Report(
      code: "signedOut",
      message: say(
        "‘\(name)’ 프로필은 로그아웃되어 있어요. \(command)\(Particle.toward.form(after: ShellQuote.word(name))) 로그인해 주세요.",
        "The profile “\(name)” is logged out. Run \(command)."),
      field: "profile", status: .busyOrLocked)
  }

  /// Returns the report of a locked store. `wait` is the number of seconds until a code is accepted; nil means at once.
  package func locked(wait: Int?) -> Report {
    let (code, after) = ("locked", wait.map { " " + waiting($0) } ?? "")
    return Report(
      code: code,
      message: say(
        "잠겨 있어요. `haru lock open`으로 이 터미널의 잠금을 풀어 주세요.\(after)",
        "Haru is locked. Unlock this terminal with `haru lock open`.\(after)"),
      status: .busyOrLocked)
  }

  /// Returns the sentence that says after how many seconds a code is accepted again.
  package func waiting(_ seconds: Int) -> String {
    say(
      "\(span(seconds)) 뒤에 다시 해 볼 수 있어요.", "Try again in \(span(seconds)).")
  }

  /// Returns a duration as text.
  package func span(_ seconds: Int) -> String {
    if seconds < 60 { return say("\(seconds)초", seconds == 1 ? "1 second" : "\(seconds) seconds") }
    let (minutes, rest) = (seconds / 60, seconds % 60)
    if rest == 0 { return say("\(minutes)분", minutes == 1 ? "1 minute" : "\(minutes) minutes") }
    return say("\(minutes)분 \(rest)초", "\(minutes) min \(rest) s")
  }
}

extension OpeningFailure {
  package func report(_ language: Language) -> Report {
    OpeningWords(language: language).report(self)
  }
}
