import Domain

/// Completions of saying numbers.
enum SayingNumbers {
  /// Finds sayings whose numbers begin with the typed digits: first the exact number, then numbers with one more digit,
  /// and so on. If nothing is typed, finds the newest sayings.
  static let sayings = CandidateSource(kind: .saying) { (search) throws(StorageFailure) in
    let beginning = search.beginning
    var found = try beginning.isEmpty ? search.rows([newest], []) : []
    if beginning.utf8.count <= 9, beginning.utf8.allSatisfy({ (48...57).contains($0) }),
      let number = Int(beginning), String(number) == beginning
    {
      var (start, length) = (number, 1)
      for _ in 0...(9 - beginning.utf8.count) where found.count < search.limit {
        found += try search.rows(
          [among], [.int(start), .int(start + length)], atMost: search.limit - found.count)
        if number == 0 { break }
        (start, length) = (start * 10, length * 10)
      }
    }
    return found.map { Candidate($0.id, note: $0.name) }
  }

  private static let select =
    CandidateColumn.select(
      CandidateColumn.short("coalesce(kor, eng)"), note: "''", id: "number")
    + " FROM sayings"
  private static let newest = "\(select) WHERE deleted_at IS NULL ORDER BY number DESC LIMIT ?"
  private static let among = """
    \(select) WHERE number >= ? AND number < ? AND deleted_at IS NULL ORDER BY number LIMIT ?
    """
}
