import PresentationKit
import PresentationShared
import TextUI

/// Commands that belong to no feature.
enum GeneralCommands {
  static let all: [CommandSpec] = [
    CommandSpec(
      "demo", Phrase("예시 데이터로 무엇이든 해 보기", "try any command with sample data"),
      arguments: [ArgumentSpec("COMMAND…", isOptional: true)],
      examples: ["demo people list"]
    ) { _ in DemoCommand(words: []) },
    CommandSpec(
      "help", Phrase("명령 사용법 보기", "show help for a command"),
      arguments: [
        ArgumentSpec("NOUN", isOptional: true), ArgumentSpec("VERB", isOptional: true),
      ],
      examples: ["help", "help people add"]
    ) { read in HelpCommand(words: [read.words["NOUN"], read.words["VERB"]].compactMap { $0 }) },
    CommandSpec(
      "version", Phrase("버전 보기", "show the version"),
      options: [
        OptionSpec(
          "latest", nil,
          Phrase(
            "update.versionURL의 주소에서 새 버전이 있는지 확인하기",
            "check for a newer version at the URL in update.versionURL"),
          isHidden: true)
      ], examples: ["version"]
    ) { read in
      if read.has("latest") { SupportCommand.latest } else { VersionCommand() }
    },
    CommandSpec(
      "man", Phrase("설명서를 man 형식으로 내보내기", "print the manual page"),
      examples: ["man", "man --lang ko"]
    ) { _ in ShellCommand.man },
    CommandSpec(
      "completions", Phrase("셸 자동 완성 만들기", "print completions for a shell"),
      arguments: [ArgumentSpec("SHELL")],
      examples: ["completions bash", "completions zsh", "completions fish"]
    ) { (read) throws(ArgumentParseError) in
      CompletionsCommand(shell: try Completions.Shell(named: read.word("SHELL")))
    },
    // Called by the completion scripts for every word.
    CommandSpec(
      "complete", Phrase("입력하고 있는 단어 완성하기", "complete the word being typed"),
      arguments: [
        ArgumentSpec("SHELL"), ArgumentSpec("WORDS…", isOptional: true),
      ],
      examples: ["complete zsh -- people water ''"], isHidden: true
    ) { (read) throws(ArgumentParseError) in try ShellCommand(completing: [read.word("SHELL")]) },
  ]
}
