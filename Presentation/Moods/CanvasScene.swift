import Domain

/// The picture of a canvas: one scene of shapes on paper, for screens, for letters and for files.
struct CanvasScene: Equatable, Sendable {
  let canvas: Canvas
  /// What moves on it, if anything does.
  let moment: CanvasMoment?
  /// The shape the keys act on. The shapes count from 0, newest first, and then the grey ones.
  let selected: Int?
  /// Where the grey shapes lie.
  let guide: [CanvasPlace]

  /// The picture of a canvas at a moment.
  init(
    _ canvas: Canvas, moment: CanvasMoment? = nil, selected: Int? = nil,
    guide: [CanvasPlace] = GuideShapes.all.map(\.place)
  ) {
    self.canvas = canvas
    self.moment = moment
    self.selected = selected
    self.guide = guide
  }

  /// A shape as it is at the moment.
  struct Item: Equatable, Sendable {
    let shape: MoodShape
    /// Its level; the grey ones have none to speak of.
    let level: MoodLevel?
    /// Its middle on a sheet of 100, as if it were still.
    let middle: Spot
    /// How far it has risen, from 0 to 1, or how far it has sunk, from 0 to -1.
    let rise: Double
    let ink: Ink
    /// The thin line around it; the grey ones have none.
    let rim: Ink?
  }

  /// The side of each shape on a sheet of 100.
  var side: Double { Double(canvas.shapeSide) }

  /// The shapes, newest first, and then the grey ones.
  var items: [Item] {
    let theme = canvas.theme
    let felt = canvas.shapes.enumerated().map { number, shape in
      let ink = shape.theme.ink(of: shape.record.level)
      return Item(
        shape: shape.record.level.shape, level: shape.record.level,
        middle: middle(number, shape.record.place),
        rise: rise(shape.record.place, shape.record.id.text),
        ink: faded(ink, number), rim: faded(theme.rim(around: ink), number))
    }
    if !canvas.hasGuide { return felt }
    let room = max(0, Canvas.most - felt.count)
    return felt
      + zip(GuideShapes.all, guide).prefix(room).enumerated().map { number, grey in
        let number = felt.count + number
        return Item(
          shape: grey.0.level.shape, level: nil, middle: middle(number, grey.1),
          rise: rise(grey.1, "guide\(number)"), ink: faded(theme.guide, number), rim: nil)
      }
  }

  /// Where a shape is on its way to its place.
  private func middle(_ number: Int, _ place: CanvasPlace) -> Spot {
    moment?.place(number, place) ?? Spot(Double(place.x) / 100, Double(place.y) / 100)
  }

  /// How far a shape has risen. One that lies right under the upper edge sinks instead, so that it
  /// never leaves the paper.
  private func rise(_ place: CanvasPlace, _ name: String) -> Double {
    guard let moment else { return 0 }
    let isHigh = Double(place.y) / 100 - side / 2 < side * 0.25
    return moment.rise(of: name) * (isHigh ? -1 : 1)
  }

  /// A colour that a blink has taken away in part.
  private func faded(_ ink: Ink, _ number: Int) -> Ink {
    ink.mixed(with: canvas.theme.paper, 1 - (moment?.presence(number) ?? 1))
  }
}

/// The scene as a drawing.
extension CanvasScene {
  /// The drawing on a sheet of 100 for so many pixels on each side, whose paper has round corners.
  func sketch(pixels: Int) -> Sketch {
    let grain = 100 / Double(max(1, pixels))
    var sketch = Sketch(grain: grain)
    let radius = sketch.seen(4, atLeast: 1.6)
    if pixels >= 24 {
      sketch.fill(.sheet(0, radius), canvas.theme.edge)
      sketch.fill(.sheet(grain, radius - grain), canvas.theme.paper)
    } else {
      sketch.fill(.sheet(0, radius), canvas.theme.paper)
    }
    draw(into: &sketch)
    return sketch
  }

  /// The canvas as a file: paper to its edges, and nothing that belongs to a screen.
  func svg(side: Int) -> [UInt8] {
    var sketch = Sketch(grain: 0)
    draw(into: &sketch)
    var file = SVG(side: side, paper: canvas.theme.paper)
    file.add(sketch)
    return file.bytes
  }

  /// Lays the shapes down, the oldest first and the grey ones below them all.
  private func draw(into sketch: inout Sketch) {
    for item in items.reversed() {
      let box = box(of: item, sketch.grain)
      let art = MoodShapeArt(item.shape, pixels: sketch.grain > 0 ? box.side / sketch.grain : 1000)
      art.draw(into: &sketch, at: box.middle, side: box.side, item.ink, rim: item.rim)
    }
    guard let selected, items.indices.contains(selected) else { return }
    draw(mark: box(of: items[selected], sketch.grain), into: &sketch)
  }

  /// A square a shape is drawn in.
  struct Box: Equatable, Sendable {
    let middle: Spot
    let side: Double
  }

  /// Where a shape is drawn; it rises by a fifth of its side. Where there are pixels its edges fall
  /// between two of them whenever it rests, so that it is crisp.
  func box(of item: Item, _ grain: Double) -> Box {
    guard grain > 0 else {
      return Box(middle: item.middle - Spot(0, item.rise * side / 5), side: side)
    }
    let pixels = max(1, (side / grain).rounded())
    let lift = Spot(0, item.rise * max(1, (pixels / 5).rounded()) * grain)
    if moment?.glide != nil { return Box(middle: item.middle - lift, side: pixels * grain) }
    func whole(_ middle: Double) -> Double {
      (((middle / grain) - pixels / 2).rounded() + pixels / 2) * grain
    }
    return Box(
      middle: Spot(whole(item.middle.x), whole(item.middle.y)) - lift, side: pixels * grain)
  }

  /// Four corners around a square, on a lighter ground of their own, so that they are seen on any
  /// colour.
  private func draw(mark box: Box, into sketch: inout Sketch) {
    let thick = sketch.seen(0.5, atLeast: 1)
    let reach = box.side / 2 + 2 * thick
    let arm = max(box.side * 0.24, 2 * thick)
    func corners(_ swell: Double, _ ink: Ink) {
      for (x, y) in [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)] {
        let tip = Spot(
          min(100 - thick, max(thick, box.middle.x + x * reach)),
          min(100 - thick, max(thick, box.middle.y + y * reach)))
        sketch.fill(.rectangle(tip, Spot(tip.x - x * arm, tip.y - y * thick), swell), ink)
        sketch.fill(.rectangle(tip, Spot(tip.x - x * thick, tip.y - y * arm), swell), ink)
      }
    }
    corners(sketch.seen(0.3, atLeast: 0.5), canvas.theme.paper)
    corners(0, canvas.theme.text)
  }
}

extension MoodShapeArt {
  /// Lays the shape into a drawing, with a thin line around it where there is room for one.
  func draw(into sketch: inout Sketch, at middle: Spot, side: Double, _ ink: Ink, rim: Ink?) {
    guard let rim, let width = rimWidth else {
      return sketch.fill(outline(at: middle, side: side), ink)
    }
    sketch.fill(outline(at: middle, side: side), rim)
    sketch.fill(outline(at: middle, side: side, inset: width), ink)
  }

  /// How wide the line is, as a part of the side; none where a pixel of it would be half of what
  /// is fine.
  var rimWidth: Double? { pixels < 40 ? nil : max(0.016, 1 / pixels) }
}

extension Outline {
  /// A square with round corners, so far from the edges of the sheet.
  static func sheet(_ margin: Double, _ radius: Double) -> Outline {
    let half = 50 - margin
    let square = ShapeLoop([
      Spot(-half, -half), Spot(half, -half), Spot(half, half), Spot(-half, half),
    ])
    return Outline([square.softened(radius * 1.4)], at: Spot(50, 50), side: 1)
  }

  /// A rectangle between two corners, larger by a margin.
  static func rectangle(_ a: Spot, _ b: Spot, _ margin: Double) -> Outline {
    let (left, right) = (min(a.x, b.x) - margin, max(a.x, b.x) + margin)
    let (top, bottom) = (min(a.y, b.y) - margin, max(a.y, b.y) + margin)
    return Outline([Spot(left, top), Spot(right, top), Spot(right, bottom), Spot(left, bottom)])
  }
}
