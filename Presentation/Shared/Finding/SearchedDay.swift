import Domain
import PresentationKit

extension DayReader {
  /// Returns the day that a whole search text denotes: any day that can be typed elsewhere, or a month and day of this
  /// year, such as `03-08`. Nil if the text is not a day.
  func searched(_ text: String) -> Day? {
    let start = text.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    let word = String(start[...last])
    if let day = readable(word) { return day }
    guard word.utf8.count == 5 else { return nil }
    return Day(today.description.prefix(5) + word)
  }
}
