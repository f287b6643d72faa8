/// Replaces tags in the stored records of all parts.
public protocol TagsRepository: Sendable {
  /// Replaces a tag by another one in all records, also in those in the trash, as one change. Returns the number of
  /// records that changed and are not in the trash.
  func replace(_ renaming: TagRenaming, merging: Bool) throws(TagFailure) -> Int
}

/// Why a tag was not renamed or merged.
public enum TagFailure: StorageFailing, Equatable {
  case refused(TagsRefusal)
  /// No record has the tag. Carries the tags that there are.
  case unknown(String, among: [String])
  /// Two counters in different units would get one tag.
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

  public init(_ tags: any TagsRepository, finding: Finding, preferences: Preferences) {
    (self.tags, self.finding, self.preferences) = (tags, finding, preferences)
  }

  /// Replaces the tag `old` by `new`, as typed. With `merging`, records must have both tags; otherwise none may have
  /// `new`. Returns both tags and the number of records that changed.
  public func callAsFunction(
    _ old: String, to new: String, merging: Bool
  ) throws(TagFailure) -> (renaming: TagRenaming, changed: Int) {
    guard let from = Hashtag.tag(old) else { throw .refused(.badTag(old)) }
    guard let to = Hashtag.tag(new) else { throw .refused(.badTag(new)) }
    let known: [String]
    var renaming = TagRenaming(from: from, to: to)
    do throws(StorageFailure) {
      known = try finding.tags().map(\.tag)
      renaming.settings = try preferences.settings(of: from, besides: to)
    } catch { throw .storage(error) }
    // The levels below the tag become longer, too.
    let grown = known.filter { !TagList.isTooLong($0) }.map(renaming.renamed)
    if ([to] + grown).contains(where: TagList.isTooLong) {
      throw .refused(.tooLong(limit: TagList.longest.count))
    }
    guard known.contains(from) else { throw .unknown(from, among: known) }
    if from == to { return (renaming, 0) }
    if merging != known.contains(to) {
      throw merging ? .unknown(to, among: known) : .taken(renaming)
    }
    let changed = try tags.replace(renaming, merging: merging)
    do throws(PreferenceFailure) { try preferences.follow(renaming) } catch {
      throw .preference(error)
    }
    return (renaming, changed)
  }
}
