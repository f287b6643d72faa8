import Domain

/// Imports highlights from Readwise's CSV export.
enum ReadwiseSentences {
  static let recipe = ImportRecipe(
    format: .readwise,
    fits: { $0.hasColumns("Highlight", "Book Title", "Book Author", "Highlighted at") },
    open: { (file, choice) throws(ImportFailure) in
      try TableEntries(file, choice, reading: columns, read)
    })

  private static let columns = [
    "Highlight", "Book Title", "Book Author", "Note", "Tags", "Location Type", "Location",
    "Highlighted at",
  ]

  @Sendable private static func read(_ fields: inout EntryFields) -> (
    id: String, content: IncomingEntry.Content
  )? {
    guard let title = fields.title("Book Title") else { return nil }
    guard let text = fields["Highlight"] ?? fields["Note"] else {
      fields.fail(.textMissing)
      return nil
    }
    var sentence = IncomingSentence(bookTitle: title, text: text)
    sentence.bookAuthors = WrittenAuthors.spoken(fields["Book Author"])
    sentence.note = fields["Highlight"] == nil ? nil : fields["Note"]
    sentence.tags = WrittenAuthors.parted(fields["Tags"])
    let kind = fields["Location Type"]?.lowercased()
    switch (kind, fields["Location"]) {
    case ("page", let page?): sentence.page = Int(page)
    case ("location", let location?): sentence.location = location
    case (_, _): fields.keep("Location")
    }
    if kind == "page", sentence.page == nil { fields.keep("Location") }
    if sentence.page == nil && sentence.location == nil { fields.keep("Location Type") }
    if let text = fields["Highlighted at"] {
      sentence.at = WrittenInstant.moment(text)
      if sentence.at == nil {
        fields.name(.dateUnreadable(text))
        fields.keep("Highlighted at")
      }
    }
    // Readwise exports no id, so the words and the location identify a highlight.
    let id = SentenceName.text(title, sentence.bookAuthors, text, fields["Location"] ?? "")
    return (id, .sentence(sentence))
  }
}

/// Computes ids for highlights that have none in the source file.
enum SentenceName {
  /// Returns an id: the sixteen hexadecimal digits of a fingerprint of the parts.
  static func text(_ title: String, _ authors: [String], _ parts: String...) -> String {
    text(parts.reduce(begun(title, authors)) { adding($1, to: $0) })
  }

  /// Returns the fingerprint of a book, to which the parts of a highlight are added.
  static func begun(_ title: String, _ authors: [String]) -> Fingerprint {
    ([title] + authors + [""]).reduce(Fingerprint()) { adding($1, to: $0) }
  }

  /// Returns a copy of the fingerprint with one more part.
  static func adding(_ part: String, to print: Fingerprint) -> Fingerprint {
    var print = print
    print.add(part)
    print.add([0])
    return print
  }

  /// Returns the sixteen hexadecimal digits of a fingerprint.
  static func text(_ print: Fingerprint) -> String {
    let digits = String(UInt64(bitPattern: Int64(print.value)), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
