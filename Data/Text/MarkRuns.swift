import Domain

/// Limits runs of combining marks. Stored texts have no runs above the limit, but folding may join runs by removing
/// the characters between them.
enum MarkRuns {
  /// Returns the text in which each run is cut to the limit of one character.
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

  /// Returns the length of the current run including this scalar. Ignorable scalars neither count nor end a run.
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
