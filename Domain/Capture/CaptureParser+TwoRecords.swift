// MARK: Lines with two records

extension CaptureParser {
  /// Returns the reading progress before a mood, or the contact in a clause of its own: 데미안 110쪽까지 읽고 기분 80, `Called
  /// Mum, mood 70`. The user then chooses what to save.
  func recordsBefore(_ feeling: CaptureReading) throws(CaptureFailure) -> [CaptureReading] {
    let numbers = feeling.ranges.filter { line.text($0).contains(where: \.isNumber) }
    guard case .feeling(let draft) = feeling.captured, draft.text != nil, let mark = numbers.last,
      mark.lowerBound > 1
    else { return [] }
    var before = Text.trimmed(line.text(0..<mark.lowerBound))
    let sign = before.lastIndex { ",;.".contains($0) }
    // 읽고 joins two clauses; by itself the first one ends with 읽음.
    if let last = line.words.last(where: { $0.range.upperBound <= mark.lowerBound }),
      let joint = joint(last)
    {
      before = line.text(0..<joint.range.lowerBound) + joint.end
    } else if let sign, !line.hasHangul {
      before = String(before[..<sign])
    }
    return try clause(before) { (clause) throws(CaptureFailure) in
      // 민아랑 산책하고 names no channel, so it is only the text of the mood.
      let isMet = (sign != nil || line.hasHangul) && clause.touch()?.channel != nil
      let contacts = isMet ? try clause.contacts() : []
      return (contacts + (try clause.pages())).filter { $0.doubt == nil }
    }
  }

  /// Adds the diary to a contact in the second of two sentences, whose memo would lose words: 손님 없었음. 서윤이랑 떡볶이 먹음.
  func twoSentences(_ found: [CaptureReading]) throws(CaptureFailure) -> [CaptureReading] {
    guard
      let end = line.words.dropLast().firstIndex(where: { word in
        word.text.count > 2 && [".", "!", "?"].contains(where: word.text.hasSuffix)
          && !CapturedLocation.abbreviations.contains(word.text.lowercased())
      }), end > 0, found.count == 1, found[0].isContact
    else { return found }
    guard let named = try named(near: nil).first, named.first > end else { return found }
    return [try diary()] + found
  }

  /// Returns a mood of ten or less beside other words as one in tenths: 70 for `mood 7, good day`. Empty for others.
  func inTenths(_ feeling: CaptureReading) -> [CaptureReading] {
    guard case .feeling(var draft) = feeling.captured,
      draft.text?.contains(where: \.isLetter) == true,
      let level = draft.level, (1...10).contains(level),
      line.words.contains(where: { $0.text.trimmingSuffix(of: ",.!:;") == "\(level)" })
    else { return [] }
    draft.level = level * 10
    return [CaptureReading(.feeling(draft), feeling.ranges, marks: feeling.marks)]
  }

  /// Returns both moods of a line that says how the mood turned: `mood 40, then 75 after singing`. Returns none for any
  /// other line.
  func turnedMoods(_ feeling: CaptureReading) -> [CaptureReading] {
    guard case .feeling(var first) = feeling.captured, let text = first.text else { return [] }
    let words = text.split(separator: " ")
    guard let lead = words.first, ["then", "now"].contains(lead.lowercased()), words.count > 1,
      let level = Self.level(String(words[1]))
    else { return [] }
    let rest = words.dropFirst(2).joined(separator: " ")
    first.text = nil
    let second = MoodDraft(level: level, text: rest.isEmpty ? nil : rest, at: first.at)
    return [first, second].map { CaptureReading(.feeling($0), doubt: String(words[1])) }
  }

  /// Returns the readings of both clauses of a line that records two things: 내일 10시 회의, 2시 치과, `met Tom and called Mum`,
  /// 민아랑 점심 먹고 지현이 만났다. A clause without a day takes that of the other one. Returns none for any other line.
  func twoRecords(
    _ read: (CaptureParser) throws(CaptureFailure) -> [CaptureReading]
  ) throws(CaptureFailure) -> [CaptureReading] {
    // Of a long line the clauses are not read again.
    for joint in line.words.dropLast().compactMap(joint).prefix(line.words.count > 40 ? 0 : 4) {
      let left = line.text(0..<joint.range.lowerBound) + joint.end
      let right = line.text(joint.range.upperBound..<line.characters.count)
      let (leftDays, rightDays) = (try saidDays(left), try saidDays(right))
      let first = try clause((leftDays.isEmpty ? rightDays + " " : "") + left, read)
      let second = try clause((rightDays.isEmpty ? leftDays + " " : "") + right, read)
      if first.isEmpty || second.isEmpty { continue }
      return (first + second).map { CaptureReading($0.captured, doubt: Text.trimmed(right)) }
    }
    return []
  }

  /// Returns the contacts of the line, or those of both its clauses.
  func metInClauses() throws(CaptureFailure) -> [CaptureReading] {
    let met = try contacts()
    if met.isEmpty { return [] }
    let two = try twoRecords { (clause) throws(CaptureFailure) in
      if clause.marked() != nil { return [try clause.feeling()].compactMap(\.self) }
      return try clause.contacts().filter { $0.doubt == nil }
    }
    return two.isEmpty ? met : two
  }

  /// Adds the plans of both clauses before a doubtful plan.
  func plansInClauses(_ events: [CaptureReading]) throws(CaptureFailure) -> [CaptureReading] {
    guard events.contains(where: { $0.doubt != nil && !$0.isOfEitherHalf }) else { return events }
    return try twoRecords { (clause) throws(CaptureFailure) in
      try clause.events().filter(\.hasHours)
    } + events
  }

  /// Returns what a word between two clauses takes from the line, and the end of the first clause in its place: a comma,
  /// `and`, or the 고 of 먹고, which becomes 먹음. Returns nil for any other word.
  private func joint(_ word: CapturedLine.Word) -> (range: Range<Int>, end: String)? {
    if ["and", "&", "then", "그리고"].contains(word.text.lowercased()) { return (word.range, "") }
    let last = word.range.upperBound - 1..<word.range.upperBound
    if word.text.count > 1, word.text.hasSuffix(",") { return (last, "") }
    guard word.text.count > 1, word.text.hasSuffix("고"),
      let stem = word.text.unicodeScalars.dropLast().last?.value, (0xAC00...0xD7A3).contains(stem)
    else { return nil }
    // 16 is the final consonant ㅁ: 만나 becomes 만남.
    guard (stem - 0xAC00) % 28 == 0, let noun = UnicodeScalar(stem + 16) else { return (last, "음") }
    return (last.lowerBound - 1..<last.upperBound, String(noun))
  }

  /// Returns a parser of another text.
  func clause(_ text: String) -> CaptureParser {
    var clause = context
    clause.line = CapturedLine(Text.trimmed(text))
    return CaptureParser(clause, names)
  }

  /// Returns what a parser of another text reads; empty if it refuses the text.
  func clause<Found: RangeReplaceableCollection>(
    _ text: String, _ read: (CaptureParser) throws(CaptureFailure) -> Found
  ) throws(CaptureFailure) -> Found {
    let clause = clause(text)
    if clause.line.words.isEmpty { return Found() }
    do throws(CaptureFailure) { return try read(clause) } catch {
      guard case .refused = error else { throw error }
      return Found()
    }
  }

  /// Returns the words of a text that say a day, without hours.
  private func saidDays(_ text: String) throws(CaptureFailure) -> String {
    try clause(text) { (clause) throws(CaptureFailure) in
      try clause.phrases(.ahead).flatMap { $0.parts(in: clause.line, context.order) }
        .filter { $0.role == .day }.map { clause.line.text($0.range) }.joined(separator: " ")
    }
  }
}
