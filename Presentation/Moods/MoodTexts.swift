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
    let when = TextLayout.aligned(
      words.when(record.at, mode), .left, in: mode == .daily ? ClockWords.cells(in: words.language) : 0)
    let start = "\(words.sign(record.level.shape)) \(when)  \(level)  "
    return lines.enumerated().map { index, line in
      (index == 0 ? start : String(repeating: " ", count: CellWidth.of(start))) + line
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
}
