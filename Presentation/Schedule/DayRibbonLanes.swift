import Domain
import TextUI

/// The events of a ribbon: timed events as blocks in two lanes, and events of whole days as bars.
struct DayRibbonLanes: Equatable, Sendable {
  /// A timed event in a range of columns.
  struct Block: Equatable, Sendable {
    let event: Event
    let columns: Range<Int>
    let lane: Int
    let group: EventGroup
    /// The number of events beside this one for which there is no lane.
    var hidden = 0
  }

  /// An event that lasts all day, or at least 23 hours.
  struct Bar: Equatable, Sendable {
    let event: Event
    let columns: Range<Int>
    let group: EventGroup
  }

  private(set) var blocks: [Block] = []
  private(set) var bars: [Bar] = []

  /// The maximum number of lanes.
  static let most = 2

  /// The number of lanes that have a block.
  var lanes: Int { (blocks.map(\.lane).max() ?? -1) + 1 }

  init(_ agenda: DayAgenda, at now: Now, hours: DayRibbonHours, columns: Int) {
    let width = max(1, columns)
    var ends: [(seconds: Int, column: Int)] = []
    for event in agenda.events.map(\.event) {
      let (from, to) = (
        DayRibbonHours.seconds(event.start, on: agenda.day),
        DayRibbonHours.seconds(event.end, on: agenda.day)
      )
      let group = EventGroup(event, at: now.instant)
      let start = min(hours.column(from, of: width), width - 1)
      let end = max(start + 1, hours.column(to, of: width))
      guard event.takesTime else {
        bars.append(Bar(event: event, columns: start..<end, group: group))
        continue
      }
      // Events that only touch share a lane, even if they begin in the same column.
      let free = ends.firstIndex { $0.seconds <= from && $0.column < width }
      guard let lane = free ?? (ends.count < Self.most ? ends.count : nil) else {
        let beside = blocks.lastIndex { $0.lane == Self.most - 1 } ?? blocks.count - 1
        blocks[beside].hidden += 1
        continue
      }
      let first = lane < ends.count ? max(start, ends[lane].column) : start
      let range = first..<min(width, max(first + 1, end))
      if lane < ends.count {
        ends[lane] = (to, range.upperBound)
      } else {
        ends.append((to, range.upperBound))
      }
      blocks.append(Block(event: event, columns: range, lane: lane, group: group))
    }
  }

  /// Returns the column up to which a name after a block may extend: the start of the next block in the same lane or a
  /// lane above, or `columns` if there is none. No name is therefore below another block.
  func end(after block: Block, of columns: Int) -> Int {
    blocks.lazy.filter {
      $0.lane <= block.lane && $0.columns.upperBound > block.columns.upperBound
    }
    .map { max($0.columns.lowerBound, block.columns.upperBound) }.min() ?? columns
  }
}

/// The name of a block: inside it, beside it where the gap allows it, or neither.
struct DayRibbonName: Equatable, Sendable {
  enum Position: Equatable, Sendable { case inside, beside, none }

  let text: String
  let position: Position

  /// Chooses the position of a name; `inside` and `beside` are the numbers of free columns within and after the block.
  /// The whole name is preferred to its first words, and a position inside to one beside. Words are never cut.
  init(_ title: String, inside: Int, beside: Int) {
    let cells = TextLayout.cells(title)
    let (within, after) = (Self.start(of: title, inside), Self.start(of: title, beside))
    if cells <= inside {
      (text, position) = (title, .inside)
    } else if cells <= beside {
      (text, position) = (title, .beside)
    } else if let within {
      (text, position) = (within, .inside)
    } else if let after {
      (text, position) = (after, .beside)
    } else {
      (text, position) = ("", .none)
    }
  }

  /// The minimum number of cells of a name that is cut within a word.
  private static let leastCut = 4

  /// Returns the first words that fit, or else the start of the first word with an ellipsis; nil if fewer than four
  /// cells of the word fit.
  static func shortened(_ title: String, _ room: Int, ellipsis: String) -> String? {
    if let start = start(of: title, room) { return start }
    let cut = TextLayout.clipped(title, to: room, ellipsis: ellipsis)
    return TextLayout.cells(cut) >= leastCut + TextLayout.cells(ellipsis) ? cut : nil
  }

  /// Short words that are dropped at the end of a shortened name.
  private static let small: Set<String> = [
    "a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with",
  ]

  /// Returns the first words that fit; nil if not even the first word does.
  static func start(of title: String, _ room: Int) -> String? {
    var words: [Substring] = []
    var cells = -1
    for word in title.split(separator: " ") {
      cells += 1 + TextLayout.cells(String(word))
      if cells > room { break }
      words.append(word)
    }
    while let last = words.last, words.count > 1, small.contains(last.lowercased()) {
      words.removeLast()
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
