/// What somebody wrote down about a feeling.
public struct MoodDraft: Equatable, Sendable {
  /// How it felt, 1…100; nothing of an entry.
  public var level: Int?
  /// Nothing where it has no words, which an entry has to have; blanks alone are refused.
  public var text: String?
  /// When it was felt; nothing means now.
  public var at: Now?

  /// Writes a draft.
  public init(level: Int?, text: String?, at: Now? = nil) {
    self.level = level
    self.text = text
    self.at = at
  }
}

/// Writes a feeling down. Its shape finds a place among those of its day, which stay where they
/// are.
public struct AddMood: Sendable {
  let moods: any MoodsRepository
  let clock: WallClock
  let ids: IDSource
  let randomSource: RandomSource

  /// Keeps a feeling, or says which rule it breaks. Days to come are allowed.
  public func callAsFunction(_ draft: MoodDraft) throws(MoodsError) -> MoodRecord {
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
        id: id, at: at, level: level, text: text, place: Self.place(among: shown, randomSource))
    }
  }

  static func level(_ value: Int) throws(MoodRefusal) -> MoodLevel {
    guard let level = MoodLevel(value) else { throw .levelRange(MoodLevel.range) }
    return level
  }

  /// A place beside those that will be seen together with it.
  static func place(among shown: [MoodRecord], _ randomSource: RandomSource) -> CanvasPosition {
    let others = shown.prefix(Canvas.most - 1)
    return Placement.place(
      side: Canvas.shapeSide(count: others.count { $0.level != nil } + 1),
      among: others.map(\.place), randomSource)
  }
}
