package import Domain
package import PresentationKit

/// A screen of moods that other screens can open.
package enum MoodsRoute: FeatureRoute {
  /// The home page, with the canvas of a day.
  case canvas(Day)
  /// The quick question, answered with one of five keys.
  case quick
  /// The gauge for a new mood on a day.
  case gauge(Day)
  /// The form for a new mood with a level.
  case write(MoodLevel, Day)
  /// The form for a new diary entry.
  case entry(Day)
  case edit(MoodRecord)
  /// One mood on a card over the dimmed screen.
  case card(MoodRecord, MoodTheme)
  /// A tip of the guide on a card, by its index.
  case tip(Int)
  /// The diary, at a day.
  case diary(Day)
  /// The form for the artist's name.
  case name(String?)
  /// The form for the file name of a saved canvas.
  case save(Canvas, PictureForm)
  /// The question for the file format of a canvas.
  case share(Canvas)

  /// A year in moods, at a day.
  case year(Day)
  /// The question for the file format of a year's poster.
  case shareYear(MoodYear)
  /// The form for the file name of a year's poster.
  case saveYear(MoodYear, PictureForm)

  /// Whether the screen can change data.
  package var leadsToChanges: Bool {
    switch self {
    case .quick, .gauge, .write, .entry, .edit, .name: true
    case .canvas, .card, .tip, .diary, .save, .share, .year, .shareYear, .saveYear: false
    }
  }

  package var part: Part? { .moods }
}

extension Route {
  package static func moods(_ route: MoodsRoute) -> Route { Route(route) }
  var moods: MoodsRoute? { cast() }
}
