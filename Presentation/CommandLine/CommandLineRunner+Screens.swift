import Domain

extension CommandLineRunner {
  /// Shows the screens as the settings and the options want them.
  func showScreens(_ features: Features, _ page: AnswerPage) -> ExitStatus {
    let motion: Bool
    do throws(StorageFailure) { motion = try features.preferences.hasMotion() } catch {
      return page.fail(StorageWords(page.language).report(error))
    }
    do throws(TerminalFailure) {
      return try surroundings.showTextUI(
        features,
        ScreenChoice(
          language: page.language, noColor: page.noColor, readOnly: page.isReadOnly,
          motion: motion))
    } catch {
      return page.fail(TerminalWords(page.language).report(error))
    }
  }

  /// Whether a command opens the text interface: `haru` alone, where a person sits.
  func showsScreens(_ command: Command, _ page: AnswerPage) -> Bool {
    command == .home && surroundings.isTerminal && !page.wantsJSON
  }

  /// Whether a command asks for the code of a locked store itself, instead of being refused.
  func passesLock(_ command: Command, _ page: AnswerPage) -> Bool {
    if case .lock = command { return true }
    return showsScreens(command, page)
  }
}
