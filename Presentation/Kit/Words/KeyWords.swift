/// The messages of a screen, including the labels of the key bar and the answers to questions that all screens share.
package protocol KeyWords: Words {}

extension KeyWords {
  /// Returns a text in quotation marks.
  package func inQuotationMarks(_ text: String) -> String { say("‘\(text)’", "“\(text)”") }

  // MARK: Navigation

  package var keyChoose: String { say("고르기", "choose") }
  package var keyOpen: String { say("열기", "open") }
  package var keyBack: String { say("뒤로", "back") }
  package var keyNext: String { say("다음", "next") }
  package var keyEarlier: String { say("이전", "earlier") }
  package var keyLater: String { say("다음", "later") }
  package var keyRows: String { say("목록 보기", "list") }
  package var keyToList: String { say("목록으로", "to the list") }
  package var keyScroll: String { say("위아래로 보기", "scroll") }
  package var keyClose: String { say("닫기", "close") }
  package var keyQuit: String { say("나가기", "quit") }
  package var keyLeave: String { say("나가기", "leave") }
  package var yes: String { say("네", "yes") }
  package var no: String { say("아니요", "no") }
  package var leaveIt: String { say("그냥 두기", "leave as is") }
  package var keyCancel: String { say("취소", "cancel") }
  package var keySkip: String { say("건너뛰기", "skip") }
  package var keyBegin: String { say("시작", "begin") }
  package var nothingElse: String { say("고를 것이 하나뿐이에요.", "There is only one choice.") }

  // MARK: Search

  package var keyFind: String { say("찾기", "find") }
  package var keySearch: String { say("찾기", "search") }
  package var all: String { say("모두", "all") }
  package var keyShowAll: String { say("모두 보기", "show all") }
  package var keyMore: String { say("더보기", "more") }
  package var keyCalendar: String { say("달력", "calendar") }
  package var keyDay: String { say("날짜", "day") }
  package var keyMonth: String { say("달", "month") }
  package var keyToday: String { CalendarWords.today(language) }
  package var keyYears: String { say("한 해 보기", "year view") }
  package var keyFilm: String { say("한 해를 영화로", "year as a film") }
  package var keyYear: String { say("다른 해", "other years") }
  package var keyOpenDay: String { say("그날 열기", "open day") }
  package var keyGoThere: String { say("그날로 가기", "go to day") }
  /// Returns the search text with the number of matches.
  package func matches(_ text: String, _ count: Int) -> String {
    say("‘\(text)’ \(count)", "“\(text)” \(count)")
  }

  // MARK: Actions

  package var keyEdit: String { say("고치기", "edit") }
  package var keyChange: String { say("바꾸기", "change") }
  package var keyRemove: String { say("지우기", "remove") }
  package var keyKeepIt: String { say("그대로 두기", "keep") }
  package var keyUndo: String { say("되돌리기", "undo") }
  package var keyRedo: String { say("다시 하기", "redo") }
  package var keyCopy: String { say("복사", "copy") }
  package var keyAgain: String { say("다시 해 보기", "try again") }
  package var keySavePicture: String { say("그림 저장", "save picture") }
  package func state(isOn: Bool) -> String { isOn ? say("켜짐", "on") : say("꺼짐", "off") }
}
