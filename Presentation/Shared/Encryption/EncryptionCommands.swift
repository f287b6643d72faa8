import Domain
package import PresentationKit

/// A command about the encryption of the data file. Passphrases and recovery keys are never arguments.
struct EncryptionCommand: Equatable, Sendable {
  enum Verb: Equatable, Sendable {
    case status, close, off, recover
    /// Turns encryption on. `showsKey` prints a recovery key with the answer, for scripts.
    case on(showsKey: Bool)
    case open(EncryptionSpan)
    case change(Change)
  }

  /// The part of the encryption that `encrypt change` replaces.
  enum Change: Equatable, Sendable { case passphrase, dataKey, recoveryKey, command }

  var verb: Verb
  /// Whether secrets are read from standard input.
  var readsInput = false
}

/// The specifications of the encryption commands.
package enum EncryptionCommands {
  package static let all = [
    CommandSpec(
      "encrypt status", Phrase("암호화 상태 보기", "show whether the data file is encrypted"),
      examples: ["encrypt", "encrypt status --json"], answersAlone: true
    ) { _ in EncryptionCommand(verb: .status) },
    CommandSpec(
      "encrypt on",
      Phrase("저장소와 백업, 사진을 암호화하기", "encrypt the data file, its backups and its photos"),
      options: [
        OptionSpec(
          "show-recovery-key", nil,
          Phrase("복구 키도 만들어 결과에 출력하기", "also make a recovery key and print it with the answer")),
        stdin,
      ], examples: ["encrypt on"], writes: true, supportsDryRun: false
    ) { read in
      EncryptionCommand(
        verb: .on(showsKey: read.has("show-recovery-key")), readsInput: read.has(stdin.name))
    },
    CommandSpec(
      "encrypt open",
      Phrase(
        "암호화한 저장소를 한동안 열어 두기", "open the encrypted data file for some time"),
      options: [
        OptionSpec(
          span, "SPAN",
          Phrase(
            "열어 둘 시간: 30m, 8h, 7d (기본값: 8h, 최대 30d)",
            "how long: 30m, 8h or 7d, up to 30d (default: 8h)")),
        stdin,
      ], examples: ["encrypt open", "encrypt open --for 2h"]
    ) { (read) throws(ArgumentParseError) in
      var open = EncryptionSpan.standard
      if let text = read.value(span) {
        if EncryptionSpan.isTooLong(text) {
          throw .tooLong(option: span, value: text, days: EncryptionSpan.longest.days)
        }
        guard let given = EncryptionSpan(text) else { throw .notALength(option: span, value: text) }
        open = given
      }
      return EncryptionCommand(verb: .open(open), readsInput: read.has(stdin.name))
    },
    CommandSpec(
      "encrypt close", Phrase("열어 둔 저장소 닫기", "close the data file for all programs"),
      examples: ["encrypt close"]
    ) { _ in EncryptionCommand(verb: .close) },
    CommandSpec(
      "encrypt change", Phrase("암호 바꾸기", "change the passphrase"),
      options: [
        OptionSpec(
          "rekey", nil,
          Phrase(
            "모두 새 키로 다시 암호화하기 (남이 암호를 알게 됐을 때)",
            "encrypt everything with a new key, if somebody else knows the passphrase")),
        OptionSpec(
          "recovery-key", nil,
          Phrase("암호는 그대로 두고 복구 키만 새로 만들기", "keep the passphrase, and make a new recovery key")),
        OptionSpec(
          "command", nil,
          Phrase(
            "encrypt.command의 결과로도 열 수 있게 하기",
            "accept the output of encrypt.command as a passphrase")),
        stdin,
      ], examples: ["encrypt change", "encrypt change --rekey"], writes: true, supportsDryRun: false
    ) { (read) throws(ArgumentParseError) in
      let changes: [(String, EncryptionCommand.Change)] = [
        ("rekey", .dataKey), ("recovery-key", .recoveryKey), ("command", .command),
      ]
      let chosen = changes.filter { read.has($0.0) }
      if chosen.count > 1 { throw .contradiction(chosen[0].0, chosen[1].0) }
      return EncryptionCommand(
        verb: .change(chosen.first?.1 ?? .passphrase), readsInput: read.has(stdin.name))
    },
    CommandSpec(
      "encrypt recover",
      Phrase("복구 키로 새 암호 정하기", "set a new passphrase with the recovery key"),
      options: [stdin], examples: ["encrypt recover"], writes: true, supportsDryRun: false
    ) { read in EncryptionCommand(verb: .recover, readsInput: read.has(stdin.name)) },
    CommandSpec(
      "encrypt off", Phrase("암호화 끄기", "turn encryption off"),
      options: [stdin], examples: ["encrypt off"], writes: true, supportsDryRun: false
    ) { read in EncryptionCommand(verb: .off, readsInput: read.has(stdin.name)) },
  ]

  private static let span = "for"

  private static let stdin = OptionSpec(
    "stdin", nil,
    Phrase("암호를 표준 입력에서 한 줄에 하나씩 읽기", "read the passphrases from standard input, one per line"))
}
