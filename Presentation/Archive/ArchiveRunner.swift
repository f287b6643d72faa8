import Domain

/// Runs what is asked of the archive.
struct ArchiveRunner {
  let archive: Archive
  let page: AnswerPage
  /// All of standard input, up to a limit; more than that gives nothing.
  let readInput: (_ limit: Int) -> [UInt8]?

  private var words: ArchiveWords { ArchiveWords(page.language) }

  func run(_ command: ArchiveCommand) throws(UsageError) -> ExitStatus {
    switch command {
    case .backUp(let path): return page.status { () throws(Report) in try backUp(path) }
    case .export(let path): return page.status { () throws(Report) in try export(path) }
    case .take(let path):
      var origin = ArchiveOrigin.path(path)
      if path == "-" {
        guard let bytes = readInput(Self.inputLimit) else {
          throw .inputTooLarge(limit: Self.inputLimit)
        }
        origin = .bytes(bytes)
      }
      let wanted = origin
      return report(trying: false) { () throws(ArchiveError) in try archive.take(wanted) }
    case .restore(let path, let trying, let replacing, let stdin):
      if replacing && trying { return page.fail(words.eitherOr) }
      let code: String?
      do throws(Report) { code = try self.code(of: path, stdin) } catch { return page.fail(error) }
      if replacing { return page.status { () throws(Report) in try replace(path, code) } }
      return report(trying: trying) { () throws(ArchiveError) in
        try archive.restore(path, code: code, trying: trying)
      }
    case .doctor: return .done
    }
  }

  /// The longest export that is read from standard input.
  private static let inputLimit = 256 << 20

  /// The code of a copy that is locked, from whoever can be asked.
  private func code(of path: String, _ stdin: Bool) throws(Report) -> String? {
    let isNeeded = try done { () throws(ArchiveError) in try archive.needsCode(path) }
    guard isNeeded, stdin || page.askSecret != nil else { return nil }
    var lines: SecretLines?
    if stdin {
      guard let bytes = readInput(1 << 16), let text = String(validating: bytes, as: UTF8.self)
      else { throw LockWords(page.language).badInput }
      lines = SecretLines(text)
    }
    page.err.flush()
    return try SecretQuestions(language: page.language, ask: page.askSecret, lines: lines)
      .answer(to: words.askCode(path))
  }

  private func done<T>(_ body: () throws(ArchiveError) -> T) throws(Report) -> T {
    do throws(ArchiveError) { return try body() } catch { throw words.report(error) }
  }

  private func backUp(_ path: String?) throws(Report) {
    var replacing = page.saysYes
    if let path, !replacing, try done({ () throws(ArchiveError) in try archive.isTaken(path) }) {
      guard try page.agrees(to: words.mayReplaceFile(path)) else {
        return page.remark(words.leftAsItIs)
      }
      replacing = true
    }
    let mayReplace = replacing
    let backup = try done { () throws(ArchiveError) in
      try archive.backUp(to: path, replacing: mayReplace)
    }
    guard page.wantsJSON else { return page.line(words.backedUp(backup)) }
    page.answer { json in
      json.key("backup")
      json.backup(backup)
    }
  }

  private func export(_ path: String?) throws(Report) {
    guard let path else {
      _ = try done { () throws(ArchiveError) in
        try archive.export { bytes in
          page.raw(bytes)
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
    let count = try done { () throws(ArchiveError) in try archive.export(to: path) }
    guard page.wantsJSON else { return page.line(words.exported(count, to: path)) }
    page.answer { json in
      json.key("export")
      json.object { json in
        json.member("file", path)
        json.member("records", count)
      }
    }
  }

  /// Whether a file would be replaced. Whatever else is wrong with a path is told by writing to it.
  private func isFile(_ path: String) -> Bool {
    do throws(ArchiveError) { return try archive.isTaken(path) } catch { return false }
  }

  private func replace(_ path: String, _ code: String?) throws(Report) {
    if !page.saysYes {
      guard let ask = page.askLine else { throw words.needsYes }
      page.remark(words.mayBecome(path))
      page.err.flush()
      guard let word = ask(words.typeWord), ArchiveWords.isMeant(by: word) else {
        return page.remark(words.leftAsItIs)
      }
    }
    let replacement = try done { () throws(ArchiveError) in
      try archive.replace(by: path, code: code)
    }
    guard page.wantsJSON else { return page.line(words.replaced(replacement, by: path)) }
    page.answer { json in
      json.key("restore")
      json.object { json in
        json.member("file", path)
        json.member("records", replacement.records)
        json.key("backup")
        json.backup(replacement.safety)
      }
    }
  }

  private func report(trying: Bool, _ body: () throws(ArchiveError) -> ArchiveReport) -> ExitStatus
  {
    let report: ArchiveReport
    do throws(ArchiveError) { report = try body() } catch { return page.fail(words.report(error)) }
    if page.wantsJSON {
      page.answer { json in
        json.key("import")
        json.report(report, words, trying: trying)
      }
    } else {
      page.line(words.taken(report, trying: trying))
    }
    var problems = page.wantsJSON ? [] : report.problems.prefix(20).map(words.located)
    let rest = report.named - problems.count
    if rest > 0, !page.wantsJSON { problems.append(ImportWords(page.language).andMore(rest)) }
    if report.failed > 0 {
      return page.fail(
        Report(
          code: "brokenExport", message: words.failed(report.failed), field: "FILE",
          status: .refused, candidates: problems))
    }
    for problem in problems { page.remark("  " + problem) }
    return .done
  }
}
