import Domain

/// What something was done to: a name, a title, a text, a day or a number.
package struct DeedSubject {
  package let language: Language
  package let subject: String

  package init(language: Language, subject: String) {
    self.language = language
    self.subject = subject
  }

  /// What is not told any more, because it was destroyed, is left open.
  package var destroyed: String { Phrase("(완전히 지움)", "(deleted permanently)")(language) }
  /// A person, who needs no marks of quotation.
  package var name: String { subject.isEmpty ? destroyed : subject }
  /// A title or a text.
  package var quoted: String {
    subject.isEmpty ? destroyed : Phrase("‘\(subject)’", "“\(subject)”")(language)
  }
  /// A day as people write it.
  package var day: String {
    Day(subject).map { CalendarWords.day($0, in: language) } ?? name
  }

  /// What was done to so many at once, or just to what where nobody knows any more how many.
  package func all(
    _ noun: String, of one: String, _ many: String, _ korean: String, _ english: String,
    _ end: String = ""
  ) -> Phrase {
    if subject.isEmpty { return Phrase(noun + korean, english + many + end) }
    let counted = subject == "1" ? "1 " + one : "\(subject) \(many)"
    return Phrase("\(noun) \(subject)개\(korean)", english + counted + end)
  }
}
