/// Why a line of a note waits for the user.
public enum WaitingReason: Equatable, Sendable {
  case refused(CaptureRefusal)
  /// The line has several meanings.
  case several
  /// These words are not understood.
  case doubt(String)
  /// This time is later than the note, so it does not say when the line was written.
  case later(String)
  /// The note has this time, which is still to come.
  case ahead(String)
  /// This hour may be a.m. or p.m.
  case eitherHalf(String)
  /// The level of the mood is out of range.
  case level
}

extension Inbox {
  /// Returns why each line waits. Reasons are not stored: each line is parsed again as of the time at which it was
  /// written. A reason is nil if parsing alone does not show it.
  public func reasons(
    for lines: [WaitingLine], order: DateOrder
  ) throws(StorageFailure) -> [WaitingReason?] {
    if lines.isEmpty { return [] }
    let now = clock.now()
    let author = author(now)
    let features = features(author)
    var reasons: [WaitingReason?] = []
    for line in lines {
      author.begin(NoteLine(number: 0, text: line.text, at: line.at), of: line.id.text)
      reasons.append(try Self.reason(for: line, features.capture, order, now))
    }
    return reasons
  }

  private static func reason(
    for line: WaitingLine, _ capture: ReadCapture, _ order: DateOrder, _ now: Now
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
    if let time = reading.later(than: line.at) { return .later(Self.written(time)) }
    if reading.isAhead(of: now, writtenAt: line.at) { return .ahead(Self.written(line.at)) }
    if case .feeling(let draft) = reading.captured, let level = draft.level {
      return (1...100).contains(level) ? nil : .level
    }
    return nil
  }

  private static func written(_ moment: Now) -> String {
    "\(moment.day) \(moment.time.description.prefix(5))"
  }
}

extension CaptureReading {
  /// Returns the time of a mood if it is later than the time at which its line was written; nil otherwise.
  public func later(than written: Now) -> Now? {
    guard case .feeling(let draft) = captured, let at = draft.at, at.instant > written.instant
    else { return nil }
    return at
  }

  /// Returns whether this is a mood of a line that was written in the future, as the clock of another device says.
  public func isAhead(of now: Now, writtenAt written: Now) -> Bool {
    guard case .feeling(let draft) = captured else { return false }
    return (draft.at ?? written).instant > now.instant
  }
}
