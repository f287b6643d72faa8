public import Data
public import Domain
public import Presentation

/// The program put together: features over adapters, and both shells over the features.
public struct Container: Sendable {
  /// All that Haru can do.
  public let features: Features

  /// Puts the features over the adapters.
  public init(_ adapters: Adapters) {
    let preferences = Preferences(adapters.preferences, fonts: adapters.fonts)
    features = Features(
      people: People(
        people: adapters.people, reviews: adapters.reviews, clock: adapters.clock,
        ids: adapters.ids, chance: adapters.chance, opener: adapters.opener,
        usualHour: { () throws(StorageFailure) in try preferences.peopleHour() },
        owner: adapters.nickname),
      addressBook: AddressBook(
        contacts: adapters.contacts, files: adapters.files, format: .vCard,
        ids: adapters.ids),
      sayings: Sayings(
        sayings: adapters.sayings, clock: adapters.clock, calendar: adapters.calendar,
        chance: adapters.chance, files: adapters.files, formats: adapters.sayingFormats,
        pictures: adapters.pictures, fetcher: adapters.fetcher,
        style: { () throws(StorageFailure) in try preferences.pictureStyle() },
        following: FeedFollowing(
          isWanted: { () throws(StorageFailure) in
            try preferences.value(of: .sayingsFeed) == "on"
          }, takeTurn: adapters.feedTurn)),
      moods: Moods(
        moods: adapters.moods, preferences: preferences,
        clock: adapters.clock, calendar: adapters.calendar, ids: adapters.ids,
        chance: adapters.chance,
        share: SharePicture(files: adapters.files, pictures: adapters.pictures)),
      schedule: Schedule(
        schedule: adapters.schedule, clock: adapters.clock, calendar: adapters.calendar,
        ids: adapters.ids),
      reading: Reading(
        reading: adapters.reading, clock: adapters.clock, calendar: adapters.calendar,
        ids: adapters.ids, share: SharePicture(files: adapters.files, pictures: adapters.pictures)),
      find: FindBooks(
        preferences: preferences, sources: adapters.bookSources,
        covers: adapters.bookCovers),
      glance: Glance(
        adapters.glance, preferences: preferences, clock: adapters.clock,
        calendar: adapters.calendar),
      candidates: Candidates(adapters.candidates, clock: adapters.clock),
      shortIDs: adapters.shortIDs,
      lock: Lock(
        store: adapters.lock, secrets: adapters.secrets, time: adapters.realTime,
        sessions: adapters.sessions, password: adapters.password),
      history: History(
        adapters.history, clock: adapters.clock,
        trash: Trash(
          adapters.history, people: adapters.people, reviews: adapters.reviews,
          sayings: adapters.sayings, moods: adapters.moods, schedule: adapters.schedule,
          reading: adapters.reading, calendar: adapters.calendar)),
      finding: Finding(adapters.finding(adapters.calendar), clock: adapters.clock),
      notifier: Notifier(
        gather: GatherNotices(
          readings: adapters.noticeReadings, sayings: adapters.sayings, moods: adapters.moods,
          schedule: adapters.schedule, calendar: adapters.calendar),
        notices: adapters.notices, preferences: preferences, delivery: adapters.delivery,
        clock: adapters.clock, timer: adapters.timer, pause: adapters.pause),
      archive: Archive(
        copies: adapters.archive, clock: adapters.clock, secrets: adapters.secrets,
        time: adapters.realTime, sessions: adapters.sessions,
        keepsDays: { () throws(StorageFailure) in
          try preferences.value(of: .backupDaily) == "on"
        }),
      support: adapters.support, introduction: adapters.introduction,
      isSignedOut: adapters.isSignedOut, listen: adapters.listen, close: adapters.close)
  }

  /// The features over the store a command asks for. A command that only reads makes no store:
  /// where there is none, an empty one in memory answers, which cannot be written where nothing
  /// may be changed: it would be gone with what was written.
  public static func live(_ settings: Settings, _ choice: StoreChoice) throws(OpeningError)
    -> Container
  {
    let name: String
    if let chosen = choice.profile {
      name = try meant(by: chosen, settings)
    } else {
      name = try currentProfile(settings).text
    }
    let isUsual = name == Settings.usualProfile
    if !isUsual, !ProfileName.isName(name) { throw .unknownProfile(name) }
    let isThere: Bool
    do throws(StorageFailure) {
      isThere = try Database.exists(at: settings.store(of: name))
    } catch { throw .storage(error) }
    if !isUsual, !isThere {
      // One that was in use and is gone is nobody's any more.
      throw choice.profile == nil ? .nobodySignedIn : .unknownProfile(name)
    }
    if !choice.bringsBack { try expectNotGone(settings.archivePlace(of: name)) }
    let container: Container
    do throws(StorageFailure) {
      if choice.bringsBack { try Database.clearRest(at: settings.store(of: name)) }
      if !choice.makesStore && !isThere {
        return Container(
          try .inMemory(settings, profile: name, readOnly: choice.readOnly))
      }
      container = Container(
        try .live(
          settings, profile: name, readOnly: choice.readOnly,
          patience: choice.isHasty ? Database.haste : Database.patience))
    } catch { throw .storage(error) }
    try AccountGate.check(container.features, ProfileName(stored: name))
    try LockGate.check(container.features.lock, choice)
    return container
  }

  /// Refuses to take the place of a store that is gone for an empty one.
  private static func expectNotGone(_ place: ArchivePlace) throws(OpeningError) {
    let copy: String?
    do throws(StorageFailure) { copy = try place.copyOfWhatIsGone() } catch {
      throw .storage(error)
    }
    if let copy { throw .gone(store: place.store, newestCopy: copy) }
  }

  /// The name of the profile somebody means: its own, or else whom it belongs to.
  static func meant(by reference: String, _ settings: Settings) throws(OpeningError)
    -> String
  {
    if reference == Settings.usualProfile { return reference }
    do throws(StorageFailure) {
      if ProfileName.isName(reference),
        try Database.exists(at: settings.store(of: reference))
      {
        return reference
      }
    } catch { throw .storage(error) }
    do throws(ProfilesError) {
      return try profiles(settings).look.find(reference).name.text
    } catch { throw .unknownProfile(reference) }
  }

  /// The features over nothing, for screens that only let somebody in.
  public static func forNobody(_ settings: Settings) throws(OpeningError) -> Container {
    do throws(StorageFailure) {
      return Container(try .inMemory(settings, profile: nil, readOnly: false))
    } catch { throw .storage(error) }
  }

  /// Which profile is in use.
  static func currentProfile(_ settings: Settings) throws(OpeningError) -> ProfileName {
    let current: CurrentProfile
    do throws(StorageFailure) {
      current = try CurrentProfileFile(dataFolder: settings.dataFolder).read()
    } catch { throw .storage(error) }
    switch current {
    case .profile(let name): return name
    case .nobody: throw .nobodySignedIn
    }
  }

  /// Whose days are kept in the folder of all data.
  public static func profiles(
    _ settings: Settings, keeper: SecretKeeper = .argon2(), sender: CodeSender? = nil,
    source: CodeSource = .secure, realTime: RealTime = .system,
    sessions: TerminalSessions = .system,
    providers: IdentityProviders? = nil
  ) -> Profiles {
    Profiles(
      profiles: ProfilesOnDisk(
        dataFolder: settings.dataFolder, realTime: realTime, sessions: sessions),
      codes: CodesOnDisk(dataFolder: settings.dataFolder), keeper: keeper, source: source,
      sender: sender ?? .chosen(settings), files: .onDisk, clock: Adapters.clock(settings),
      realTime: realTime, providers: providers ?? .live(settings))
  }
}
