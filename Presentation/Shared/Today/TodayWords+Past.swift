import Domain
import PresentationKit
import TextUI

/// The texts about a record from this day in an earlier month or year.
extension TodayWords {
  var keyPast: String { say("지난 오늘", "on this day") }
  var noPast: String { say("지난 오늘의 기록이 없어요.", "No earlier records for this day.") }

  /// Says how long ago a record was made, such as a month ago.
  func ago(_ past: OnThisDay, today: Day) -> String {
    switch past.distance(from: today) {
    case .month: say("한 달 전 오늘", "A month ago")
    case .years(1): say("1년 전 오늘", "A year ago")
    case .years(let count): say("\(count)년 전 오늘", "\(count) years ago")
    }
  }

  /// Describes a record from the past in one short text.
  func describe(_ past: OnThisDay) -> String {
    switch past.matter {
    case .finished(let book):
      let title = Printable.brief(book.facts.title.text)
      return say("‘\(title)’ 책을 다 읽었어요.", "You finished “\(title)”.")
    case .felt(let record, _):
      let text = record.text.map { between + Printable.brief(firstLine($0.text)) } ?? ""
      guard let level = record.level?.value else {
        return say("일기\(text)", "a diary entry\(text)")
      }
      return say("기분 \(level)\(text)", "mood \(level)\(text)")
    case .copied(let copied, _):
      return "“\(Printable.brief(firstLine(copied.text.text)))”" + between
        + Printable.brief(copied.title.text)
    case .watered(let person):
      let name = Printable.brief(person.calledName)
      return say("\(name)에게 물을 줬어요.", "You watered \(name).")
    }
  }

  private func firstLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
  }
}
