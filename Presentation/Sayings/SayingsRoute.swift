package import Domain
package import PresentationKit

/// The screens of sayings that other screens can open.
package enum SayingsRoute: FeatureRoute {
  /// An open saying, with the list from which it was opened and its index in that list.
  case saying(SayingNumber, SayingsQuery, index: Int)
  case new
  case edit(Saying)
  /// The question of how to share a saying, as a picture in the given style.
  case share(Saying, ThemeColours)
  /// The form for the name of the file to which a saying is saved.
  case save(Saying, SavingForm, ThemeColours)

  /// Whether the screen serves to change data.
  package var leadsToChanges: Bool {
    switch self {
    case .new, .edit: true
    case .saying, .share, .save: false
    }
  }

  package var part: Part? { .sayings }
}

/// The file formats in which a saying can be saved.
package enum SavingForm: String, Equatable, Sendable {
  case png, svg, txt

  /// Returns the path for a typed name, always with the extension of the format; nil if the name is empty.
  func path(named name: String) -> String? {
    var name = name.drop { $0.isWhitespace }
    while name.last?.isWhitespace == true { name.removeLast() }
    let ending = "." + rawValue
    let own = name.lowercased().hasSuffix(ending) ? name.dropLast(ending.count) : name
    if own.isEmpty || own.hasSuffix("/") { return nil }
    return own + ending
  }
}

extension Route {
  package static func sayings(_ route: SayingsRoute) -> Route { Route(route) }
  var sayings: SayingsRoute? { cast() }
}
