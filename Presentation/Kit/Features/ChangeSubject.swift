import Domain

/// The subject of a history entry as text: a name, title, text, day or count. The text is empty if the record was
/// permanently deleted.
package struct ChangeSubject {
  package let language: Language
  package let subject: String

  package init(language: Language, subject: String) {
    self.language = language
    self.subject = subject
  }

  /// The text shown instead of a subject whose record was permanently deleted.
  package var destroyed: String { Phrase("(완전히 지움)", "(deleted permanently)")(language) }
  /// The subject as the name of a person, without quotation marks.
  package var name: String { subject.isEmpty ? destroyed : subject }
  /// The subject as a title or text in quotation marks.
  package var quoted: String {
    subject.isEmpty ? destroyed : Phrase("‘\(subject)’", "“\(subject)”")(language)
  }
  /// The subject as a day in the format of the language; the subject itself if it is not a day.
  package var day: String {
    Day(subject).map { CalendarWords.day($0, in: language) } ?? name
  }

  /// Returns a phrase for a change to several records, with their number if it is known.
  package func all(
    _ noun: String, of one: String, _ many: String, _ korean: String, _ english: String,
    _ end: String = ""
  ) -> Phrase {
    if subject.isEmpty { return Phrase(noun + korean, english + many + end) }
    let counted = subject == "1" ? "1 " + one : "\(subject) \(many)"
    return Phrase("\(noun) \(subject)개\(korean)", english + counted + end)
  }
}
