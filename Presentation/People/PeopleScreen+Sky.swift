import Domain
import PresentationKit
import TextUI

/// The ways to show the people, in the order of the key that changes them.
enum PeopleView: Sendable { case garden, list, sky }

/// The sky: all people as stars, each as high as the water that is left.
extension PeopleScreen {
  /// The number of persons to load at once.
  var length: Int { view == .sky ? PeopleSky.most : PeopleWork.sliceLength }

  /// Returns the sky with the names; nil in the other views.
  func skyDrawing(in area: Area, _ frame: Frame? = nil) -> PeopleSkyDrawing? {
    guard view == .sky, let room = layout(in: body(of: area)).garden else { return nil }
    let sky = PeopleSky(cursor.slice, selected: cursor.selected, in: room.size)
    return PeopleSkyDrawing(sky: sky, area: room, glyphs: glyphs) { star in
      guard let plant = cursor.slice[star.index] else { return ("", []) }
      let style = star == sky.chosen ? Style.bold : plant.state == .resting ? .dim : .plain
      let sign = isSelected(plant) ? glyphs.selected + " " : ""
      let name = StyledText(sign + Printable.line(plant.person.calledName), style)
      guard let dDay = plant.dDay, dDay < 0 else { return (name, []) }
      let ink = frame.map { PeopleSkyPicture.ink(of: plant.state, in: $0) }
      return (name, [StyledText(" " + words.daysOver(-dDay), Style(ink: ink, .bold))])
    }
  }

  /// Draws the sky. The names of its constellations are in the border of its panel, or else on its last row.
  func draw(_ drawing: PeopleSkyDrawing, into frame: inout Frame, panel: Area?) {
    drawing.draw(into: &frame)
    let (sky, row) = (drawing.sky, drawing.sky.size.rows - 1)
    let between = StyledText(glyphs.upward.count > 1 ? " ┄ " : " - ", .dim)
    let tags = sky.tags.enumerated().flatMap {
      [between, StyledText($1, $0 == sky.chosen?.group ? .bold : .dim)]
    }
    let names = ([" "] + tags.dropFirst() + [" "])
      .clipped(to: sky.size.columns - 3, ellipsis: glyphs.ellipsis)
    if let panel, !tags.isEmpty {
      frame.write(names, panel.origin.column + 2, in: panel, row: panel.size.rows - 1)
    } else if panel == nil, sky.rows <= row {
      drawing.write(names, at: Point(column: 1, row: row), into: &frame)
    }
  }

  /// Shows the next view. A garden without room is a list already.
  mutating func showNextView(in area: Area) -> [ScreenEffect] {
    func isWithoutRoom() -> Bool { view == .garden && grid(in: area) == nil && !cursor.isEmpty }
    view = view == .sky ? .garden : view == .list || isWithoutRoom() ? .sky : .list
    return isWithoutRoom()
      ? [.say(NoticeLine(.plain, words.noRoomForGarden))] : load(in: area)
  }

  /// Selects the most urgent person of the next constellation.
  mutating func walkConstellations(in area: Area) -> [ScreenEffect] {
    guard let sky = skyDrawing(in: area)?.sky, !sky.tags.isEmpty else {
      return [.say(NoticeLine(.plain, words.noConstellations))]
    }
    let next = (sky.chosen?.group.map { $0 + 1 } ?? 0) % sky.tags.count
    cursor.selected =
      sky.stars.filter { $0.group == next }.map(\.index).min() ?? cursor.selected
    return load(in: area)
  }
}
