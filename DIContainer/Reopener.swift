import Data
import Domain
import HaruStore
import Presentation
import PresentationKit
import PresentationShared
import TextUI

/// Restarts the screens, such as for another profile, for the demo, or after a change of a setting that affects every
/// screen.
struct Reopener {
  let settings: Settings

  /// The screens that are opened next, with their features.
  struct Next {
    let features: Features?
    let choice: ScreenChoice
    let opening: RestartRequest
  }

  enum Outcome {
    case shows(Next)
    case failed(OpeningFailure)
  }

  /// Returns from the demo to the onboarding that was shown before it.
  func comeBack(to onboarding: ScreenChoice) -> Outcome {
    if onboarding.onboarding == .signedOut {
      return .shows(Next(features: nil, choice: onboarding, opening: RestartRequest()))
    }
    do throws(OpeningFailure) {
      let features = try Container.live(
        settings, StoreChoice(profile: onboarding.profile, passesLock: true)
      )
      return .shows(Next(features: features, choice: onboarding, opening: RestartRequest()))
    } catch { return .failed(error) }
  }

  /// Shows the demo, which is independent of the user's store. A change of language creates a new
  /// demo; after any other change of a setting the current demo continues.
  private func borrow(_ wanted: RestartRequest, _ before: ScreenChoice, _ shown: Features)
    -> Outcome
  {
    var language = before.language
    if wanted.setting == .language {
      language = wanted.value.flatMap(Language.init(rawValue:))?.at(language.habits) ?? language
    }
    do throws(OpeningFailure) {
      let goesOn = before.isBorrowed && language.tongue == before.language.tongue
      let features =
        goesOn ? shown : try Container.demo(settings, language)
      do throws(StorageFailure) {
        var choice = try ScreenChoice(
          features, language: language, noColor: before.noColor, readOnly: before.readOnly,
          profile: nil)
        choice.isBorrowed = true
        return .shows(Next(features: features, choice: choice, opening: wanted))
      } catch { throw .storage(error) }
    } catch { return .failed(error) }
  }

  func reopen(_ wanted: RestartRequest, after before: ScreenChoice, _ shown: Features) -> Outcome {
    if wanted.isBorrowed || before.isBorrowed { return borrow(wanted, before, shown) }
    var opening = wanted
    let language = settings.chosenLanguage(of: nil) ?? settings.language
    // A named profile stays the current one, unless the user left it.
    var name = wanted.setting == nil ? nil : before.profile
    if let backgroundTask = wanted.backgroundTask {
      name = before.profile
      do throws(ProfilesFailure) {
        switch backgroundTask {
        case .logOut:
          try logOut(of: name)
          name = nil
        case .withdraw(let path):
          try withdraw(name, copyingTo: path)
          name = nil
        case .encrypt(let change):
          opening.greeting = change.notice(of: shown.encryption, language)
        }
      } catch { opening.greeting = NoticeLine(.refusal, error.sentence(language)) }
    }
    do throws(OpeningFailure) {
      let features = try live(
        StoreChoice(profile: name, readOnly: before.readOnly, passesLock: true), language)
      do throws(StorageFailure) {
        // A user who has just signed in has seen the introduction before.
        if try features.introduction.isWanted() { try features.introduction.isOver() }
        let choice = try ScreenChoice(
          features, language: language, noColor: before.noColor, readOnly: before.readOnly,
          profile: name)
        return .shows(Next(features: features, choice: choice, opening: opening))
      } catch { throw .storage(error) }
    } catch {
      guard error.isAboutSigningIn else { return .failed(error) }
      return .shows(
        Next(
          features: nil, choice: .forOnboarding(language, noColor: before.noColor), opening: opening
        ))
    }
  }

  /// Opens a store. Asks at the terminal for the passphrase if it is encrypted and closed.
  private func live(_ choice: StoreChoice, _ language: Language) throws(OpeningFailure) -> Features
  {
    do throws(OpeningFailure) { return try Container.live(settings, choice) } catch {
      guard error.isEncryptionClosed, Process.canAsk else { throw error }
      let encryption = try Container.encryption(settings, of: choice.profile)
      guard encryption.opens(asking: Process.askSecret, telling: Process.tell, in: language) else {
        throw error
      }
      return try Container.live(settings, choice)
    }
  }

  private func logOut(of name: String?) throws(ProfilesFailure) {
    let profiles = Container.profiles(settings)
    try profiles.signIn.out(profiles.queries.inUse(name))
  }

  private func withdraw(_ name: String?, copyingTo path: String?) throws(ProfilesFailure) {
    let profiles = Container.profiles(settings)
    try profiles.withdraw(
      profiles.queries.inUse(name), word: WithdrawProfile.words[0], copyingTo: path)
  }
}
