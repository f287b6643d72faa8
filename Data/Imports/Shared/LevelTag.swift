import Domain

/// A mood level in the form of a tag, `level-70`, which `haru moods export` writes for programs
/// without levels.
enum LevelTag {
  /// Returns the level in a tag; nil for any other tag.
  static func level(_ tag: some StringProtocol) -> Int? {
    guard tag.hasPrefix("level-"), let level = Int(tag.dropFirst(6)), (1...100).contains(level),
      tag == "level-\(level)"
    else { return nil }
    return level
  }
}

extension IncomingFeeling {
  /// Moves the level from the tags to `level`, unless a level or mood is already set.
  mutating func takeLevelTag() {
    guard level == nil, mood == nil,
      let index = tags.firstIndex(where: { LevelTag.level($0) != nil })
    else { return }
    level = LevelTag.level(tags.remove(at: index))
  }
}
