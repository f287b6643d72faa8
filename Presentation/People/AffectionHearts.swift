import Domain
import TextUI

/// The affection as five hearts. Each heart stands for a fifth of the full affection.
struct AffectionHearts: Equatable {
  let affection: Affection

  init(_ affection: Affection) { self.affection = affection }

  /// The number of hearts.
  static let count = 5

  /// The number of filled hearts. All hearts are filled only at full affection. Any affection above 0 fills at least
  /// one.
  var filled: Int {
    let (points, full) = (affection.points, Affection.full)
    if points == 0 { return 0 }
    return max(1, points * Self.count / full)
  }

  /// Returns the hearts, filled and empty. With `isQuiet` they have no colour, for a plant that needs water first.
  func pieces(_ glyphs: Glyphs, isQuiet: Bool = false) -> [StyledText] {
    let empty = glyphs.upward.count > 1 ? "♡" : "--"
    let hearts = (0..<Self.count).map { $0 < filled ? glyphs.liked : empty }
    return [
      StyledText(
        hearts[..<filled].joined(separator: " "),
        isQuiet ? .dim : Style(ink: PlantAppearance.heart)),
      StyledText(filled > 0 && filled < Self.count ? " " : ""),
      StyledText(hearts[filled...].joined(separator: " "), .dim),
    ].filter { !$0.text.isEmpty }
  }
}
