/// Deletes a profile permanently. The user must type a confirmation word.
public struct WithdrawProfile: Sendable {
  let profiles: any ProfilesRepository

  /// The confirmation words, one for each language.
  public static let words = ["delete", "탈퇴"]

  /// Returns whether a text is a confirmation word.
  public static func isMeant(by word: String) -> Bool { words.contains(Text.trimmed(word)) }

  /// Returns the folder of the backups that are deleted with a profile. Returns nil if there are no backups.
  public func copies(of profile: Profile) -> String? { profiles.copies(of: profile.name) }

  /// Deletes a profile, after copying its store to `path` if given.
  public func callAsFunction(_ profile: Profile, word: String, copyingTo path: String?)
    throws(ProfilesFailure)
  {
    guard Self.isMeant(by: word) else { throw .refused(.wrongWord) }
    try profiles.delete(profile.name, copyingTo: path)
    if profile.isCurrent { try profiles.setCurrent(.nobody) }
  }
}
