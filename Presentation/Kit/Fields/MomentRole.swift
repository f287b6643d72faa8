package import Domain
import TextUI

/// What a moment is for, which decides what words may say and what they leave open.
package enum MomentRole: Equatable, Sendable {
  /// A moment by itself.
  case alone
  /// Where something begins. Words may say its end too; a day alone takes its usual time as long
  /// as nobody chose another than the one that was shown at first.
  case start(unchosen: DayAndTime?)
  /// Where something ends that begins then: a time is the next one, a length counts from there.
  case end(of: DayAndTime)
}

/// What words in a field of a moment come to.
struct MomentMeaning: Equatable, Sendable {
  let moment: DayAndTime
  /// The end that was said with a start.
  var end: DayAndTime?
}

extension MomentField {
  /// What the words that are typed mean. What they leave open stays as it was before them.
  func meaning() throws(Misunderstood) -> MomentMeaning {
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

  /// A start, and the end or the length that stands behind it.
  private func start(_ read: Understood, _ before: DayAndTime, _ unchosen: DayAndTime?)
    throws(Misunderstood) -> MomentMeaning
  {
    let point = read.start
    // A length alone begins nowhere.
    guard point.days != nil || point.seconds != nil || point.fromNow != nil else {
      throw .unknown
    }
    var shown = before
    if before == unchosen, let day = point.days?.span.lowerBound {
      let time = now.flatMap { $0.day == day ? $0.time : nil }
      shown = DayAndTime(day, time ?? DayAndTime.morning)
    }
    let first = moment(point, shown).onGrid
    if let length = read.lasting {
      return MomentMeaning(
        moment: first, end: first.later(by: length.days * 86_400 + length.seconds))
    }
    return MomentMeaning(moment: first, end: read.end.map { moment($0, first) })
  }

  private func end(_ read: Understood, _ before: DayAndTime, of start: DayAndTime)
    throws(Misunderstood) -> DayAndTime
  {
    guard read.end == nil else { throw .unknown }
    if let length = read.lasting {
      guard read.start.days == nil, read.start.seconds == nil else { throw .unknown }
      return start.later(by: length.days * 86_400 + length.seconds)
    }
    if let ahead = read.start.fromNow, ahead > 0 { return start.later(by: ahead) }
    return read.start.said == .inDigits
      ? moment(read.start, before) : read.start.end(after: start) ?? moment(read.start, before)
  }

  private func moment(_ point: UnderstoodPoint, _ shown: DayAndTime) -> DayAndTime {
    if let ahead = point.fromNow { return (now?.dayAndTime ?? shown).later(by: ahead) }
    let seconds = point.seconds ?? shown.time.seconds
    let day = point.days?.span.lowerBound ?? shown.day
    return DayAndTime(day + seconds / 86_400, TimeOfDay(seconds: seconds))
  }

  /// What the words mean, where they mean something.
  var reading: MomentMeaning? {
    do throws(Misunderstood) { return try meaning() } catch { return nil }
  }

  /// Why the words in it mean nothing; nothing where they do, or where there are none.
  package var trouble: Misunderstood? {
    guard line.isInWords else { return nil }
    do throws(Misunderstood) {
      _ = try meaning()
      return nil
    } catch { return error }
  }

  /// The end that the words say with a start.
  package var readEnd: DayAndTime? { line.isInWords ? reading?.end : nil }
}
