/// What is to be changed about a feeling; what is not mentioned stays.
public struct MoodChange: Equatable, Sendable {
  /// The new level, 1…100.
  public var level: Int?
  /// The new words; an inner nothing takes them away.
  public var text: String??
  /// The new moment.
  public var at: Now?
  /// What comes to the tags, or goes.
  public var tags: MoodTagsChange?

  /// Describes a change.
  public init(
    level: Int? = nil, text: String?? = nil, at: Now? = nil, tags: MoodTagsChange? = nil
  ) {
    self.tags = tags
    self.level = level
    self.text = text
    self.at = at
  }
}

/// Changes a feeling, puts it away or brings it back. Its shape stays where it is.
public struct EditMood: Sendable {
  let moods: any MoodsRepository
  let clock: WallClock

  /// Changes one feeling, or says which rule the change breaks.
  public func callAsFunction(_ id: ID<MoodRecord>, _ change: MoodChange) throws(MoodsError)
    -> MoodRecord
  {
    let rule: MoodRule = { (record) throws(MoodRefusal) in
      var changed = record
      if let level = change.level { changed.level = try AddMood.level(level) }
      if let text = change.text {
        changed.text = if let text { try changed.rewritten(text) } else { nil }
        // Without a level there are words, or nothing would be left.
        if changed.level == nil, changed.text == nil { throw .textEmpty }
      }
      if let at = change.at {
        // Another day is no time yet.
        changed.isTimed = record.isTimed || at.time != record.at.time
        changed.at = at
      }
      if let tags = change.tags { changed.tags = try record.tags(changedBy: tags) }
      return changed
    }
    return try moods.change(id, by: rule)
  }

  /// Puts one feeling away.
  public func remove(_ id: ID<MoodRecord>) throws(MoodsError) -> MoodRecord {
    try moods.remove(id, at: clock.now())
  }

  /// Brings back a feeling that was put away.
  public func restore(_ id: ID<MoodRecord>) throws(MoodsError) -> MoodRecord {
    try moods.restore(id)
  }

  /// Paints a day in a theme.
  public func paint(_ day: Day, in number: Int) throws(MoodsError) -> MoodTheme {
    guard let theme = MoodTheme(rawValue: number) else {
      throw .refused(.themeRange(0...(MoodTheme.allCases.count - 1)))
    }
    try moods.paint(day, in: theme)
    return theme
  }
}
