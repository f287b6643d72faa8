/// What has to be said of a part of a calendar file that was read without a fault.
public enum EventRemark: Hashable, Sendable {
  /// It has no title that could be shown.
  case untitled
  /// Its title is longer than one that is shown; all of it is kept.
  case titleCut(title: String)
  /// Its text is longer than one that is shown; all of it is kept.
  case bodyCut(title: String)
  /// Its rule is none that is followed here; it stands there once.
  case ruleKept(title: String, rule: String)
  /// Nobody knows the zone it names.
  case unknownZone(title: String, zone: String)
  /// It changes all later occurrences of a series, and stands there for the first of them alone.
  case thisAndFuture(title: String)
  /// It has a rule besides its first that goes on; its days are shown through one.
  case rulesCut(title: String, through: Day)
  /// It has a rule besides its first that is none that is followed here.
  case ruleIgnored(title: String, rule: String)
  /// An alarm of it is at a time that cannot be read; it is kept and not exported.
  case alarmUnread(title: String, alarm: String)
  /// It leaves out the only time it has.
  case neverComes(title: String)
  /// The files have it twice, with different contents; the first one stays.
  case toldTwice(title: String)
  /// It was edited here since, so that it stays as it is.
  case editedHere(title: String)
  /// It does not take place.
  case cancelled(title: String)
  /// It says of an occurrence that it does not take place, and its series is not here.
  case withoutSeries(title: String)
  /// It is no event.
  case left(CalendarLeft)
}

/// What an import of events did.
public struct EventImport: Equatable, Sendable {
  /// How many there were of what, and what was wrong.
  public var report = ImportReport<CalendarReason>()
  /// What has to be said besides, at most so many as of problems.
  public private(set) var remarks: [ImportProblem<EventRemark>] = []
  /// How many remarks there were in all.
  public private(set) var remarkCount = 0

  /// Begins with nothing.
  public init() {}

  /// Writes a remark down while there are not too many.
  mutating func remark(_ remark: EventRemark, _ file: String?, _ line: Int) {
    remarkCount += 1
    guard remarks.count < ImportReport<CalendarReason>.mostProblems else { return }
    remarks.append(ImportProblem(file: file, line: line, reason: remark))
  }
}
