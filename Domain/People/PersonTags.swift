public typealias PersonTags = TagList

extension PersonTags {
  /// Returns the tags after a change. Throws if the change breaks a rule.
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
