extension PhraseReader {
  /// `12/5 to 14/5`: one of two dates shows that the day stands first in both.
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
