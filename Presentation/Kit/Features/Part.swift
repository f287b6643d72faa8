package import Domain
package import TextUI

/// A part of the program: what its tab says, and the screen at the bottom of it. Each feature declares its
/// own in its folder, and the register lists them all.
package struct Part: Sendable {
  let name: String
  /// The name on its tab.
  package let title: Phrase
  /// Its colour, the same in its tab, its frames and what is selected in it.
  package let hue: Hue
  /// What is kept in it; nothing in those that show what the others keep.
  package let kept: DailyPart?
  /// The screen at the bottom of it.
  package let home: @Sendable (ViewContext, ScreenChoice, _ version: String) -> any PartScreen

  package init(
    _ name: String, _ title: Phrase, _ hue: Hue = .ember, kept: DailyPart? = nil,
    home: @escaping @Sendable (ViewContext, ScreenChoice, _ version: String) -> any PartScreen
  ) {
    (self.name, self.title, self.hue, self.kept, self.home) = (name, title, hue, kept, home)
  }
}

extension Part: Hashable {
  package static func == (one: Part, other: Part) -> Bool { one.name == other.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
