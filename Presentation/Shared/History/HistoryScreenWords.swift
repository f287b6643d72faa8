import Domain
import PresentationKit
import TextUI

/// Messages of the history and trash screens.
extension HistoryWords {
  var keyRestore: String { say("되살리기", "restore") }
  var keyEmpty: String { say("비우기", "empty") }

  var historyTitle: String { MoreItem.history.title(language) }
  var trashTitle: String { MoreItem.trash.title(language) }

  var selectedChange: String { say("고른 작업", "Selected change") }

  /// Returns the text that says when a record was removed.
  func removed(at moment: String) -> String { say("지운 시각: \(moment)", "Removed on \(moment)") }

  /// Formats a date with its time.
  func wholeMoment(_ at: Now, today: Day) -> String {
    CalendarWords.moment(at.day, at.time, today: today, in: language)
  }

  /// Returns a moment for a list: the day in its shortest form, such as “yesterday”, and the time.
  func listed(_ at: Now, today: Day) -> [StyledText] {
    let day = CalendarWords.nearDay(at.day, today: today, in: language)
    return [StyledText(day + "  " + ClockWords.time(at.time, in: language), .dim)]
  }

  var nothingToOpen: String {
    say("이 작업에는 열어 볼 기록이 없어요.", "This change has no record to open.")
  }

  func newest(_ count: Int, of total: Int) -> String {
    say("\(total)개 중 최근 \(count)개", "the newest \(count) of \(total)")
  }

  var nothingYet: String {
    say(
      "아직 작업 기록이 없어요. 무엇이든 하면 여기에 적히고, 어디서나 z로 되돌릴 수 있어요.",
      "There are no changes yet. Your changes are listed here. Press z on any screen to undo the last one."
    )
  }

  var trashIsEmpty: String {
    say(
      "휴지통이 비어 있어요. 지운 것은 여기에 남아 있고, 저절로 없어지지 않아요.",
      "The trash is empty. Removed records stay here until you empty the trash.")
  }

  var emptyTitle: String { say("휴지통 비우기", "Empty the trash") }
  var keyDestroy: String { say("완전히 지우기", "delete permanently") }
}
