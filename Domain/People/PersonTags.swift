/// The tags of a person, such as `family`.
public typealias PersonTags = TagList

extension PersonTags {
  /// The tags as a change leaves them, or the rule about people it breaks.
  func changed(by change: TagsChange) throws(PersonRefusal) -> PersonTags {
    do throws(TagsRefusal) { return try accepted(change) } catch {
      switch error {
      case .badTag(let word): throw .badTag(word)
      case .tooLong(let limit): throw .tagTooLong(limit: limit)
      case .tooMany(let limit): throw .tooManyTags(limit: limit)
      }
    }
  }
}
