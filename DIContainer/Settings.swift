package import Data
package import Domain
import HaruStore
import Presentation
package import PresentationKit
import TextUI

/// The configuration from the environment. Reading it opens no file.
package struct Settings: Sendable {
  /// The folder with the stores of all profiles.
  package var dataFolder: String
  /// The cache folder for responses of web services; nil for no cache.
  package var answersFolder: String?
  /// The folder with the marks of inputs that are being read; nil if it is unknown.
  package var inputsFolder: String?
  /// The folder with what is known of terminals; nil if it is unknown.
  private let terminalsFolder: String?
  /// The cache folder for book covers; nil for no cache.
  package var coversFolder: String?
  /// The key of the Korean bookshop Aladin from the environment; nil if it is not set.
  package var aladinKey: String?
  /// The home folder; nil if the environment names none.
  package var home: String?
  /// The moment that replaces the current time; nil for the system's clock.
  package var pinnedMoment: PinnedMoment?
  /// The seed of the random source; nil for an unpredictable seed.
  package var seed: UInt64?
  /// The language of the locale.
  package var language: Language
  /// The environment variable that determines the language; nil if none is set.
  private let languageVariable: String?
  /// Whether the environment asks for plain lines (`ACCESSIBLE`).
  private let isAccessible: Bool
  /// The name of the terminal, from the environment; nil if it is not set.
  package var terminal: String?
  /// The value of `PATH`, in which programs are looked up; nil if it is not set.
  package var programPath: String?
  /// The folder that contains all files of Haru (`HARU_HOME`); nil for the XDG folders.
  private(set) var everything: String?
  /// The hook that started this process, with its profile; nil outside hooks.
  package var hook: (name: String, profile: String?)?
  /// The folder of the preferences files.
  private let choices: ConfigFolder
  /// The holiday files that the user has named.
  private let holidayFiles: HolidayFiles

  /// Reads the settings from the environment.
  package init(environment: (String) -> String?) throws(ArgumentParseError) {
    func variable(_ name: String) -> String? {
      environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    programPath = variable("PATH")
    terminal = variable("TERM_PROGRAM") ?? variable("TERM")
    home = variable("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    dataFolder = try Self.dataFolder(variable)
    let cache = try Self.cacheFolder(variable)
    answersFolder = cache.map { $0 + "/answers" }
    coversFolder = cache.map { $0 + "/covers" }
    inputsFolder = cache.map { $0 + "/inputs" }
    terminalsFolder = cache.map { $0 + "/terminals" }
    choices = ConfigFolder(path: try Self.choicesFolder(variable))
    aladinKey = variable("ALADIN_TTB_KEY")
    language = Language(environment: environment)
    languageVariable = Language.variable(in: environment)
    isAccessible = ![nil, "0"].contains(variable("ACCESSIBLE"))
    hook = variable(HookEnvironment.hook).map {
      (name: $0, profile: variable(HookEnvironment.profile))
    }
    if let folder = variable("HARU_HOME") {
      everything = try Self.absolute(folder, named: "HARU_HOME", from: variable("PWD"))
    }
    if let text = variable("HARU_NOW") {
      guard let moment = PinnedMoment(text) else {
        throw .badEnvironment(variable: "HARU_NOW", value: text)
      }
      pinnedMoment = moment
    }
    if let text = variable("HARU_SEED") {
      guard let number = Int(text) else {
        throw .badEnvironment(variable: "HARU_SEED", value: text)
      }
      seed = UInt64(bitPattern: Int64(number))
    }
    holidayFiles = Self.holidayFiles(pinnedMoment)
  }

  /// What the screens learned from this terminal; nil if there is no place to keep it.
  var terminalMemory: TerminalMemory? {
    guard let terminalsFolder, let terminal else { return nil }
    return TerminalMemory(folder: terminalsFolder, terminal: terminal)
  }

  /// Returns the holiday files. Holidays are whole days, so the time zones of a file have no
  /// effect. The local zone is loaded only with the first file.
  private static func holidayFiles(_ pinned: PinnedMoment?) -> HolidayFiles {
    .read(from: .onDisk) {
      let zone = LocalZone()
      let now = (pinned.map { WallClock.pinned($0, in: zone) } ?? .system(in: zone)).now()
      return HolidayBook(
        reading: $0, .standard(zones: .onDisk(), zone: zone, year: now.day.parts.year))
    }
  }

  /// Returns the folder for data: in `HARU_HOME` if it is set, otherwise in the XDG folder.
  private static func dataFolder(_ variable: (String) -> String?) throws(ArgumentParseError)
    -> String
  {
    if let home = variable("HARU_HOME") {
      return try absolute(home, named: "HARU_HOME", from: variable("PWD")) + "/data"
    }
    // By the XDG rules a relative path is ignored.
    if let data = variable("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/haru" }
    guard let home = variable("HOME"), home.hasPrefix("/") else {
      throw .badEnvironment(variable: "HOME", value: variable("HOME") ?? "")
    }
    return home + "/.local/share/haru"
  }

  /// Returns the folder for data that can be fetched again. Returns nil if the environment names no folder.
  private static func cacheFolder(_ variable: (String) -> String?) throws(ArgumentParseError)
    -> String?
  {
    if let home = variable("HARU_HOME") {
      return try absolute(home, named: "HARU_HOME", from: variable("PWD")) + "/cache"
    }
    if let cache = variable("XDG_CACHE_HOME"), cache.hasPrefix("/") { return cache + "/haru" }
    return variable("HOME").flatMap { $0.hasPrefix("/") ? $0 + "/.cache/haru" : nil }
  }

  /// Returns the folder of the preferences files. Returns nil if the environment names no folder.
  private static func choicesFolder(_ variable: (String) -> String?) throws(ArgumentParseError)
    -> String?
  {
    if let home = variable("HARU_HOME") {
      return try absolute(home, named: "HARU_HOME", from: variable("PWD")) + "/config"
    }
    if let config = variable("XDG_CONFIG_HOME"), config.hasPrefix("/") { return config + "/haru" }
    return variable("HOME").flatMap { $0.hasPrefix("/") ? $0 + "/.config/haru" : nil }
  }

  private static func absolute(_ path: String, named name: String, from folder: String?)
    throws(ArgumentParseError) -> String
  {
    if path.hasPrefix("/") { return path }
    guard let folder, folder.hasPrefix("/") else {
      throw .badEnvironment(variable: name, value: path)
    }
    return folder + "/" + path
  }

  /// The dependencies of a store.
  var world: StoreDependencies {
    var world = StoreDependencies()
    world.programPath = programPath
    world.answersFolder = answersFolder
    world.coversFolder = coversFolder
    world.aladinKey = aladinKey
    world.version = Version.current
    world.clock = Adapters.clock(self)
    world.randomSource = seed.map(RandomSource.seeded) ?? .unseeded()
    return world
  }

  /// Returns the path of a profile's store.
  func store(of profile: String?) -> String {
    let folder = TextForms.composed(profile ?? Self.defaultProfile)
    return "\(dataFolder)/profiles/\(folder)/haru.sqlite"
  }

  /// Returns the paths of a profile's store and its backups.
  func archivePaths(of profile: String?) -> ArchivePaths {
    ArchivePaths(
      dataFolder: dataFolder, store: store(of: profile),
      profile: profile == Self.defaultProfile ? nil : profile)
  }

  /// Returns the preferences file of a profile, or of the current profile if `profile` is nil. Returns nil if there is
  /// no folder for it, or if the name is not valid.
  func choices(of profile: String?) -> ConfigFile? {
    let name = profile ?? profileInUse
    guard let name, name != Self.defaultProfile else { return choices.file(of: nil) }
    return ProfileName.isName(name) ? choices.file(of: name) : nil
  }

  /// The folder of the hook programs; nil if there is no preferences folder.
  var hooksFolder: String? { choices.path.map { $0 + "/hooks" } }

  /// The timeout in milliseconds for opening a store that another process is writing. It is short in a hook that runs
  /// before a write, because that write waits for the hook.
  var timeout: Int {
    hook.map { $0.name.hasPrefix(HookTime.before.rawValue) } == true
      ? Database.shortTimeout : Database.timeout
  }

  func keyMap(of profile: String?) -> WrittenKeyMap {
    choices.path.map { KeysFile(in: $0).read(over: choices(of: profile)) } ?? WrittenKeyMap()
  }

  /// The profile of the running hook, or else the current profile. Nil if no profile is signed in, or if the current
  /// profile cannot be read.
  var profileInUse: String? {
    if let profile = hook?.profile { return profile }
    do throws(StorageFailure) {
      guard case .profile(let name) = try CurrentProfileFile(dataFolder: dataFolder).read() else {
        return nil
      }
      return name.text
    } catch {
      // Opening the store reports the error; until then the default preferences apply.
      return nil
    }
  }

  /// Returns the language chosen for a profile; nil if none was chosen.
  func chosenLanguage(of profile: String?) -> Language? {
    choices(of: profile)?.value(of: .language).flatMap(Language.init(rawValue:))?
      .at(language.habits)
  }

  /// Returns the starter sayings of a new store, in the language in which it is created.
  func starters(of profile: String?, in requested: Language? = nil) -> StarterCollection {
    switch (requested ?? chosenLanguage(of: profile) ?? language).tongue {
    case .korean: .koreanYear
    case .english: .englishYear
    }
  }

  /// Returns the environment variable that determines a setting the user has not chosen, and its
  /// value; nil if there is none.
  package func environment(deciding preference: Preference) -> (variable: String, value: String)? {
    if preference == .language { return languageVariable.map { ($0, language.rawValue) } }
    if preference == .booksAladinKey { return aladinKey.map { ("ALADIN_TTB_KEY", $0) } }
    if preference == .screensPlain, isAccessible { return ("ACCESSIBLE", "on") }
    return nil
  }

  /// Returns the calendar settings of a profile, such as the clock format, the first weekday and the holidays.
  package func customs(of profile: String?) -> CalendarCustoms {
    let file = choices(of: profile)
    var customs = CalendarCustoms(files: holidayFiles) { file?.value(of: $0) }
    if customs.showsNamedDays {
      customs.clockChanges = ClockChanges(LocalZone().calendar)
    }
    return customs
  }

  /// The profile that is used unless another one is chosen.
  static let defaultProfile = ProfileName.defaultName.text
}
