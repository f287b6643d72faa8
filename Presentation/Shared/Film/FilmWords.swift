import Domain
import PresentationKit
import PresentationMoods
import PresentationReading
import PresentationYear

/// The texts of the year as a film.
struct FilmWords: KeyWords, Equatable {
  let language: Language

  func title(_ year: Int) -> String { say("영화로 보는 \(year)년", "\(year), the film") }
  var legend: String {
    say(
      "한 칸이 하루예요 · 위는 기분, 아래는 연락과 독서",
      "each square a day · its mood, and below it: heard from someone, read")
  }
  var keyPlay: String { say("재생", "play") }
  var keyPause: String { ReadingWords(language).keyPause }
  /// The meaning of the key for playing without animations, which steps by months.
  var keyStep: String { CalendarWords.nextMonth(language) }
  var keySave: String { say("SVG 영화로 저장", "save as SVG film") }
  var saveTitle: String { say("한 해를 영화 한 편으로 저장해요", "Save the year as an animated SVG") }

  func average(_ level: MoodLevel) -> String { "\(MoodsWords(language).average) \(level.value)" }
  var heardFrom: String { say("연락했어요", "heard from you") }
  func pages(_ count: Int) -> String { YearWords(language).pages(count) }

  /// The names of the counts, in the order of `Film.sums`.
  var counts: [String] {
    let words = YearWords(language)
    return [say("기분", "moods"), words.waterings, words.pagesRead, words.finished, words.written]
  }
}
