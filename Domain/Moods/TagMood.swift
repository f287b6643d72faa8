/// A change to the tags of a feeling.
public enum MoodTagsChange: Equatable, Sendable {
  /// Adds tags, given as typed by the user, with or without `#`.
  case add([String])
  case remove([String])
}

extension MoodRecord {
  /// The maximum number of tags of a feeling to which the user adds tags. Imported feelings may have more.
  public static let tagLimit = 30
  /// The maximum length of a tag that the user adds.
  public static let longestTag = TextLimit.cells(30)

  /// Computes the tags after a change. Throws if the change breaks a rule.
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
