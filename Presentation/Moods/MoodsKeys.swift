import PresentationKit
import TextUI

extension KeyContext {
  private static let editMood = Phrase("기분이나 일기 고치기", "edit the mood or entry")
  private static let removeMood = Phrase("기분이나 일기 지우기", "remove the mood or entry")
  private static let wholeDay = Phrase("이날의 모든 기록 보기", "show all records of the day")

  static let moods = KeyContext(
    "moods",
    [
      Row("quick", "m") { Phrase("기분을 골라 바로 남기기", "choose a mood and save it at once")($0) },
      Row("new", "n") { KeyMapWords($0).recordMood },
      Row("entry", "i") { MoodsWords($0).keyEntry },
      Row("edit", "e") { editMood($0) },
      Row("diary", "d") { Phrase("일기 열기", "open the diary")($0) },
      Row("year", "y") { KeyMapWords($0).showYear },
      Row("whole-day", "o") { wholeDay($0) },
      Row("shuffle", "s") { Phrase("그림 섞기", "shuffle the picture")($0) },
      Row("latest", "v") {
        Phrase("최근 10개와 하루씩 바꿔 보기", "switch between latest ten and one day")($0)
      },
      Row("colours", "p") { Phrase("그림의 색 바꾸기", "change the colours")($0) },
      Row("save", "w") { MoodsWords($0).keySavePicture },
      Row("find", " ") { Phrase("고른 기분을 그림에서 찾기", "find the mood in the picture")($0) },
      Row("today", "t") { KeyMapWords($0).showToday },
    ])

  static let feeling = KeyContext(
    "mood",
    [
      Row("edit", "e") { editMood($0) },
      Row("remove", .character("x"), .character("D"), .delete) { removeMood($0) },
      Row("origin", "v") { KeyMapWords($0).showOrigin },
    ])

  static let diary = KeyContext(
    "diary",
    [
      Row("edit", "e") { editMood($0) },
      Row("remove", .character("x"), .character("D"), .delete) { removeMood($0) },
      Row("entry", "i") { MoodsWords($0).keyEntry },
      Row("search", "/") { KeyMapWords($0).filterList },
      Row("calendar", "c") { KeyMapWords($0).openCalendar },
      Row("whole-day", "o") { wholeDay($0) },
      Row("today", "t") { KeyMapWords($0).showToday },
    ] + marking)

  static let moodYear = KeyContext(
    "mood-year",
    [
      Row("wall", "v") { Phrase("그림과 칸 바꿔 보기", "switch between pictures and squares")($0) },
      Row("film", "Y") { KeyMapWords($0).playYear },
      Row("patterns", "p") { Phrase("기분과 함께 가는 것 보기", "show what goes with moods")($0) },
      Row("previous", "<") { KeyMapWords($0).previousYear },
      Row("next", ">") { KeyMapWords($0).nextYear },
      Row("save", "w") { MoodsWords($0).keySavePicture },
      Row("today", "t") { KeyMapWords($0).showToday },
      Row("whole-day", "o") { wholeDay($0) },
    ])
}
