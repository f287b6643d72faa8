import Domain

/// Parses the second line of a block of a Kindle clippings file: its kind, position and date.
struct KindleHeading {
  let kind: KindleWords.Kind
  let page: Int?
  let locations: ClosedRange<Int>?
  let at: IncomingMoment?

  /// Parses a heading. `known` caches the meaning of the words, since most headings differ only in
  /// numbers.
  init(_ line: String, words known: inout [String: KindleWords]) {
    let parts = line.split { $0 == "|" || $0 == "｜" }
    let isDated = parts.count > 1
    at = isDated ? KindleMoment.moment(String(parts[parts.count - 1])) : nil
    let positionParts = isDated ? parts.dropLast() : parts[...]
    var kind = KindleWords.Kind.unknown
    var found: [(numbers: Numbers, words: KindleWords)] = []
    for part in positionParts {
      let words = Self.words(part, &known)
      if kind == .unknown { kind = words.kind }
      for numbers in Numbers.all(in: part) { found.append((numbers, words)) }
    }
    self.kind = kind
    switch found.count {
    case 0: (page, locations) = (nil, nil)
    case 1:
      let only = found[0]
      let isPage = only.words.saysPage && !only.words.saysLocation
      (page, locations) = isPage ? (only.numbers.first, nil) : (nil, only.numbers.range)
    // With two numbers the page comes first, then the location.
    default: (page, locations) = (found[0].numbers.first, found[found.count - 1].numbers.range)
    }
  }

  /// The location in the notation of the Kindle, such as `1052-1053`; nil if there is none.
  var location: String? {
    locations.map { $0.count == 1 ? String($0.lowerBound) : "\($0.lowerBound)-\($0.upperBound)" }
  }

  private static func words(_ part: Substring, _ known: inout [String: KindleWords]) -> KindleWords
  {
    let key = part.filter { !$0.isASCII || !$0.isNumber }
    if let words = known[key] { return words }
    let words = KindleWords(String(key))
    if known.count < 1000 { known[key] = words }
    return words
  }
}

/// A number in a heading, or a range of two.
private struct Numbers {
  let first: Int
  let range: ClosedRange<Int>

  /// Parses a range. The second number may omit the digits that it shares with the first:
  /// `1052-53`.
  private init(_ first: String, _ second: String?) {
    let start = Int(first) ?? 0
    self.first = start
    guard let second else {
      range = start...start
      return
    }
    let shared = second.count < first.count ? first.prefix(first.count - second.count) : ""
    let end = Int(shared + second) ?? start
    range = start...max(start, end)
  }

  static func all(in text: Substring) -> [Numbers] {
    var found: [Numbers] = []
    var rest = text.unicodeScalars
    while let scalar = rest.first {
      guard isDigit(scalar) else {
        rest.removeFirst()
        continue
      }
      let first = digits(&rest)
      var second: String?
      if let line = rest.first, "-\u{2010}\u{2011}\u{2012}–—~".unicodeScalars.contains(line),
        let next = rest.dropFirst().first, isDigit(next)
      {
        rest.removeFirst()
        second = digits(&rest)
      }
      // Longer numbers are no positions, and might overflow `Int`.
      if first.utf8.count < 10, second.map({ $0.utf8.count < 10 }) ?? true {
        found.append(Numbers(first, second))
      }
    }
    return found
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func digits(_ rest: inout Substring.UnicodeScalarView) -> String {
    var digits = ""
    while let scalar = rest.first, isDigit(scalar) {
      digits.unicodeScalars.append(scalar)
      rest.removeFirst()
    }
    return digits
  }
}
