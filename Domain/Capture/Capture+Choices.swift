// MARK: Questions about a line

extension ReadCapture {
  /// Returns everything that a line may be, for a question about it: the readings that were found, and what else its
  /// words may be. A question only about the time of a plan, or only about whom the line means,
  /// stays as it is.
  public func widened(_ found: [CaptureReading], _ text: String, order: DateOrder)
    throws(CaptureFailure) -> [CaptureReading]
  {
    let isOfTime = CaptureReading.doubtedHour(of: found) != nil
    // Only which of two people is meant is not sure.
    let isOfWhom = !found.isEmpty && found.allSatisfy { $0.isContact && $0.doubt == nil }
    if isOfTime || isOfWhom || found.contains(where: { $0.isOfEitherWeek || $0.isNote }) {
      return found
    }
    return try parser(text, order).widened(found)
  }

  /// Returns the choices of a question about a line: everything that it may be, and last the line as a note.
  public func choices(_ found: [CaptureReading], of text: String, order: DateOrder)
    throws(CaptureFailure) -> [CaptureReading]
  {
    CaptureReading.choices(try widened(found, text, order: order), of: text)
  }
}

extension CaptureReading {
  /// Whether the line is a contact with a channel or a day.
  var hasWay: Bool {
    if case .contact(_, let met) = captured { met.channel != nil || met.at != nil } else { false }
  }
}
