import Domain
import TextUI

/// The colours of an event on a ribbon: ember while it is in progress, else the blue of the schedule, faint when it is
/// over.
struct DayRibbonTone: Equatable, Sendable {
  let group: EventGroup
  let isChosen: Bool

  init(_ group: EventGroup, isChosen: Bool) {
    self.group = group
    self.isChosen = isChosen
  }

  /// The share of the colour that an event keeps when it is over.
  private static let over = 0.45

  private func colour(on frame: Frame) -> Ink {
    (group == .inProgress ? Hue.ember : Hue.water).colour(onLight: frame.isLight)
  }

  /// The colour of the block's left edge, or of a bar.
  func line(on frame: Frame) -> Ink {
    switch group {
    case .inProgress, .upcoming: colour(on: frame)
    case .done: frame.fill(colour(on: frame), isChosen ? 0.8 : Self.over)
    }
  }

  /// The colour with which a block is filled.
  func fill(on frame: Frame) -> Ink {
    let strong = frame.isLight ? 0.62 : 0.9
    let share: Double =
      switch group {
      case .inProgress: strong
      case .upcoming: isChosen ? strong : frame.isLight ? 0.34 : 0.6
      case .done: (isChosen ? strong : frame.isLight ? 0.34 : 0.6) * Self.over
      }
    return frame.fill(colour(on: frame), share)
  }

  /// The style of a name beside the block.
  var text: Style {
    switch group {
    case .inProgress: Style.bold
    case .upcoming: isChosen ? .bold : .plain
    case .done: isChosen ? .bold : .dim
    }
  }
}

/// A timed event on a ribbon, drawn as a filled block with its name inside or beside it.
struct DayRibbonBlock: Equatable, Sendable {
  let block: DayRibbonLanes.Block
  let name: DayRibbonName
  private let tone: DayRibbonTone
  /// The text with the number of events that have no lane; empty if all have one.
  private let more: String
  /// Whether the count is drawn inside the block, because there is no room after the block.
  private let isMoreInside: Bool

  init(
    _ block: DayRibbonLanes.Block, isChosen: Bool, in events: DayRibbonLanes, columns: Int
  ) {
    self.block = block
    tone = DayRibbonTone(block.group, isChosen: isChosen)
    more = block.hidden > 0 ? "+\(block.hidden)" : ""
    let gap = events.end(after: block, of: columns) - block.columns.upperBound
    let taken = more.isEmpty ? 0 : more.count + 1
    isMoreInside = gap < taken + 1
    let title = Printable.brief(block.event.title.text)
    let inside = block.columns.count - 1 - (isMoreInside ? taken : 0)
    let beside = gap - 2 - (isMoreInside ? 0 : taken)
    let widest = DayRibbonName(title, inside: inside, beside: beside)
    // Several words with a single free cell after them would be read together with the next block.
    let isTight = widest.position == .beside && TextLayout.cells(widest.text) == beside
    name =
      isTight && widest.text.contains(" ") && gap < columns - block.columns.upperBound
      ? DayRibbonName(title, inside: inside, beside: beside - 1) : widest
  }

  /// The columns that the block takes with its name beside it.
  var columns: Range<Int> {
    let outside = isMoreInside || more.isEmpty ? 0 : more.count + 1
    let beside = name.position == .beside ? TextLayout.cells(name.text) + 1 : 0
    return block.columns.lowerBound..<block.columns.upperBound + outside + beside
  }

  func draw(into frame: inout Frame, in row: Area, _ glyphs: Glyphs) {
    let start = row.origin.column + block.columns.lowerBound
    let end = row.origin.column + block.columns.upperBound
    let fill = tone.fill(on: frame)
    let (inside, edge) =
      glyphs.pictures.isDrawn
      ? (
        Style(
          ink: frame.text(on: fill), paper: fill,
          tone.isChosen || block.group == .inProgress ? .bold : []),
        Style(ink: tone.line(on: frame), paper: fill)
      ) : (tone.text, tone.text)
    let body = glyphs.pictures.isDrawn ? " " : glyphs.bar
    frame.write(
      [StyledText(String(repeating: body, count: block.columns.count), inside)], start, in: row)
    let sign = tone.isChosen && !glyphs.pictures.isDrawn ? glyphs.pointer : glyphs.spine
    frame.write([StyledText(sign, edge)], start, in: row)
    if isMoreInside, !more.isEmpty {
      frame.write(
        [StyledText(more, inside)], max(start, end - more.count), in: row)
    }
    var beside = end + 1
    if !isMoreInside, !more.isEmpty {
      beside = frame.write([StyledText(more, .bold)], beside, in: row) + 1
    }
    switch name.position {
    case .inside: frame.write([StyledText(name.text, inside)], start + 1, in: row)
    case .beside: frame.write([StyledText(name.text, tone.text)], beside, in: row)
    case .none: break
    }
  }
}
