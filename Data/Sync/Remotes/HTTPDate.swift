import Domain

/// Parses dates in the form of HTTP, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Returns the seconds since 1970; nil if the bytes are in another form.
  static func seconds(_ bytes: [UInt8]) -> Int? {
    let words = bytes.split { $0 <= ASCII.blank }
    guard words.count == 6, words[5].elementsEqual("GMT".utf8),
      let day = Digits.number(words[1]),
      let month = months.firstIndex(of: String(decoding: words[2], as: UTF8.self).lowercased()),
      words[3].count == 4, let year = Digits.number(words[3]),
      let date = Day(year: year, month: month + 1, day: day),
      let time = secondOfDay(words[4])
    else { return nil }
    return date.ordinal * 86_400 + time
  }

  private static func secondOfDay(_ time: ArraySlice<UInt8>) -> Int? {
    let numbers = time.split(separator: ASCII.colon, omittingEmptySubsequences: false)
    guard numbers.count == 3, numbers.allSatisfy({ $0.count == 2 }),
      let hour = Digits.number(numbers[0]), hour < 24,
      let minute = Digits.number(numbers[1]), minute < 60,
      // 60 is a leap second.
      let second = Digits.number(numbers[2]), second <= 60
    else { return nil }
    return hour * 3600 + minute * 60 + second
  }
}
