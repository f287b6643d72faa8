import Domain
import TextUI

/// A part of the program: what its tab says, and the screen at the bottom of it. Each feature declares its
/// own in its folder, and the register lists them all.
package struct Part: Sendable {
  let name: String
  /// The name on its tab.
  let title: Phrase
  /// Its colour, the same in its tab, its frames and what is selected in it.
  let hue: Hue
  /// What is kept in it; nothing in those that show what the others keep.
  let kept: DailyPart?
  /// The screen at the bottom of it.
  let home: @Sendable (ViewContext, ScreenChoice, _ version: String) -> any PartScreen

  init(
    _ name: String, _ title: Phrase, _ hue: Hue = .ember, kept: DailyPart? = nil,
    home: @escaping @Sendable (ViewContext, ScreenChoice, _ version: String) -> any PartScreen
  ) {
    (self.name, self.title, self.hue, self.kept, self.home) = (name, title, hue, kept, home)
  }

  /// The pages about it, where it has some.
  var subject: TutorialSubject? { kept.map(TutorialSubject.part) }
}

extension Part: Hashable {
  package static func == (one: Part, other: Part) -> Bool { one.name == other.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
