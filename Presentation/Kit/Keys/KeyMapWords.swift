import Domain
import TextUI

/// The texts about key maps.
package struct KeyMapWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  var up: String { say("위로", "up") }
  var down: String { say("아래로", "down") }
  var left: String { say("왼쪽으로", "left") }
  var right: String { say("오른쪽으로", "right") }
  var pageUp: String { say("한 화면 위로", "page up") }
  var pageDown: String { say("한 화면 아래로", "page down") }
  var top: String { say("맨 위로", "go to top") }
  var bottom: String { say("맨 아래로", "go to bottom") }
  var open: String { say("고른 것 열기", "open the selected item") }
  var back: String { say("돌아가기", "go back") }
  var nextPart: String { say("다음 탭", "next tab") }
  var previousPart: String { say("이전 탭", "previous tab") }
  package var lastPart: String { say("바로 전 화면", "last visited tab") }
  package var enlarge: String { say("칸 크게 보기", "enlarge panel") }
  package var previousYear: String { say("이전 해", "previous year") }
  package var nextYear: String { say("다음 해", "next year") }
  package var previousWeek: String { say("이전 주", "previous week") }
  package var nextWeek: String { say("다음 주", "next week") }
  package var previousDays: String { say("며칠 전으로", "earlier days") }
  package var nextDays: String { say("며칠 뒤로", "later days") }
  package var previousPage: String { say("이전 페이지", "previous page") }
  package var nextPage: String { say("다음 페이지", "next page") }
  package var nextShelf: String { say("다음 책장", "next shelf") }

  /// The text shown for an action without a key.
  package var noKey: String { say("키 없음", "no key") }
}
