import Domain
import PresentationKit

extension DayReader {
  /// The day that a whole search stands for: as days are typed everywhere, or a month and a day of
  /// this year. Nothing where it is no day.
  func searched(_ text: String) -> Day? {
    let start = text.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    let word = String(start[...last])
    if let day = readable(word) { return day }
    guard word.utf8.count == 5 else { return nil }
    return Day(today.description.prefix(5) + word)
  }
}
