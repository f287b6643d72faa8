/// A table of words that serves a screen: it has what stands in every key bar, and in the answers
/// of questions, beside its own.
protocol KeyWords: Words {}

extension KeyWords {
  // MARK: Going

  var keyChoose: String { say("고르기", "choose") }
  var keyOpen: String { say("열기", "open") }
  var keyBack: String { say("뒤로", "back") }
  var keyNext: String { say("다음", "next") }
  var keyEarlier: String { say("이전", "earlier") }
  var keyLater: String { say("다음", "later") }
  var keyToList: String { say("목록으로", "to the list") }
  var keyScroll: String { say("위아래로 보기", "scroll") }
  var keyClose: String { say("닫기", "close") }
  var keyQuit: String { say("나가기", "quit") }
  var keyLeave: String { say("나가기", "leave") }
  var yes: String { say("네", "yes") }
  var no: String { say("아니요", "no") }
  var leaveIt: String { say("그냥 두기", "leave as is") }
  var keyCancel: String { say("취소", "cancel") }
  var keySkip: String { say("건너뛰기", "skip") }
  var keyBegin: String { say("시작", "begin") }
  var nothingElse: String { say("고를 것이 하나뿐이에요.", "There is only one choice.") }

  // MARK: Finding

  var keyFind: String { say("찾기", "find") }
  var keySearch: String { say("찾기", "search") }
  var all: String { say("모두", "all") }
  var keyShowAll: String { say("모두 보기", "show all") }
  var keyMore: String { say("더보기", "more") }
  var keyCalendar: String { say("달력", "calendar") }
  var keyDay: String { say("날짜", "day") }
  var keyMonth: String { say("달", "month") }
  var keyToday: String { CalendarWords.today(language) }
  var keyYears: String { say("한 해 보기", "year view") }
  var keyYear: String { say("다른 해", "other years") }
  var keyOpenDay: String { say("그날 열기", "open day") }
  var keyGoThere: String { say("그날로 가기", "go to day") }
  /// How many were found of what was searched for.
  func found(_ text: String, _ count: Int) -> String {
    say("‘\(text)’ \(count)", "“\(text)” \(count)")
  }

  // MARK: Doing

  var keyEdit: String { say("고치기", "edit") }
  var keyChange: String { say("바꾸기", "change") }
  var keyRemove: String { say("지우기", "remove") }
  var keyKeepIt: String { say("그대로 두기", "keep") }
  var keyUndo: String { say("되돌리기", "undo") }
  var keyRedo: String { say("다시 하기", "redo") }
  var keyCopy: String { say("복사", "copy") }
  var keyAgain: String { say("다시 해 보기", "try again") }
  var keySavePicture: String { say("그림 저장", "save picture") }
  func state(isOn: Bool) -> String { isOn ? say("켜짐", "on") : say("꺼짐", "off") }
}
