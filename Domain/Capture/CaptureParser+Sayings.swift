// MARK: Quotations and sayings

extension CaptureParser {
  /// Parses a quotation from a book, or a saying with its author.
  func quotations() throws(CaptureFailure) -> [CaptureReading] {
    guard let quoted = line.quoted else { return [] }
    let text = line.text(quoted)
    let marks = (quoted.lowerBound - 1)..<(quoted.upperBound + 1)
    let rest = line.rest(without: [marks])
    let page = count(of: CaptureVocabulary.pages)
    // The kind may stand beside the book: 데미안 구절 "…", `quote "…" Walden`.
    let kinds = line.words.filter {
      ["구절", "문장", "밑줄", "quote"].contains(PlanDoubts.bare($0.text))
    }
    let title = line.rest(
      without: [marks] + kinds.map(\.range) + (page.map { [$0.range] } ?? []))
    if let who = Self.behindDash(rest) {
      // A book may stand where the author does: `"…" - Walden p. 90`.
      let cited = try books(called: Self.behindDash(title) ?? "")
      if !cited.isEmpty { return cited.map { sentence($0, text, page?.number, marks) } }
      let doubt = page.map { line.text($0.range) }
      return [CaptureReading(saying(of: text, by: who), [marks], doubt: doubt)]
    }
    var called = try books(called: title)
    // A title may be typed without its article.
    if called.isEmpty, page != nil { called = [try titleInLine()?.book].compactMap(\.self) }
    if !called.isEmpty { return called.map { sentence($0, text, page?.number, marks) } }
    return try besideQuotation(text, marks, rest, page: page?.number)
  }

  /// Parses a quotation by the text around it, which may be empty: `mum: "…"`, `Priya said "…"`, `"…" John Lennon`,
  /// `nice line from Walden p 61: "…"`.
  private func besideQuotation(
    _ text: String, _ marks: Range<Int>, _ rest: String, page: Int?
  ) throws(CaptureFailure) -> [CaptureReading] {
    let before = Text.trimmed(line.text(0..<marks.lowerBound))
    let behind = Text.trimmed(line.text(marks.upperBound..<line.characters.count))
    let isSentence = text.split(separator: " ").count > 3
    if behind.isEmpty, let named = try before.isEmpty ? nil : named(from: 0),
      named.range.upperBound >= before.count
    {
      return named.people.prefix(1).map {
        CaptureReading(saying(of: text, by: $0.calledName), [marks])
      }
    }
    if !before.isEmpty, behind.isEmpty, before.hasSuffix(":") || Self.speaker(before) != nil {
      if let book = try names.books(within: before).first, before.hasSuffix(":") {
        return [sentence(book, text, page, marks)]
      }
      let who = Self.speaker(before) ?? before.trimmingSuffix(of: ":")
      return [CaptureReading(saying(of: text, by: who), [marks])]
    }
    if isSentence, let book = try names.books(within: rest).first {
      // Other words may be the page or a remark, as in `데미안 "…" 91`.
      let more = line.words.last { $0.range.lowerBound >= marks.upperBound }?.text
      guard let more, let page = Int(more), page < 5000 else {
        let reading = sentence(book, text, page, marks)
        return [reading.doubting(rest)]
      }
      return [sentence(book, text, page, marks)]
    }
    guard before.isEmpty, isSentence, !line.hasHangul else { return [] }
    if behind.isEmpty { return [CaptureReading(saying(of: text), [marks])] }
    let words = behind.split(separator: " ")
    let isName = words.count <= 3 && words.allSatisfy { $0.first?.isUppercase == true }
    guard isName, try phrases(.ahead).isEmpty else { return [] }
    return [CaptureReading(saying(of: text, by: behind), [marks])]
  }

  private func sentence(_ book: Book, _ text: String, _ page: Int?, _ marks: Range<Int>)
    -> CaptureReading
  {
    CaptureReading(.sentence(book, text, page: page), [marks])
  }

  /// Parses a saying with its author after a dash or with a verb of saying: `Dad always says: measure twice`,
  /// `simplify, simplify – Thoreau, Walden`.
  func spokenSaying() throws(CaptureFailure) -> [CaptureReading] {
    guard line.quoted == nil, !line.hasHangul, line.words.count > 3 else { return [] }
    let whole = line.text(0..<line.characters.count)
    if let colon = whole.firstIndex(of: ":"), let who = Self.speaker(String(whole[...colon])) {
      let text = Text.trimmed(String(whole[whole.index(after: colon)...]))
      guard !text.isEmpty, try phrases(.ahead).isEmpty else { return [] }
      return [CaptureReading(saying(of: text, by: who))]
    }
    let (text, who) = parted(whole)
    let words = who.split(separator: " ")
    // `trip London – Paris` is a note, so the text before an author must be a whole sentence.
    guard text.split(separator: " ").count > 1, text.last.map(".!?…".contains) == true,
      (1...4).contains(words.count),
      words.allSatisfy({ $0.first?.isUppercase == true }), !who.contains(where: \.isNumber),
      try phrases(.ahead).isEmpty
    else { return [] }
    return [CaptureReading(saying(of: text, by: who))]
  }

  /// Returns the name of the author in `Dad always says:`, `Priya said` or `Sara's proverb:`. Returns nil for any other
  /// text.
  private static func speaker(_ text: String) -> String? {
    let words = text.trimmingSuffix(of: ":,").split(separator: " ").map(String.init)
    guard let last = words.last?.lowercased(), words.count > 1, words.count < 6 else { return nil }
    var name = words.dropLast()
    if ["proverb", "saying", "motto", "words"].contains(last) {
      guard let owner = name.last, owner.hasSuffix("'s") || owner.hasSuffix("’s") else {
        return nil
      }
      return (Array(name.dropLast()) + [String(owner.dropLast(2))]).joined(separator: " ")
    }
    let isPronoun = ["i", "he", "she", "they", "we", "it"].contains(words[0].lowercased())
    guard ["says", "said", "saying"].contains(last), !isPronoun else { return nil }
    if let word = name.last?.lowercased(), ["always", "often", "once", "just"].contains(word) {
      name = name.dropLast()
    }
    return name.isEmpty || name.contains { $0.contains(where: \.isNumber) }
      ? nil : name.joined(separator: " ")
  }

  /// Splits the text from an offset on into a saying and its author after a dash. If the line has a quotation, the
  /// saying is the quotation. The author is empty if the text has no dash.
  func parted(from start: Int) -> (String, String) {
    if let quoted = line.quoted {
      let rest = line.text((quoted.upperBound + 1)..<line.characters.count)
      return (line.text(quoted), Self.behindDash(Text.trimmed(rest)) ?? "")
    }
    return parted(Text.trimmed(line.text(start..<line.characters.count)))
  }

  private func parted(_ text: String) -> (String, String) {
    for dash in ["—", "–", " - "] {
      guard let range = text.lastRange(of: dash) else { continue }
      let (words, who) = (text[..<range.lowerBound], text[range.upperBound...])
      // In `dad always has - a stitch in time saves nine`, the text after the dash is too long for a name.
      if dash == " - ", who.split(separator: " ").count > 5 { continue }
      return (Text.trimmed(String(words)), Text.trimmed(String(who)))
    }
    return (text, "")
  }

  private static func behindDash(_ text: String) -> String? {
    guard let first = text.first, "—–-―".contains(first) else { return nil }
    let who = Text.trimmed(String(text.drop { "—–-―".contains($0) }))
    return who.isEmpty ? nil : who
  }
}

extension String {
  /// Returns the range of the last occurrence of a text. Returns nil if there is none.
  fileprivate func lastRange(of text: String) -> Range<String.Index>? {
    var start = endIndex
    while start > startIndex {
      formIndex(before: &start)
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
    }
    return nil
  }
}
