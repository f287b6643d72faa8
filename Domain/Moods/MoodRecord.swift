/// The centre of a shape on its canvas, in ten-thousandths of the canvas's side.
public struct CanvasPosition: Hashable, Sendable {
  /// The distance from the left.
  public let x: Int
  /// The distance from the top.
  public let y: Int

  /// The full side of a canvas.
  public static let side = 10_000
  /// The range of coordinates that keeps shapes inside the canvas.
  public static let range = 1_000...9_000

  /// Clamps the coordinates to the range.
  public init(x: Int, y: Int) {
    self.x = min(max(x, Self.range.lowerBound), Self.range.upperBound)
    self.y = min(max(y, Self.range.lowerBound), Self.range.upperBound)
  }
}

/// A recorded feeling. Without a level it is a diary entry.
public struct MoodRecord: Hashable, Identifiable, Sendable {
  public let id: Domain.ID<MoodRecord>
  /// The time at which it was felt. The feeling belongs to the local date of this time, even if the user changes time
  /// zones.
  public var at: Now
  /// The level. Nil for a diary entry, which counts in no average.
  public var level: MoodLevel?
  /// The words; nil for a feeling without words.
  public var text: MultilineText?
  /// The position of the shape on the canvas. It changes only when the canvas is shuffled.
  public var position: CanvasPosition
  /// The tags that are not part of the text. Hashtags within the text are not included.
  public var tags: TagList
  /// Whether the time of day is known. If only the date is known, `at` is noon.
  public var isTimed: Bool

  public init(
    id: Domain.ID<MoodRecord>, at: Now, level: MoodLevel?, text: MultilineText?,
    position: CanvasPosition,
    tags: TagList = TagList(), isTimed: Bool = true
  ) {
    self.id = id
    self.at = at
    self.level = level
    self.text = text
    self.position = position
    self.tags = tags
    self.isTimed = isTimed
  }

  public var day: Day { at.day }

  /// The shape for the level; nil for a diary entry.
  public var shape: MoodShape? { level?.shape }

  /// A label for messages: the beginning of the words, or else the level, tags or date.
  public var called: String {
    if let text { return String(text.text.prefix(Self.textLimit.count)) }
    return level.map { String($0.value) } ?? tags.written ?? day.description
  }
}

/// The feelings of one day.
public struct MoodDay: Equatable, Sendable {
  public let day: Day
  public let theme: MoodTheme
  /// The feelings, oldest first.
  public let records: [MoodRecord]

  public init(day: Day, theme: MoodTheme, records: [MoodRecord]) {
    self.day = day
    self.theme = theme
    self.records = records
  }
}

/// A rule of Moods that an input breaks. The user can correct each of these errors.
public enum MoodRefusal: Error, Hashable, Sendable {
  case levelRange(ClosedRange<Int>)
  case textEmpty
  case textTooLong(limit: Int)
  case tooManyLines(limit: Int)
  /// The text of a diary entry is too long. The limit is in bytes.
  case entryTooLong(limit: Int)
  case controlCharacter
  /// Shuffling is turned off in the settings.
  case shuffleOff
  /// The canvas has no shapes.
  case nothingToShuffle
  case themeRange(ClosedRange<Int>)
  /// The tag has characters other than letters, digits and connectors.
  case badTag(String)
  case tagTooLong(limit: Int)
  case tooManyTags(limit: Int)
}

public enum MoodsFailure: StorageFailing, Equatable, Sendable {
  case refused(MoodRefusal)
  case unknown(reference: String)
  /// The reference matches several records.
  case ambiguous(reference: String, [MoodRecord])
  case storage(StorageFailure)
}
