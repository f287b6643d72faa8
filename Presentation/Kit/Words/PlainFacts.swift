/// Words for facts that the screen shows as a blank or a sign, and that a plain line must name.
package struct PlainFacts: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// The text for a fact without a value.
  package var none: String { say("아직 없음", "none yet") }
  /// The text for a choice that the user has not made.
  package var notSet: String { say("정하지 않음", "not set") }

  /// Returns the text that a QR code contains, because the code itself is a picture.
  package func code(_ text: String) -> [String] {
    [
      say("QR 코드는 그림이라서 그 안의 글로 보여 줘요.", "A QR code is a picture, so this is its text."),
      field(say("QR 코드의 글", "Text of the code"), text),
    ]
  }
}
