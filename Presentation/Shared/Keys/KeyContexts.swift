package import PresentationKit
import TextUI

extension KeyContext {
  private static let removeNote = Phrase("이 쪽지 지우기", "remove the note")

  package static let today = KeyContext(
    "today",
    [
      Row("water", "w") { KeyMapWords($0).waterPlant },
      Row("postpone", "p") { Phrase("물 주기 미루기", "postpone a watering")($0) },
      Row("read", "r") { KeyMapWords($0).readPages },
      Row("edit", "e") { TodayWords($0).keyEditBook },
      Row("met", "y") { Phrase("만났다고 적기", "record that you met")($0) },
      Row("mood", "m") { KeyMapWords($0).recordMood },
      Row("new", "n") { KeyMapWords($0).addEvent },
      Row("find", "/") { ShellWords($0).keySearchAll },
      Row("saying", "s") { Phrase("오늘의 글귀 열기", "open the saying of the day")($0) },
      Row("picture", "c") { Phrase("기분 그림 열기", "open the picture of moods")($0) },
      Row("film", "Y") { KeyMapWords($0).playYear },
      Row("past", "o") { Phrase("지난해 오늘의 기록 보기", "see this day in earlier years")($0) },
      Row("plant", "a") { KeyMapWords($0).addPerson },
      Row("keep", "S") { TodayWords($0).keyKeep },
      Row("book", "b") { TodayWords($0).keyBook },
      Row("bring-in", "i") { Phrase("파일에서 가져오기", "import files")($0) },
      Row("code", "Q") { KeyMapWords($0).showCode },
      Row("notes", "I") { Phrase("쪽지 열기", "open the notes")($0) },
      Row("finish", "f") {
        Phrase("쪽지 끝내기, 하나 세기, 나눈 이야기 적기", "tick off a note, count one, or write details")($0)
      },
      Row("give-day", "d") { KeyMapWords($0).giveDay },
      Row("remove", .character("x"), .character("D"), .delete) { removeNote($0) },
      Row("counts", "C") { KeyMapWords($0).go(PartWords.counts($0)) },
      Row("evening", "E") { Phrase("저녁 이야기 시작하기", "start the evening questions")($0) },
    ])

  static let search = KeyContext(
    "search", [Row("timeline", .control("t")) { KeyMapWords($0).openTimeline }])

  static let timeline = KeyContext(
    "timeline",
    [
      Row("earlier", "h") { KeyMapWords($0).showEarlier },
      Row("later", "l") { KeyMapWords($0).showLater },
      Row("today", "t") { KeyMapWords($0).showToday },
      Row("date", "g") { Phrase("날짜를 입력해서 가기", "go to a date that you type")($0) },
      Row("search", "/") { ShellWords($0).keySearchAll },
    ])

  static let film = KeyContext(
    "film",
    [
      Row("play", " ") { Phrase("영화 재생", "play the film")($0) },
      Row("previous", "<") { KeyMapWords($0).previousYear },
      Row("next", ">") { KeyMapWords($0).nextYear },
      Row("save", "w") { FilmWords($0).keySave },
    ])

  package static let history = KeyContext(
    "history",
    [
      Row("undo", "z") { HistoryWords($0).keyUndo },
      Row("redo", .control("y"), .character("Z")) { HistoryWords($0).keyRedo },
    ])

  static let trash = KeyContext(
    "trash",
    [
      Row("restore", "r") { Phrase("기록 되살리기", "restore the record")($0) },
      Row("empty", "x") { Phrase("휴지통 비우기", "empty the trash")($0) },
    ])

  static let notes = KeyContext(
    "notes",
    [
      Row("give-day", "d") { KeyMapWords($0).giveDay },
      Row("finish", "f") { KeyMapWords($0).tickOff },
      Row("diary", "i") { Phrase("일기로 옮기기", "move the note to the diary")($0) },
      Row("remove", .character("x"), .character("D"), .delete) { removeNote($0) },
    ] + marking)

  static let counts = KeyContext(
    "counts",
    [
      Row("add-one", "f") { Phrase("하나 더 세기", "count one more")($0) },
      Row("amount", "n") { Phrase("얼마인지 적기", "type an amount")($0) },
      Row("skip", "s") { CountsWords($0).keySkip },
      Row("remove", .character("x"), .character("D"), .delete) {
        Phrase("세는 태그 지우기", "remove the counter")($0)
      },
    ])

  static let bringIn = KeyContext(
    "bring-in",
    [
      Row("photos", "m") { Phrase("사진도 가져올지 정하기", "choose whether to import photos")($0) },
      Row("undo", "z") { Phrase("가져온 것 되돌리기", "undo the import")($0) },
    ])

  static let sync = KeyContext(
    "sync",
    [
      Row("keep-current", "h") { Phrase("지금 값 남기기", "keep the current value")($0) },
      Row("keep-other", "o") { Phrase("다른 값으로 바꾸기", "use the other value")($0) },
      Row("sync", "s") { SyncScreenWords($0).keySync },
      Row("key", "c") { SyncScreenWords($0).keyKey },
      Row("devices", "d") { Phrase("기기 보기", "show the devices")($0) },
      Row("code", "Q") { KeyMapWords($0).showCode },
    ])

  package static let settings = KeyContext(
    "settings", [Row("reset", "r") { Phrase("기본값으로 되돌리기", "reset the setting to its default")($0) }]
  )

  /// The keys of a long text that was opened from the More screen.
  static let page = KeyContext(
    "page", [Row("copy", "y") { Phrase("이 글 복사하기", "copy this text")($0) }])
}
