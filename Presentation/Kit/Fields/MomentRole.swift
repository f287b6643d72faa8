package import Domain
import TextUI

/// The role of a moment. It decides what the typed words may contain and how missing parts are filled in.
package enum MomentRole: Equatable, Sendable {
  /// A moment by itself.
  case alone
  /// A start; its words may include an end. While the value is still `unchosen` (the initially displayed moment), a
  /// typed day without a time gets the current time if it is today, and otherwise the default time.
  case start(unchosen: DayAndTime?)
  /// The end of an event that begins at this moment. A time means its next occurrence after the start, and a duration
  /// counts from the start.
  case end(of: DayAndTime)
}

/// The result of parsing words in a moment field.
struct MomentMeaning: Equatable, Sendable {
  let moment: DayAndTime
  /// The end that was typed together with a start; nil if there is none.
  var end: DayAndTime?
}

extension MomentField {
  /// Parses the typed words. Parts that the words omit stay as they were before typing.
  func meaning() throws(PhraseParseError) -> MomentMeaning {
    guard let before = line.before else { throw .unknown }
    let reader = PhraseReader(
      today: now?.day ?? before.day, looking: .ahead,
      order: DateOrder.monthFirst.spoken(in: language))
    let read = try reader.read(line.text, as: .moment)
    switch role {
    case .alone:
      guard read.end == nil, read.lasting == nil else { throw .unknown }
      return MomentMeaning(moment: moment(read.start, before))
    case .start(let unchosen): return try start(read, before, unchosen)
    case .end(let start): return MomentMeaning(moment: try end(read, before, of: start))
    }
  }

  /// Returns the meaning of a start with an optional end or duration after it.
  private func start(_ read: Understood, _ before: DayAndTime, _ unchosen: DayAndTime?)
    throws(PhraseParseError) -> MomentMeaning
  {
    let point = read.start
    // A duration alone is not a start.
    guard point.days != nil || point.seconds != nil || point.fromNow != nil else {
      throw .unknown
    }
    var shown = before
    if before == unchosen, let day = point.days?.span.lowerBound {
      let time = now.flatMap { $0.day == day ? $0.time : nil }
      shown = DayAndTime(day, time ?? DayAndTime.morning)
    }
    // Only an assumed time goes to the next five minutes.
    let isAssumed = point.seconds == nil && point.fromNow == nil && shown != before
    let shownMoment = moment(point, shown)
    let first = isAssumed ? shownMoment.onGrid : shownMoment.wholeMinute
    if let length = read.lasting {
      return MomentMeaning(
        moment: first, end: first.later(by: length.days * 86_400 + length.seconds))
    }
    return MomentMeaning(moment: first, end: read.end.map { moment($0, first) })
  }

  private func end(_ read: Understood, _ before: DayAndTime, of start: DayAndTime)
    throws(PhraseParseError) -> DayAndTime
  {
    guard read.end == nil else { throw .unknown }
    if let length = read.lasting {
      guard read.start.days == nil, read.start.seconds == nil else { throw .unknown }
      return start.later(by: length.days * 86_400 + length.seconds)
    }
    if let ahead = read.start.fromNow, ahead > 0 { return start.later(by: ahead) }
    return read.start.notation == .inDigits
      ? moment(read.start, before) : read.start.end(after: start) ?? moment(read.start, before)
  }

  private func moment(_ point: UnderstoodPoint, _ shown: DayAndTime) -> DayAndTime {
    if let ahead = point.fromNow { return (now?.dayAndTime ?? shown).later(by: ahead) }
    let seconds = point.seconds ?? shown.time.seconds
    let day = point.days?.span.lowerBound ?? shown.day
    return DayAndTime(day + seconds / 86_400, TimeOfDay(seconds: seconds))
  }

  /// The meaning of the typed words; nil if they cannot be parsed.
  var reading: MomentMeaning? {
    do throws(PhraseParseError) { return try meaning() } catch { return nil }
  }

  /// Why the typed words cannot be parsed; nil if they can, or if there are no words.
  package var trouble: PhraseParseError? {
    guard line.isInWords else { return nil }
    do throws(PhraseParseError) {
      _ = try meaning()
      return nil
    } catch { return error }
  }

  /// The end time if the user typed a phrase with a start and an end; nil otherwise.
  package var readEnd: DayAndTime? { line.isInWords ? reading?.end : nil }
}
