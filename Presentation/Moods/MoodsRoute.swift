package import Domain
package import PresentationKit

/// A screen of moods that something else can lead to.
package enum MoodsRoute: FeatureRoute {
  /// The home, with the canvas of a day.
  case canvas(Day)
  /// The question that one of five keys answers with a feeling.
  case quick
  /// The gauge a new feeling begins with; the day is the one that is shown.
  case gauge(Day)
  /// The form in which a feeling is written down, at a level.
  case write(MoodLevel, Day)
  /// The form in which an entry of the diary is written, on a day.
  case entry(Day)
  case edit(MoodRecord)
  /// One feeling on a card over the dimmed screen.
  case card(MoodRecord, MoodTheme)
  /// A tip of the guide on a card.
  case tip(Int)
  /// The diary, on a day.
  case diary(Day)
  /// The form for the artist's name.
  case name(String?)
  /// The form for the name of the file a canvas is written to.
  case save(Canvas, PictureForm)
  /// The choice of the form a canvas is saved in.
  case share(Canvas)

  /// A year in feelings, on a day.
  case year(Day)
  /// The choice of the form a year is saved in.
  case shareYear(MoodYear)
  /// The form for the name of the file a year is written to.
  case saveYear(MoodYear, PictureForm)

  /// Whether something is changed at the end of it.
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
