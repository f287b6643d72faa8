import Domain
import PresentationKit
import TextUI

extension ArchiveCommand: Command {
  /// Whether `haru watch` may run the command repeatedly. Backups and restores run only once.
  var mayRepeat: Bool {
    switch self {
    case .backUp, .restore: false
    case .export, .exportFolder: true
    }
  }

  private var opening: StoreOpening {
    switch self {
    case .restore: .bringsBack
    case .backUp, .export, .exportFolder: .standard
    }
  }

  func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    var encrypted: String?
    var questions = SecretQuestions(
      language: run.page.language, ask: run.page.askSecret, lines: nil)
    if case .restore(let path, _, _, stdin: let stdin) = self {
      if stdin { questions = try .ofInput(run.page) }
      // Before the store is opened, which gets the same encryption if it does not exist.
      if try run.opensEncryptedFile(path, questions) { encrypted = path }
    }
    let (features, page) = try run.openStore(opening, encryptedLike: encrypted)
    do throws(Report) {
      try answer(features, page, questions, isEncrypted: encrypted != nil)
      if encrypted != nil, try run.isOpenOnlyHere() {
        page.hint(ArchiveWords(page.language).restoredEncrypted)
      }
      return .done
    } catch { return page.fail(error) }
  }

  private func answer(
    _ features: Features, _ page: CommandOutput, _ questions: SecretQuestions, isEncrypted: Bool
  ) throws(Report) {
    let answers = ArchiveAnswers(archive: features.archive, page: page)
    switch self {
    case .backUp(let path): try answers.backUp(path)
    case .export(let path, let isPlain): try answers.export(path, isPlain: isPlain)
    case .exportFolder(let path):
      try FolderAnswers(archive: features.archive, page: page).export(path)
      if features.archive.isEncrypted() { page.hint(EncryptionWords(page.language).writtenPlain) }
    case .restore(let path, let trying, let replacing, _):
      if replacing && trying { throw answers.words.eitherOr }
      if isEncrypted, !trying, !features.archive.isEncrypted() {
        guard try page.agrees(to: answers.words.mayRestorePlain(path)) else {
          return page.remark(answers.words.encryptFirst)
        }
      }
      let code = try answers.code(of: path, questions)
      if replacing {
        try answers.replace(path, code)
      } else {
        try answers.restore(path, code, trying: trying)
      }
      if isEncrypted, !trying, !features.archive.isEncrypted() {
        page.hint(answers.words.restoredPlain)
      }
    }
  }
}

extension ArchiveFailure: Reported {
  func report(_ language: Language) -> Report { ArchiveWords(language).report(self) }
}

/// Runs the archive commands and prints their output.
private struct ArchiveAnswers {
  let archive: Archive
  let page: CommandOutput

  var words: ArchiveWords { ArchiveWords(page.language) }

  func restore(_ path: String, _ code: String?, trying: Bool) throws(Report) {
    let report = try page.done { () throws(ArchiveFailure) in
      try archive.restore(path, code: code, trying: trying)
    }
    try self.report(report, trying: trying)
  }

  /// Reads the code of a locked backup from standard input or from the user. Returns nil if no code is needed or the
  /// user cannot be asked.
  func code(of path: String, _ questions: SecretQuestions) throws(Report) -> String? {
    let isNeeded = try page.done { () throws(ArchiveFailure) in try archive.needsCode(path) }
    guard isNeeded, questions.canAnswer else { return nil }
    page.err.flush()
    return try questions.answer(to: words.askCode(path))
  }

  func backUp(_ path: String?) throws(Report) {
    var replacing = page.saysYes
    if let path, !replacing,
      try page.done({ () throws(ArchiveFailure) in try archive.isTaken(path) })
    {
      guard try page.agrees(to: words.mayReplaceFile(path)) else {
        return page.remark(words.leftAsItIs)
      }
      replacing = true
    }
    let mayReplace = replacing
    let backup = try page.done { () throws(ArchiveFailure) in
      try archive.backUp(to: path, replacing: mayReplace)
    }
    page.answer(words.backedUp(backup)) { json in
      json.key("backup")
      json.backup(backup)
    }
    reportMissing(backup.photosMissing)
  }

  /// Reports missing photos as a hint only, because everything else succeeded.
  private func reportMissing(_ count: Int, trying: Bool = false) {
    if count == 0 { return }
    let words = PhotoWords(page.language)
    page.hint(trying ? words.missing(count) : words.missingHere(count))
  }

  func export(_ path: String?, isPlain: Bool) throws(Report) {
    let isEncrypted = archive.isEncrypted()
    guard let path else {
      if isEncrypted, !isPlain { throw words.needsPlain }
      _ = try page.done { () throws(ArchiveFailure) in
        try archive.export { bytes in
          page.content(bytes)
          return page.isIntact
        }
      }
      return
    }
    if !page.saysYes, isFile(path) {
      guard try page.agrees(to: words.mayReplaceFile(path)) else {
        return page.remark(words.leftAsItIs)
      }
    }
    let count = try page.done { () throws(ArchiveFailure) in
      try archive.export(to: path, plain: isPlain)
    }
    if isEncrypted, isPlain { page.hint(EncryptionWords(page.language).writtenPlain) }
    page.answer(words.exported(count, to: path, encrypted: isEncrypted && !isPlain)) { json in
      json.key("export")
      json.object { json in
        json.member("file", path)
        json.member("records", count)
        json.member("encrypted", isEncrypted && !isPlain)
      }
    }
  }

  /// Whether a file exists at the path and would be overwritten. False if the path has an error, because writing
  /// reports it.
  private func isFile(_ path: String) -> Bool {
    do throws(ArchiveFailure) { return try archive.isTaken(path) } catch { return false }
  }

  func replace(_ path: String, _ code: String?) throws(Report) {
    if !page.saysYes {
      guard let ask = page.askLine else { throw words.needsYes }
      page.remark(words.willReplaceData(path))
      page.err.flush()
      guard let word = ask(words.typeWord), ArchiveWords.isMeant(by: word) else {
        return page.remark(words.leftAsItIs)
      }
    }
    let replacement = try page.done { () throws(ArchiveFailure) in
      try archive.replace(by: path, code: code)
    }
    page.answer(words.replaced(replacement, by: path)) { json in
      json.key("restore")
      json.object { json in
        json.member("file", path)
        json.member("records", replacement.records)
        json.key("backup")
        json.backup(replacement.safety)
        json.member("photosMissing", replacement.photosMissing)
      }
    }
    reportMissing(replacement.photosMissing)
  }

  private func report(_ report: ArchiveReport, trying: Bool = false) throws(Report) {
    page.answer(words.imported(report, trying: trying)) { json in
      json.key("import")
      json.report(report, words, trying: trying)
    }
    reportMissing(report.photosMissing, trying: trying)
    var problems = page.wantsJSON ? [] : report.problems.prefix(20).map(words.located)
    let rest = report.named - problems.count
    if rest > 0, !page.wantsJSON { problems.append(ImportWords(page.language).andMore(rest)) }
    if report.failed > 0 {
      throw Report(
        code: "brokenExport", message: words.failed(report.failed), field: "FILE",
        status: .refused, candidates: problems)
    }
    for problem in problems { page.remark("  " + problem) }
  }
}
