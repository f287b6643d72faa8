package import Domain

/// The requests that the search screens send to the features.
package enum BookSearchWork: Equatable, Sendable {
  case setup
  /// Switches the results to a grid or a list, and stores the choice as a preference.
  case show(inGrid: Bool)
  /// Loads which of the found books are stored (goals), and which are liked.
  case flags([LikedName])
  /// Loads whether a found book is stored or liked.
  case state(LikedName)
}

package enum BookSearchEvent: Equatable, Sendable {
  case setup(BookSearchSetup)
  case flags(BookFlags)
  case state(BookSearchResultState)
}

package struct BookSearchSetup: Equatable, Sendable {
  package let isInGrid: Bool
  /// The source that is asked first for lists.
  package let lists: BookSource
  /// Whether a source of Korean books has the API key that it needs.
  package let hasKoreanKey: Bool
  /// The time of loading, from which the age of cached answers is computed.
  package let now: Now
}

/// Whether a found book is stored or liked.
package struct BookSearchResultState: Equatable, Sendable {
  package let name: LikedName
  /// The stored book; nil if the found book is not stored.
  package let goal: Book?
  package let isLiked: Bool
}

extension BookSearchWork {
  func run(_ features: Features) throws(ReadingFailure) -> BookSearchEvent {
    let books = features.reading.books
    switch self {
    case .setup: return .setup(try Self.setup(features))
    case .show(let isInGrid):
      try Self.keep(isInGrid, features.preferences)
      let kept = try Self.setup(features)
      return .setup(
        BookSearchSetup(
          isInGrid: isInGrid, lists: kept.lists, hasKoreanKey: kept.hasKoreanKey, now: kept.now))
    case .flags(let names): return .flags(try books.flags(of: names))
    case .state(let name):
      let isLiked = try books.flags(of: [name]).liked.contains(name)
      return .state(
        BookSearchResultState(name: name, goal: try books.goal(name), isLiked: isLiked))
    }
  }

  private static func setup(_ features: Features) throws(ReadingFailure) -> BookSearchSetup {
    do throws(StorageFailure) {
      let catalogues = try features.preferences.bookCatalogues()
      return BookSearchSetup(
        isInGrid: try features.preferences.showsBooksInGrid(), lists: catalogues.lists,
        hasKoreanKey: catalogues.hasKoreanKey,
        now: features.reading.books.now)
    } catch { throw .storage(error) }
  }

  /// Stores the view as a preference. In a store opened read-only this does nothing, and the view lasts only for the
  /// session.
  private static func keep(_ isInGrid: Bool, _ preferences: Preferences) throws(ReadingFailure) {
    do throws(PreferenceFailure) {
      _ = try preferences.set(Preference.booksView.rawValue, to: isInGrid ? "grid" : "list")
    } catch {
      switch error {
      case .storage(.openedForReading): return
      case .storage(let failure): throw .storage(failure)
      case .unknown, .notAChoice, .notANumber, .tooLong, .controlCharacter, .notAnAddress,
        .notSecure, .notHours, .notCycles, .notACycle, .notATarget,
        .notACommand, .notAFolder, .unknownFont, .fonts, .holidays:
        preconditionFailure("the view is a setting")
      }
    }
  }
}
