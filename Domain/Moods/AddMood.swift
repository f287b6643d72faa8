/// A new feeling as typed by the user.
public struct MoodDraft: Equatable, Sendable {
  /// The level, 1…100; nil for a diary entry.
  public var level: Int?
  /// The words of the feeling; nil for none. A diary entry must have words, and a blank text is refused.
  public var text: String?
  /// The time at which it was felt; nil means the current time.
  public var at: Now?
  /// Whether its position does not depend on the other shapes of the day, so that two devices that read the same note
  /// choose the same one.
  public var isPlacedAlone = false

  public init(level: Int?, text: String?, at: Now? = nil) {
    self.level = level
    self.text = text
    self.at = at
  }
}

/// Adds a feeling. Its shape gets a free position on the canvas if one is found, and the other shapes of the day do not
/// move.
public struct AddMood: Sendable {
  let moods: any MoodsRepository
  let clock: WallClock
  let ids: IDSource
  let randomSource: RandomSource

  /// Validates and stores a feeling. The date may be in the future.
  public func callAsFunction(_ draft: MoodDraft) throws(MoodsFailure) -> MoodRecord {
    let level: MoodLevel?
    let text: MultilineText?
    do throws(MoodRefusal) {
      if let typed = draft.level {
        level = try Self.level(typed)
        text = if let raw = draft.text { try MoodRecord.text(raw) } else { nil }
      } else {
        level = nil
        text = try MoodRecord.entry(draft.text ?? "")
      }
    } catch { throw .refused(error) }
    let at = draft.at ?? clock.now()
    let id: ID<MoodRecord> = ids.id()
    return try moods.add(on: at.day) { shown in
      MoodRecord(
        id: id, at: at, level: level, text: text,
        position: Self.position(among: draft.isPlacedAlone ? [] : shown, randomSource))
    }
  }

  static func level(_ value: Int) throws(MoodRefusal) -> MoodLevel {
    guard let level = MoodLevel(value) else { throw .levelRange(MoodLevel.range) }
    return level
  }

  /// Returns a random position for a new shape. If possible, it does not overlap the other shapes that the canvas will
  /// show.
  static func position(among shown: [MoodRecord], _ randomSource: RandomSource) -> CanvasPosition {
    let others = shown.prefix(Canvas.most - 1)
    return Placement.position(
      side: Canvas.shapeSide(count: others.count { $0.level != nil } + 1),
      among: others.map(\.position), randomSource)
  }
}
