/// A setting a person can change, by the name scripts know it.
public enum Preference: String, CaseIterable, Sendable {
  case motion
  case moodsCanvas = "moods.canvas"
  case moodsShuffle = "moods.shuffle"
  case moodsName = "moods.name"
  case booksSource = "books.source"
  case booksAladinURL = "books.aladin.url"
  case booksAladinKey = "books.aladin.key"
  case booksOpenLibraryURL = "books.openlibrary.url"
  case booksOffline = "books.offline"
  /// Whether the shelf shows finished books or liked ones.
  case booksShelf = "books.shelf"
  /// The order of the books that are being read.
  case booksSort = "books.sort"
  /// Whether books that were found stand in a list or in a grid.
  case booksView = "books.view"

  /// The value of somebody who never changed it.
  public var usual: String {
    switch self {
    case .motion, .moodsShuffle: "on"
    case .moodsCanvas: CanvasMode.daily.rawValue
    case .booksSource: BookSource.openlibrary.rawValue
    case .booksOffline: "off"
    case .booksShelf: LikedOrFinished.finished.rawValue
    case .booksSort: BookSort.title.rawValue
    case .booksView: "list"
    case .moodsName, .booksAladinURL, .booksAladinKey, .booksOpenLibraryURL: ""
    }
  }

  /// The only values it takes; nothing when it is a text.
  public var choices: [String]? {
    switch self {
    case .motion, .moodsShuffle, .booksOffline: ["on", "off"]
    case .moodsCanvas: CanvasMode.allCases.map(\.rawValue)
    case .booksSource: BookSource.allCases.map(\.rawValue)
    case .booksShelf: LikedOrFinished.allCases.map(\.rawValue)
    case .booksSort: BookSort.ofGoals.map(\.rawValue)
    case .booksView: ["list", "grid"]
    case .moodsName, .booksAladinURL, .booksAladinKey, .booksOpenLibraryURL: nil
    }
  }

  /// The most characters of a text.
  public var limit: Int {
    switch self {
    case .booksAladinURL, .booksOpenLibraryURL: 500
    case .booksAladinKey: 100
    case .motion, .moodsCanvas, .moodsShuffle, .moodsName, .booksSource, .booksOffline,
      .booksShelf, .booksSort, .booksView:
      15
    }
  }

  /// Whether it is the address of a service.
  var isAddress: Bool { self == .booksAladinURL || self == .booksOpenLibraryURL }

  /// Whether nobody who looks over one's shoulder should read it.
  public var isSecret: Bool { self == .booksAladinKey }
}

/// Why a setting was not changed.
public enum PreferenceError: StorageFailing, Equatable, Sendable {
  case unknown(String)
  case notAChoice(Preference, String)
  case tooLong(Preference, limit: Int)
  case controlCharacter(Preference)
  /// An address that no service can have.
  case notAnAddress(Preference)
  case storage(StorageFailure)
}

/// How a person wants things to be.
public struct Preferences: Sendable {
  let store: any PreferencesRepository

  /// Keeps settings in a store.
  public init(_ store: any PreferencesRepository) { self.store = store }

  /// The value of a setting. One that this program does not know counts as the usual one.
  public func value(of preference: Preference) throws(StorageFailure) -> String {
    guard let value = try store.value(of: preference.rawValue) else { return preference.usual }
    if let choices = preference.choices, !choices.contains(value) { return preference.usual }
    return value
  }

  /// Changes a setting; an empty text leaves it as it was.
  public func set(_ name: String, to value: String) throws(PreferenceError) -> Preference {
    guard let preference = Preference(rawValue: name) else { throw .unknown(name) }
    var kept = Text.trimmed(value)
    if let choices = preference.choices {
      guard choices.contains(kept) else { throw .notAChoice(preference, value) }
    } else {
      do throws(TextRefusal) { kept = try Line(value, limit: preference.limit).text } catch {
        switch error {
        // A name stays what it was; what leads elsewhere is taken away.
        case .empty: if preference == .moodsName { return preference }
        case .tooLong(let limit): throw .tooLong(preference, limit: limit)
        case .controlCharacter: throw .controlCharacter(preference)
        }
      }
    }
    if preference.isAddress, !kept.isEmpty, !Self.isAddress(kept) {
      throw .notAnAddress(preference)
    }
    do throws(StorageFailure) { try store.set(preference.rawValue, to: kept) } catch {
      throw .storage(error)
    }
    return preference
  }

  /// Whether things may move.
  public func hasMotion() throws(StorageFailure) -> Bool { try value(of: .motion) == "on" }
  /// Whether canvases may be shuffled.
  public func mayShuffle() throws(StorageFailure) -> Bool { try value(of: .moodsShuffle) == "on" }
  /// How canvases are put together.
  public func canvasMode() throws(StorageFailure) -> CanvasMode {
    CanvasMode(rawValue: try value(of: .moodsCanvas)) ?? .daily
  }
  /// What the artist is called, if anybody ever said.
  public func artistName() throws(StorageFailure) -> String? {
    let name = try value(of: .moodsName)
    return name.isEmpty ? nil : name
  }

  private static func isAddress(_ text: String) -> Bool {
    let rest = ["https://", "http://"].lazy.filter(text.hasPrefix).map { text.dropFirst($0.count) }
    guard let place = rest.first else { return false }
    return !place.isEmpty && !place.hasPrefix("/") && !text.contains(" ")
  }
}

extension Preferences {
  /// Where books are searched.
  public func bookPlaces() throws(StorageFailure) -> BookPlaces {
    func text(_ preference: Preference) throws(StorageFailure) -> String? {
      let value = try value(of: preference)
      return value.isEmpty ? nil : value
    }
    return BookPlaces(
      chosen: BookSource(rawValue: try value(of: .booksSource)) ?? .openlibrary,
      aladinKey: try text(.booksAladinKey), aladin: try text(.booksAladinURL),
      openLibrary: try text(.booksOpenLibraryURL),
      isOffline: try value(of: .booksOffline) == "on")
  }

  /// Which books the shelf shows.
  public func shownShelf() throws(StorageFailure) -> LikedOrFinished {
    LikedOrFinished(rawValue: try value(of: .booksShelf)) ?? .finished
  }

  /// The order of the books that are being read.
  public func bookSort() throws(StorageFailure) -> BookSort {
    BookSort(rawValue: try value(of: .booksSort)) ?? .title
  }

  /// Whether books that were found stand in a grid.
  public func showsBooksInGrid() throws(StorageFailure) -> Bool {
    try value(of: .booksView) == "grid"
  }
}
