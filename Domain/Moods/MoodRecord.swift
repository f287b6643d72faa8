/// Where the middle of a shape lies on its canvas, in ten-thousandths of the canvas's side.
public struct CanvasPosition: Hashable, Sendable {
  /// How far from the left.
  public let x: Int
  /// How far from the top.
  public let y: Int

  /// The whole side of a canvas.
  public static let side = 10_000
  /// Where middles may lie, so that no shape leaves its canvas.
  public static let range = 1_000...9_000

  /// Names a place; outside the range it is the nearest one within.
  public init(x: Int, y: Int) {
    self.x = min(max(x, Self.range.lowerBound), Self.range.upperBound)
    self.y = min(max(y, Self.range.lowerBound), Self.range.upperBound)
  }
}

/// One feeling, as it was written down; without a level it is an entry of a diary.
public struct MoodRecord: Hashable, Sendable {
  /// What the record is known by.
  public let id: ID<MoodRecord>
  /// When it was felt; its local day is the day it belongs to, wherever one travels.
  public var at: Now
  /// How it felt; nothing of an entry, which counts in no average.
  public var level: MoodLevel?
  /// What was written about it; nothing where it was felt without words.
  public var text: MultilineText?
  /// Where its shape lies. It moves only when the canvas is shuffled.
  public var place: CanvasPosition
  /// The tags that lie beside the text; those within it are its own.
  public var tags: TagList
  /// Whether its time is known; one of which only the day is known stands at noon.
  public var isTimed: Bool

  /// Puts a record together.
  public init(
    id: ID<MoodRecord>, at: Now, level: MoodLevel?, text: MultilineText?, place: CanvasPosition,
    tags: TagList = TagList(), isTimed: Bool = true
  ) {
    self.id = id
    self.at = at
    self.level = level
    self.text = text
    self.place = place
    self.tags = tags
    self.isTimed = isTimed
  }

  /// The day it belongs to.
  public var day: Day { at.day }

  /// The shape that stands for it; an entry has none.
  public var shape: MoodShape? { level?.shape }

  /// What it is called where something is said of it: the beginning of its words, or else its level,
  /// its tags or its day.
  public var called: String {
    if let text { return String(text.text.prefix(Self.textLimit.count)) }
    return level.map { String($0.value) } ?? tags.written ?? day.description
  }
}

/// One day of feelings.
public struct MoodDay: Equatable, Sendable {
  /// The day.
  public let day: Day
  /// The colours it is painted in.
  public let theme: MoodTheme
  /// What was felt, oldest first.
  public let records: [MoodRecord]

  /// Puts a day together.
  public init(day: Day, theme: MoodTheme, records: [MoodRecord]) {
    self.day = day
    self.theme = theme
    self.records = records
  }
}

/// A rule about moods that an input breaks. The user can mend each of them.
public enum MoodRefusal: Error, Hashable, Sendable {
  case levelRange(ClosedRange<Int>)
  case textEmpty
  case textTooLong(limit: Int)
  case tooManyLines(limit: Int)
  /// Not even an entry is so long; the limit is in bytes.
  case entryTooLong(limit: Int)
  case controlCharacter
  /// The setting says that canvases are not to be shuffled.
  case shuffleOff
  /// The canvas has no shapes.
  case nothingToShuffle
  case themeRange(ClosedRange<Int>)
  /// A tag is letters, numbers and what joins them.
  case badTag(String)
  case tagTooLong(limit: Int)
  case tooManyTags(limit: Int)
}

/// Why a request about moods was not done.
public enum MoodsError: StorageFailing, Equatable, Sendable {
  case refused(MoodRefusal)
  case unknown(reference: String)
  /// The reference fits several records.
  case ambiguous(reference: String, [MoodRecord])
  case storage(StorageFailure)
}
