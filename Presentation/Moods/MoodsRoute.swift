package import Domain
package import PresentationKit

/// A screen of moods that other screens can open.
package enum MoodsRoute: FeatureRoute {
  /// The first screen of the part, with the canvas of a day.
  case canvas(Day)
  /// The sheet that asks for a quick mood, which the keys 1 to 5 answer.
  case quick
  /// The gauge for a new mood on a day.
  case gauge(Day)
  /// The form for a new mood with a level.
  case write(MoodLevel, Day)
  /// The form for a new mood with a level. Its text starts with the given characters.
  case words(MoodLevel, Day, String)
  /// The form for a new diary entry.
  case entry(Day)
  case edit(MoodRecord)
  /// A card with one mood over the dimmed screen.
  case card(MoodRecord, MoodTheme)
  /// A card with what goes with higher or lower moods.
  case patterns
  /// A card with a tip of the guide, given by its index.
  case tip(Int)
  /// The diary around a day.
  case diary(Day)
  /// The form for the name of the artist; the current name is nil if none was entered.
  case name(String?)
  /// The form for the file name of a canvas.
  case save(Canvas, PictureForm)
  /// The question for the file format of a canvas.
  case share(Canvas)

  /// The screen of a year in moods, with a day selected.
  case year(Day)
  /// The question for the file format of a year poster.
  case shareYear(MoodYear)
  /// The form for the file name of a year poster.
  case saveYear(MoodYear, PictureForm)

  /// Whether the screen can change data.
  package var leadsToChanges: Bool {
    switch self {
    case .quick, .gauge, .write, .words, .entry, .edit, .name: true
    case .canvas, .card, .patterns, .tip, .diary, .save, .share, .year, .shareYear, .saveYear: false
    }
  }

  package var part: Part? { .moods }
}

extension Route {
  package static func moods(_ route: MoodsRoute) -> Route { Route(route) }
  var moods: MoodsRoute? { cast() }
}
