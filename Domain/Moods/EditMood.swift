/// The changes to a feeling. A nil field stays unchanged.
public struct MoodChange: Equatable, Sendable {
  /// The new level, 1…100.
  public var level: Int?
  /// The new words. `.some(nil)` removes the words.
  public var text: String??
  public var at: Now?
  /// The tags to add or remove.
  public var tags: MoodTagsChange?

  public init(
    level: Int? = nil, text: String?? = nil, at: Now? = nil, tags: MoodTagsChange? = nil
  ) {
    self.tags = tags
    self.level = level
    self.text = text
    self.at = at
  }
}

/// Changes, removes and restores feelings. Their shapes stay at the same position.
public struct EditMood: Sendable {
  let moods: any MoodsRepository
  let clock: WallClock

  /// Changes one feeling. Throws if the change breaks a rule.
  public func callAsFunction(_ id: ID<MoodRecord>, _ change: MoodChange) throws(MoodsFailure)
    -> MoodRecord
  {
    let rule: MoodRule = { (record) throws(MoodRefusal) in
      var changed = record
      if let level = change.level { changed.level = try AddMood.level(level) }
      if let text = change.text {
        changed.text = if let text { try changed.rewritten(text) } else { nil }
        // An entry without words would be empty.
        if changed.level == nil, changed.text == nil { throw .textEmpty }
      }
      if let at = change.at {
        // Changing only the day does not make an unknown time known.
        changed.isTimed = record.isTimed || at.time != record.at.time
        changed.at = at
      }
      if let tags = change.tags { changed.tags = try record.tags(changedBy: tags) }
      return changed
    }
    return try moods.change(id, by: rule)
  }

  /// Soft-deletes a feeling.
  public func remove(_ id: ID<MoodRecord>) throws(MoodsFailure) -> MoodRecord {
    try moods.remove(id, at: clock.now())
  }

  /// Restores a soft-deleted feeling.
  public func restore(_ id: ID<MoodRecord>) throws(MoodsFailure) -> MoodRecord {
    try moods.restore(id)
  }

  /// Sets the theme of a day. `number` is the raw value of the theme. Throws if no theme has that value.
  public func paint(_ day: Day, in number: Int) throws(MoodsFailure) -> MoodTheme {
    guard let theme = MoodTheme(rawValue: number) else {
      throw .refused(.themeRange(0...(MoodTheme.allCases.count - 1)))
    }
    try moods.paint(day, in: theme)
    return theme
  }
}
