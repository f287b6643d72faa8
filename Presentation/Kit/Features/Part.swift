package import Domain
package import TextUI

/// A part of the program: its tab and its first screen. Each feature declares its own part in its folder, and
/// `Part.all` lists them.
package struct Part: Sendable {
  let name: String
  /// The name on the tab of the part.
  package let title: Phrase
  /// The colour of the part, used for its tab, its frames and its selection.
  package let hue: Hue
  /// The kind of records stored in the part; nil for a part that only shows records of other parts.
  package let kept: DailyPart?
  /// Creates the first screen of the part.
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
