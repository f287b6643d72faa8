package import PresentationKit
import TextUI

extension KeyContext {
  package static let today = KeyContext(
    "today",
    [
      Row("water", "w") { TodayWords($0).keyWater },
      Row("postpone", "p") { TodayWords($0).keyPostpone },
      Row("read", "r") { TodayWords($0).keyRead },
      Row("edit", "e") { TodayWords($0).keyEdit },
      Row("met", "y") { TodayWords($0).keyMet },
      Row("mood", "m") { TodayWords($0).keyMood },
      Row("new", "n") { TodayWords($0).keyNew },
      Row("find", "/") { TodayWords($0).keyFind },
      Row("saying", "s") { TodayWords($0).keySaying },
      Row("picture", "c") { TodayWords($0).keyCanvas },
      Row("film", "Y") { TodayWords($0).keyFilm },
      Row("past", "o") { TodayWords($0).keyPast },
      Row("plant", "a") { TodayWords($0).keyAdd },
      Row("keep", "S") { TodayWords($0).keyKeep },
      Row("book", "b") { TodayWords($0).keyBook },
      Row("bring-in", "i") { TodayWords($0).keyBringIn },
      Row("code", "Q") { QRWords($0).key },
      Row("notes", "I") { NotesWords($0).keyNotes },
      Row("finish", "f") { NotesWords($0).keyFinish },
      Row("give-day", "d") { NotesWords($0).keyDay },
      Row("remove", .character("x"), .character("D"), .delete) { TodayWords($0).keyRemove },
      Row("counts", "C") { PartWords.counts($0) },
      Row("evening", "E") { EveningWords($0).invitation },
    ])

  static let search = KeyContext(
    "search", [Row("timeline", .control("t")) { FindingWords($0).keyTimeline }])

  static let timeline = KeyContext(
    "timeline",
    [
      Row("earlier", "h") { FindingWords($0).keyEarlier },
      Row("later", "l") { FindingWords($0).keyLater },
      Row("today", "t") { FindingWords($0).keyToday },
      Row("date", "g") { FindingWords($0).keyDate },
      Row("search", "/") { FindingWords($0).title },
    ])

  static let film = KeyContext(
    "film",
    [
      Row("play", " ") { FilmWords($0).keyPlay },
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
      Row("restore", "r") { HistoryWords($0).keyRestore },
      Row("empty", "x") { HistoryWords($0).keyEmpty },
    ])

  static let notes = KeyContext(
    "notes",
    [
      Row("give-day", "d") { NotesWords($0).keyDay },
      Row("finish", "f") { NotesWords($0).keyFinish },
      Row("diary", "i") { InboxWords($0).keyDiary },
      Row("remove", .character("x"), .character("D"), .delete) { InboxWords($0).keyRemove },
    ] + marking)

  static let counts = KeyContext(
    "counts",
    [
      Row("add-one", "f") { CountsWords($0).keyAddOne },
      Row("amount", "n") { CountsWords($0).keyAmount },
      Row("skip", "s") { CountsWords($0).keySkip },
      Row("remove", .character("x"), .character("D"), .delete) { CountsWords($0).keyRemove },
    ])

  static let bringIn = KeyContext(
    "bring-in",
    [
      Row("photos", "m") { ImportScreenWords($0).keyPhotos },
      Row("undo", "z") { ImportScreenWords($0).keyUndo },
    ])

  static let sync = KeyContext(
    "sync",
    [
      Row("keep-current", "h") { SyncScreenWords($0).keyCurrent },
      Row("keep-other", "o") { SyncScreenWords($0).keyOther },
      Row("sync", "s") { SyncScreenWords($0).keySync },
      Row("key", "c") { SyncScreenWords($0).keyKey },
      Row("devices", "d") { SyncScreenWords($0).keyDevices },
      Row("code", "Q") { QRWords($0).key },
    ])

  package static let settings = KeyContext(
    "settings", [Row("reset", "r") { SettingsScreenWords($0).keyReset }])

  /// The keys of a long text that was opened from the More screen.
  static let page = KeyContext("page", [Row("copy", "y") { ShellWords($0).keyCopy }])
}
