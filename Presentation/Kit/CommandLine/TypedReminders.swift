import Domain

/// Reminders as typed in a form, such as `30분, 1일` or `10m, 1h`.
package struct TypedReminders {
  /// The seconds before the start; nil if the text cannot be parsed.
  package let seconds: [Int]?

  package init(_ text: String, _ context: ViewContext) {
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
  package func length(_ text: String) -> Int? {
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

/// Formats lengths of time for scripts, such as `10m`, `2h` or `1d`.
package enum SpanText {
  package static func short(_ seconds: Int) -> String {
    if seconds > 0, seconds % 86_400 == 0 { return "\(seconds / 86_400)d" }
    if seconds > 0, seconds % 3600 == 0 { return "\(seconds / 3600)h" }
    return seconds % 60 == 0 ? "\(seconds / 60)m" : "\(seconds)s"
  }
}
