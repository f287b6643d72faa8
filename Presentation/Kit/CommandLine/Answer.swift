import Domain

/// The result of a verb as both shells tell it: the record it made or changed, what is said of it,
/// and what scripts read.
package struct Answer<Record> {
  package let record: Record
  package let sentence: String
  /// What is said besides; scripts do without.
  package var remarks: [String] = []
  /// What is worth knowing of a deed that was done all the same, which scripts read as well.
  private(set) var warnings: [AnswerWarning] = []
  /// Whether something was removed, which comes back when that is undone.
  package var removes = false
  /// Writes the members scripts read. What only they are told is read here, once the deed is done.
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

  /// What a screen says of it.
  package func said(in language: Language) -> String {
    let sentence = removes ? UndoWords.removed(sentence, language) : sentence
    return ([sentence] + warnings.map(\.message)).joined(separator: " ")
  }

  /// Warns of something.
  package mutating func warn(_ warning: AnswerWarning) {
    warnings.append(warning)
    remarks.append(warning.message)
  }
}

/// Something that is no mistake and may not be meant: a sentence, and a code for scripts.
package struct AnswerWarning: Equatable {
  package let code: String
  package let message: String

  package init(code: String, message: String) {
    self.code = code
    self.message = message
  }
}

extension CommandOutput {
  /// Writes what a verb answered.
  package func give<Record>(_ answer: Answer<Record>) {
    if wantsJSON { return write(answer.json, answer.warnings) }
    line(answer.removes ? removed(answer.sentence) : answer.sentence)
    for text in answer.remarks { remark(text) }
  }

  /// Shows a record: for eyes in lines of its own.
  package func show<Record>(_ answer: Answer<Record>, lines: [String]) {
    if wantsJSON { return write(answer.json) }
    for text in lines { line(text) }
  }

  /// What was done is done, also where it cannot be told in full any more: then why is said.
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
