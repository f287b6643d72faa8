package import Domain
package import TextUI

/// How the screens are to be shown.
package struct ScreenChoice: Equatable, Sendable {
  package var language: Language
  package var noColor = false
  /// Whether keys that change something are refused.
  package var readOnly = false
  /// Whether things may move.
  package var motion = false
  /// The colours to draw in.
  package var colours = ColourWish()
  /// How pictures are drawn; nothing where the terminal is asked.
  package var pictures: Rendition?
  /// The most bytes of pictures in a frame.
  package var pictureBytes = PictureScreen.most
  /// How sayings stand on the screen.
  package var lettering = SayingLettering.plain
  /// The minutes without a key after which a lock is asked for again; 0 for never.
  package var idleMinutes = IdleWatch.usualMinutes
  /// Why somebody has to come in first, if they have to.
  package var onboarding: OnboardingReason?
  /// The profile that was named for these screens, if one was.
  package var profile: String?
  /// Whether what is shown is borrowed, and nothing of it is kept.
  package var isBorrowed = false
  /// Whether somebody can sign in through a service.
  package var offersProviders = false

  /// What somebody presses for what.
  package var keys = KeyMap()
  /// What of that does not count.
  package var keyProblems: [KeyMapProblem] = []

  /// Whether there is only the line that notes something, which ends with it.
  package var isOnlyLine = false
  /// What stands on that line at first.
  package var line = ""

  /// Whether the pages about a part are offered when it is opened for the first time.
  package var offersPages = false

  /// Plain screens in a language.
  package init(_ language: Language) { self.language = language }

  /// The screens as the options want them, and somebody's own settings.
  package init(
    _ features: Features, language: Language, noColor: Bool, readOnly: Bool, profile: String?
  ) throws(StorageFailure) {
    self.init(language.with(try features.preferences.calendarCustoms()))
    self.noColor = noColor
    self.readOnly = readOnly
    self.profile = profile
    motion = try features.preferences.hasMotion()
    colours = try features.preferences.colourWish()
    pictures = Rendition(rawValue: try features.preferences.value(of: .pictures))
    pictureBytes = try features.preferences.pictureBytes()
    lettering = try features.preferences.sayingLettering()
    idleMinutes = try features.preferences.idleMinutes()
    onboarding = try features.introduction.isWanted() ? .firstTime : nil
    offersPages = true
  }

  /// The screens for somebody who is nobody yet.
  package static func ofEntrance(_ language: Language, noColor: Bool) -> ScreenChoice {
    var choice = ScreenChoice(language)
    choice.noColor = noColor
    choice.onboarding = .signedOut
    return choice
  }
}

/// Why somebody has to come in first.
package enum OnboardingReason: Equatable, Sendable {
  /// Nobody was here before.
  case firstTime
  /// Whoever was here went out.
  case signedOut
}
