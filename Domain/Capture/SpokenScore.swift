/// A score with its scale at the beginning of a text: `6 out of 10`, `7.5/10`, 10점 만점에 7점. The scales are 5, 10 and 100.
struct SpokenScore {
  /// The score as a level from 0 to 100.
  let level: Int
  /// The text after the score and its unit.
  let rest: Substring

  init?(_ text: Substring) {
    guard let first = Number(text) else { return nil }
    if let behind = Self.dropping(["만점에서", "만점에", "만점"], from: first.rest) {
      guard let share = Number(behind), let level = share.level(of: first) else { return nil }
      (self.level, rest) = (level, share.rest)
      return
    }
    guard let behind = Self.dropping(["out of", "/"], from: first.rest),
      let scale = Number(behind), let level = first.level(of: scale)
    else { return nil }
    (self.level, rest) = (level, scale.rest)
  }

  private static func dropping(_ words: [String], from text: Substring) -> Substring? {
    let text = text.drop(while: \.isWhitespace)
    guard let word = words.first(where: { text.lowercased().hasPrefix($0) }) else { return nil }
    return text.dropFirst(word.count).drop(while: \.isWhitespace)
  }

  /// A number with at most one decimal, in tenths.
  private struct Number {
    let tenths: Int
    let rest: Substring

    init?(_ text: Substring) {
      guard let whole = SpokenNumber(text, units: ["점", " 만점", " out of"]) else { return nil }
      var (rest, decimal) = (whole.rest, 0)
      if rest.first == ".", let digit = rest.dropFirst().first?.wholeNumberValue {
        decimal = digit
        rest = rest.dropFirst(2)
      }
      if rest.first == "점" { rest = rest.dropFirst() }
      if let next = rest.first, next.isNumber { return nil }
      (tenths, self.rest) = (whole.value * 10 + decimal, rest)
    }

    func level(of scale: Number) -> Int? {
      guard [50, 100, 1000].contains(scale.tenths), tenths <= scale.tenths else { return nil }
      return tenths * 100 / scale.tenths
    }
  }
}
