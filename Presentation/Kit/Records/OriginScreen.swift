import Domain
package import TextUI

/// A screen that shows the data of a record as it was imported from other programs.
package struct OriginScreen: Equatable, Sendable, ScrollingScreen {
  package var context: ViewContext
  package private(set) var origin: RecordOrigin
  private var scroll = ScrollCursor()

  package init(_ origin: RecordOrigin, _ context: ViewContext) {
    self.context = context
    self.origin = origin
  }

  package var reload: [Work] { [.origin(origin.record)] }

  package mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .origin(let origin)? = answer.origin, origin.record == self.origin.record {
      self.origin = origin
    }
    return []
  }

  private var words: OriginWords { OriginWords(language: context.language) }

  package var bindings: [Binding] {
    [
      .arrows(words.keyScroll, isPrimary: true, glyphs),
      Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs),
    ]
  }

  /// Returns each field below its name, wrapped to the width.
  private func lines(columns: Int) -> [[StyledText]] {
    photos(columns: columns)
      + origin.sources.flatMap { source in
        [[StyledText(words.line(source), .bold)], []]
          + source.members.flatMap { member in
            [[StyledText(member.name, .dim)]]
              + TextLayout.wrapped(member.text, to: max(4, columns - 2)).map {
                ["  ", StyledText($0)]
              }
          } + [[]]
      }
  }

  /// Returns the lines with the paths of the photos.
  private func photos(columns: Int) -> [[StyledText]] {
    let lines = origin.photos.flatMap { photo in
      TextLayout.wrapped(Printable.line(words.line(photo)), to: max(4, columns)).map {
        [StyledText($0)]
      }
    }
    return lines.isEmpty ? [] : lines + [[]]
  }

  package mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if [.escape, .left, .enter].contains(key) { return [.back] }
    let count = lines(columns: room(in: area).size.columns).count
    return scroll.move(by: key, over: count, height: area.size.rows) ? [] : nil
  }

  private func room(in area: Area) -> Area { area.inset(columns: 2) }

  package func draw(into frame: inout Frame, in area: Area) {
    let room = room(in: area)
    let lines = lines(columns: room.size.columns)
    let shown = scroll.shown(of: lines.count, in: area.size.rows)
    for (row, line) in lines[shown].enumerated() {
      frame.write(
        line.clipped(to: room.size.columns, ellipsis: glyphs.ellipsis), in: room, row: row)
    }
  }
}
