import Domain

/// Separates the preserved lines of an event from those of its subcomponents. An alarm with a relative trigger is
/// preserved only while the event still has the reminder of the alarm.
struct CalendarAlarms {
  /// The lines of the preserved subcomponents.
  private(set) var parts: [String] = []
  private var wanted: Set<Int>
  private var written: Set<Int> = []
  private var part: [String] = []
  private var depth = 0
  private var trigger: Int?
  /// Whether the current subcomponent has an invalid line for which other programs reject the whole file.
  private var isBroken = false

  init(_ event: CalendarEvent) { wanted = Set(event.reminders) }

  /// The reminders without a preserved alarm, the earliest first.
  var missing: [Int] { wanted.subtracting(written).sorted(by: >) }

  /// Returns a line that belongs to the event itself. A line of a subcomponent is collected instead, and nil is
  /// returned.
  mutating func property(_ line: String) -> String? {
    switch CalendarComponent.mark(Array(line.utf8.prefix(300))[...]) {
    case .begin(let name):
      if depth == 0 { part = [name] }
      depth += 1
      part.append(line)
      return nil
    case .end:
      // An END without a BEGIN would end the event.
      guard depth > 0 else { return nil }
      depth -= 1
      part.append(line)
      if depth == 0 { finishPart() }
      return nil
    case .none:
      guard depth > 0 else { return line }
      part.append(line)
      if depth == 1, part.first == "VALARM", !Self.canBeRead(Array(line.utf8)[...]) {
        isBroken = true
      }
      if depth == 1, part.first == "VALARM", ASCII.uppercased(line.utf8.prefix(7)) == "TRIGGER" {
        trigger = ContentProperty(Array(line.utf8)[...]).flatMap { CalendarText.reminder($0) }
      }
      return nil
    }
  }

  private mutating func finishPart() {
    let isDropped = trigger.map { !wanted.contains($0) } ?? false
    if !isDropped, !isBroken { parts += part.dropFirst() }
    // A broken alarm is written again from the reminder.
    if let trigger, !isBroken { written.insert(trigger) }
    trigger = nil
    isBroken = false
    part = []
  }
}

extension CalendarAlarms {
  /// Returns whether every calendar program can parse a line of an alarm. Some programs reject the whole file for one
  /// invalid time or duration.
  static func canBeRead(_ line: ArraySlice<UInt8>) -> Bool {
    let first = line.first.map { $0 & 0xDF }
    guard first == UInt8(ascii: "T") || first == UInt8(ascii: "D") || first == UInt8(ascii: "R"),
      let property = ContentProperty(line)
    else { return true }
    switch property.name {
    case "TRIGGER":
      return CalendarValue.isDuration(property.value) || CalendarValue.isDateTime(property.value)
    case "DURATION": return CalendarValue.isDuration(property.value)
    case "REPEAT": return Digits.number(ASCII.trimmed(property.value)) != nil
    case _: return true
    }
  }
}
