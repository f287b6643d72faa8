/// Deletes a profile for good, for somebody who typed that they mean it.
public struct WithdrawProfile: Sendable {
  let profiles: any ProfilesRepository

  /// The words that withdraw, one for each language.
  public static let words = ["delete", "탈퇴"]

  /// Whether somebody typed the word that withdraws.
  public static func isMeant(by word: String) -> Bool { words.contains(Text.trimmed(word)) }

  /// Where the copies lie that go with a profile.
  public func copies(of profile: Profile) -> String? { profiles.copies(of: profile.name) }

  /// Deletes all of a profile, after a copy of its store was made where one is wanted.
  public func callAsFunction(_ profile: Profile, word: String, copyingTo path: String?)
    throws(ProfilesError)
  {
    guard Self.isMeant(by: word) else { throw .refused(.wrongWord) }
    try profiles.delete(profile.name, copyingTo: path)
    if profile.isCurrent { try profiles.setCurrent(.nobody) }
  }
}
