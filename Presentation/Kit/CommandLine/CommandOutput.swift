package import Domain
import TextUI

/// The output of a command. Data goes to `out` and everything else to `err`, as text for the user or as JSON for
/// scripts.
package struct CommandOutput {
  package let out: Printer
  package let err: Printer
  package let language: Language
  package let wantsJSON: Bool
  /// Collects the records of a list for a numbered menu instead of printing them; nil to print them.
  package var gathered: GatheredRecords?
  /// The form of the records of a list; nil for the default form.
  package var form: RecordForm?
  /// Whether standard output is a terminal, so that lines must fit its columns.
  var fitsTerminal = false
  /// The order of day and month in a date such as 3/8.
  package var dates = DateOrder.monthFirst
  package var noColor = false
  /// Whether only requested data and errors are printed.
  var isQuiet = false
  /// Whether search matches may be highlighted with terminal sequences.
  package var highlightsMatches = false
  /// How to draw on the terminal; nil for text without pictures.
  package var paint: OutputPaint?
  package var isReadOnly = false
  /// Whether this is a dry run.
  package var isTrial = false
  /// Whether every question is answered with yes (`--yes`).
  package var saysYes = false
  /// Looks up the short forms of ids; nil before a store is open.
  var shortIDs: (any ShortIDRepository)?
  /// Asks a yes-or-no question at the terminal, and returns true for yes. The property itself is nil if there is no
  /// terminal, or if JSON is requested.
  package var ask: ((String) -> Bool)?
  /// Asks for a secret at the terminal, and returns nil if the user cancels. The property itself is nil if there is no
  /// terminal, or if JSON is requested.
  package var askSecret: ((String) -> String?)?
  /// Asks for a line at the terminal, and returns nil if the user cancels. The property itself is nil if there is no
  /// terminal, or if JSON is requested.
  package var askLine: ((String) -> String?)?
  /// Hides typed keys and keeps them from the shell, or ends this if the argument is false.
  package var quietly: (Bool) -> Void = { _ in }

  /// Reads the next line of standard input, after everything printed so far is visible; nil at its end. It also works
  /// without a terminal.
  package var nextLine: () -> String? = { nil }
  /// Reads all of standard input; nil if it exceeds `limit` bytes.
  package var readInput: (_ limit: Int) -> [UInt8]? = { _ in nil }
  /// The ways in which the user can write a longer text.
  var drafting = Drafting()
  /// The profile named on the command line; nil for none.
  package var profile: String?
  /// The width of the terminal, in cells.
  package var columns = Size.standard.columns
  /// The height of the terminal, in cells.
  var rows = Size.standard.rows
  /// The clock that paces the progress line; nil if no progress line is shown.
  var progressTime: RealTime?
  /// Whether a command may run until the user stops it. False if the command runs inside the screens, because it would
  /// block them.
  package var mayStay = true

  /// Whether texts are plain lines, for screen readers and braille lines. JSON is not affected.
  package var isPlain: Bool { language.isPlain }

  /// The language of files, whose texts are the same with `--plain`.
  package var documentLanguage: Language { language.plain(false) }

  /// Whether every write to standard output so far succeeded.
  package var isIntact: Bool { out.isIntact }

  /// Returns whether to continue with a destructive change: the user agreed, or gave `--yes`. Throws a report that
  /// names `--yes` if the user cannot be asked.
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

  /// Throws if JSON is requested as well, because `option` writes other data to standard output, such as a picture.
  package func refuseJSON(besides option: String) throws(Report) {
    guard wantsJSON else { return }
    throw UsageWords(language).report(.contradiction("json", option + " -"))
  }

  /// Prints a line that contains highlighting sequences and is therefore not escaped.
  package func highlighted(_ text: String) {
    if isPlain { return line(text) }
    out.add(Array(((out.isASCII ? PlainText.line(text) : text) + "\n").utf8))
  }

  /// Prints a line of data.
  package func line(_ text: String) { out.line(text) }

  /// Prints a line for another program, such as a status bar, which is the same with `--plain`.
  package func machineLine(_ text: String) {
    out.words(text)
    out.add([0x0A])
  }

  /// Writes bytes unchanged.
  package func raw(_ bytes: [UInt8]) { out.add(bytes) }

  /// Prints a sentence that is not data, such as that a list is empty. `--quiet` suppresses it.
  package func remark(_ text: String) {
    if isQuiet { return }
    for line in fitted([text]) { err.line(line) }
  }

  /// Prints a sentence right below the lines so far, because it is about them. The two streams are buffered, so a
  /// sentence would otherwise come after the whole answer.
  package func remarkBelow(_ text: String) {
    out.flush()
    remark(text)
    err.flush()
  }

  /// Prints a sentence beside an answer, except in JSON or with `--quiet`.
  package func hint(_ text: @autoclosure () -> String) {
    if !wantsJSON { remark(text()) }
  }

  /// Writes one answer: JSON for scripts, or a sentence for the user.
  package func answer(_ sentence: @autoclosure () -> String, _ members: (inout JSONText) -> Void) {
    if wantsJSON { answer(members) } else { line(sentence()) }
  }

  /// Writes one answer: JSON for scripts, or lines for the user.
  package func answer(lines: @autoclosure () -> [String], _ members: (inout JSONText) -> Void) {
    if wantsJSON { return answer(members) }
    for text in lines() { line(text) }
  }

  /// Reads all of standard input; throws if it exceeds the limit in bytes.
  package func input(upTo limit: Int = CommandLineRunner.inputLimit) throws(Report) -> [UInt8] {
    guard let bytes = readInput(limit) else {
      throw ArgumentParseError.inputTooLarge(limit: limit).report(language)
    }
    return bytes
  }

  /// Writes a whole answer in JSON.
  package func answer(_ members: (inout JSONText) -> Void) {
    var json = openAnswer()
    members(&json)
    closeAnswer(&json)
  }

  /// Begins a JSON answer that is written in parts; the caller must end it with `closeAnswer`.
  package func openAnswer() -> JSONText {
    var json = JSONText()
    json.openObject()
    json.member("schema", "haru/1")
    if isTrial { json.member("dryRun", true) }
    return json
  }

  /// Writes the part of a streamed answer that is complete, once it has at least 16 KiB. Returns false if the reader is
  /// gone.
  package func pass(_ json: inout JSONText) -> Bool {
    if json.bytes.count >= 1 << 14 { out.add(json.drain()) }
    return out.isIntact
  }

  /// Ends an answer that `openAnswer` began.
  package func closeAnswer(_ json: inout JSONText) {
    json.closeObject()
    out.add(json.drain() + [0x0A])
  }

  /// Returns the sentence about a removal with the command that undoes it. A dry run has nothing to undo.
  package func removed(_ sentence: String, count: Int = 1) -> String {
    isTrial ? sentence : sentence + " " + UndoWords.command(for: count)(language)
  }

  /// Returns the short forms of known ids. Many ids are shortened in one pass over the store; few ids are looked up one
  /// by one.
  package func shortIDs(of kind: RecordKind, among ids: [String]) throws(StorageFailure) -> ShortIDs
  {
    guard let shortIDs else { return ShortIDs() }
    return ids.count > ShortIDs.mostLookedUp
      ? try shortIDs.shortIDs(of: kind) : try shortIDs.shortIDs(of: kind, among: ids)
  }

  /// Returns the short forms of the ids in a list. `list` is a closure that passes each id to `note`, and stops as soon
  /// as `note` returns false. That happens when there are too many ids to look up one by one.
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

  /// Returns a report whose candidates begin with short ids if they begin with ids.
  package func shortened(_ report: Report) -> Report {
    guard let kind = report.ids else { return report }
    do throws(StorageFailure) {
      return report.shortened(by: try shortIDs(of: kind, among: report.namedIDs))
    } catch { return StorageWords(language).report(error) }
  }

  /// Writes an error as JSON or text, and returns its exit status.
  package func fail(_ report: Report) -> ExitStatus {
    let report = shortened(report)
    guard wantsJSON else {
      for line in fitted([report.message]) { err.line(line) }
      for (index, candidate) in report.candidates.enumerated() {
        err.line(isPlain ? "\(index + 1): " + candidate : "  " + candidate)
      }
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
