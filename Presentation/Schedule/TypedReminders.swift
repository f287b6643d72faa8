import Domain
import PresentationKit

/// How long before its start somebody wants to be reminded, as it is typed in a form: `30분, 1일`,
/// `10m, 1h`.
struct TypedReminders {
  /// In seconds; nothing where it cannot be read.
  let seconds: [Int]?

  init(_ text: String, _ look: ViewContext) {
    let reader = DayReader(now: look.now, looking: .ahead)
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
  /// A length of time in seconds, where the text is one and nothing else. 30분 전 is the same as 30분
  /// here.
  func length(_ text: String) -> Int? {
    let plain = text.hasSuffix("전") ? String(text.dropLast()) : text
    // 1일 alone is the first of a month, and a length only where that is said.
    return lengthAlone(plain) ?? lengthAlone(plain + " 동안")
  }

  private func lengthAlone(_ text: String) -> Int? {
    do throws(UsageError) {
      let span = try span(text)
      guard span.end == nil, span.start.day == nil || span.isCounted else { return nil }
      return span.length
    } catch { return nil }
  }
}
