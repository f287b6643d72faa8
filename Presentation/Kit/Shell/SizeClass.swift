package import TextUI

/// How much room a screen has (layout class), chosen by size alone and in one place for all screens.
package enum SizeClass: Equatable, Sendable {
  /// One column, the list first.
  case small
  /// A quiet page with one living thing on it.
  case page
  /// Panels beside each other.
  case desk
  /// Panels, and a column that tells of what is selected.
  case wide

  /// What the room between the tabs and the notice line is; a window has three rows more.
  package init(_ content: Area) {
    let (columns, rows) = (content.size.columns, content.size.rows)
    if columns >= 110, rows >= 28 {
      self = columns >= 170 ? .wide : .desk
    } else {
      self = columns >= 80 && rows >= 20 ? .page : .small
    }
  }

  /// Whether there are panels.
  package var hasPanels: Bool {
    switch self {
    case .desk, .wide: true
    case .small, .page: false
    }
  }
}
