import Domain

/// Marks that stand behind each other. Texts come here without heaps of them; what makes some all
/// the same, because it falls away when a text is folded, is cut here.
enum MarkRuns {
  /// The text with so many marks in a row as one character may have.
  static func cut(_ text: String) -> String {
    guard CombiningMarkLimit.mayBeIn(text) else { return text }
    var run = 0
    guard text.unicodeScalars.contains(where: { counts($0, &run) > CombiningMarkLimit.limit })
    else {
      return text
    }
    run = 0
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where counts(scalar, &run) <= CombiningMarkLimit.limit {
      kept.append(scalar)
    }
    return String(kept)
  }

  /// How many marks there are with this one; what is not seen neither counts nor parts them.
  private static func counts(_ scalar: Unicode.Scalar, _ run: inout Int) -> Int {
    if scalar.properties.isDefaultIgnorableCodePoint { return run }
    run = isMark(scalar) ? run + 1 : 0
    return run
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: scalar.properties.isGraphemeExtend
    }
  }
}
