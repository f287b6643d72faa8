package import Domain
package import TextUI

/// The options with which the screens are started.
package struct ScreenChoice: Equatable, Sendable {
  package var language: Language
  package var noColor = false
  /// Whether keys that change data are refused.
  package var readOnly = false
  /// Whether animations are on.
  package var motion = false
  package var colours = ColourOptions()
  /// How pictures are drawn; nil to ask the terminal.
  package var pictures: Rendition?
  /// The maximum number of bytes of pictures in a frame.
  package var pictureBytes = PictureScreen.most
  /// The lettering in which sayings are drawn.
  package var lettering = SayingLettering.plain
  /// The idle minutes after which the lock is requested; 0 for never.
  package var idleMinutes = IdleWatch.defaultMinutes
  /// Why the onboarding is shown first; nil if it is not shown.
  package var onboarding: OnboardingTrigger?
  /// The profile named on the command line; nil for none.
  package var profile: String?
  /// Whether this is the demo, which stores nothing.
  package var isBorrowed = false
  /// Whether signing in through an identity provider is offered.
  package var offersProviders = false

  /// The user's key map.
  package var keys = KeyMap()
  /// The entries of the key map that were rejected.
  package var keyProblems: [KeyMapParseError] = []

  /// Whether only the quick-add line is shown; the program ends with it.
  package var isOnlyLine = false
  /// The initial text of the quick-add line.
  package var line = ""

  /// Whether the tutorial of a part is offered when it is opened for the first time.
  package var offersPages = false

  /// Creates the default options in a language.
  package init(_ language: Language) { self.language = language }

  /// Creates the options from the command line and the settings of the user.
  package init(
    _ features: Features, language: Language, noColor: Bool, readOnly: Bool, profile: String?
  ) throws(StorageFailure) {
    self.init(language.with(try features.preferences.calendarCustoms()))
    self.noColor = noColor
    self.readOnly = readOnly
    self.profile = profile
    motion = try features.preferences.hasMotion()
    colours = try features.preferences.colourOptions()
    pictures = Rendition(rawValue: try features.preferences.value(of: .pictures))
    pictureBytes = try features.preferences.pictureBytes()
    lettering = try features.preferences.sayingLettering()
    idleMinutes = try features.preferences.idleMinutes()
    onboarding = try features.introduction.isWanted() ? .firstTime : nil
    offersPages = true
  }

  /// Returns the options for the screens of a signed-out user, who has no settings yet.
  package static func forOnboarding(_ language: Language, noColor: Bool) -> ScreenChoice {
    var choice = ScreenChoice(language)
    choice.noColor = noColor
    choice.onboarding = .signedOut
    return choice
  }
}

package enum OnboardingTrigger: Equatable, Sendable {
  /// No profile exists yet.
  case firstTime
  /// The user has logged out.
  case signedOut
}
