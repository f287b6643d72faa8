// MARK: Lines with two records

extension CaptureParser {
  /// Returns the reading progress before a mood, or the contact in a clause of its own: 데미안 110쪽까지 읽고 기분 80, `Called
  /// Mum, mood 70`. The user then chooses what to save.
  func recordsBefore(_ feeling: CaptureReading) throws(CaptureFailure) -> [CaptureReading] {
    let numbers = feeling.ranges.filter { line.text($0).contains(where: \.isNumber) }
    guard case .feeling(let draft) = feeling.captured, draft.text != nil, let mark = numbers.last,
      mark.lowerBound > 1
    else { return [] }
    let before = Text.trimmed(line.text(0..<mark.lowerBound))
    guard let sign = before.last else { return [] }
    var clause = context
    // 읽고 joins two clauses; by itself the first one ends with 읽음.
    let said = before.hasSuffix("읽고") ? before.dropLast() + "음" : before[...]
    clause.line = CapturedLine(String(said).trimmingSuffix(of: ",;."))
    let parser = CaptureParser(clause, names)
    let contacts = ",;.".contains(sign) && !line.hasHangul ? try parser.contacts() : []
    return (contacts + (try parser.pages())).filter { $0.doubt == nil }
  }
}
