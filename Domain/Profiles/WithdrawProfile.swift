/// Deletes a profile permanently, after the user typed a confirmation word.
public struct WithdrawProfile: Sendable {
  let profiles: any ProfilesRepository

  /// The confirmation words, one for each language.
  public static let words = ["delete", "탈퇴"]

  /// Whether a text is a confirmation word.
  public static func isMeant(by word: String) -> Bool { words.contains(Text.trimmed(word)) }

  /// The folder of the backups that are deleted with a profile; nil if there are none.
  public func copies(of profile: Profile) -> String? { profiles.copies(of: profile.name) }

  /// Deletes a profile, after an optional copy of its store to `path`.
  public func callAsFunction(_ profile: Profile, word: String, copyingTo path: String?)
    throws(ProfilesFailure)
  {
    guard Self.isMeant(by: word) else { throw .refused(.wrongWord) }
    try profiles.delete(profile.name, copyingTo: path)
    if profile.isCurrent { try profiles.setCurrent(.nobody) }
  }
}
