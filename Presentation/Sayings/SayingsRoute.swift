package import Domain
package import PresentationKit

/// A screen of sayings that something else can lead to.
package enum SayingsRoute: FeatureRoute {
  /// An open saying, and the list it was opened from with its place there.
  case saying(SayingNumber, SayingsQuery, place: Int)
  case new
  case edit(Saying)
  /// The choice of how to share a saying.
  case share(Saying)
  /// The form for the name of the file a saying is written to.
  case save(Saying, SavingForm)

  /// Whether something is changed at the end of it.
  package var leadsToChanges: Bool {
    switch self {
    case .new, .edit: true
    case .saying, .share, .save: false
    }
  }

  package var part: Part? { .sayings }
}

/// The forms a saying is written to a file in.
package enum SavingForm: String, Equatable, Sendable {
  case png, svg, txt

  /// The name a file gets that somebody named so: its ending is always that of the form. Nothing
  /// when no name is there.
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
