package import Domain
import TextUI

/// Where a command writes its answer: data to one stream, everything else to the other, as text
/// for people or as JSON for scripts.
package struct CommandOutput {
  package let out: Printer
  package let err: Printer
  package let language: Language
  package let wantsJSON: Bool
  /// The form in which the records of a list are wanted, where it is not the usual one.
  package var form: RecordForm?
  /// Whether somebody looks at the answer on a terminal, whose columns it has to fit.
  var fitsTerminal = false
  /// Whether 3/8 is in March or in August.
  package var dates = DateOrder.monthFirst
  package var noColor = false
  /// Whether only data that is asked for, and errors, are said.
  var isQuiet = false
  /// Whether words that were found may be marked, as a terminal shows it.
  package var marksWords = false
  package var isReadOnly = false
  /// Whether everything is only tried.
  package var isTrial = false
  /// Whether every question is answered with yes beforehand.
  package var saysYes = false
  /// How ids are written for short; nothing before a store is open.
  var shortIDs: (any ShortIDRepository)?
  /// Asks somebody at the terminal; nothing when nobody sits there.
  package var ask: ((String) -> Bool)?
  /// Asks somebody at the terminal for a secret, who may go away; nothing when nobody sits there.
  package var askSecret: ((String) -> String?)?
  /// Asks somebody at the terminal for a word; nothing when nobody sits there.
  package var askLine: ((String) -> String?)?

  /// All of standard input, up to a limit; more than that gives nothing.
  package var readInput: (_ limit: Int) -> [UInt8]? = { _ in nil }
  /// How somebody writes a longer text, for which profile.
  var drafting = Drafting()
  var profile: String?
  /// How many columns somebody sees beside each other.
  package var columns = Size.standard.columns
  /// By which a line that says how far something has come is drawn anew; nothing where no terminal
  /// shows one.
  var progressTime: RealTime?
  /// Whether a command may stay for as long as it likes; behind screens it would hold them up.
  package var mayStay = true

  /// Whether everything so far could be written.
  package var isIntact: Bool { out.isIntact }

  /// Whether something that destroys may go on: asked, or agreed to beforehand. Where nobody can
  /// be asked it is refused with the option that answers.
  package func agrees(to question: String) throws(Report) -> Bool {
    if saysYes { return true }
    guard let ask else {
      throw Report(
        code: "needsYes",
        message: Phrase(
          "\(question) 터미널이 아니라서 물어볼 수 없어요. --yes를 붙이면 묻지 않고 진행해요.",
          "\(question) This needs confirmation, but there is no terminal. Add --yes to confirm.")(
            language),
        field: "yes", status: .refused)
    }
    return ask(question)
  }

  /// Standard output holds one answer: a picture there leaves no room for JSON.
  package func refuseJSON(besides option: String) throws(Report) {
    guard wantsJSON else { return }
    throw UsageWords(language).report(.contradiction("json", option + " -"))
  }

  /// A line in which words are marked for a terminal.
  package func marked(_ text: String) {
    out.add(Array(((out.isASCII ? PlainText.line(text) : text) + "\n").utf8))
  }

  /// A line of data.
  package func line(_ text: String) { out.line(text) }

  /// Data that is no text, passed on as it is.
  package func raw(_ bytes: [UInt8]) { out.add(bytes) }

  /// A sentence that is no data, such as that a list is empty.
  package func remark(_ text: String) { if !isQuiet { err.line(text) } }

  /// A sentence beside an answer, which scripts do not want.
  package func hint(_ text: @autoclosure () -> String) {
    if !wantsJSON { remark(text()) }
  }

  /// One answer in the form that is wanted: JSON for scripts, or a sentence for people.
  package func answer(_ sentence: @autoclosure () -> String, _ members: (inout JSONText) -> Void) {
    if wantsJSON { answer(members) } else { line(sentence()) }
  }

  /// One answer in the form that is wanted: JSON for scripts, or lines for people.
  package func answer(lines: @autoclosure () -> [String], _ members: (inout JSONText) -> Void) {
    if wantsJSON { return answer(members) }
    for text in lines() { line(text) }
  }

  /// All of standard input, up to a limit.
  package func input(upTo limit: Int = CommandLineRunner.inputLimit) throws(Report) -> [UInt8] {
    guard let bytes = readInput(limit) else {
      throw UsageError.inputTooLarge(limit: limit).report(language)
    }
    return bytes
  }

  /// A whole answer in JSON.
  package func answer(_ members: (inout JSONText) -> Void) {
    var json = openAnswer()
    members(&json)
    closeAnswer(&json)
  }

  /// The beginning of an answer in JSON whose parts come one by one.
  package func openAnswer() -> JSONText {
    var json = JSONText()
    json.openObject()
    json.member("schema", "haru/1")
    if isTrial { json.member("dryRun", true) }
    return json
  }

  /// Passes on what there is of an answer; false when nobody reads it any more.
  package func pass(_ json: inout JSONText) -> Bool {
    if json.bytes.count >= 1 << 14 { out.add(json.drain()) }
    return out.isIntact
  }

  /// The end of such an answer.
  package func closeAnswer(_ json: inout JSONText) {
    json.closeObject()
    out.add(json.drain() + [0x0A])
  }

  /// What is said of something that was removed: the sentence, and how it comes back.
  func removed(_ sentence: String) -> String {
    isTrial ? sentence : sentence + " " + UndoWords.command(language)
  }

  /// The short forms of ids that are known already.
  package func shortIDs(of kind: RecordKind, among ids: [String]) throws(StorageFailure) -> ShortIDs
  {
    guard let shortIDs else { return ShortIDs() }
    return ids.count > ShortIDs.mostLookedUp
      ? try shortIDs.shortIDs(of: kind) : try shortIDs.shortIDs(of: kind, among: ids)
  }

  /// The short forms of the ids in a list that is read twice: first for its ids, until there are too
  /// many to look up one by one.
  package func shortIDs<Failure: Error>(
    of kind: RecordKind, in list: (_ note: (String) -> Bool) throws(Failure) -> Void
  ) throws(Report) -> ShortIDs where Failure: Reported {
    var ids: [String] = []
    try done { () throws(Failure) in
      try list { id in
        ids.append(id)
        return ids.count <= ShortIDs.mostLookedUp
      }
    }
    return try done { () throws(StorageFailure) in try shortIDs(of: kind, among: ids) }
  }

  /// Says what went wrong, and what the shell is told of it.
  package func fail(_ report: Report) -> ExitStatus {
    if let kind = report.ids {
      do throws(StorageFailure) {
        return fail(report.shortened(by: try shortIDs(of: kind, among: report.namedIDs)))
      } catch { return fail(StorageWords(language).report(error)) }
    }
    guard wantsJSON else {
      err.line(report.message)
      for candidate in report.candidates { err.line("  " + candidate) }
      return report.status
    }
    var json = JSONText()
    json.object { json in
      json.key("error")
      json.object { json in
        json.member("code", report.code)
        json.member("message", report.message)
        json.member("field", report.field)
        if !report.candidates.isEmpty {
          json.key("candidates")
          json.list(report.candidates) { $0.value($1) }
        }
      }
    }
    err.add(json.drain() + [0x0A])
    return report.status
  }
}
