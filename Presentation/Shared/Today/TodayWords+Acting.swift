import Domain
import PresentationKit
import PresentationReading
import TextUI

/// Messages that explain why a key does nothing on the selected line.
extension TodayWords {
  /// The message that a key works only on another line.
  var onAnotherLine: String {
    say(
      "고른 줄에서는 쓸 수 없는 키예요. ↑↓로 다른 줄을 골라 주세요.",
      "This key does not work on the selected line. Select another line with the arrow keys.")
  }

  /// Explains why a person whose last contact is not yet recorded cannot be postponed.
  func cannotWait(_ contact: UnnotedContact) -> String {
    let name = Printable.brief(contact.plant.person.calledName)
    return say(
      "\(name)에게 연락한 기록이 아직 없어요. w로 먼저 적어 주세요.",
      "The contact with \(name) is not recorded yet. Press w to record it first.")
  }

  /// Explains why no reading can be recorded until the book is edited; nil if it can be recorded.
  func cannotRead(_ progress: BookProgress) -> String? {
    if progress.isOverdue {
      return ReadingWords(language).targetHasPassed
    }
    if progress.owedToday != nil { return nil }
    return say(
      "쪽수가 아직 없어요. e로 먼저 적어 주세요.", "The number of pages is unknown. Press e to enter it first.")
  }
}
