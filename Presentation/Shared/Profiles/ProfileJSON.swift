import Domain
import PresentationKit

extension JSONText {
  /// Writes a profile. The e-mail address and the phone number are hidden if the profile is signed out or locked.
  mutating func profile(_ profile: Profile) {
    object { json in
      json.member("name", profile.name.text)
      json.member("nickname", profile.nickname?.text)
      json.member("email", profile.listedEmail?.text)
      json.member("phone", profile.listedPhone?.shown)
      json.member("kind", ProfileWords.code(profile.kind))
      json.member("signedIn", profile.isSignedIn)
      json.member("current", profile.isCurrent)
      json.member("picture", profile.picture)
    }
  }
}

extension ListFields {
  static let profiles = ListFields(
    "profiles",
    """
    name nickname email phone kind signedIn current picture
    """)
}
