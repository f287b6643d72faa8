package import Data
package import Domain
import HaruStore
import Presentation
package import PresentationKit
import TextUI

/// What the environment says about how the program is to run. Nothing is opened yet.
package struct Settings: Sendable {
  /// Where the stores of all profiles lie.
  package var dataFolder: String
  /// Where answers of services are kept; nothing where none are.
  package var answersFolder: String?
  /// Where covers of books are kept; nothing where none are.
  package var coversFolder: String?
  /// The key of the Korean bookshop, for somebody who keeps it in the environment.
  package var aladinKey: String?
  /// Somebody's home, where the environment names it.
  package var home: String?
  /// The moment that is to count as now, if it is pinned.
  package var pinnedMoment: PinnedMoment?
  /// The seed of everything drawn at random, if it is pinned.
  package var seed: UInt64?
  /// The language of the locale.
  package var language: Language
  /// The variable it comes from, if one says it.
  private let languageVariable: String?
  /// The name of the terminal.
  package var terminal: String?
  /// The folders programs are found in.
  package var programPath: String?
  /// The one folder everything lies in, where somebody wants that.
  private(set) var everything: String?
  /// The hook this was started by, if it was started by one, and the profile that is of.
  package var hook: (name: String, profile: String?)?
  /// The files of what somebody chose.
  private let choices: ConfigFolder
  /// The files of holidays somebody named.
  private let holidayFiles: HolidayFiles

  /// Reads the environment.
  package init(environment: (String) -> String?) throws(UsageError) {
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
    choices = ConfigFolder(path: try Self.choicesFolder(variable))
    aladinKey = variable("ALADIN_TTB_KEY")
    language = Language(environment: environment)
    languageVariable = Language.variable(in: environment)
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

  /// Holidays are whole days, for which the zones of a file mean nothing. The zone is read with the first file.
  private static func holidayFiles(_ pinned: PinnedMoment?) -> HolidayFiles {
    .read(from: .onDisk) {
      let zone = LocalZone()
      let now = (pinned.map { WallClock.pinned($0, in: zone) } ?? .system(in: zone)).now()
      return HolidayBook(
        reading: $0, .standard(zones: .onDisk(), zone: zone, year: now.day.parts.year))
    }
  }

  /// `HARU_HOME` puts everything under one folder; otherwise the XDG folders hold it.
  private static func dataFolder(_ variable: (String) -> String?) throws(UsageError) -> String {
    if let home = variable("HARU_HOME") {
      return try absolute(home, named: "HARU_HOME", from: variable("PWD")) + "/data"
    }
    // The XDG rules say that a relative path there is to be ignored.
    if let data = variable("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/haru" }
    guard let home = variable("HOME"), home.hasPrefix("/") else {
      throw .badEnvironment(variable: "HOME", value: variable("HOME") ?? "")
    }
    return home + "/.local/share/haru"
  }

  /// Where what can be had again is kept.
  private static func cacheFolder(_ variable: (String) -> String?) throws(UsageError) -> String? {
    if let home = variable("HARU_HOME") {
      return try absolute(home, named: "HARU_HOME", from: variable("PWD")) + "/cache"
    }
    if let cache = variable("XDG_CACHE_HOME"), cache.hasPrefix("/") { return cache + "/haru" }
    return variable("HOME").flatMap { $0.hasPrefix("/") ? $0 + "/.cache/haru" : nil }
  }

  /// Where the files of what somebody chose lie.
  private static func choicesFolder(_ variable: (String) -> String?) throws(UsageError)
    -> String?
  {
    if let home = variable("HARU_HOME") {
      return try absolute(home, named: "HARU_HOME", from: variable("PWD")) + "/config"
    }
    if let config = variable("XDG_CONFIG_HOME"), config.hasPrefix("/") { return config + "/haru" }
    return variable("HOME").flatMap { $0.hasPrefix("/") ? $0 + "/.config/haru" : nil }
  }

  private static func absolute(_ path: String, named name: String, from folder: String?)
    throws(UsageError) -> String
  {
    if path.hasPrefix("/") { return path }
    guard let folder, folder.hasPrefix("/") else {
      throw .badEnvironment(variable: name, value: path)
    }
    return folder + "/" + path
  }

  /// What a store finds around it.
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

  /// The store of a profile.
  func store(of profile: String?) -> String {
    let folder = TextForms.composed(profile ?? Self.defaultProfile)
    return "\(dataFolder)/profiles/\(folder)/haru.sqlite"
  }

  /// Where the store of a profile and its copies lie.
  func archivePaths(of profile: String?) -> ArchivePaths {
    ArchivePaths(
      dataFolder: dataFolder, store: store(of: profile),
      profile: profile == Self.defaultProfile ? nil : profile)
  }

  /// The file of what somebody chose in a profile.
  func choices(of profile: String?) -> ConfigFile? {
    let name = profile ?? profileInUse
    guard let name, name != Self.defaultProfile else { return choices.file(of: nil) }
    return ProfileName.isName(name) ? choices.file(of: name) : nil
  }

  /// The folder of the programs that are run around writes.
  var hooksFolder: String? { choices.path.map { $0 + "/hooks" } }

  /// How long somebody waits for a store that is being written: within a hook that is asked before
  /// a write, nobody who writes will be done before the hook is.
  var timeout: Int {
    hook.map { $0.name.hasPrefix(HookTime.before.rawValue) } == true
      ? Database.haste : Database.timeout
  }

  /// What somebody presses for what in a profile.
  func keyMap(of profile: String?) -> WrittenKeyMap {
    choices.path.map { KeysFile(in: $0).read(over: choices(of: profile)) } ?? WrittenKeyMap()
  }

  /// The profile in use, as far as that can be read.
  var profileInUse: String? {
    if let profile = hook?.profile { return profile }
    do throws(StorageFailure) {
      guard case .profile(let name) = try CurrentProfileFile(dataFolder: dataFolder).read() else {
        return nil
      }
      return name.text
    } catch {
      // Whoever opens the store is told why; the usual choices count until then.
      return nil
    }
  }

  /// The language somebody chose for a profile, if they chose one.
  func chosenLanguage(of profile: String?) -> Language? {
    choices(of: profile)?.value(of: .language).flatMap(Language.init(rawValue:))?
      .at(language.habits)
  }

  /// The sayings a new store of a profile begins with, by the language it is begun in.
  func starters(of profile: String?, in told: Language? = nil) -> StarterCollection {
    switch (told ?? chosenLanguage(of: profile) ?? language).tongue {
    case .korean: .korean
    case .english: .english
    }
  }

  /// The variable of the environment that decides a setting where nobody chose, and its value.
  package func environment(deciding preference: Preference) -> (variable: String, value: String)? {
    if preference == .language { return languageVariable.map { ($0, language.rawValue) } }
    if preference == .booksAladinKey { return aladinKey.map { ("ALADIN_TTB_KEY", $0) } }
    return nil
  }

  /// How somebody wants clocks and weeks to be written in a profile.
  package func customs(of profile: String?) -> CalendarCustoms {
    let file = choices(of: profile)
    return CalendarCustoms(files: holidayFiles) { file?.value(of: $0) }
  }

  /// The profile of somebody who never chose one.
  static let defaultProfile = ProfileName.usual.text
}
