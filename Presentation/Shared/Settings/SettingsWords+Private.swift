import PresentationKit
import TextUI

extension SettingsWords {
  /// Warns that records with some tags are published from now on. `all` are the tags that would keep them private.
  func noLongerPrivate(_ tags: [String], all: [String]) -> String {
    let gone = tags.map { "#" + Printable.line($0) }.joined(separator: " ")
    let list = ShellQuote.word(all.map { Printable.line($0) }.joined(separator: ","))
    return say(
      "이제 \(gone) 태그가 있는 기록도 게시해요. 계속 감추려면 `haru settings set publish.private \(list)` 명령을 실행해 주세요.",
      "Records with \(gone) are now published, too. To keep them private, run "
        + "`haru settings set publish.private \(list)`.")
  }
}
