import Domain

/// A level as a tag, `level-70`, as `haru moods export` writes it for programs that know of none.
enum LevelTag {
  /// The level a tag says; nothing for any other tag.
  static func level(_ tag: some StringProtocol) -> Int? {
    guard tag.hasPrefix("level-"), let level = Int(tag.dropFirst(6)), (1...100).contains(level),
      tag == "level-\(level)"
    else { return nil }
    return level
  }
}

extension IncomingFeeling {
  /// Takes the level out of the tags, where nothing else says one.
  mutating func takeLevelTag() {
    guard level == nil, mood == nil,
      let place = tags.firstIndex(where: { LevelTag.level($0) != nil })
    else { return }
    level = LevelTag.level(tags.remove(at: place))
  }
}
