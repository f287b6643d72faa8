package import Domain
import PresentationKit
package import TextUI

/// A book being read as a cover with a progress bar, the percentage, the days left and today's pages below. The
/// selected book has a frame around its cover.
package struct BookCell {
  let progress: BookProgress
  let words: ReadingWords
  let glyphs: Glyphs
  let isChosen: Bool
  let isSelected: Bool
  /// The motif of the cover; nil for the one that follows from the title.
  var motif: CoverOrnament.Motif?
  /// The width of the texts; nil for the default, which keeps them apart from the texts of an adjacent cover.
  var textColumns: Int?

  package init(
    progress: BookProgress, words: ReadingWords, glyphs: Glyphs, isChosen: Bool,
    isSelected: Bool = false
  ) {
    self.progress = progress
    self.words = words
    self.glyphs = glyphs
    self.isChosen = isChosen
    self.isSelected = isSelected
  }

  /// Draws the cover into its area, the frame around it and the texts below.
  package func draw(into frame: inout Frame, in cover: Area) {
    let book = progress.book
    CoverArt(
      of: book, author: words.author(book.facts), isOverdue: progress.isOverdue, motif: motif
    ).draw(into: &frame, in: cover, glyphs)
    let around = Area(
      column: cover.origin.column - 1, row: cover.origin.row - 1,
      columns: cover.size.columns + 2, rows: cover.size.rows + 2)
    if isChosen {
      CardFrame(area: around, style: Style(ink: frame.hue.ink, .bold)).draw(into: &frame, glyphs)
    }
    if isSelected {
      frame.put(
        glyphs.selected, cover.endColumn - 1, around.origin.row, Style(ink: frame.hue.ink, .bold),
        upTo: around.endColumn)
    }
    var below = Area(
      column: cover.origin.column, row: cover.endRow + 1, columns: cover.size.columns, rows: 3)
    drawBar(into: &frame, in: below)
    below.size.columns = textColumns ?? CoverGrid.textColumns(of: cover.size)
    drawTexts(into: &frame, in: below)
  }

  private func drawBar(into frame: inout Frame, in area: Area) {
    let book = progress.book
    let parts = Bar(book.reached, of: book.end).cells(area.size.columns, glyphs: glyphs)
    let ink = glyphs.pictures.isDrawn && !progress.isOverdue ? frame.hue.ink : nil
    frame.write(
      [
        StyledText(parts.filled, progress.isOverdue ? .dim : Style(ink: ink)),
        StyledText(parts.empty, .dim),
      ], in: area)
  }

  private func drawTexts(into frame: inout Frame, in area: Area) {
    let columns = area.size.columns
    let percent = StyledText("\(progress.percent)%", .bold)
    frame.write([percent], in: area, row: 1)
    let room = columns - [percent].cells - 1
    if let left = words.daysLeft(progress, in: room) {
      let style: Style = progress.isOverdue ? Style(ink: Accent.rose) : isChosen ? .plain : .dim
      frame.write(
        [StyledText(left, style)], area.endColumn - TextLayout.cells(left), in: area, row: 1)
    }
    guard let share = words.todaysShare(progress, in: columns, glyphs) else { return }
    let isDone = progress.owedToday == 0 && !progress.isOverdue
    let style: Style =
      isDone
      ? Style(ink: Hue.leaf.colour(onLight: frame.isLight)) : isChosen ? .plain : .dim
    frame.write([StyledText(share, style)], in: area, row: 2)
  }
}

extension ReadingWords {
  package var doneToday: String { say("오늘 몫 끝", "done today") }

  /// Returns the days left for a book, in the longest text that fits; nil if no text fits or there is no target day.
  func daysLeft(_ progress: BookProgress, in columns: Int) -> String? {
    guard progress.dDayLabel != nil, let days = progress.dDay else { return nil }
    return [
      CountdownWords.label(days, in: language), CountdownWords.brief(days, in: language),
      say("", days < 0 ? "\(-days)d!" : "\(days)d"),
    ].first { !$0.isEmpty && TextLayout.cells($0) <= columns }
  }

  /// Returns the longest of the texts about today's reading that fits; nil if no text fits or there is nothing to say.
  func todaysShare(_ progress: BookProgress, in columns: Int, _ glyphs: Glyphs) -> String? {
    shares(progress, glyphs).first { TextLayout.cells($0) <= columns }
  }

  /// Returns texts about today's reading, longest first: the pages left or already read today, that the target must be
  /// set again, or that there is no target.
  private func shares(_ progress: BookProgress, _ glyphs: Glyphs) -> [String] {
    if progress.isOverdue {
      return [
        say("목표일을 다시 정하기", "set a new target"), say("새 목표일 정하기", "new target?"), say("지남", "late"),
      ]
    }
    if let owed = progress.owedToday, progress.dDayLabel != nil {
      if owed == 0 {
        return [doneToday, say("끝", "done")].map { glyphs.used + " " + $0 }
      }
      return [
        say("오늘 \(owed)쪽", "\(pages(owed)) today"), say("오늘 \(owed)쪽", "\(owed) p today"),
        say("\(owed)쪽", "\(owed) p"),
      ]
    }
    if progress.readToday > 0 {
      let count = progress.readToday
      return [
        say("오늘 \(count)쪽 읽음", "\(count) p read today"), say("\(count)쪽 읽음", "\(count) p read"),
      ]
    }
    return progress.book.target == nil ? [noTarget, say("목표 없음", "no date")] : []
  }
}
