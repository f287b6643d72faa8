import Data

/// What a search has to find, said as plainly as can be: a text that contains the query, gaps
/// standing for each other, and for nothing among syllables. Words of letters are found by their beginnings, and by three letters
/// of a query and more anywhere in them.
package enum SearchReference {
  private enum Kind { case gap, letter, syllable }

  /// Whether a text is found.
  package static func finds(_ query: String, in text: String) -> Bool {
    let wanted = runs(query)
    guard let first = wanted.first else { return false }
    let needle = Array(wanted.joined(separator: [" "]))
    let hay = [" "] + Array(runs(text).joined(separator: [" "]))
    guard needle.count < hay.count else { return false }
    for start in 1...hay.count - needle.count
    where Array(hay[start..<start + needle.count]) == needle {
      let isInsideOfWord = hay[start - 1] != " " && kind(first[0]) == .letter
      if !isInsideOfWord || first.count >= 3 { return true }
    }
    return false
  }

  /// The folded text without its gaps, parted there and where letters and syllables meet.
  private static func runs(_ text: String) -> [[Unicode.Scalar]] {
    var runs: [[Unicode.Scalar]] = []
    var (last, run) = (Kind.gap, Kind.gap)
    for scalar in TextForms.folded(text).unicodeScalars {
      let isMark = scalar.properties.canonicalCombiningClass != .notReordered
      let found = isMark ? last : kind(scalar)
      if found != .gap {
        if found != last, found == .letter || run == .letter || runs.isEmpty { runs.append([]) }
        run = found
        runs[runs.count - 1].append(scalar)
      }
      last = found
    }
    return runs
  }

  private static func kind(_ scalar: Unicode.Scalar) -> Kind {
    let properties = scalar.properties
    switch scalar.value {
    case 0x1100...0x11FF, 0x3041...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return .syllable
    default: return properties.isAlphabetic || properties.numericType != nil ? .letter : .gap
    }
  }
}
