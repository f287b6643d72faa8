import Domain
import PresentationKit

/// Reminders as typed in a form, such as `30분, 1일` or `10m, 1h`.
struct TypedReminders {
  /// The seconds before the start; nil if the text cannot be parsed.
  let seconds: [Int]?

  init(_ text: String, _ context: ViewContext) {
    let reader = DayReader(now: context.now, looking: .ahead)
    var found: [Int]? = []
    for part in text.split(whereSeparator: { $0 == "," || $0 == "、" || $0 == "·" }) {
      let part = part.drop(while: \.isWhitespace)
      if part.isEmpty { continue }
      guard let length = reader.length(String(part)) else {
        found = nil
        break
      }
      found?.append(length)
    }
    seconds = found
  }
}

extension DayReader {
  /// Parses a length of time into seconds; nil unless the whole text is a length. A 전 (“before”) at the end is ignored.
  func length(_ text: String) -> Int? {
    let plain = text.hasSuffix("전") ? String(text.dropLast()) : text
    // 1일 alone is the first of a month, so 동안 (“for”) is added to read it as a length.
    return lengthAlone(plain) ?? lengthAlone(plain + " 동안")
  }

  private func lengthAlone(_ text: String) -> Int? {
    do throws(ArgumentParseError) {
      let span = try span(text)
      guard span.end == nil, span.start.day == nil || span.isCounted else { return nil }
      return span.length
    } catch { return nil }
  }
}
