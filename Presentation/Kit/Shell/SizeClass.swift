package import TextUI

/// The layout class of a screen. It depends on the size alone and is chosen in one place for all screens.
package enum SizeClass: Equatable, Sendable {
  /// One column, in which the list has priority.
  case small
  /// A medium screen without panels, with room for one picture or animation.
  case page
  /// Panels beside each other.
  case panels
  /// Panels beside each other, and a column with details of the selection.
  case wide

  /// Chooses the class for the area between the tabs and the notice line. The window has three rows more.
  package init(_ content: Area) {
    let (columns, rows) = (content.size.columns, content.size.rows)
    if columns >= 110, rows >= 28 {
      self = columns >= 170 ? .wide : .panels
    } else {
      self = columns >= 80 && rows >= 20 ? .page : .small
    }
  }

  package var hasPanels: Bool {
    switch self {
    case .panels, .wide: true
    case .small, .page: false
    }
  }
}
