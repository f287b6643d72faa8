import Domain
import PresentationKit
import TextUI

/// The sky: all people as stars, each as high as the water that is left.
extension PeopleScreen {
  /// Returns the arrangement of the stars; nil in the other views.
  func peopleSky(in area: Area) -> PeopleSky? {
    guard view == .sky, let room = layout(in: body(of: area)).garden else { return nil }
    return PeopleSky(cursor.slice, selected: cursor.selected, in: room.size)
  }

  /// The number of persons to load at once.
  var length: Int { view == .sky ? PeopleSky.most : PeopleWork.sliceLength }

  func skyDrawing(in room: Area, _ frame: Frame? = nil) -> PeopleSkyDrawing {
    let sky = PeopleSky(cursor.slice, selected: cursor.selected, in: room.size)
    return PeopleSkyDrawing(sky: sky, area: room, glyphs: glyphs) { star in
      guard let plant = cursor.slice[star.index] else { return ("", []) }
      let isQuiet = plant.state == .resting && star.index != cursor.selected
      let sign = isSelected(plant) ? glyphs.selected + " " : ""
      let name = StyledText(
        sign + Printable.line(plant.person.calledName),
        star.index == cursor.selected ? .bold : isQuiet ? .dim : .plain)
      guard let dDay = plant.dDay, dDay < 0 else { return (name, []) }
      let ink = frame.map { PeopleSkyPicture.ink(of: plant.state, in: $0) }
      return (name, [StyledText(" " + words.daysOver(-dDay), Style(ink: ink, .bold))])
    }
  }

  /// Returns the names of the constellations; the chosen one is bold.
  private func constellations(of sky: PeopleSky, within columns: Int) -> [StyledText] {
    if sky.constellations.isEmpty { return [] }
    var pieces: [StyledText] = []
    for (number, tag) in sky.constellations.enumerated() {
      pieces.append(
        StyledText(pieces.isEmpty ? " " : glyphs.upward.count > 1 ? " ┄ " : " - ", .dim))
      pieces.append(StyledText(tag, number == sky.chosen?.constellation ? .bold : .dim))
    }
    return pieces.clipped(to: columns - 1, ellipsis: glyphs.ellipsis) + [" "]
  }

  /// Draws the sky. The names of its constellations are in the border of its panel, or else on its last row.
  func drawSky(into frame: inout Frame, in room: Area, panel: Area?) {
    let drawing = skyDrawing(in: room, frame)
    drawing.draw(into: &frame)
    let names = constellations(of: drawing.sky, within: room.size.columns - 2)
    if let panel {
      frame.write(names, panel.origin.column + 2, in: panel, row: panel.size.rows - 1)
    } else if drawing.sky.rows < room.size.rows {
      drawing.write(names, at: Point(column: 1, row: room.size.rows - 1), into: &frame)
    }
  }

  /// Shows the next view. A garden without room is a list already.
  mutating func showNextView(in area: Area) -> [ScreenEffect] {
    let isList = view == .garden && grid(in: area) == nil && !cursor.isEmpty
    view =
      switch view {
      case .garden: isList ? .sky : .list
      case .list: .sky
      case .sky: .garden
      }
    if view == .garden, grid(in: area) == nil, !cursor.isEmpty {
      return [.say(NoticeLine(.plain, words.noRoomForGarden))]
    }
    return load(in: area)
  }

  /// Selects the most urgent person of the next constellation.
  mutating func walkConstellations(in area: Area) -> [ScreenEffect] {
    guard let sky = peopleSky(in: area), !sky.constellations.isEmpty else {
      return [.say(NoticeLine(.plain, words.noConstellations))]
    }
    let next = (sky.chosen?.constellation.map { $0 + 1 } ?? 0) % sky.constellations.count
    if let star = sky.stars.first(where: { $0.constellation == next }) {
      cursor.selected = star.index
    }
    return load(in: area)
  }
}

extension PeopleSky {
  /// Returns the index of the person to which a key moves the selection; nil if the key does not move in the sky.
  func moved(by key: Key) -> Int? {
    switch key {
    case .left, .character("h"): nearest(-1, 0)
    case .right, .character("l"): nearest(1, 0)
    case .up, .character("k"): nearest(0, -1)
    case .down, .character("j"): nearest(0, 1)
    case .home, .character("g"): stars.first?.index
    case .end, .character("G"): stars.last?.index
    case .character, .enter, .escape, .tab, .backTab, .backspace, .delete, .insert, .function,
      .control, .alt, .modified, .pageUp, .pageDown:
      nil
    }
  }

  /// Returns the nearest star in a direction. Stars that are more to the side than ahead come last.
  private func nearest(_ right: Int, _ down: Int) -> Int? {
    guard let here = chosen else { return stars.first?.index }
    var best = (index: here.index, far: Int.max)
    for star in stars {
      let (x, y) = (
        star.cell.column - here.cell.column, 2 * (star.cell.row - here.cell.row)
      )
      let (ahead, aside) = (x * right + y * down, (x * down).magnitude + (y * right).magnitude)
      guard ahead > 0 else { continue }
      let far = Line(from: here, to: star).length + (aside > ahead.magnitude ? 1_000_000 : 0)
      if far < best.far { best = (star.index, far) }
    }
    return best.index
  }

  /// Returns the person whose star is at a cell, or next to it; nil if there is none.
  func index(at cell: Point) -> Int? {
    stars.filter {
      (cell.column - $0.cell.column).magnitude <= $0.reach
        && (cell.row - $0.cell.row).magnitude <= ($0.size > 0 ? 1 : 0)
    }.min { ($0.cell.column - cell.column).magnitude < ($1.cell.column - cell.column).magnitude }?
    .index
  }
}
