import Domain

/// Checks the parser of days and times with any text.
public struct PhrasePromises {
  /// The number of texts that the parser could read.
  public private(set) var understood = 0

  public init() {}

  /// Returns the first broken rule as text, or nil if none is broken.
  public mutating func broken(by text: String) -> String? {
    for today in Self.days {
      for looking in [Looking.ahead, .back, .around] {
        for order in [DateOrder.monthFirst, .dayFirst, .monthFirst.withYearFirst] {
          let reader = PhraseReader(today: today, looking: looking, order: order)
          if let reason = broken(by: text, reader) { return reason }
        }
      }
    }
    return nil
  }

  private static let days =
    [Day.range.lowerBound, Day.range.upperBound]
    + [Day("2026-03-10"), Day("2024-02-29")].compactMap(\.self)

  private mutating func broken(by text: String, _ reader: PhraseReader) -> String? {
    do throws(PhraseParseError) { _ = try reader.birthday(text) } catch {}
    _ = reader.cycle(text)
    for wanted in [PhraseWanted.day, .moment, .month] {
      do throws(PhraseParseError) {
        let read = try reader.read(text, as: wanted)
        understood += 1
        for point in [read.start, read.end].compactMap(\.self) {
          if let reason = broken(point) { return reason }
        }
        if read.start.days == nil, read.start.seconds == nil, read.start.fromNow == nil,
          read.lasting == nil
        {
          return "something that says nothing"
        }
        let isRoomy = text.count < 190 && (" " + text).count == text.count + 1
        if isRoomy, try reader.read(" " + text + "  ", as: wanted) != read {
          return "blanks that matter"
        }
      } catch {
        continue
      }
    }
    return nil
  }

  private func broken(_ point: UnderstoodPoint) -> String? {
    if let seconds = point.seconds, !(0..<3 * 86_400).contains(seconds) {
      return "a time of no day"
    }
    if let days = point.days, days.kind == .day, days.span.lowerBound != days.span.upperBound {
      return "a day of several"
    }
    return nil
  }
}
