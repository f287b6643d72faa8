import Domain

/// The result of a command: the changed or shown record, a sentence for people, and JSON for
/// scripts. The command line and the screens both use it.
package struct Answer<Record> {
  package let record: Record
  package let sentence: String
  /// Extra lines for people; left out of JSON.
  package var remarks: [String] = []
  /// Warnings about a change that was made all the same. Scripts get them as well.
  private(set) var warnings: [AnswerWarning] = []
  /// Whether the command removed something that undo restores.
  package var removes = false
  /// Writes the members of the JSON answer. It may read more from the store; it runs after the
  /// change was saved.
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

  /// The text a screen shows: the sentence, a hint at undo after a removal, and the warnings.
  package func said(in language: Language) -> String {
    let sentence = removes ? UndoWords.removed(sentence, language) : sentence
    return ([sentence] + warnings.map(\.message)).joined(separator: " ")
  }

  /// Adds a warning, to the JSON and to the lines for people.
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

  /// Writes a record that was only looked at, as JSON or as the given lines.
  package func show<Record>(_ answer: Answer<Record>, lines: [String]) {
    if wantsJSON { return write(answer.json) }
    for text in lines { line(text) }
  }

  /// The change is saved by now, so a failure while reading its details does not fail the command.
  /// The error is printed instead of the JSON.
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
