import Domain

/// The result of a verb as both shells tell it: the record it made or changed, what is said of it,
/// and what scripts read.
struct Answer<Record> {
  let record: Record
  let sentence: String
  /// What is said besides; scripts do without.
  var remarks: [String] = []
  /// Whether something was removed, which comes back when that is undone.
  var removes = false
  /// Writes the members scripts read. What only they are told is read here, once the deed is done.
  let json: (inout JSONText) throws(Report) -> Void

  /// What a screen says of it.
  func said(in language: Language) -> String {
    removes ? UndoWords.removed(sentence, language) : sentence
  }
}

extension AnswerPage {
  /// Writes what a verb answered.
  func give<Record>(_ answer: Answer<Record>) {
    if wantsJSON { return write(answer.json) }
    line(answer.removes ? removed(answer.sentence) : answer.sentence)
    for text in answer.remarks { remark(text) }
  }

  /// Shows a record: for eyes in lines of its own.
  func show<Record>(_ answer: Answer<Record>, lines: [String]) {
    if wantsJSON { return write(answer.json) }
    for text in lines { line(text) }
  }

  /// What was done is done, also where it cannot be told in full any more: then why is said.
  private func write(_ members: (inout JSONText) throws(Report) -> Void) {
    var json = openAnswer()
    do throws(Report) { try members(&json) } catch { return remark(error.message) }
    closeAnswer(&json)
  }
}
