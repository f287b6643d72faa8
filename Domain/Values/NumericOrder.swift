/// The order of texts with numbers, such as the volumes of a series.
package enum NumericOrder {
  /// Returns a sort key in which each number begins with the count of its digits, so that 2 is before 10. Leading zeros
  /// are left out.
  package static func key(_ text: String) -> String {
    let digits: ClosedRange<UInt8> = 48...57
    guard text.utf8.contains(where: digits.contains) else { return text }
    var key: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let first = rest.first {
      let number = rest.prefix(while: digits.contains)
      if number.isEmpty {
        key.append(first)
      } else {
        let shown = number.drop { $0 == digits.lowerBound }
        key += [digits.lowerBound + UInt8(min(9, shown.count))] + shown
      }
      rest.removeFirst(max(1, number.count))
    }
    return String(decoding: key, as: UTF8.self)
  }
}
