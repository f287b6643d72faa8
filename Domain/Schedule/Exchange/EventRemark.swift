/// A remark for the user about a component of a calendar file that was read successfully.
public enum EventRemark: Hashable, Sendable {
  /// The event has no printable title.
  case untitled
  /// The title is too long to show; the full title is stored.
  case titleCut(title: String)
  /// The body is too long to show; the full body is stored.
  case bodyCut(title: String)
  /// The recurrence rule is not supported, so the event appears only once.
  case unsupportedRule(title: String, rule: String)
  /// The time zone of the event is unknown.
  case unknownZone(title: String, zone: String)
  /// The event changes all later occurrences, but only the first of them is shown changed.
  case thisAndFuture(title: String)
  /// An additional rule has no end or a distant end. Its days are shown up to and including `through`.
  case rulesCut(title: String, through: Day)
  /// An additional rule is not supported.
  case ruleIgnored(title: String, rule: String)
  /// The trigger of an alarm cannot be parsed. The alarm is stored but not exported.
  case alarmUnread(title: String, alarm: String)
  /// The only occurrence of the event is excluded.
  case neverComes(title: String)
  /// The files contain the event twice with different contents. The first version is kept.
  case duplicate(title: String)
  /// The user has edited the event since the last import, so it stays unchanged.
  case editedHere(title: String)
  /// The event is cancelled, so it was not imported.
  case cancelled(title: String)
  /// The event cancels an occurrence of a series that is not stored.
  case withoutSeries(title: String)
  /// The component is not an event.
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

  /// Counts a remark and adds it to `remarks`, unless the maximum is reached.
  mutating func remark(_ remark: EventRemark, _ file: String?, _ line: Int) {
    remarkCount += 1
    guard remarks.count < ImportReport<CalendarParseError>.mostProblems else { return }
    remarks.append(ImportIssue(file: file, line: line, reason: remark))
  }
}
