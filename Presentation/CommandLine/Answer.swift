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
  /// Writes the members scripts read.
  let json: (inout JSONText) -> Void

  /// What a screen says of it.
  func said(in language: Language) -> String {
    removes ? UndoWords.removed(sentence, language) : sentence
  }
}

extension AnswerPage {
  /// Writes what a verb answered.
  func give<Record>(_ answer: Answer<Record>) {
    self.answer(answer.removes ? removed(answer.sentence) : answer.sentence, answer.json)
    for remark in answer.remarks { hint(remark) }
  }
}
