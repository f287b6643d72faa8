import Domain

/// The result of a command: the changed or shown record, a sentence for the user, and JSON for scripts. The command
/// line and the screens both use it.
package struct Answer<Record> {
  package let record: Record
  package let sentence: String
  /// Additional lines for the user, which JSON output omits.
  package var remarks: [String] = []
  /// Warnings about a change that was made nevertheless. JSON output includes them.
  private(set) var warnings: [AnswerWarning] = []
  /// Whether the command removed a record that undo can restore.
  package var removes = false
  /// A closure that writes the members of the JSON answer. It runs after the change is saved, and may read more from
  /// the store.
  package let json: (inout JSONText) throws(Report) -> Void

  package init(
    record: Record, sentence: String, remarks: [String] = [], warnings: [AnswerWarning] = [],
    removes: Bool = false, json: @escaping (inout JSONText) throws(Report) -> Void
  ) {
    self.record = record
    self.sentence = sentence
    self.remarks = remarks
    self.warnings = warnings
    self.removes = removes
    self.json = json
  }

  /// Returns the text that a screen shows: the sentence, a hint about undo after a removal, and the warnings.
  package func sentences(in language: Language) -> String {
    let sentence = removes ? UndoWords.removed(sentence, language) : sentence
    return ([sentence] + warnings.map(\.message)).joined(separator: " ")
  }

  /// Adds a warning to the JSON and to the lines for the user.
  package mutating func warn(_ warning: AnswerWarning) {
    warnings.append(warning)
    remarks.append(warning.message)
  }
}

/// A warning about something valid that the user may not have meant: a sentence, and a code for
/// scripts.
package struct AnswerWarning: Equatable {
  package let code: String
  package let message: String

  package init(code: String, message: String) {
    self.code = code
    self.message = message
  }
}

extension CommandOutput {
  /// Writes the answer of a command that changes something, as JSON or as lines.
  package func give<Record>(_ answer: Answer<Record>) {
    if wantsJSON { return write(answer.json, answer.warnings) }
    line(answer.removes ? removed(answer.sentence) : answer.sentence)
    for text in answer.remarks { remark(text) }
  }

  /// Writes a record that was only read, as JSON or as the given lines.
  package func show<Record>(_ answer: Answer<Record>, lines: [String]) {
    if wantsJSON { return write(answer.json) }
    for text in lines { line(text) }
  }

  /// Writes the JSON answer after the change is saved. A failure while reading details does not fail the command; its
  /// error is printed instead of the JSON.
  private func write(
    _ members: (inout JSONText) throws(Report) -> Void, _ warnings: [AnswerWarning] = []
  ) {
    var json = openAnswer()
    do throws(Report) { try members(&json) } catch { return remark(error.message) }
    if !warnings.isEmpty {
      json.key("warnings")
      json.list(warnings) { json, warning in
        json.object { json in
          json.member("code", warning.code)
          json.member("message", warning.message)
        }
      }
    }
    closeAnswer(&json)
  }
}
