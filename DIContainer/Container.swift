import Data
package import Domain
import HaruStore
import Presentation
package import PresentationKit
import TextUI

/// Opens the stores that the program needs, and builds all features on top.
package enum Container {
  /// Opens the store for a command. If the store of the default profile is missing and the command only reads, the
  /// command gets an empty store in memory. In read-only mode this store refuses writes, because they would be lost.
  package static func live(_ settings: Settings, _ choice: StoreChoice) throws(OpeningFailure)
    -> Features
  {
    if choice.isInMemory { return try forNobody(settings) }
    let name = try storeName(settings, choice.profile)
    let isDefault = name == Settings.defaultProfile
    let isThere: Bool
    let store = settings.store(of: name)
    do throws(StorageFailure) {
      // A restore or import that must not create a store leaves the remains of a cut-off store alone, too.
      let isLeft = choice.bringsBack && !choice.makesStore
      let isRest = isLeft ? try Database.isRest(at: store) : false
      isThere = isRest ? false : try Database.exists(at: store)
      if choice.isTrial, isThere { try Database.expectWritable(at: store) }
    } catch { throw .storage(error) }
    if !isDefault, !isThere {
      // The current profile no longer has a store, so no profile is signed in.
      throw choice.profile == nil ? .nobodySignedIn : .unknownProfile(name)
    }
    if !choice.bringsBack { try expectNotGone(settings.archivePaths(of: name)) }
    let features: Features
    var isDamaged = false
    do throws(StorageFailure) {
      if choice.bringsBack, choice.makesStore { try Database.clearRest(at: store) }
      if choice.makesStore, !isThere, let file = choice.encryptedLike {
        do throws(StorageFailure) {
          try Database.make(
            at: store, encryptedLike: file,
            starters: settings.starters(of: name, in: choice.language))
        } catch {
          if error == .corrupt { isDamaged = true }
          throw error
        }
      }
      if !choice.makesStore && !isThere {
        let nothing = Features(
          try .inMemory(
            settings, profile: name, readOnly: choice.readOnly, language: choice.language))
        return choice.isTrial ? try nothing.trial() : nothing
      }
      features = Features(
        try .live(
          settings, profile: name, readOnly: choice.readOnly || choice.isTrial,
          timeout: choice.isHasty ? Database.shortTimeout : settings.timeout,
          language: choice.language))
    } catch {
      if isDamaged, let file = choice.encryptedLike { throw .damagedBackup(path: file) }
      throw .storage(error)
    }
    try AccountGate.check(features, ProfileName(stored: name))
    try LockGate.check(features.lock, choice)
    guard choice.isTrial else { return features }
    do throws(StorageFailure) { return try features.trial() } catch { throw .storage(error) }
  }

  /// Throws if the store is missing or truncated although it has a backup, so that no empty store is created instead.
  private static func expectNotGone(_ paths: ArchivePaths) throws(OpeningFailure) {
    let copy: String?
    do throws(StorageFailure) { copy = try paths.copyOfWhatIsGone() } catch {
      throw .storage(error)
    }
    if let copy { throw .gone(store: paths.store, newestCopy: copy) }
  }

  /// Finds the profile that a reference means and returns its name. Compares the reference with profile names first,
  /// then with e-mail addresses and nicknames.
  static func meant(by reference: String, _ settings: Settings) throws(OpeningFailure)
    -> String
  {
    if reference == Settings.defaultProfile { return reference }
    do throws(StorageFailure) {
      if ProfileName.isName(reference),
        try Database.exists(at: settings.store(of: reference))
      {
        return reference
      }
    } catch { throw .storage(error) }
    do throws(ProfilesFailure) {
      return try profiles(settings).queries.find(reference).name.text
    } catch { throw .unknownProfile(reference) }
  }

  /// Returns features over an empty store in memory, for screens that only sign in.
  package static func forNobody(_ settings: Settings) throws(OpeningFailure) -> Features {
    do throws(StorageFailure) {
      return Features(try .inMemory(settings, profile: nil, readOnly: false))
    } catch { throw .storage(error) }
  }

  static func currentProfile(_ settings: Settings) throws(OpeningFailure) -> ProfileName {
    let current: CurrentProfile
    do throws(StorageFailure) {
      current = try CurrentProfileFile(dataFolder: settings.dataFolder).read()
    } catch { throw .storage(error) }
    switch current {
    case .profile(let name): return name
    case .nobody: throw .nobodySignedIn
    }
  }

  /// Returns the profiles in the data folder.
  package static func profiles(
    _ settings: Settings, keeper: SecretKeeper = .argon2(), sender: CodeSender? = nil,
    source: CodeSource = .secure, realTime: RealTime = .system,
    sessions: TerminalSessions = .system,
    providers: IdentityProviders? = nil
  ) -> Profiles {
    Profiles(
      profiles: ProfilesOnDisk(
        dataFolder: settings.dataFolder, realTime: realTime, sessions: sessions,
        makeStore: { (path) throws(StorageFailure) in
          try Database(.file(path), starters: settings.starters(of: nil))
        }),
      codes: CodesOnDisk(dataFolder: settings.dataFolder), keeper: keeper, source: source,
      sender: sender ?? .chosen(settings), files: .onDisk, clock: Adapters.clock(settings),
      realTime: realTime, providers: providers ?? .live(settings))
  }
}
