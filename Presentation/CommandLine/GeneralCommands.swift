/// The commands that belong to no feature.
enum GeneralCommands {
  static let all: [CommandSpec] = [
    CommandSpec(
      "demo", Phrase("예시 자료로 무엇이든 해 보기", "try any command on borrowed data"),
      arguments: [ArgumentSpec("COMMAND…", isOptional: true)],
      examples: ["demo people list"]
    ) { _ in .demo([]) },
    CommandSpec(
      "help", Phrase("명령 사용법 보기", "show how a command is used"),
      arguments: [
        ArgumentSpec("NOUN", isOptional: true), ArgumentSpec("VERB", isOptional: true),
      ],
      examples: ["help", "help people add"]
    ) { read in .help([read.words["NOUN"], read.words["VERB"]].compactMap { $0 }) },
    CommandSpec(
      "version", Phrase("버전 보기", "show the version"),
      options: [
        OptionSpec(
          "latest", nil,
          Phrase(
            "가장 새 버전을 update.url의 주소에 물어보기", "ask the address in update.url for the newest one"))
      ], examples: ["version"]
    ) { read in read.has("latest") ? .support(.latest) : .version },
    CommandSpec(
      "man", Phrase("설명서를 man 형식으로 내보내기", "write the manual page"),
      examples: ["man", "man --lang ko"]
    ) { _ in .shell(.man) },
    CommandSpec(
      "completions", Phrase("셸 자동 완성 만들기", "write completions for a shell"),
      arguments: [ArgumentSpec("SHELL")],
      examples: ["completions bash", "completions zsh", "completions fish"]
    ) { (read) throws(UsageError) in
      .completions(try Completions.Shell(named: read.word("SHELL")))
    },
    // What the scripts of completions ask at every word.
    CommandSpec(
      "complete", Phrase("입력하고 있는 단어 완성하기", "finish the word that is being typed"),
      arguments: [
        ArgumentSpec("SHELL"), ArgumentSpec("WORDS…", isOptional: true),
      ],
      examples: ["complete zsh -- people water ''"], isHidden: true
    ) { (read) throws(UsageError) in .shell(try ShellCommand(completing: [read.word("SHELL")])) },
  ]
}
