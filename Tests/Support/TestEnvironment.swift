import Domain
import HaruStore
import PresentationKit
import PresentationShared
import Synchronization
import TextUI

@testable import DIContainer
@testable import Data

/// The whole program over a store in memory. Its clock moves only when a test moves it, IDs are counted and random
/// numbers are the same in every run. It never uses the real home folder, clock or network.
package final class TestEnvironment: Sendable {
  /// The language of the program, unless a command selects another one.
  package let language: Language
  /// The features of the program, over the store in memory.
  package let features: Features
  /// The default profiles, with their clocks, codes and files.
  package let profileFixture: ProfileFixture
  /// The profile actions; those of `profileFixture` unless others were given.
  package let profiles: Profiles
  private let adaptersInUse: Adapters
  /// The files of all folders of events and contacts.
  package let vdirFiles: RemoteFilesInMemory

  /// Creates the environment at a local time in Seoul such as `2026-03-01T09:00`, with a collection of starter sayings.
  /// `change` can replace adapters.
  package init(
    now: String = "2026-03-01T09:00", language: Language = .english,
    profiles: Profiles? = nil, starters: StarterCollection = .proverbs,
    change: (inout Adapters) -> Void = { _ in }
  ) throws {
    self.language = language
    let profileFixture = ProfileFixture()
    self.profileFixture = profileFixture
    self.profiles = profiles ?? profileFixture.profiles()
    let start = try Self.moment(now)
    let counter = Atomic<Int>(0)
    let settings = try Settings(environment: { ["HOME": "/nonexistent", "HARU_SEED": "7"][$0] })
    let clock = Clock()
    clock.moment.withLock { $0 = start }
    let database = try Database(.memory, starters: starters)
    // The timestamps for sync use the same clock as everything else here.
    database.stampClock = RealTime { Int64(clock.moment.withLock { $0.instant }) * 1000 }
    var adapters = Adapters(database, in: settings.world).borrowed()
    adapters.clock = WallClock { clock.moment.withLock { $0 } }
    adapters.calendar = .unchanging(offset: 9 * 3600)
    (adapters.countsFirstDay, adapters.weekStart) = (language == .korean, language.weekStart)
    if language == .korean { adapters.currency = "KRW" }
    adapters.ids = IDSource { "id\(counter.add(1, ordering: .relaxed).newValue)" }
    let files = [SampleQuotes.files, SampleCalendars.files, SampleImports.files].reduce(
      SampleCards.files
    ) {
      $0.merging($1) { $1 }
    }
    let paper = FilesInMemory(files)
    adapters.files = paper.port
    let vdir = RemoteFilesInMemory()
    adapters.vdirFolders = VdirFolders(
      wholePath: { $0 }, open: { _ in vdir }, subfolders: { _ in [] }, device: { "desktop" })
    vdirFiles = vdir
    let imports = adapters.imports
    adapters.imports = { ImportsOnPaper(over: imports($0, $1, $2, $3), files: paper) }
    adapters.fetcher = SampleQuotes.web
    adapters.preferences = PreferencesInMemory(path: "/nonexistent/.config/haru/config.toml")
    adapters.fonts = FontBook { () throws(FontFailure) in
      [["Gowun Batang", "고운바탕"], ["NanumGothic", "나눔고딕"]].compactMap(FontFamily.init)
    }
    adapters.bookSources = SampleShop.sources(adapters.reading)
    adapters.pictures = PictureMaker(
      png: { (_, size) throws(PictureFailure) in
        Array("a picture of \(size.width)×\(size.height)".utf8)
      },
      pdf: { (pages) throws(PictureFailure) in Array("a book of \(pages.count) pages".utf8) })
    adapters.archive = ArchiveOnPaper(over: adapters.archive)
    adapters.secrets = .argon2(.least)
    let hours = LockHours()
    adapters.realTime = hours.time
    adapters.sessions = hours.sessions
    lockHours = hours
    change(&adapters)
    self.clock = clock
    adaptersInUse = adapters
    features = Features(adapters)
  }

  /// Creates an environment whose store begins with the starter sayings of its language, as that of a user does (S-25).
  package convenience init(beginningIn language: Language) throws {
    try self.init(language: language, starters: language == .korean ? .koreanYear : .englishYear)
  }

  /// Returns the features of an environment without records.
  private static func empty(_ language: Language, _ clock: WallClock) throws(OpeningFailure)
    -> Features
  {
    do { return try TestEnvironment(language: language) { $0.clock = clock }.features } catch {
      throw .storage(.corrupt)
    }
  }

  private final class Clock: Sendable {
    let moment = Mutex(Now(instant: 0, offset: 0))
  }

  private let clock: Clock
  /// The time by which the lock counts, and the terminal session of the user.
  package let lockHours: LockHours

  /// The adapters of the features, after the changes that the test made.
  package var adapters: Adapters { adaptersInUse }

  /// Sets the clock to a local time in Seoul such as `2026-03-01T09:00`.
  package func go(to now: String) throws {
    let later = try Self.moment(now)
    clock.moment.withLock { $0 = later }
  }

  /// The current time by the environment's clock.
  package var now: Now { clock.moment.withLock { $0 } }

  /// Returns the command line of this environment. If `passesLock` is true, it ignores the lock, as the command line of
  /// the text interface does.
  package func commandLine(
    input: String? = nil, passesLock: Bool = false, columns: Int = Size.standard.columns,
    editor: ((String) -> Composed)? = nil, dates: DateOrder = .monthFirst,
    inTerminal: Bool = false, answering answer: String? = nil, paint: OutputPaint? = nil
  ) -> CommandLineRunner {
    let (features, profiles, language, clock) = (features, profiles, language, adapters.clock)
    var surroundings = CommandLineEnvironment(
      open: { choice throws(OpeningFailure) in
        if choice.isInMemory { return try Self.empty(language, clock) }
        if let name = choice.profile, name != "default" { throw .unknownProfile(name) }
        if !passesLock { try LockGate.check(features.lock, choice) }
        guard choice.isTrial else { return features }
        do throws(StorageFailure) { return try features.trial() } catch { throw .storage(error) }
      },
      demo: { _ throws(OpeningFailure) in features },
      readInput: { limit in
        let bytes = Array((input ?? "").utf8)
        return bytes.count > limit ? nil : bytes
      },
      composed: TextForms.composed, support: features.support,
      profiles: { () throws(OpeningFailure) in profiles },
      examine: { (_, _) throws(OpeningFailure) in
        Examination([
          .init(.opens, .ok), .init(.whole, .ok), .init(.wordIndexes(5), .ok),
          .init(.permissions, .ok), .init(.ownDisk, .ok),
          .init(.diskEncryption(.plain(["sda2"])), .note), .init(.noBackup, .note),
        ])
      },
      showTextUI: { (_, _) throws(TerminalFailure) in throw .notATerminal },
      language: language, dates: dates, customs: { [customs] _ in customs }, isTerminal: false)
    if let encryption = features.encryption {
      surroundings.encryption = { _ throws(OpeningFailure) in encryption }
    }
    if let paint { (surroundings.paint, surroundings.hasColour) = ({ _ in paint }, true) }
    let rest = Mutex((input ?? "")[...])
    surroundings.nextLine = {
      rest.withLock { rest in
        guard !rest.isEmpty else { return nil }
        let line = rest.prefix { $0 != "\n" }
        rest = rest[line.endIndex...].dropFirst()
        return String(line)
      }
    }
    if let answer {
      surroundings.canAsk = true
      // Several lines are the answers to several questions; after them the user cancels.
      let lines = Mutex(answer.split(separator: "\n", omittingEmptySubsequences: false)[...])
      let isOne = !answer.contains("\n")
      surroundings.askLine = { _ in
        isOne ? answer : lines.withLock { $0.popFirst().map(String.init) }
      }
      surroundings.ask = { _, _ in answer == "y" }
    }
    (surroundings.columns, surroundings.showsAnswers) = (columns, inTerminal)
    surroundings.isPlain = { _ in
      do throws(StorageFailure) {
        return try features.preferences.value(of: .screensPlain) == "on"
      } catch { return false }
    }
    let keyMap = keyMap
    surroundings.keyMap = { _ in keyMap }
    surroundings.drafting = Drafting { writing in
      editor.map { $0(writing.start) } ?? input.map { .text(TextForms.composed($0)) } ?? .nobody
    }
    if editor != nil { surroundings.drafting.keep = { "/drafts/\($0.count)" } }
    return CommandLineRunner(surroundings, version: Version.current)
  }

  /// The user's key bindings.
  package var keyMap: WrittenKeyMap { keys.withLock { $0 } }
  private let keys = Mutex(WrittenKeyMap())

  /// Sets the user's key bindings. Each line is like `people.water = W`; several keys are separated by a comma and a
  /// space.
  package func writeKeys(_ lines: String...) {
    let written = WrittenKeyMap(
      lines: lines.enumerated().map { number, line in
        let sides = line.components(separatedBy: " = ")
        let keys = sides.dropFirst().joined(separator: " = ")
        return WrittenKeyMap.Line(
          "keys.toml", line: number + 1, path: sides[0].components(separatedBy: "."),
          keys: keys.isEmpty ? [] : keys.components(separatedBy: ", "))
      })
    keys.withLock { $0 = written }
  }

  /// The settings for clocks, weeks and calendars; the defaults if the store cannot be read.
  package var customs: CalendarCustoms {
    do throws(StorageFailure) { return try features.preferences.calendarCustoms() } catch {
      return CalendarCustoms()
    }
  }

  /// Runs a command line as it would be typed after `haru`.
  package func run(
    _ line: String, input: String? = nil, columns: Int = Size.standard.columns,
    editor: ((String) -> Composed)? = nil, dates: DateOrder = .monthFirst,
    inTerminal: Bool = false, answering answer: String? = nil
  ) -> Output {
    commandLine(
      input: input, columns: columns, editor: editor, dates: dates, inTerminal: inTerminal,
      answering: answer
    ).output(of: ShellLine.words(line))
  }

  private static func moment(_ text: String) throws -> Now {
    guard case .local(let day, let time)? = PinnedMoment(text) else {
      throw BadMoment(text: text)
    }
    return Now(day: day, time: time, offset: 9 * 3600)
  }

  private struct BadMoment: Error { let text: String }
}
