import Domain
import PresentationKit
import TextUI

struct PaletteWords: Words {
  let language: Language

  var title: String { say("바로 가기", "Jump to") }
  /// The placeholder of the text field.
  var hint: String {
    say("동작, 명령, 설정, 이름 (초성으로도 찾아요)", "action, command, setting or name")
  }
  var recent: String { say("최근", "recent") }
  var keyDo: String { say("실행", "run") }
  /// The note beside what the typed text would be saved as.
  var add: String { ShellWords(language).keyNote }
  func search(_ text: String) -> String {
    say("‘\(text)’ 전체 검색", "Search everywhere for “\(text)”")
  }
}
