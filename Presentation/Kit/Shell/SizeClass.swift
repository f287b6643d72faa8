package import TextUI

/// The layout class of a screen, chosen by size alone and in this one function for all screens.
package enum SizeClass: Equatable, Sendable {
  /// One column, the list first.
  case small
  /// A plain page with one moving element.
  case page
  /// Panels beside each other.
  case panels
  /// Panels, and a column with details of the selection.
  case wide

  /// Takes the area between the tabs and the notice line; a window has three rows more.
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
