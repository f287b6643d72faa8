import PresentationKit
import TextUI

extension KeyContext {
  private static let removePerson = Phrase("이 사람 지우기", "remove the person")
  private static let details = Phrase("나눈 이야기를 적거나 여기서 연락하기", "write about a contact, or start one")

  static let people = KeyContext(
    "people",
    [
      Row("water", "w") { KeyMapWords($0).waterPlant },
      Row("details", "f") { details($0) },
      Row("new", "n") { KeyMapWords($0).addPerson },
      Row("calendar", "c") { KeyMapWords($0).openCalendar },
      Row("search", "/") { KeyMapWords($0).filterList },
      Row("view", "v") {
        Phrase("정원, 목록, 하늘 바꿔 보기", "switch between garden, list and sky")($0)
      },
      Row("constellation", "#") {
        Phrase("다음 별자리 고르기", "choose the next constellation")($0)
      },
      Row("contacts", "a") { Phrase("연락처 열기", "open the contacts")($0) },
      Row("refresh", "r") { Phrase("화면 새로 고침", "refresh the screen")($0) },
      Row("answer", "y") {
        Phrase("나눈 이야기를 묻는 질문에 답하기", "answer the question about a contact")($0)
      },
      Row("remove", .character("D"), .character("x"), .delete) { removePerson($0) },
    ] + marking)

  static let person = KeyContext(
    "person",
    [
      Row("water", "w") { KeyMapWords($0).waterPlant },
      Row("details", "f") { details($0) },
      Row("calendar", "c") { KeyMapWords($0).openCalendar },
      Row("timeline", "t") { KeyMapWords($0).openTimeline },
      Row("dates", "a") { Phrase("기념일 열기", "open the dates")($0) },
      Row("gifts", "$") { Phrase("주고받은 것 열기", "open gifts and loans")($0) },
      Row("edit", "e") { Phrase("사람 정보 고치기", "edit the person")($0) },
      Row("guide", "i") { Phrase("식물 이야기 읽기", "read about the plant")($0) },
      Row("code", "Q") { KeyMapWords($0).showCode },
      Row("origin", "v") { KeyMapWords($0).showOrigin },
      Row("remove", .character("D"), .character("x"), .delete) { removePerson($0) },
      Row("last-memo", "m") { Phrase("마지막 메모를 적은 날 보기", "see the day of the last note")($0) },
      Row("second-note", "b") { Phrase("그전 메모를 적은 날 보기", "see the day of the note before")($0) },
    ])

  static let dates = KeyContext(
    "dates",
    [
      Row("new", "n") { Phrase("새 기념일 적기", "add a date")($0) },
      Row("edit", "e") { Phrase("기념일 고치기", "edit this date")($0) },
      Row("remove", .character("D"), .character("x"), .delete) {
        Phrase("기념일 지우기", "remove this date")($0)
      },
    ])

  static let gifts = KeyContext(
    "gifts",
    [
      Row("new", "n") { Phrase("주고받은 것 적기", "record a gift or a loan")($0) },
      Row("edit", "e") { Phrase("주고받은 것 고치기", "edit the gift or loan")($0) },
      Row("finish", "f") { Phrase("끝난 것으로 표시", "mark the gift or loan as done")($0) },
      Row("remove", .character("D"), .character("x"), .delete) {
        Phrase("주고받은 것 지우기", "remove the gift or loan")($0)
      },
    ])

  static let watering = KeyContext(
    "watering",
    [
      Row("edit", "e") { Phrase("나눈 이야기 고치기", "edit the notes on the contact")($0) },
      Row("remove", "x") { Phrase("이날의 물 주기 지우기", "remove the watering")($0) },
      Row("week", "v") { Phrase("한 주와 한 달 바꿔 보기", "switch between week and month")($0) },
      Row("today", "t") { KeyMapWords($0).showToday },
    ])

  static let contacts = KeyContext(
    "contacts",
    [
      Row("mark", " ") { Phrase("연락처 표시하기", "mark the contact")($0) },
      Row("plant-marked", "p") {
        Phrase("표시한 연락처를 사람으로 등록", "add the marked contacts to People")($0)
      },
      Row("new", "n") { Phrase("연락처 직접 입력", "enter a contact by hand")($0) },
      Row("search", "/") { Phrase("연락처 찾기", "search the contacts")($0) },
    ])
}
