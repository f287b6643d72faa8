/// Reads the holidays of a calendar file. Only titles, days and rules are used.
extension HolidayBook {
  /// Reads the holidays of a file. Returns nil if the file has none or is not iCalendar.
  public init?(reading bytes: [UInt8], _ format: CalendarFormat) {
    guard format.guess(bytes) == .iCalendar else { return nil }
    var entries: [Entry] = []
    var indices: [String: Int] = [:]
    var moved: [(uid: String, day: Day)] = []
    let next = format.read(bytes, .iCalendar) { _ in nil }
    while let found = next() {
      guard case .event(let event, _) = found, entries.count < Self.most else { continue }
      if let uid = event.uid, let day = event.recurrenceID?.shown.day { moved.append((uid, day)) }
      guard !event.isCancelled, let entry = Entry(event) else { continue }
      if let uid = event.uid, event.recurrenceID == nil { indices[uid] = entries.count }
      entries.append(entry)
    }
    // A moved occurrence is excluded from the rule of its series.
    for (uid, day) in moved { indices[uid].map { _ = entries[$0].leftOut.insert(day) } }
    guard !entries.isEmpty else { return nil }
    self.init(entries)
  }

  /// The maximum number of entries, far above the holidays of any country.
  private static let most = 5000
}

extension HolidayBook.Entry {
  fileprivate init?(_ event: CalendarEvent) {
    let name: SingleLineText
    do throws(TextRefusal) {
      name = try SingleLineText(
        String(event.title.prefix(Self.longestName)), limit: Self.longestName)
    } catch { return nil }
    let (first, end) = (event.start.shown.day, event.end.shown.day)
    let length = event.start.isDay ? end - first : 1
    guard length <= Self.longest else { return nil }
    self.init(name, on: first, length: length)
    if let text = event.rule {
      do throws(RepeatRefusal) {
        let rule = try RepeatRule(text)
        try rule.check(start: first)
        self.rule = rule
      } catch { return nil }
    }
    leftOut = Set(event.leftOut.map(\.shown.day))
    added = event.added.map(\.shown.day)
  }

  /// The maximum length of a name in characters; longer names are cut.
  private static let longestName = 100
}
