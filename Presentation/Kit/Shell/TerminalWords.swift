import TextUI

/// The messages shown when there is no terminal for the screens.
struct TerminalWords: Words {
  let language: Language

  func report(_ failure: TerminalFailure) -> Report {
    let sentence: Phrase =
      switch failure {
      case .notATerminal:
        Phrase(
          "터미널이 아니라서 화면을 열 수 없어요. 명령은 `haru help`로 볼 수 있어요.",
          "This is not a terminal, so the screens cannot open. `haru help` lists the commands.")
      case .refused(let code):
        Phrase(
          "터미널에서 화면을 열지 못했어요(\(code)). 명령은 `haru help`로 볼 수 있어요.",
          "The terminal could not open the screens (\(code)). `haru help` lists the commands.")
      }
    return Report(code: "noTerminal", message: sentence(language), status: .failed)
  }
}
