import Domain
import TextUI

/// What is said of the palette.
struct PaletteWords: Words {
  let language: Language

  var title: String { say("바로 가기", "Go to anything") }
  /// What its key does.
  var key: String { say("바로 가기", "go to anything") }
  var hint: String {
    say("할 일, 명령, 설정, 이름 (ㅁㄴ처럼 초성도)", "an action, a command, a setting or a name")
  }
  var recent: String { say("최근", "recent") }
  var keyDo: String { say("하기", "do it") }
  func search(_ text: String) -> String {
    say("‘\(text)’ 전체 검색", "Search everywhere for “\(text)”")
  }
}
