import Domain
import TextUI

/// What commands of sync were called before. They answer, and name the new one.
extension SyncCommands {
  static let formerNames: [CommandSpec] = [
    former("sync start", "sync init /home/me/Sync/haru", [remote], [name]) { read in
      SyncCommand.start(read.word("REMOTE"), name: read.value("name"))
    },
    former("sync code", "sync key") { _ in SyncCommand.key },
    former("sync forget", "sync revoke laptop --yes", [ArgumentSpec("DEVICE")]) { read in
      SyncCommand.revoke(read.word("DEVICE"))
    },
    former("sync install", "sync timer", [], [remove]) { read in
      SyncCommand.timer(removes: read.has("remove"))
    },
    told,
  ]

  private static func former(
    _ path: String, _ example: String, _ arguments: [ArgumentSpec] = [],
    _ options: [OptionSpec] = [],
    _ make: @escaping @Sendable (ReadArguments) -> SyncCommand
  ) -> CommandSpec {
    let now = example.split(separator: " ").prefix(2).joined(separator: " ")
    return CommandSpec(
      path, summary(now), arguments: arguments, options: options,
      examples: [Example(stringLiteral: example)],
      writes: path != "sync code", tries: false, isHidden: true
    ) { read in FormerSyncCommand(path: path, now: now, command: make(read)) }
  }

  private static func summary(_ now: String) -> Phrase {
    Phrase("`haru \(now)`의 옛 이름", "former name of `haru \(now)`")
  }

  private static let told = CommandSpec(
    "sync told", summary("sync conflicts"),
    options: [
      OptionSpec("settle", "N", Phrase("해결할 충돌의 번호", "number of the conflict")),
      OptionSpec("keep", "VALUE", Phrase("남길 값", "value to keep")),
    ],
    examples: ["sync conflicts"], writesOnlyWith: "settle", tries: false, isHidden: true
  ) { (read) throws(UsageError) in
    let number = try read.number("settle")
    guard let number, let keep = read.value("keep") else {
      if number != nil || read.has("keep") {
        throw .missingOption(
          number == nil ? "settle" : "keep",
          usage: "sync resolve N --keep current|other|mine|theirs|DEVICE")
      }
      return FormerSyncCommand(path: "sync told", now: "sync conflicts", command: .conflicts)
    }
    return resolving(.one(number), keeping: keep, former: "sync told --settle")
  }

  /// Resolves conflicts with a value that may have its former name: `here` never meant this device, but
  /// the value in use.
  static func resolving(
    _ numbers: ConflictNumbers, keeping keep: String, former path: String? = nil
  ) -> FormerSyncCommand {
    let isHere = keep == "here"
    return FormerSyncCommand(
      path: path, now: "sync resolve",
      command: .resolve(numbers, keeping: isHere ? .current : ConflictChoice(keep)),
      keepsHere: isHere)
  }
}

/// A command that was called by a former name, or with one of its words.
struct FormerSyncCommand: StoreCommand {
  /// Its former name; nil where it was called by its own.
  let path: String?
  let now: String
  let command: SyncCommand
  /// Whether the value in use was asked for by its former name.
  var keepsHere = false

  var mayRepeat: Bool { command.mayRepeat }

  func run(_ features: Features, _ page: AnswerPage) throws(Report) {
    do throws(Report) { try command.run(features, page) } catch {
      // An error in JSON stands alone.
      if !page.wantsJSON { remark(page) }
      throw error
    }
    remark(page)
  }

  private func remark(_ page: AnswerPage) {
    let words = SyncWords(page.language)
    if let path { page.remark(words.renamed(path, now)) }
    if keepsHere { page.remark(words.keepsHere) }
  }
}
