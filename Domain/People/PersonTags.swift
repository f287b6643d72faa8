public typealias PersonTags = TagList

extension PersonTags {
  /// The tags after a change; throws the rule that the change breaks.
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
