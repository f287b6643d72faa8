// MARK: Questions about a line

extension ReadCapture {
  /// Returns everything that a line may be, for a question about it: the readings that were found, and what else its
  /// words may be. A question only about the time of a plan stays as it is.
  public func widened(_ found: [CaptureReading], _ text: String, order: DateOrder)
    throws(CaptureFailure) -> [CaptureReading]
  {
    let isOfTime =
      CaptureReading.doubtedHour(of: found) != nil || found.contains(where: \.isOfEitherWeek)
    if isOfTime || found.contains(where: \.isNote) { return found }
    let counts = try loose(text)
    return try parser(text, order).widened(found, counts: counts)
  }

  /// Returns the choices of a question about a line: everything that it may be, and last the line as a note.
  public func choices(_ found: [CaptureReading], of text: String, order: DateOrder)
    throws(CaptureFailure) -> [CaptureReading]
  {
    CaptureReading.choices(try widened(found, text, order: order), of: text)
  }

  /// Returns the counts of a short line with a counted tag, or with one word and an amount in any unit.
  private func loose(_ text: String) throws(CaptureFailure) -> [CaptureReading] {
    try LineCounts.loose(in: text, today: now.day) { (tag) throws(CaptureFailure) in
      do throws(StorageFailure) { return try counters(tag) } catch { throw .storage(error) }
    }
  }
}
