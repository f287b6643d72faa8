import Support
import Testing

@testable import TextUI

/// F-22: tests of the images that are sent to terminals with pixel graphics.
@Suite struct `Pictures of a frame` {
  private static let size = Size(columns: 40, rows: 14)

  private static func frame(_ pictures: [(Int, Int, Ink)], covering: Area? = nil) -> Frame {
    var frame = Frame(size: size, rendition: .kitty)
    for (column, row, ink) in pictures {
      PixelSample.sketch(ink).draw(into: &frame, in: PixelSample.area(column, row))
    }
    if let covering { frame.fill(covering, .plain) }
    return frame
  }

  /// A frame with four random pictures, which hardly compress.
  private static var noise: Frame {
    var frame = Frame(size: Size(columns: 40, rows: 14), rendition: .kitty)
    for index in 0..<4 {
      var picture = Picture(width: 64, height: 64)
      var dice = TerminalDice(seed: UInt64(index))
      for y in 0..<64 {
        for x in 0..<64 { picture[x, y] = Ink(UInt32.random(in: 0...0xFF_FFFF, using: &dice)) }
      }
      picture.drawParts(into: &frame, in: PixelSample.area(index * 10, 1, 9, 5))
    }
    return frame
  }

  // F-33
  @Test(arguments: [(8, 16), (13, 15), (6, 16)])
  func `are as round in cells of any form`(_ width: Int, _ height: Int) throws {
    let cell = try #require(CellPixels(width: width, height: height))
    var sketch = Sketch(grain: 1)
    sketch.fill(.disc(SketchPoint(50, 50), 40), Ink(0xFF0000))
    let area = Area(column: 0, row: 0, columns: 10, rows: 6)
    let grid = PixelPicture(sketch, in: area).pixels(cell: cell)
    var (columns, rows) = (Set<Int>(), Set<Int>())
    for row in 0..<grid.height {
      for column in 0..<grid.width where grid.bytes[(row * grid.width + column) * 4 + 3] > 128 {
        columns.insert(column)
        rows.insert(row)
      }
    }
    #expect(abs(columns.count - rows.count) <= 2, "\(columns.count) × \(rows.count)")
    #expect(rows.count > 40)
  }

  /// A simulated terminal, and the state of the program that sends pictures to it.
  private struct Stage {
    var screen: PictureScreen
    var terminal = KittyReading()
    var shown: Frame?
    var last: [UInt8] = []
    var plan = PicturePlan(undecided: Frame(size: size))

    init(_ pictureProtocol: PictureProtocol = .kitty, most: Int = PictureScreen.most) {
      screen = PictureScreen(pictureProtocol, cell: .standard, most: most)
    }

    mutating func show(_ frame: Frame) {
      plan = screen.plan(frame)
      last = FrameDiff.bytes(from: shown, to: plan, depth: .full)
      shown = plan.frame
      terminal.feed(last)
    }
  }

  @Test func `are sent once and never again while they stay`() {
    var stage = Stage()
    let frame = Self.frame([(1, 1, PixelSample.red), (20, 5, PixelSample.blue)])
    stage.show(frame)
    #expect((stage.terminal.sent, stage.terminal.placements.count) == (2, 2))
    stage.show(frame)
    #expect(stage.last == [])
    #expect(stage.terminal.sent == 2)
  }

  @Test func `move without being sent again`() {
    var stage = Stage()
    stage.show(Self.frame([(1, 1, PixelSample.red)]))
    stage.show(Self.frame([(9, 3, PixelSample.red)]))
    #expect((stage.terminal.sent, stage.terminal.placements.count) == (1, 1))
    #expect(String(decoding: stage.last, as: UTF8.self).contains("\u{1B}[4;10H\u{1B}_Ga=p"))
  }

  @Test func `are taken away with all that was kept of them`() {
    var stage = Stage()
    stage.show(Self.frame([(1, 1, PixelSample.red), (20, 5, PixelSample.blue)]))
    stage.show(Self.frame([(20, 5, PixelSample.blue)]))
    #expect((stage.terminal.images.count, stage.terminal.placements.count) == (1, 1))
    stage.show(Self.frame([]))
    #expect((stage.terminal.images.count, stage.terminal.placements.count) == (0, 0))
  }

  @Test func `have a hole where something covers them, and none when it is gone`() {
    var stage = Stage()
    let open = Self.frame([(1, 1, PixelSample.red)])
    stage.show(open)
    stage.show(Self.frame([(1, 1, PixelSample.red)], covering: PixelSample.area(4, 2, 30, 2)))
    #expect((stage.terminal.sent, stage.terminal.placements.count) == (2, 1))
    stage.show(Self.frame([(1, 1, PixelSample.red)], covering: PixelSample.area(0, 0, 30, 9)))
    #expect(stage.terminal.placements.isEmpty)
    stage.show(open)
    #expect(stage.terminal.placements.count == 1)
  }

  // D-63: dimmed pictures are sent once, and the normal ones are not sent again afterwards.
  @Test(arguments: [PictureProtocol.kitty, .placeholders])
  func `come back from behind a dialog without being sent again`(_ pictureProtocol: PictureProtocol)
  {
    var stage = Stage(pictureProtocol)
    let clear = Self.frame([(1, 1, PixelSample.red), (20, 5, PixelSample.blue)])
    var behind = clear
    behind.recede()
    stage.show(clear)
    stage.show(behind)
    #expect(stage.plan.strokes.allSatisfy { !$0.bytes.isEmpty })
    stage.show(clear)
    #expect(stage.plan.strokes.allSatisfy { $0.bytes.count < 200 })
    guard pictureProtocol == .kitty else { return }
    #expect((stage.terminal.sent, stage.terminal.images.count) == (4, 2))
    #expect(stage.terminal.placements.count == 2)
    stage.show(behind)
    stage.terminal.feed(stage.screen.removal)
    #expect(stage.terminal.images.isEmpty, "Nothing stays when the program ends.")
  }

  @Test func `end exactly as the last frame has them, whatever came before`() {
    var dice = TerminalDice(seed: 5)
    var stage = Stage()
    for step in 0..<120 {
      let inks = [PixelSample.red, PixelSample.blue, PixelSample.paper]
      let pictures = (0..<Int.random(in: 0..<4, using: &dice)).map { index in
        (index * 10, Int.random(in: 0..<4, using: &dice), inks[Int.random(in: 0..<3, using: &dice)])
      }
      if step % 17 == 0 {
        stage.screen.forget()
        stage.shown = nil
      }
      stage.show(Self.frame(pictures))
      #expect(stage.terminal.placements.count == pictures.count)
      #expect(stage.terminal.images.count <= pictures.count)
    }
    stage.terminal.feed(stage.screen.removal)
    #expect(stage.terminal.images.isEmpty)
  }

  @Test func `wait when they are too many for one frame, in blocks meanwhile`() {
    var stage = Stage()
    let frame = Self.noise
    var steps = 0
    repeat {
      stage.show(frame)
      steps += 1
      #expect(stage.last.count < PictureScreen.most + 20_000)
      if stage.plan.isWaiting { #expect(stage.shown?.text.contains("▀") == true) }
    } while stage.plan.isWaiting && steps < 10
    #expect((2...4).contains(steps))
    #expect(stage.terminal.placements.count == 4)
    #expect(stage.shown?.text.contains("▀") == false)
  }

  @Test(arguments: [(8, 0, 1), (1000, 4, 1)])
  func `are as many at once as somebody wants to wait for`(
    kilobytes: Int, inPixels: Int, frames: Int
  ) {
    var stage = Stage(most: kilobytes * 1000)
    var steps = 0
    repeat {
      stage.show(Self.noise)
      steps += 1
    } while stage.plan.isWaiting && steps < 10
    #expect((stage.terminal.placements.count, steps) == (inPixels, frames))
    #expect(stage.shown?.text.contains("▀") == (inPixels == 0))
  }

  @Test func `painted on cells are painted again only when their cells were drawn`() {
    var stage = Stage(.sixel(colours: 256))
    let frame = Self.frame([(1, 1, PixelSample.red)])
    stage.show(frame)
    #expect(String(decoding: stage.last, as: UTF8.self).contains("\u{1B}P0;1;0q"))
    var beside = frame
    beside.put("beside it", 12, 2)
    stage.show(beside)
    #expect(!String(decoding: stage.last, as: UTF8.self).contains("\u{1B}P0;1;0q"))
    stage.show(Self.frame([]))
    // The cells below the picture are drawn again, although their text did not change.
    #expect(String(decoding: stage.last, as: UTF8.self).contains("\u{1B}[2;2H"))
  }

  @Test func `never make the screen scroll`() {
    var stage = Stage(.sixel(colours: 256))
    stage.show(Self.frame([(1, Self.size.rows - 4, PixelSample.red)]))
    #expect(stage.plan.strokes.isEmpty)
    #expect(stage.shown?.text.contains("▀") == true)
  }

  @Test func `are characters inside tmux, which move and go like any others`() {
    var stage = Stage(.placeholders)
    stage.show(Self.frame([(1, 1, PixelSample.red)]))
    #expect(stage.shown?[1, 1].character == Placeholder.character(column: 0, row: 0))
    #expect(stage.shown?[8, 4].character == Placeholder.character(column: 7, row: 3))
    let commands = KittyReading.commands(KittyReading.unwrapped(stage.last))
    #expect(commands.first?.keys["U"] == "1")
    #expect(commands.first?.keys["i"] == stage.shown?[1, 1].style.ink.map { "\($0.ansi256)" } ?? "")
    stage.show(Self.frame([]))
    #expect(stage.shown == Self.frame([]))
    #expect(KittyReading.commands(KittyReading.unwrapped(stage.last)).first?.keys["a"] == "d")
  }

  @Test func `are blank to whoever reads the words of a frame`() {
    var plain = Frame(size: Self.size)
    plain.put("above", 0, 0)
    var frame = Self.frame([(1, 1, PixelSample.red)])
    frame.put("above", 0, 0)
    #expect(frame.text == plain.text)
  }
}
