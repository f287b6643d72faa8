import Domain
import PresentationKit
import PresentationReading
import PresentationSayings

/// Texts that Haru adds to the pages of the folder.
struct FolderWords: Words {
  let language: Language

  // MARK: Names of files

  var nameless: String { say("이름 없음", "untitled") }
  var toReadFile: String { ReadingWords(language).name(of: BookStatus.wanted) }
  var likedFile: String { ReadingWords(language).name(of: BookshelfList.liked) }
  var goalsFile: String { ReadingWords(language).goalTitle }

  // MARK: People

  func nickname(_ name: String) -> String { say("애칭: \(name)", "Nickname: \(name)") }
  func phone(_ number: String) -> String { say("전화번호: \(number)", "Phone: \(number)") }
  func birthday(_ day: String) -> String { say("생일: \(day)", "Birthday: \(day)") }
  func since(_ day: Day) -> String {
    let day = CalendarWords.fullDay(day, in: language)
    return say("등록한 날: \(day)", "Added: \(day)")
  }
  func cycle(_ cycle: String, next: Day?) -> String {
    guard let next else { return say("물 주기: \(cycle)", "Watering cycle: \(cycle)") }
    let day = CalendarWords.fullDay(next, in: language)
    return say("물 주기: \(cycle), 다음은 \(day)", "Watering cycle: \(cycle), next on \(day)")
  }
  var waterings: String { say("물 준 기록", "Waterings") }

  // MARK: Books

  func target(_ day: Day) -> String {
    let day = CalendarWords.fullDay(day, in: language)
    return say("목표일: \(day)", "Target date: \(day)")
  }
  func begun(_ day: String) -> String { say("\(day)부터", "from \(day)") }
  func ended(_ day: String) -> String { say("\(day)에 다 읽음", "finished on \(day)") }
  var description: String { say("책 소개", "About the book") }
  var records: String { AnalysisWords(language).historyTitle }
  var sentences: String { ReadingWords(language).title(BookScreen.Side.sentences) }
  func page(_ number: Int) -> String { say("\(number)쪽", "p. \(number)") }
  func goal(_ goal: (year: Int, target: Int)) -> String {
    say(
      "\(goal.year)년: \(goal.target)권",
      goal.target == 1 ? "\(goal.year): 1 book" : "\(goal.year): \(goal.target) books")
  }

  // MARK: Schedule

  func series(_ day: Day) -> String {
    let day = CalendarWords.fullDay(day, in: language)
    return say(
      "반복 일정에서 \(day)만 바꾼 일정", "Changed occurrence of a repeating event, originally on \(day)")
  }
  func leftOut(_ days: String) -> String { say("빠진 날: \(days)", "Skipped: \(days)") }
  func added(_ days: String) -> String { say("더한 날: \(days)", "Added: \(days)") }
  func zone(_ zone: String) -> String { say("시간대: \(zone)", "Time zone: \(zone)") }

  // MARK: Sayings

  var sayings: String { SayingsFeature.name(language) }
  var liked: String { SayingsFeature.liked(language) }
  var own: String { say("직접 적은 글귀", "Your own sayings") }
  var others: String { say("그 밖의 글귀", "Other sayings") }
}
