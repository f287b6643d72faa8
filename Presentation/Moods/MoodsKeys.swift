import PresentationKit
import TextUI

extension KeyContext {
  static let moods = KeyContext(
    "moods",
    [
      Row("quick", "m") { MoodsWords($0).keyQuick },
      Row("new", "n") { MoodsWords($0).keyNew },
      Row("entry", "i") { MoodsWords($0).keyEntry },
      Row("edit", "e") { MoodsWords($0).keyEdit },
      Row("diary", "d") { MoodsWords($0).keyDiary },
      Row("year", "y") { MoodsWords($0).keyYears },
      Row("whole-day", "o") { MoodsWords($0).keyWholeDay },
      Row("shuffle", "s") { MoodsWords($0).keyShuffle },
      Row("latest", "v") { MoodsWords($0).keyMode(true) },
      Row("colours", "p") { MoodsWords($0).keyTheme },
      Row("save", "w") { MoodsWords($0).keySavePicture },
      Row("find", " ") { MoodsWords($0).keyBlink },
      Row("today", "t") { MoodsWords($0).keyToday },
    ])

  static let feeling = KeyContext(
    "mood",
    [
      Row("edit", "e") { MoodsWords($0).keyEdit },
      Row("remove", .character("x"), .character("D"), .delete) { MoodsWords($0).keyRemove },
      Row("origin", "v") { OriginWords($0).keyOrigin },
    ])

  static let diary = KeyContext(
    "diary",
    [
      Row("edit", "e") { MoodsWords($0).keyEdit },
      Row("remove", .character("x"), .character("D"), .delete) { MoodsWords($0).keyRemove },
      Row("entry", "i") { MoodsWords($0).keyEntry },
      Row("search", "/") { MoodsWords($0).keySearch },
      Row("calendar", "c") { MoodsWords($0).keyCalendar },
      Row("whole-day", "o") { MoodsWords($0).keyWholeDay },
      Row("today", "t") { MoodsWords($0).keyToday },
    ] + marking)

  static let moodYear = KeyContext(
    "mood-year",
    [
      Row("wall", "v") { MoodsWords($0).keyWall },
      Row("film", "Y") { MoodsWords($0).keyFilm },
      Row("patterns", "p") { MoodPatternWords($0).keyPatterns },
      Row("previous", "<") { KeyMapWords($0).previousYear },
      Row("next", ">") { KeyMapWords($0).nextYear },
      Row("save", "w") { MoodsWords($0).keySavePicture },
      Row("today", "t") { MoodsWords($0).keyToday },
      Row("whole-day", "o") { MoodsWords($0).keyWholeDay },
    ])
}
