/// What is to be changed about the tags of a feeling.
public enum MoodTagsChange: Equatable, Sendable {
  /// Words as somebody types them, with their signs or without.
  case add([String])
  case remove([String])
}

extension MoodRecord {
  /// The most tags somebody gives one feeling; what is brought in may have more.
  public static let tagLimit = 30
  /// The longest tag somebody types.
  public static let longestTag = TextLimit.cells(30)

  /// The tags as a change leaves them, or the rule it breaks.
  func tags(changedBy change: MoodTagsChange) throws(MoodRefusal) -> TagList {
    var changed = tags
    switch change {
    case .add(let typed):
      for word in try Self.read(typed) {
        let longest = Self.longestTag
        if longest.length(of: word) > longest.count { throw .tagTooLong(limit: longest.count) }
        changed.add(word)
      }
      if changed.words.count > max(Self.tagLimit, tags.words.count) {
        throw .tooManyTags(limit: Self.tagLimit)
      }
    case .remove(let typed): for word in try Self.read(typed) { changed.remove(word) }
    }
    return changed
  }

  private static func read(_ typed: [String]) throws(MoodRefusal) -> [String] {
    var words: [String] = []
    for piece in TagList.pieces(of: typed) {
      guard let word = Hashtag.tag(piece) else { throw .badTag(piece) }
      words.append(word)
    }
    return words
  }
}
