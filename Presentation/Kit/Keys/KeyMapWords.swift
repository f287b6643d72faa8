import Domain
import TextUI

/// The texts about key maps.
package struct KeyMapWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  var up: String { say("위로 가기", "go up") }
  var down: String { say("아래로 가기", "go down") }
  var left: String { say("왼쪽으로 가기", "go left") }
  var right: String { say("오른쪽으로 가기", "go right") }
  var pageUp: String { say("한 화면 위로 가기", "go up by a page") }
  var pageDown: String { say("한 화면 아래로 가기", "go down by a page") }
  var top: String { say("맨 위로 가기", "go to the top") }
  var bottom: String { say("맨 아래로 가기", "go to the bottom") }
  var open: String { say("고른 것 열기", "open the selected item") }
  var back: String { say("돌아가기", "go back") }
  var nextPart: String { say("다음 탭으로 가기", "go to the next tab") }
  var previousPart: String { say("이전 탭으로 가기", "go to the previous tab") }
  package var lastPart: String { say("바로 전 화면", "last visited tab") }
  package var enlarge: String { say("칸 크게 보기", "enlarge panel") }
  package var previousYear: String { say("이전 해로 가기", "go to the previous year") }
  package var nextYear: String { say("다음 해로 가기", "go to the next year") }
  package var previousWeek: String { say("이전 주로 가기", "go to the previous week") }
  package var nextWeek: String { say("다음 주로 가기", "go to the next week") }
  package var previousDays: String { say("며칠 전으로 가기", "go to earlier days") }
  package var nextDays: String { say("며칠 뒤로 가기", "go to later days") }
  package var previousPage: String { say("이전 페이지로 가기", "go to the previous page") }
  package var nextPage: String { say("다음 페이지로 가기", "go to the next page") }
  package var nextShelf: String { say("다음 책장으로 가기", "go to the next shelf") }
  /// Returns what a key does that opens a screen by its name.
  package func go(_ name: String) -> String { say("‘\(name)’ 열기", "go to \(name)") }
  package var addPerson: String { say("사람 등록", "add a person") }
  package var addEvent: String { say("새 일정 적기", "add a new event") }
  package var recordMood: String { say("기분 적기", "record a mood") }
  package var readPages: String { say("읽은 쪽 적기", "record your page") }
  package var finishBook: String { say("다 읽은 책으로 표시", "mark the book as finished") }
  package var openCalendar: String { say("달력 열기", "open the calendar") }
  package var openTimeline: String { say("날짜별 기록 열기", "open the timeline") }
  package var filterList: String { say("조건에 맞는 것만 보기", "filter this list") }
  package var waterPlant: String { say("화분에 물 주기", "water the plant") }
  package var showCode: String { say("QR 코드 보기", "show a QR code") }
  package var showOrigin: String { say("가져온 내용 보기", "show the import details") }
  package var showToday: String { say("오늘로 가기", "go to today's date") }
  package var playYear: String { say("한 해를 영화로 보기", "play the year as a film") }
  package var showYear: String { say("한 해 보기", "show the year") }
  package var showEarlier: String { say("이전 날짜로 가기", "go to an earlier time") }
  package var showLater: String { say("다음 날짜로 가기", "go to a later time") }
  package var tickOff: String { say("쪽지 끝내기", "tick off the note") }
  package var giveDay: String { say("쪽지에 날 정하기", "give the note a day") }

  /// The text shown for an action without a key.
  package var noKey: String { say("키 없음", "no key") }
}
