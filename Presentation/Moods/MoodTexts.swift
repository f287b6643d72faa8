import Domain
import PresentationKit
import TextUI

/// Feelings as lines of text on the command line.
struct MoodTexts {
  let words: MoodsWords

  init(_ words: MoodsWords) { self.words = words }

  /// A day of the diary: its date, then what was felt, oldest first.
  func day(_ day: MoodDay, today: Day, _ ids: ShortIDs) -> [String] {
    var lines = [words.dayTitle(day.day, today: today)]
    for record in day.records { lines += row(record, .daily, ids) }
    return lines
  }

  /// One feeling in a list: its sign, the time, the level, what it is called by, and the text with
  /// its lines under each other.
  private func row(_ record: MoodRecord, _ mode: CanvasMode, _ ids: ShortIDs) -> [String] {
    let level = Column.padded(record.level.map { "\($0.value)" } ?? "", to: 3, .right)
    let lines = lines(of: record)
    let width = mode == .daily ? ClockWords.cells(in: words.language) : 0
    let when = TextLayout.aligned(words.when(record, mode), .left, in: width)
    let start =
      "\(words.sign(record.shape)) \(when)  \(level)  \(ids.short(record.id.text))  "
    return lines.enumerated().map { index, line in
      TextLayout.trimmedEnd(
        (index == 0 ? start : String(repeating: " ", count: CellWidth.of(start))) + line)
    }
  }

  /// The words of a feeling, folded where they are long, and its tags behind them.
  private func lines(of record: MoodRecord) -> [String] {
    let fold = MoodFold(record)
    var lines = fold.lines
    if fold.left > 0 { lines.append(words.left(fold.left)) }
    guard let tags = record.tags.written else { return lines.isEmpty ? [""] : lines }
    let last = lines.popLast() ?? ""
    return lines + [last.isEmpty ? tags : last + "  " + tags]
  }

  /// Everything about one feeling.
  func whole(_ record: MoodRecord, today: Day) -> [String] {
    let title = words.cardTitle(record, today: today)
    let first = "\(words.sign(record.shape)) \(title) · \(words.level(record.level))"
    return [first] + (record.text.map { ["", $0.text] } ?? [])
      + (record.tags.written.map { ["", $0] } ?? [])
  }

  /// A canvas in words: its title, its shapes newest first.
  func canvas(_ canvas: Canvas, _ ids: ShortIDs) -> [String] {
    let marks = [canvas.marks.flatMap(words.told)].compactMap(\.self)
    var lines = [words.title(canvas)]
    if canvas.hasGuide { return lines + [words.nothingYet] + marks }
    if canvas.shapes.isEmpty { return lines + [words.nothingThatDay] + marks }
    for shape in canvas.shapes { lines += row(shape.record, canvas.mode, ids) }
    let more = canvas.total - canvas.shapes.count
    if more > 0 { lines.append(words.andMore(more)) }
    return lines + marks
  }
}
