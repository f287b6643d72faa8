import Domain

extension CommandLineRunner {
  /// Shows the screens as the settings and the options want them.
  func showScreens(
    _ features: Features, _ page: AnswerPage, profile: String? = nil, isBorrowed: Bool = false
  ) -> ExitStatus {
    var choice: ScreenChoice
    do throws(StorageFailure) {
      choice = try ScreenChoice(
        features, language: page.language, noColor: page.noColor, readOnly: page.isReadOnly,
        profile: profile)
    } catch {
      return page.fail(StorageWords(page.language).report(error))
    }
    choice.isBorrowed = isBorrowed
    do throws(TerminalFailure) {
      return try surroundings.showTextUI(features, choice)
    } catch {
      return page.fail(TerminalWords(page.language).report(error))
    }
  }

  /// Shows the screens to somebody who is nobody yet.
  func showEntrance(_ page: AnswerPage) -> ExitStatus {
    do throws(TerminalFailure) {
      return try surroundings.showTextUI(
        nil, .ofEntrance(page.language, noColor: page.noColor))
    } catch { return page.fail(TerminalWords(page.language).report(error)) }
  }

  /// Whether a command opens the text interface: `haru` alone, where a person sits.
  func showsScreens(_ command: Command, _ page: AnswerPage) -> Bool {
    command == .home && surroundings.isTerminal && !page.wantsJSON
  }

  /// Runs what is asked of the program itself, which needs no store.
  func run(_ command: SupportCommand, _ page: AnswerPage, isBorrowed: Bool = false)
    -> ExitStatus
  {
    SupportRunner(
      support: isBorrowed ? .alone : surroundings.support, version: version, page: page
    ).run(command)
  }

  /// Whether a command asks for the code of a locked store itself, instead of being refused.
  func passesLock(_ command: Command, _ page: AnswerPage) -> Bool {
    if case .lock = command { return true }
    return showsScreens(command, page)
  }
}
