/// Replaces tags in the stored records of all parts.
public protocol TagsRepository: Sendable {
  /// Replaces a tag by another one in all records, also in those in the trash, as one change. Returns the number of
  /// records that changed and are not in the trash.
  func replace(_ renaming: TagRenaming, merging: Bool) throws(StorageFailure) -> Int
}

/// Why a tag was not renamed or merged.
public enum TagFailure: Error, Equatable, Sendable {
  case refused(TagsRefusal)
  /// No record has the tag. Carries the tags that there are.
  case unknown(String, among: [String])
  /// Both tags are counters, but in different units.
  case unitsDiffer(TagRenaming)
  /// There are records with the new name already.
  case taken(TagRenaming)
  case preference(PreferenceFailure)
  case storage(StorageFailure)
}

/// Gives a tag another name in the records of all parts, or merges it into another tag. The settings of the tag follow.
public struct RenameTag: Sendable {
  private let tags: any TagsRepository
  private let finding: Finding
  private let preferences: Preferences
  /// Returns whether both tags are counters in different units.
  private let unitsDiffer: @Sendable (_ tag: String, _ other: String) throws(StorageFailure) -> Bool

  public init(
    _ tags: any TagsRepository, finding: Finding, preferences: Preferences,
    unitsDiffer: @escaping @Sendable (String, String) throws(StorageFailure) -> Bool = {
      (_, _) throws(StorageFailure) in false
    }
  ) {
    (self.tags, self.finding, self.preferences) = (tags, finding, preferences)
    self.unitsDiffer = unitsDiffer
  }

  /// Replaces the tag `old` by `new`, as typed. With `merging`, records must have both tags; otherwise none may have
  /// `new`. Returns both tags and the number of records that changed.
  public func callAsFunction(
    _ old: String, to new: String, merging: Bool
  ) throws(TagFailure) -> (renaming: TagRenaming, changed: Int) {
    guard let from = Hashtag.tag(old) else { throw .refused(.badTag(old)) }
    guard let to = Hashtag.tag(new) else { throw .refused(.badTag(new)) }
    if TagList.isTooLong(to) { throw .refused(.tooLong(limit: TagList.longest.count)) }
    let known: [String]
    do throws(StorageFailure) { known = try finding.tags().map(\.tag) } catch {
      throw .storage(error)
    }
    guard known.contains(from) else { throw .unknown(from, among: known) }
    if from == to { return (TagRenaming(from: from, to: to), 0) }
    if merging != known.contains(to) {
      throw merging ? .unknown(to, among: known) : .taken(TagRenaming(from: from, to: to))
    }
    let (renaming, changed): (TagRenaming, Int)
    if merging {
      let areUnlike: Bool
      do throws(StorageFailure) { areUnlike = try unitsDiffer(from, to) } catch {
        throw .storage(error)
      }
      if areUnlike { throw .unitsDiffer(TagRenaming(from: from, to: to)) }
    }
    do throws(StorageFailure) {
      renaming = TagRenaming(
        from: from, to: to, settings: try preferences.settings(of: from, besides: to))
      changed = try tags.replace(renaming, merging: merging)
    } catch { throw .storage(error) }
    do throws(PreferenceFailure) { try preferences.follow(renaming) } catch {
      throw .preference(error)
    }
    return (renaming, changed)
  }
}
