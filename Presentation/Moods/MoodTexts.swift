import Domain
import PresentationKit
import TextUI

/// Formats moods as lines of text for the command line.
struct MoodTexts {
  let words: MoodsWords

  init(_ words: MoodsWords) { self.words = words }

  /// Returns a day of the diary: its date, then its moods, oldest first.
  func day(_ day: MoodDay, today: Day, _ ids: ShortIDs) -> [String] {
    if words.isPlain {
      return day.records.map { sentence($0, day: words.dayTitle($0.day, today: today), ids) }
    }
    var lines = [words.dayTitle(day.day, today: today)]
    for record in day.records { lines += row(record, .daily, ids) }
    return lines
  }

  /// Returns a mood as one line, with its day and its short id.
  func sentence(_ record: MoodRecord, day: String, _ ids: ShortIDs) -> String {
    let clock = words.clock(record)
    let text = lines(of: record).joined(separator: " ")
    return words.record(
      clock.isEmpty ? day : day + ", " + clock,
      [words.level(record.level), text, "id " + ids.short(record.id.text)])
  }

  /// Returns a mood for a list: sign, time, level, short id, and the text with its lines aligned.
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

  /// Returns the text of a mood, truncated if long, followed by its tags.
  private func lines(of record: MoodRecord) -> [String] {
    let fold = MoodFold(record)
    var lines = fold.lines
    if fold.left > 0 { lines.append(words.left(fold.left)) }
    guard let tags = record.tags.written else { return lines.isEmpty ? [""] : lines }
    let last = lines.popLast() ?? ""
    return lines + [last.isEmpty ? tags : last + "  " + tags]
  }

  /// Returns all details of a mood.
  func whole(_ record: MoodRecord, today: Day) -> [String] {
    let title = words.cardTitle(record, today: today)
    if words.isPlain {
      return [words.field(title, words.level(record.level))]
        + [record.text?.text, record.tags.written].compactMap(\.self)
    }
    let first = "\(words.sign(record.shape)) \(title) · \(words.level(record.level))"
    return [first] + (record.text.map { ["", $0.text] } ?? [])
      + (record.tags.written.map { ["", $0] } ?? [])
  }

  /// Returns the text of a canvas: its title, then its moods, newest first.
  func canvas(_ canvas: Canvas, _ ids: ShortIDs) -> [String] {
    let marks = [canvas.marks.flatMap(words.describe)].compactMap(\.self)
    if words.isPlain, !canvas.hasGuide, !canvas.shapes.isEmpty {
      return MoodPictureWords(words.language).lines(canvas, ids) + marks
    }
    var lines = [words.title(canvas)]
    if canvas.hasGuide { return lines + [words.nothingYet] + marks }
    if canvas.shapes.isEmpty { return lines + [words.nothingThatDay] + marks }
    for shape in canvas.shapes { lines += row(shape.record, canvas.mode, ids) }
    let more = canvas.total - canvas.shapes.count
    if more > 0 { lines.append(words.andMore(more)) }
    return lines + marks
  }
}
