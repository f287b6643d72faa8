import Domain

/// The kept lines of an event, told apart: its own, and those of its parts. The reminders of the
/// event decide which of the alarms at a plain time still are.
struct CalendarAlarms {
  /// The lines of the parts that stay.
  private(set) var parts: [String] = []
  private var wanted: Set<Int>
  private var written: Set<Int> = []
  private var part: [String] = []
  private var depth = 0
  private var trigger: Int?

  init(_ event: CalendarEvent) { wanted = Set(event.reminders) }

  /// The reminders for which no alarm was kept, the earliest first.
  var missing: [Int] { wanted.subtracting(written).sorted(by: >) }

  /// The line, where it is the event's own; one of a part is remembered.
  mutating func property(_ line: String) -> String? {
    switch CalendarComponent.mark(Array(line.utf8.prefix(300))[...]) {
    case .begin(let name):
      if depth == 0 { part = [name] }
      depth += 1
      part.append(line)
      return nil
    case .end:
      // An end without its beginning would end the event.
      guard depth > 0 else { return nil }
      depth -= 1
      part.append(line)
      if depth == 0 { finishPart() }
      return nil
    case .none:
      guard depth > 0 else { return line }
      part.append(line)
      if depth == 1, part.first == "VALARM", ASCII.uppercased(line.utf8.prefix(7)) == "TRIGGER" {
        trigger = ContentProperty(Array(line.utf8)[...]).flatMap { CalendarText.reminder($0) }
      }
      return nil
    }
  }

  private mutating func finishPart() {
    let isDropped = trigger.map { !wanted.contains($0) } ?? false
    if !isDropped { parts += part.dropFirst() }
    if let trigger { written.insert(trigger) }
    trigger = nil
    part = []
  }
}
