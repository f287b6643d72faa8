import Data
import Domain
import HaruStore
import Presentation
import PresentationKit
import PresentationShared
import TextUI

/// Commands that run from the screens: behind `:`, and on the terminal that the screens have released.
extension Shells {
  /// Runs a command on the terminal that the screens have released, and waits until its answer has been read.
  func outside(_ words: [String], _ features: Features, _ choice: ScreenChoice) {
    var surroundings = inner(features, choice).surroundings
    (surroundings.nextLine, surroundings.askLine) = (Process.nextLine, Process.askLine)
    (surroundings.canAsk, surroundings.showsAnswers) = (true, true)
    surroundings.columns = TerminalDevice(environment: environment).size.columns
    let words = (choice.readOnly ? ["--read-only"] : []) + words
    _ = CommandLineRunner(surroundings, version: Version.current).run(
      words.map { Array($0.utf8) }, out: Process.printer(to: 1), err: Process.printer(to: 2))
    _ = Process.askLine(ShellWords(choice.language).comeBack)
  }

  /// Returns the command line behind `:`, which uses the open store. Another profile is opened for
  /// that single command, read-only if the screens are read-only.
  func inner(_ features: Features, _ screens: ScreenChoice) -> CommandLineRunner {
    CommandLineRunner(
      CommandLineEnvironment(
        open: { (choice) throws(OpeningFailure) in
          if choice.isInMemory { return try Container.forNobody(settings) }
          if choice.profile == nil {
            guard choice.isTrial else { return features }
            do throws(StorageFailure) { return try features.trial() } catch {
              throw .storage(error)
            }
          }
          let isReadOnly = choice.readOnly || screens.readOnly
          return try Container.live(
            settings,
            StoreChoice(
              profile: choice.profile, readOnly: isReadOnly, makesStore: choice.makesStore,
              passesLock: choice.passesLock, isTrial: choice.isTrial)
          )
        },
        demo: { (language) throws(OpeningFailure) in
          try Container.demo(settings, language)
        },
        readInput: { _ in [] }, composed: TextForms.composed,
        showTextUI: { (_, _) throws(TerminalFailure) in throw .notATerminal },
        language: screens.language, dates: screens.language.habits.dates,
        customs: { _ in screens.language.customs },
        isTerminal: false),
      version: Version.current)
  }
}
