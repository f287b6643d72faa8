package import Domain

/// The requests of the search screens to the features.
package enum FoundWork: Equatable, Sendable {
  case setup
  /// Switches the results to a grid or a list, and stores that as the preference.
  case show(inGrid: Bool)
  /// Which of the books are goals, and which are liked.
  case marks([LikedName])
  /// Whether a book is a goal or liked.
  case standing(LikedName)
}

/// What the features answered to the search.
package enum FoundEvent: Equatable, Sendable {
  case setup(FoundSetup)
  case marks(BookMarks)
  case standing(FoundStanding)
}

/// How the search is set up.
package struct FoundSetup: Equatable, Sendable {
  package let isInGrid: Bool
  /// Who is asked for lists first.
  package let lists: BookSource
  /// The moment this was asked for, by which the age of kept answers is told.
  package let now: Now
}

/// What is known here of a book that somebody else tells of.
package struct FoundStanding: Equatable, Sendable {
  package let name: LikedName
  /// The goal it is already.
  package let goal: Book?
  package let isLiked: Bool
}

extension FoundWork {
  func run(_ features: Features) throws(ReadingError) -> FoundEvent {
    let books = features.reading.books
    switch self {
    case .setup: return .setup(try Self.setup(features))
    case .show(let isInGrid):
      try Self.keep(isInGrid, features.preferences)
      let kept = try Self.setup(features)
      return .setup(FoundSetup(isInGrid: isInGrid, lists: kept.lists, now: kept.now))
    case .marks(let names): return .marks(try books.marks(of: names))
    case .standing(let name):
      let isLiked = try books.marks(of: [name]).liked.contains(name)
      return .standing(
        FoundStanding(name: name, goal: try books.goal(name), isLiked: isLiked))
    }
  }

  private static func setup(_ features: Features) throws(ReadingError) -> FoundSetup {
    do throws(StorageFailure) {
      return FoundSetup(
        isInGrid: try features.preferences.showsBooksInGrid(),
        lists: try features.preferences.bookCatalogues().lists,
        now: features.reading.books.now)
    } catch { throw .storage(error) }
  }

  /// In a store that is only read, the view is for this once.
  private static func keep(_ isInGrid: Bool, _ preferences: Preferences) throws(ReadingError) {
    do throws(PreferenceError) {
      _ = try preferences.set(Preference.booksView.rawValue, to: isInGrid ? "grid" : "list")
    } catch {
      switch error {
      case .storage(.openedForReading): return
      case .storage(let failure): throw .storage(failure)
      case .unknown, .notAChoice, .notANumber, .tooLong, .controlCharacter, .notAnAddress,
        .notSecure, .notHours, .notCycles, .notACycle, .notATarget,
        .notACommand, .unknownFont, .fonts, .holidays:
        preconditionFailure("the view is a setting")
      }
    }
  }
}
