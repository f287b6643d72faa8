import TextUI

/// What the program says when there is no terminal for its screens.
struct TerminalWords: Words {
  let language: Language

  func report(_ failure: TerminalFailure) -> Report {
    let sentence: Phrase =
      switch failure {
      case .notATerminal:
        Phrase(
          "여기는 터미널이 아니라서 화면을 열 수 없어요. `haru help`가 명령을 알려 줘요.",
          "This is no terminal, so the screens cannot open. `haru help` lists the commands.")
      case .refused(let code):
        Phrase(
          "터미널이 화면을 열어 주지 않아요(\(code)). `haru help`가 명령을 알려 줘요.",
          "The terminal refused the screens (\(code)). `haru help` lists the commands.")
      }
    return Report(code: "noTerminal", message: sentence(language), status: .failed)
  }
}
