public import Domain

/// A parser of Taskwarrior's export, which is a JSON list or has one task per line. Tasks with a date become events;
/// other tasks are only reported.
public struct TaskwarriorReader {
  private let zone: LocalZone
  private var tasks: TaskwarriorTasks
  /// The UUIDs of recurring template tasks, each of which represents a whole series.
  private let series: Set<String>

  /// Parses the bytes of a file. A task due at local midnight in `zone`, or a second before, becomes an all-day event.
  public init(_ bytes: [UInt8], zone: LocalZone) {
    self.zone = zone
    tasks = TaskwarriorTasks(bytes)
    var series: Set<String> = []
    var all = tasks
    while let found = all.next() {
      if case .success(let task) = found.task, task["status"] == "recurring",
        let uuid = task["uuid"]
      {
        series.insert(uuid)
      }
    }
    self.series = series
  }

  /// Returns the next item of the file: an event, a problem, or a task that becomes no event. Returns nil at the end.
  public mutating func next() -> CalendarFinding? {
    guard let found = tasks.next() else { return nil }
    switch found.task {
    case .failure(let reason): return .problem(line: found.line, reason)
    case .success(let task):
      let title = CalendarText.clean(task["description"] ?? "", keepsLines: false)
      switch task["status"] {
      case "deleted": return .left(.doneTask(title: title), line: found.line)
      case _ where !task.isDated: return .left(.undatedTask(title: title), line: found.line)
      case "completed": return .left(.doneTask(title: title), line: found.line)
      case _: break
      }
      if let parent = task["parent"], series.contains(parent) {
        return .left(.taskOfSeries(title: title), line: found.line)
      }
      do throws(CalendarParseError) {
        guard let event = try event(task, title) else {
          return .left(.undatedTask(title: title), line: found.line)
        }
        return .event(event, line: found.line)
      } catch { return .problem(line: found.line, error) }
    }
  }

  /// Returns the event of a task, at its `due`, `scheduled` or `until` date; nil if the task has none.
  private func event(_ task: TaskwarriorTask, _ title: String) throws(CalendarParseError)
    -> CalendarEvent?
  {
    for name in TaskwarriorTask.dates {
      guard let written = task[name] else { continue }
      guard let instant = Self.instant(written) else {
        throw .badTime(CalendarText.excerpt(Array(written.utf8)[...]))
      }
      let start = time(instant)
      let span = try CalendarSpan(start, end: nil, length: nil) { _ in nil }
      let uid = CalendarText.clean(String((task["uuid"] ?? "").prefix(200)), keepsLines: false)
      var event = CalendarEvent(
        uid: uid.isEmpty ? nil : uid, title: title, start: span.start, end: span.end)
      event.stamp = task["entry"].flatMap(Self.instant)
      event.lastModified = task["modified"].flatMap(Self.instant)
      event.rule = try task["recur"].map { recur throws(CalendarParseError) in
        try rule(recur, task)
      }
      event.body = task.body
      event.kept = task.preserved(besides: name)
      return event
    }
    return nil
  }

  private func time(_ instant: Int) -> CalendarTime {
    let shown = Now(instant: instant, offset: zone.offset(at: instant))
    return [0, 86_399].contains(shown.time.seconds) ? .day(shown.day) : .instant(instant)
  }

  static func instant(_ written: String) -> Int? {
    guard case .instant(let instant)? = CalendarValue.time(Array(written.utf8)[...]) else {
      return nil
    }
    return instant
  }

  private func rule(_ recur: String, _ task: TaskwarriorTask) throws(CalendarParseError) -> String {
    guard let rule = TaskwarriorTask.rule(recur) else {
      throw .badRule(CalendarText.excerpt(Array(recur.utf8)[...]))
    }
    guard let until = task["until"].flatMap(Self.instant) else { return rule }
    let day = Now(instant: until, offset: zone.offset(at: until)).day
    let due = task["due"].flatMap(Self.instant).map(time)
    let isDay = due?.isDay ?? false
    return rule + ";UNTIL="
      + (isDay ? CalendarEventLines.written(day) : CalendarEventLines.written(until))
  }
}
