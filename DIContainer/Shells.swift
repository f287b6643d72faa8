import Data
import Domain
import HaruStore
import Presentation
package import PresentationKit
import PresentationShared
import TextUI

/// Runs the command line and the screens with the given settings, in this process.
package struct Shells {
  let settings: Settings
  let environment: (String) -> String?
  let inHand = CurrentDraft()

  /// Reads the settings; no store is opened before a command needs it.
  package init(environment: @escaping (String) -> String?) throws(ArgumentParseError) {
    settings = try Settings(environment: environment)
    self.environment = environment
  }

  /// Returns the command line, which also starts the screens.
  package func commandLine(readInput: @escaping (Int) -> [UInt8]?, isTerminal: Bool)
    -> CommandLineRunner
  {
    var surroundings =
      CommandLineEnvironment(
        open: { (choice) throws(OpeningFailure) in try Container.live(settings, choice) },
        demo: { (language) throws(OpeningFailure) in
          try Container.demo(settings, language)
        },
        readInput: readInput,
        composed: TextForms.composed, ask: Process.ask,
        askSecret: Process.askSecret, support: Adapters.support(settings),
        askLine: Process.askLine,
        profiles: { () throws(OpeningFailure) in Container.profiles(settings) },
        examine: { (profile, mending) throws(OpeningFailure) in
          try Container.examine(settings, profile, mending: mending)
        },
        showTextUI: { (features, choice) throws(TerminalFailure) in
          try showTextUI(features, choice)
        },
        language: settings.language, dates: settings.language.habits.dates,
        chosenLanguage: { settings.chosenLanguage(of: $0) },
        customs: { settings.customs(of: $0) }, isTerminal: isTerminal,
        canAsk: Process.canAsk,
        hasColour: (isTerminal || !(environment("FORCE_COLOR") ?? "").isEmpty)
          && ColourDepth.chosen(from: environment) != .none)
    surroundings.encryption = { (profile) throws(OpeningFailure) in
      try Container.encryption(settings, of: profile)
    }
    surroundings.encryptionOfFile = { (path) throws(EncryptionFailure) in
      try Container.encryption(ofFile: path, settings)
    }
    surroundings.nextLine = Process.nextLine
    surroundings.quietly = { isQuiet in
      if isQuiet { QuietTerminal.begin() } else { _ = QuietTerminal.end() }
    }
    if Process.canAsk { surroundings.showPage = { Process.show($0) } }
    surroundings.environment = { settings.environment(deciding: $0) }
    surroundings.keyMap = { settings.keyMap(of: $0) }
    let isDumb = Process.isOutputTerminal && environment("TERM") == "dumb"
    let defaultPlain = settings.environment(deciding: .screensPlain)?.value
    surroundings.isPlain = {
      isDumb || (settings.choices(of: $0)?.value(of: .screensPlain) ?? defaultPlain) == "on"
    }
    surroundings.isASCIIOnly = Glyphs.isASCIIOnly(environment)
    surroundings.showsAnswers = Process.isOutputTerminal
    let size = TerminalDevice(environment: environment).size
    surroundings.columns = size.columns
    surroundings.rows = size.rows
    if Process.isOutputTerminal {
      surroundings.pager = { PagerProcess.chosen(from: environment, size: size) }
    }
    if Process.isErrorTerminal, ![nil, "", "dumb"].contains(environment("TERM")) {
      surroundings.progressTime = .system
    }
    surroundings.drafting = drafting(readInput)
    surroundings.rest = Process.rest
    if isTerminal, ![nil, "", "dumb"].contains(environment("TERM")) {
      surroundings.window = { (language, noColor, show) throws(TerminalFailure) in
        let reason = try show(window(language, noColor))
        if case .terminated(let signal) = reason { Process.end(by: signal) }
        return .done
      }
    }
    if isTerminal { surroundings.pictures = { pictures() } }
    if Process.isOutputTerminal { surroundings.paint = { paint(of: $0) } }
    return CommandLineRunner(surroundings, version: Version.current)
  }

  /// Returns the terminal device for a command that keeps running.
  private func window(_ language: Language, _ noColor: Bool) -> TerminalDevice {
    TerminalDevice(
      isASCII: Glyphs.isASCIIOnly(environment) && language.isEnglish, pictures: .letters
    ) { name in name == "NO_COLOR" && noColor ? "1" : environment(name) }
  }

  /// Returns how the terminal draws pictures, from its replies to queries and from the preferences
  /// file.
  private func pictures() -> TerminalAbilities {
    let wanted = settings.choices(of: nil)?.value(of: .pictures).flatMap(Rendition.init)
    return TerminalDevice(
      isASCII: Glyphs.isASCIIOnly(environment) && settings.language.isEnglish, pictures: wanted,
      environment: environment
    ).examine()
  }

  /// Returns how a command draws on the terminal: by the settings, by the environment, and by what the screens learned.
  /// Returns nil if it draws no pictures.
  private func paint(of profile: String?) -> OutputPaint? {
    let depth = ColourDepth.chosen(from: environment)
    if depth == .none || Glyphs.chosen(from: environment) == .ascii { return nil }
    let choices = settings.choices(of: profile)
    let known = settings.terminalMemory?.known
    let wanted = choices?.value(of: .pictures).flatMap(Rendition.init(rawValue:))
    let learned = known.flatMap { Rendition(rawValue: $0.blocks) }
    let rendition =
      wanted.flatMap { $0.isInPixels ? nil : $0 } ?? learned
      ?? TerminalAbilities(environment).blocks
    if rendition == .letters { return nil }
    let shade = choices?.value(of: .appearance).flatMap(Shade.init(rawValue:))
    let ground =
      shade.map { $0 == .light ? Ink(0xFFFFFF) : Frame.assumedGround }
      ?? environment("COLORFGBG").flatMap(Ink.init(groundIn:)) ?? known.map { Ink($0.ground) }
    return OutputPaint(depth, ground: ground, rendition: rendition)
  }

  /// Shows the screens, and shows them again after a restart, such as for another profile or language.
  private func showTextUI(_ opened: Features?, _ first: ScreenChoice) throws(TerminalFailure)
    -> ExitStatus
  {
    var (features, choice, opening) = (opened, first, RestartRequest())
    if opened?.archive.hasCutLog() == true {
      opening.greeting = NoticeLine(.failure, EncryptionWords(language: first.language).cutLog)
    }
    // The onboarding to return to after the demo.
    var outside: ScreenChoice?
    while true {
      let shown: Features
      do throws(OpeningFailure) {
        if let features {
          shown = features
        } else {
          shown = try Container.forNobody(settings)
        }
      } catch { return Self.fail(error, choice) }
      // In the background with its own connection, so that the screens do not wait for it.
      let follows = !choice.readOnly
      if follows, !choice.isBorrowed {
        let (settings, profile) = (settings, choice.profile)
        _ = Background.start { Container.finishEncryption(settings, of: profile) }
      }
      _ = Background.start {
        _ = shown.archive.keepDay(patiently: true)
        if follows { Self.follow(shown.sayings) }
      }
      let remote = FollowedRemote(settings: settings, profile: choice.profile)
      defer { remote.cancellation.cancel() }
      let notes = WatchedInbox(
        settings: settings, profile: choice.profile, language: choice.language)
      defer { notes.cancellation.cancel() }
      if follows, !choice.isBorrowed {
        _ = Background.start { remote.follow(shown.sync) }
        _ = Background.start { notes.watch(shown.preferences) }
      }
      let runtime = runtime(shown, choice, opening)
      switch try runtime.run() {
      case .terminated(let signal):
        Process.end(by: signal)
        return .failed
      case .inputClosed: return .done
      case nil: break
      }
      if !choice.readOnly, let ground = runtime.learned.ground {
        settings.terminalMemory?.keep(ground: ground, blocks: runtime.learned.blocks.rawValue)
      }
      if !runtime.farewell.isEmpty {
        let out = Process.printer(to: 1)
        for line in runtime.farewell { out.add(Array((line + "\n").utf8)) }
        out.flush()
      }
      let reopener = Reopener(settings: settings)
      let again: Reopener.Outcome
      if let wanted = runtime.reopening {
        // Logging out, withdrawing and encrypting need a store that no other thread has open.
        remote.cancellation.cancel()
        shown.close()
        if wanted.isBorrowed, choice.onboarding != nil { outside = choice }
        again = reopener.reopen(wanted, after: choice, shown)
      } else if let before = outside {
        outside = nil
        again = reopener.comeBack(to: before)
      } else {
        return .done
      }
      switch again {
      case .shows(let next):
        (features, choice, opening) = (next.features, next.choice, next.opening)
      case .failed(let error): return Self.fail(error, choice)
      }
    }
  }

  /// Imports new sayings of the feed. Errors are ignored and the import is retried later, because a
  /// manual import reports them.
  private static func follow(_ sayings: Sayings) {
    do throws(SayingsImportFailure) { _ = try sayings.follow() } catch {
      switch error {
      case .file, .fetch, .unknownForm, .broken, .noFeed, .sayings: return
      }
    }
  }

  private static func fail(_ error: OpeningFailure, _ choice: ScreenChoice) -> ExitStatus {
    let report = error.report(choice.language)
    let err = Process.printer(to: 2)
    err.add(Array((report.message + "\n").utf8))
    err.flush()
    return report.status
  }

  private func runtime(_ features: Features, _ choice: ScreenChoice, _ opening: RestartRequest)
    -> TerminalRuntime
  {
    let environment = { (name: String) in
      name == "NO_COLOR" && choice.noColor ? "1" : self.environment(name)
    }
    var world = RuntimeDependencies(clock: Adapters.clock(settings)) { words in
      inner(features, choice).output(of: words)
    }
    world.version = Version.current
    world.profiles = choice.isBorrowed ? nil : Container.profiles(settings)
    world.edit = { edited($0, isBorrowed: choice.isBorrowed) }
    world.outside = { outside($0, features, choice) }
    world.backgroundTasks = Background.backgroundTasks
    var choice = choice
    choice.use(settings.keyMap(of: choice.profile))
    choice.offersProviders =
      world.profiles?.providers.all().contains(where: \.isConfigured) ?? false
    var glyphs = Glyphs.chosen(from: environment)
    if choice.pictures == .letters { glyphs.pictures = .letters }
    return TerminalRuntime(
      features, choice, glyphs: glyphs,
      device: TerminalDevice(
        isASCII: Glyphs.isASCIIOnly(environment) && choice.language.isEnglish,
        pictures: choice.pictures, pictureBytes: choice.pictureBytes, environment: environment),
      opening: opening, world: world)
  }
}
