import Domain

/// Feelings as lines of text on the command line.
struct MoodTexts {
  let words: MoodsWords

  init(_ words: MoodsWords) { self.words = words }

  /// A day of the diary: its date, then what was felt, oldest first.
  func day(_ day: MoodDay, today: Day) -> [String] {
    var lines = [words.dayTitle(day.day, today: today)]
    for record in day.records { lines += row(record) }
    return lines
  }

  /// One feeling in a list: its sign, the time, the level, and the text with its lines under
  /// each other.
  private func row(_ record: MoodRecord, _ mode: CanvasMode = .daily) -> [String] {
    let level = Column.padded("\(record.level.value)", to: 3, .right)
    let lines = record.text.text.split(separator: "\n", omittingEmptySubsequences: false)
    let start =
      "\(words.sign(record.level.shape)) \(words.when(record.at, mode))  \(level)  "
    return lines.enumerated().map { index, line in
      (index == 0 ? start : String(repeating: " ", count: start.count)) + line
    }
  }

  /// Everything about one feeling.
  func whole(_ record: MoodRecord) -> [String] {
    [
      "\(words.sign(record.level.shape)) \(words.cardTitle(record.at)) · \(words.level(record.level))",
      "", record.text.text,
    ]
  }

  /// A canvas in words: its title, its shapes newest first.
  func canvas(_ canvas: Canvas) -> [String] {
    var lines = [words.title(canvas)]
    if canvas.hasGuide { return lines + [words.nothingYet] }
    if canvas.shapes.isEmpty { return lines + [words.nothingThatDay] }
    for shape in canvas.shapes { lines += row(shape.record, canvas.mode) }
    let more = canvas.total - canvas.shapes.count
    if more > 0 { lines.append(words.andMore(more)) }
    return lines
  }

  /// A month as a grid with a dot on each day that has feelings.
  func month(of day: Day, _ days: [Day], today: Day) -> [String] {
    let first = day.firstOfMonth
    let parts = first.parts
    let marked = Set(days)
    let start = CalendarWords.firstWeekday(in: words.language)
    let order = (0..<7).compactMap { Weekday(rawValue: (start.rawValue - 1 + $0) % 7 + 1) }
    var lines = [CalendarWords.month(day, in: words.language)]
    lines.append(
      order.map { Column.padded(CalendarWords.weekday($0, in: words.language), to: 4) }.joined())
    let lead = (first.weekday.rawValue - start.rawValue + 7) % 7
    var row = String(repeating: "    ", count: lead)
    for offset in 0..<Day.length(ofMonth: parts.month, in: parts.year) {
      let day = first + offset
      row += Column.padded("\(offset + 1)", to: 2, .right) + (marked.contains(day) ? "• " : "  ")
      if (lead + offset) % 7 == 6 {
        lines.append(row)
        row = ""
      }
    }
    if !row.isEmpty { lines.append(row) }
    return lines.map { TextLayout.trimmedEnd($0) }
  }
}
