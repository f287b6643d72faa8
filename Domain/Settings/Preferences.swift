/// A setting a person can change, by the name scripts know it.
public enum Preference: String, CaseIterable, Sendable {
  case motion
  case moodsCanvas = "moods.canvas"
  case moodsShuffle = "moods.shuffle"
  case moodsName = "moods.name"

  /// The value of somebody who never changed it.
  public var usual: String {
    switch self {
    case .motion, .moodsShuffle: "on"
    case .moodsCanvas: CanvasMode.daily.rawValue
    case .moodsName: ""
    }
  }

  /// The only values it takes; nothing when it is a text.
  public var choices: [String]? {
    switch self {
    case .motion, .moodsShuffle: ["on", "off"]
    case .moodsCanvas: CanvasMode.allCases.map(\.rawValue)
    case .moodsName: nil
    }
  }

  /// The most characters of a text.
  public static let textLimit = 15
}

/// Why a setting was not changed.
public enum PreferenceError: StorageFailing, Equatable, Sendable {
  case unknown(String)
  case notAChoice(Preference, String)
  case tooLong(Preference, limit: Int)
  case controlCharacter(Preference)
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
      do throws(TextRefusal) { kept = try Line(value, limit: Preference.textLimit).text } catch {
        switch error {
        case .empty: return preference
        case .tooLong(let limit): throw .tooLong(preference, limit: limit)
        case .controlCharacter: throw .controlCharacter(preference)
        }
      }
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
}
