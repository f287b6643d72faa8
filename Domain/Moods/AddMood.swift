/// A new feeling as the user typed it.
public struct MoodDraft: Equatable, Sendable {
  /// The level, 1…100; nil for a diary entry.
  public var level: Int?
  /// The words; nil for a feeling without words. An entry must have words, and a blank text is refused.
  public var text: String?
  /// When it was felt; nil for now.
  public var at: Now?

  public init(level: Int?, text: String?, at: Now? = nil) {
    self.level = level
    self.text = text
    self.at = at
  }
}

/// Adds a feeling. Its shape gets a free position among those of its day, which do not move.
public struct AddMood: Sendable {
  let moods: any MoodsRepository
  let clock: WallClock
  let ids: IDSource
  let randomSource: RandomSource

  /// Validates and stores a feeling. Days in the future are allowed.
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
        position: Self.position(among: shown, randomSource))
    }
  }

  static func level(_ value: Int) throws(MoodRefusal) -> MoodLevel {
    guard let level = MoodLevel(value) else { throw .levelRange(MoodLevel.range) }
    return level
  }

  /// A position clear of the shapes that the canvas will show together with this one.
  static func position(among shown: [MoodRecord], _ randomSource: RandomSource) -> CanvasPosition {
    let others = shown.prefix(Canvas.most - 1)
    return Placement.position(
      side: Canvas.shapeSide(count: others.count { $0.level != nil } + 1),
      among: others.map(\.position), randomSource)
  }
}
