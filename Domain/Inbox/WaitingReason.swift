/// Why a line of a note waits for the user.
public enum WaitingReason: Equatable, Sendable {
  case refused(CaptureRefusal)
  /// The line has several meanings.
  case several
  /// These words are not understood.
  case doubt(String)
  /// This time is later than the note, so it does not say when the line was written.
  case later(String)
  /// This hour may be a.m. or p.m.
  case eitherHalf(String)
  /// The mood has a level that no mood can have.
  case level
}

extension Inbox {
  /// Returns why each line waits. The reasons are not stored: each line is read again as of the time at which it was
  /// written. A reason is nil if reading alone does not say it.
  public func reasons(
    for lines: [WaitingLine], order: DateOrder
  ) throws(StorageFailure) -> [WaitingReason?] {
    if lines.isEmpty { return [] }
    let author = author(clock.now())
    let features = features(author)
    var reasons: [WaitingReason?] = []
    for line in lines {
      author.begin(NoteLine(number: 0, text: line.text, at: line.at), of: line.id.text)
      reasons.append(try Self.reason(for: line, features.capture, order))
    }
    return reasons
  }

  private static func reason(
    for line: WaitingLine, _ capture: ReadCapture, _ order: DateOrder
  ) throws(StorageFailure) -> WaitingReason? {
    let readings: [CaptureReading]
    do throws(CaptureFailure) { readings = try capture(line.text, order: order) } catch {
      switch error {
      case .refused(let refusal): return .refused(refusal)
      case .storage(let failure): throw failure
      }
    }
    if let hour = CaptureReading.doubtedHour(of: readings) { return .eitherHalf(hour) }
    guard readings.count == 1, let reading = readings.first else { return .several }
    if let words = reading.doubt { return reading.isLaterToday ? .later(words) : .doubt(words) }
    if case .feeling(let draft) = reading.captured, let level = draft.level {
      return (1...100).contains(level) ? nil : .level
    }
    return nil
  }
}
