/// A remark for the user about a part of a calendar file that was read successfully.
public enum EventRemark: Hashable, Sendable {
  /// It has no printable title.
  case untitled
  /// Its title is too long to show; the full one is stored.
  case titleCut(title: String)
  /// Its text is too long to show; the full one is stored.
  case bodyCut(title: String)
  /// Its rule is not supported, so it appears only once.
  case unsupportedRule(title: String, rule: String)
  /// Its zone is unknown.
  case unknownZone(title: String, zone: String)
  /// It changes all later occurrences, but only the first of them is shown changed.
  case thisAndFuture(title: String)
  /// An additional rule has no end near enough; its days are shown through `through`.
  case rulesCut(title: String, through: Day)
  /// An additional rule is not supported.
  case ruleIgnored(title: String, rule: String)
  /// The time of an alarm cannot be parsed. It is stored but not exported.
  case alarmUnread(title: String, alarm: String)
  /// Its only occurrence is excluded.
  case neverComes(title: String)
  /// The files contain it twice with different contents. The first one stays.
  case duplicate(title: String)
  /// It was edited here since, so it stays unchanged.
  case editedHere(title: String)
  /// It is cancelled.
  case cancelled(title: String)
  /// It cancels an occurrence whose series is not here.
  case withoutSeries(title: String)
  /// It is not an event.
  case left(CalendarLeft)
}

/// The result of an import of events.
public struct EventImport: Equatable, Sendable {
  /// The counts and the problems.
  public var report = ImportReport<CalendarParseError>()
  /// The remarks, up to the maximum number of problems.
  public private(set) var remarks: [ImportIssue<EventRemark>] = []
  /// The number of all remarks, including those dropped.
  public private(set) var remarkCount = 0

  public init() {}

  /// Counts a remark, and stores it unless the maximum is reached.
  mutating func remark(_ remark: EventRemark, _ file: String?, _ line: Int) {
    remarkCount += 1
    guard remarks.count < ImportReport<CalendarParseError>.mostProblems else { return }
    remarks.append(ImportIssue(file: file, line: line, reason: remark))
  }
}
