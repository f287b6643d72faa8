import Domain
import PresentationKit
import TextUI

/// Shows a new recovery key, so that the user can write it on paper. Only two keys work here.
struct RecoveryKeyScreen: Equatable, Sendable, StillScreen {
  var context: ViewContext
  let key: RecoveryKey
  let groups: [Int]
  let draft: EncryptionDraft

  init(_ key: RecoveryKey, groups: [Int], _ draft: EncryptionDraft, _ context: ViewContext) {
    self.context = context
    self.key = key
    self.groups = groups
    self.draft = draft
  }

  private var words: EncryptionCommandWords { EncryptionCommandWords(context.language) }

  var ownsKeys: Bool { true }
  var isOverWhenDone: Bool { true }

  var bindings: [Binding] {
    [
      Binding(.enter, meaning: words.keyWritten, isPrimary: true, glyphs: glyphs),
      Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs),
    ]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if key == .escape { return [.back] }
    guard key == .enter else { return nil }
    return [.show(RecoveryKeyForm(self.key, groups: groups, draft, context))]
  }

  // MARK: Drawing

  func draw(into frame: inout Frame, in area: Area) {
    let columns = SheetTemplate.inside(area.size.columns)
    let rows = keyRows(columns: columns)
    let notes = words.sheetNotes.flatMap { TextLayout.wrapped($0, to: columns) }
    let hasAir = rows.count * 2 + notes.count + 4 <= area.size.rows
    let keyLines = rows.flatMap { hasAir ? [$0, []] : [$0] }
    let lines = keyLines + notes.map { [StyledText($0, .dim)] }
    let sheet = SheetTemplate(in: area, holding: lines.count)
    sheet.draw(words.sheetTitle, into: &frame, glyphs)
    for (row, line) in lines.enumerated() where row < sheet.inside.size.rows {
      let isKey = row < keyLines.count
      let column = isKey ? TextLayout.indent(of: line.cells, .centre, in: columns) : 0
      frame.write(line, sheet.inside.origin.column + column, in: sheet.inside, row: row)
    }
  }

  /// Returns the groups with their numbers, in two rows with spaced letters if they fit.
  private func keyRows(columns: Int) -> [[StyledText]] {
    let spaced = rows(of: 4, gap: 4, isSpaced: true)
    if spaced.allSatisfy({ $0.cells <= columns }) { return spaced }
    let close = rows(of: 4, gap: 2, isSpaced: false)
    if close.allSatisfy({ $0.cells <= columns }) { return close }
    return rows(of: 2, gap: 2, isSpaced: false)
  }

  private func rows(of count: Int, gap: Int, isSpaced: Bool) -> [[StyledText]] {
    let shown = key.groups.enumerated().map { index, group -> [StyledText] in
      let letters = isSpaced ? group.map { String($0) }.joined(separator: " ") : group
      return [StyledText("\(index + 1)  ", .dim), StyledText(letters, .bold)]
    }
    return stride(from: 0, to: shown.count, by: count).map { start in
      Array(
        shown[start..<min(shown.count, start + count)].joined(
          separator: [StyledText(String(repeating: " ", count: gap))]))
    }
  }
}
