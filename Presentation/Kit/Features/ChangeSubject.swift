import Domain

/// The subject of a history entry as text: a name, title, text, day or count. Empty once its record was permanently
/// deleted.
package struct ChangeSubject {
  package let language: Language
  package let subject: String

  package init(language: Language, subject: String) {
    self.language = language
    self.subject = subject
  }

  /// Stands for a subject whose record was permanently deleted.
  package var destroyed: String { Phrase("(완전히 지움)", "(deleted permanently)")(language) }
  /// A person's name, without quotation marks.
  package var name: String { subject.isEmpty ? destroyed : subject }
  /// A title or a text in quotation marks.
  package var quoted: String {
    subject.isEmpty ? destroyed : Phrase("‘\(subject)’", "“\(subject)”")(language)
  }
  /// The day in the format of the language.
  package var day: String {
    Day(subject).map { CalendarWords.day($0, in: language) } ?? name
  }

  /// A phrase for a change to several records, counted if the count is known.
  package func all(
    _ noun: String, of one: String, _ many: String, _ korean: String, _ english: String,
    _ end: String = ""
  ) -> Phrase {
    if subject.isEmpty { return Phrase(noun + korean, english + many + end) }
    let counted = subject == "1" ? "1 " + one : "\(subject) \(many)"
    return Phrase("\(noun) \(subject)개\(korean)", english + counted + end)
  }
}
