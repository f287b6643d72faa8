import Domain

/// One Taskwarrior task, with its members as written.
struct TaskwarriorTask {
  private(set) var members: [(name: String, value: String)] = []
  /// The annotations in the order of the file.
  private(set) var remarks: [String] = []
  private var tags: [String] = []

  /// Returns the value of a member that is a string or a number.
  subscript(_ name: String) -> String? { members.first { $0.name == name }?.value }

  mutating func add(_ name: String, _ value: String) {
    if members.count < 300 { members.append((name, value)) }
  }

  mutating func add(remark: String) { if remarks.count < 1_000 { remarks.append(remark) } }

  mutating func add(tag: String) { if tags.count < 300 { tags.append(tag) } }

  /// The body of the event: one line per annotation, then the project and tags as hashtags. Nil if there are none.
  var body: String? {
    let lines = remarks.map { CalendarText.clean($0, keepsLines: false) }.filter { !$0.isEmpty }
    let text = (lines + [marks]).joined(separator: "\n")
    let body = CalendarText.clean(text, keepsLines: true)
    return body.isEmpty ? nil : body
  }

  /// The project and the tags as hashtags.
  var marks: String {
    let names = (self["project"].map { [$0] } ?? []) + tags
    return names.compactMap { Hashtag.tag(String($0.map { $0 == "." ? "-" : $0 })) }
      .map { "#" + $0 }.joined(separator: " ")
  }

  /// The members that may give an event its day.
  static let dates = ["due", "scheduled", "until"]

  var isDated: Bool { Self.dates.contains { self[$0] != nil } }

  /// Returns the members for which an event has no field, as iCalendar lines to preserve.
  func preserved(besides used: String) -> [String] {
    let known: Set<String> = ["uuid", "description", "entry", "modified", "recur", "id", used]
    var lines = tags.isEmpty ? [] : ["CATEGORIES:" + tags.map(value).joined(separator: ",")]
    for member in members where !known.contains(member.name) {
      let name = ASCII.uppercased(member.name.utf8.prefix(60).filter(ASCII.isNaming))
      if !name.isEmpty { lines.append("X-TASKWARRIOR-" + name + ":" + value(member.value)) }
    }
    return lines
  }

  private func value(_ text: String) -> String {
    ContentText.escaped(CalendarText.clean(text, keepsLines: true))
  }

  /// Converts a Taskwarrior recurrence (`weekly`, `2wks`, `P1M`) to an RRULE; nil if it is unknown.
  static func rule(_ recur: String) -> String? {
    let word = recur.lowercased()
    if word == "weekdays" { return "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR" }
    if let rule = words[word] { return "FREQ=" + rule }
    let text = word.hasPrefix("p") ? word.dropFirst() : word[...]
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard digits.utf8.count <= 4, let unit = units[String(text.dropFirst(digits.count))] else {
      return nil
    }
    guard let count = digits.isEmpty ? 1 : Int(digits), count > 0 else { return nil }
    let interval = count * unit.times
    return "FREQ=\(unit.frequency)" + (interval > 1 ? ";INTERVAL=\(interval)" : "")
  }

  private static let words = [
    "daily": "DAILY", "day": "DAILY", "weekly": "WEEKLY", "sennight": "WEEKLY",
    "biweekly": "WEEKLY;INTERVAL=2", "fortnight": "WEEKLY;INTERVAL=2", "monthly": "MONTHLY",
    "bimonthly": "MONTHLY;INTERVAL=2", "quarterly": "MONTHLY;INTERVAL=3",
    "semiannual": "MONTHLY;INTERVAL=6", "annual": "YEARLY", "yearly": "YEARLY",
    "biannual": "YEARLY;INTERVAL=2", "biyearly": "YEARLY;INTERVAL=2",
  ]

  private static let units: [String: (frequency: String, times: Int)] = {
    var units: [String: (frequency: String, times: Int)] = [:]
    for name in ["d", "day", "days"] { units[name] = ("DAILY", 1) }
    for name in ["w", "wk", "wks", "week", "weeks"] { units[name] = ("WEEKLY", 1) }
    for name in ["m", "mo", "mos", "mth", "mths", "month", "months"] {
      units[name] = ("MONTHLY", 1)
    }
    for name in ["q", "qtr", "qtrs", "qrtr", "qrtrs", "quarter", "quarters"] {
      units[name] = ("MONTHLY", 3)
    }
    for name in ["y", "yr", "yrs", "year", "years"] { units[name] = ("YEARLY", 1) }
    return units
  }()
}
