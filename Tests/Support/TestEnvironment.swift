import Domain
import HaruStore
import PresentationAcross
import PresentationKit
import Synchronization
import TextUI

@testable import DIContainer
@testable import Data

/// Haru over a store in memory, with a clock that moves only when a test says so, ids that are
/// counted and lots that repeat. Nothing in it reaches the real home, clock or network.
package final class TestEnvironment: Sendable {
  /// The language the program speaks unless a command says otherwise.
  package let language: Language
  /// All that the program can do.
  package let features: Features
  /// Where the profiles of this world, their codes and their pictures are.
  package let profileFixture: ProfileFixture
  /// Whose days are kept in it.
  package let profiles: Profiles
  private let adaptersInUse: Adapters

  /// Makes a world at a moment (`2026-03-01T09:00`, as in Seoul); `change` swaps adapters.
  package init(
    now: String = "2026-03-01T09:00", language: Language = .english,
    profiles: Profiles? = nil,
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
    let database = try Database(.memory)
    // What other devices compare is as late as everything else here.
    database.stampClock = RealTime { Int64(clock.moment.withLock { $0.instant }) * 1000 }
    var adapters = Adapters(database, in: settings.world).borrowed()
    adapters.clock = WallClock { clock.moment.withLock { $0 } }
    adapters.calendar = .unchanging(offset: 9 * 3600)
    adapters.ids = IDSource { "id\(counter.add(1, ordering: .relaxed).newValue)" }
    let files = [SampleQuotes.files, SampleCalendars.files, SampleImports.files].reduce(
      SampleCards.files
    ) {
      $0.merging($1) { $1 }
    }
    let paper = FilesInMemory(files)
    adapters.files = paper.port
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

  private final class Clock: Sendable {
    let moment = Mutex(Now(instant: 0, offset: 0))
  }

  private let clock: Clock
  /// The time by which the lock counts, and the terminal somebody sits at.
  package let lockHours: LockHours

  /// What it does it with.
  package var adapters: Adapters { adaptersInUse }

  /// Moves the clock.
  package func go(to now: String) throws {
    let later = try Self.moment(now)
    clock.moment.withLock { $0 = later }
  }

  /// The present moment.
  package var now: Now { clock.moment.withLock { $0 } }

  /// The command line of this world, or the one behind `:`, where a lock is open already.
  package func commandLine(
    input: String? = nil, passesLock: Bool = false, columns: Int = Size.standard.columns,
    editor: ((String) -> Composed)? = nil, dates: DateOrder = .monthFirst,
    answering answer: String? = nil
  ) -> CommandLineRunner {
    let (features, profiles) = (features, profiles)
    var surroundings = CommandLineEnvironment(
      open: { choice throws(OpeningFailure) in
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
          .init(.permissions, .ok), .init(.ownDisk, .ok), .init(.noBackup, .note),
        ])
      },
      showTextUI: { (_, _) throws(TerminalFailure) in throw .notATerminal },
      language: language, dates: dates, customs: { [customs] _ in customs }, isTerminal: false)
    if let answer {
      surroundings.canAsk = true
      surroundings.askLine = { _ in answer }
      surroundings.ask = { _, _ in answer == "y" }
    }
    surroundings.columns = columns
    let keyMap = keyMap
    surroundings.keyMap = { _ in keyMap }
    surroundings.drafting = Drafting { writing in
      editor.map { $0(writing.start) } ?? input.map { .text(TextForms.composed($0)) } ?? .nobody
    }
    if editor != nil { surroundings.drafting.keep = { "/drafts/\($0.count)" } }
    return CommandLineRunner(surroundings, version: Version.current)
  }

  /// What somebody presses for what here.
  package var keyMap: WrittenKeyMap { keys.withLock { $0 } }
  private let keys = Mutex(WrittenKeyMap())

  /// Writes a key map of lines like `people.water = W`, several keys with blanks and commas between.
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

  /// How clocks and weeks are to be written here.
  package var customs: CalendarCustoms {
    do throws(StorageFailure) { return try features.preferences.calendarCustoms() } catch {
      return CalendarCustoms()
    }
  }

  /// Runs a command line as it would be typed after `haru`.
  package func run(
    _ line: String, input: String? = nil, columns: Int = Size.standard.columns,
    editor: ((String) -> Composed)? = nil, dates: DateOrder = .monthFirst,
    answering answer: String? = nil
  ) -> Output {
    commandLine(
      input: input, columns: columns, editor: editor, dates: dates, answering: answer
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

/// A line of a shell as the words a program would get.
package enum ShellLine {
  /// Splits at blanks, except between quotes.
  package static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character == " " {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
