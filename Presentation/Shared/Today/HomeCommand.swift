import Domain
package import PresentationKit
import TextUI

/// `haru` without a command: the text interface, the numbered menus of `--plain`, or today's page if there is no
/// terminal.
package struct HomeCommand: Command {
  package var mayRepeat: Bool { false }

  package init() {}

  package func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    if run.page.isPlain {
      var session = PlainSession(run, pages: .haru)
      return session.start()
    }
    guard run.mayShowScreens else { return try TodayCommand().run(run) }
    return try run.showScreens()
  }
}

extension CommandRun {
  /// Opens the store and shows the screens with the settings and command options of this run.
  fileprivate func showScreens() throws(Report) -> ExitStatus {
    let features: Features
    do throws(OpeningFailure) {
      features =
        if let borrowed { borrowed } else {
          try self.features([.makesStore, .passesLock, .asksPassphrase])
        }
    } catch {
      if error.isAboutSigningIn, !options.readOnly { return try showOnboarding() }
      throw error.report(page.language)
    }
    var choice = try page.done { () throws(StorageFailure) in
      try ScreenChoice(
        features, language: page.language, noColor: page.noColor, readOnly: page.isReadOnly,
        profile: borrowed == nil ? options.profile : nil)
    }
    choice.isBorrowed = borrowed != nil
    return try show(features, choice)
  }

  /// Shows only the quick-add line, without the screens behind it.
  func showLine(_ text: String) throws(Report) -> ExitStatus {
    let features: Features
    do throws(OpeningFailure) {
      features =
        if let borrowed { borrowed } else {
          try self.features([.makesStore, .passesLock, .asksPassphrase])
        }
    } catch { throw error.report(page.language) }
    var choice = try page.done { () throws(StorageFailure) in
      try ScreenChoice(
        features, language: page.language, noColor: page.noColor, readOnly: page.isReadOnly,
        profile: borrowed == nil ? options.profile : nil)
    }
    choice.isBorrowed = borrowed != nil
    choice.isOnlyLine = true
    choice.line = text
    choice.onboarding = nil
    return try show(features, choice)
  }

  /// Shows the sign-in screens when no profile is signed in.
  private func showOnboarding() throws(Report) -> ExitStatus {
    try show(nil, .forOnboarding(page.language, noColor: page.noColor))
  }

  private func show(_ features: Features?, _ choice: ScreenChoice) throws(Report) -> ExitStatus {
    try page.done { () throws(TerminalFailure) in
      try surroundings.showTextUI(features, choice)
    }
  }
}
