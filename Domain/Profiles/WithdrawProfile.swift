/// Deletes a profile for good, for somebody who typed that they mean it.
public struct WithdrawProfile: Sendable {
  let profiles: any ProfilesRepository

  /// The words that withdraw, one for each language.
  public static let words = ["withdraw", "탈퇴"]

  /// Deletes all of a profile, after a copy of its store was made where one is wanted.
  public func callAsFunction(_ profile: Profile, word: String, copyingTo path: String?)
    throws(ProfilesError)
  {
    guard Self.words.contains(Text.trimmed(word)) else { throw .refused(.wrongWord) }
    try profiles.delete(profile.name, copyingTo: path)
    if profile.isCurrent { try profiles.setCurrent(.nobody) }
  }
}
