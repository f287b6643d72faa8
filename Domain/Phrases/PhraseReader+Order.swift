extension PhraseReader {
  /// Returns whether one of two dates proves that the day comes first in both dates, as in `12/5 to 14/5`.
  static func showsDayFirst(_ tokens: [PhraseToken]) -> Bool {
    let dates = tokens.compactMap { token -> [Int]? in
      if case .numbers(let numbers, "/") = token, numbers.count == 2 {
        numbers.map(\.value)
      } else {
        nil
      }
    }
    return dates.count == 2 && dates.contains { $0[0] > 12 } && dates.allSatisfy { $0[1] <= 12 }
  }
}
