package import Domain
package import TextUI

/// A part of the program: its tab and its home screen. Each feature declares its own in its folder, and the register
/// lists them all.
package struct Part: Sendable {
  let name: String
  /// The name on its tab.
  package let title: Phrase
  /// Its colour, used for its tab, its frames and its selection.
  package let hue: Hue
  /// The records stored in it; nil for a part that shows those of others.
  package let kept: DailyPart?
  /// Makes its home screen.
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
