/// How far something has moved that begins and ends gently.
enum Easing {
  /// The part done, 0…1, when a moment between two others is reached.
  static func part(of now: Int, from start: Int, to end: Int) -> Double {
    guard end > start else { return now >= end ? 1 : 0 }
    return min(1, max(0, Double(now - start) / Double(end - start)))
  }

  /// The same with a gentle beginning and end.
  static func smooth(_ part: Double) -> Double { part * part * (3 - 2 * part) }
}
