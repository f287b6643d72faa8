import Foundation
import Support
import Testing

@testable import TextUI

/// F-20: encoded images are decoded by other programs, or by decoders in these tests, and compared.
@Suite struct `An image in pixels` {
  /// Decodes a PNG file with netpbm. Returns its width, its height and the red, green, blue and
  /// alpha value of each pixel.
  private static func readByNetpbm(_ file: [UInt8]) throws -> (width: Int, height: Int, [UInt8]) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("image.png")
    try Data(file).write(to: path)
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["pngtopam", "-alphapam", path.path]
    process.standardOutput = output
    try process.run()
    let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let mark = Array("ENDHDR\n".utf8)
    let end = try #require(bytes.indices.first { bytes[$0...].starts(with: mark) })
    let header = String(decoding: bytes[..<end], as: UTF8.self)
    func number(_ name: String) -> Int {
      header.split(separator: "\n").first { $0.hasPrefix(name + " ") }
        .flatMap { Int($0.split(separator: " ")[1]) } ?? 0
    }
    #expect(number("DEPTH") == 4)
    return (number("WIDTH"), number("HEIGHT"), Array(bytes[(end + mark.count)...]))
  }

  @Test(arguments: [(1, 1), (7, 3), (64, 64), (61, 40)])
  func `is a PNG file that others read as it is`(_ width: Int, _ height: Int) throws {
    let image = PixelSample.noise(width, height)
    let read = try Self.readByNetpbm(PNG.file(of: image))
    #expect(read == (width, height, image.bytes))
  }

  @Test func `is small as a PNG file where it is even`() throws {
    let image = PixelSample.image(30, 15)
    let file = PNG.file(of: image)
    let read = try Self.readByNetpbm(file)
    #expect(read.2 == image.bytes)
    #expect(file.count < image.bytes.count / 20)
  }

  @Test func `is compressed with references as far back as they may reach`() throws {
    var image = PixelGrid(width: 128, height: 200)
    let noise = PixelSample.noise(128, 20)
    for row in 0..<200 {
      for column in 0..<128 { image[column, row] = noise[column, row % 20] }
    }
    let read = try Self.readByNetpbm(PNG.file(of: image))
    #expect(read.2 == image.bytes)
  }

  @Test(arguments: [2, 16, 256])
  func `is drawn in sixels with as many colours as there are`(_ colours: Int) throws {
    let image = PixelSample.image()
    let read = try #require(SixelReading(Sixel.bytes(of: image, colours: colours)))
    #expect(read.colours <= colours)
    #expect((read.image.width, read.image.height) == (image.width, image.height))
    for offset in stride(from: 3, to: image.bytes.count, by: 4) {
      #expect((image.bytes[offset] >= 128) == (read.image.bytes[offset] == 255))
    }
    let error = PixelSample.difference(image, read.image)
    #expect(error < (colours == 2 ? 0.2 : 0.02), "\(error)")
  }

  @Test func `keeps its colours in sixels as near as their number allows`() throws {
    let image = PixelSample.noise(50, 31)
    let read = try #require(SixelReading(Sixel.bytes(of: image)))
    #expect(read.colours == 256)
    #expect(PixelSample.difference(image, read.image) < 0.06)
  }

  @Test func `is sent to kitty in pieces that no terminal refuses`() throws {
    let image = PixelSample.noise(50, 50)
    let commands = KittyReading.commands(KittyGraphics.send(image, as: 9))
    #expect(commands.count > 2)
    for (index, command) in commands.enumerated() {
      #expect(command.content.utf8.count <= 4096)
      #expect(command.keys["q"] == "2")
      #expect(command.keys["m"] == (index < commands.count - 1 ? "1" : "0"))
      #expect((command.keys["a"] == "t") == (index == 0))
    }
    let file = try #require(Data(base64Encoded: commands.map(\.content).joined()))
    #expect([UInt8](file) == PNG.file(of: image))
  }

  @Test func `goes through tmux unchanged`() {
    let commands = KittyGraphics.sendVirtual(
      PixelSample.noise(50, 50), as: 9, in: Size(columns: 4, rows: 2))
    let wrapped = Passthrough.tmux(commands)
    #expect(KittyReading.unwrapped(wrapped) == commands)
  }

  @Test func `is an image of iTerm2 with its size in cells`() throws {
    let image = PixelSample.image()
    let text = String(
      decoding: InlineImage.bytes(of: image, in: Size(columns: 8, rows: 4)), as: UTF8.self)
    let body = try #require(text.split(separator: ":").last).dropLast()
    let file = try #require(Data(base64Encoded: String(body)))
    #expect([UInt8](file) == PNG.file(of: image))
    #expect(text.hasPrefix("\u{1B}]1337;File=inline=1;size=\(file.count);width=8;height=4;"))
  }

  @Test func `has placeholders for each cell that differ`() {
    let placeholders = (0..<Placeholder.largest).compactMap {
      Placeholder.character(column: $0, row: 0)
    }
    #expect(Set(placeholders).count == placeholders.count)
    #expect(Placeholder.largest >= 200)
    #expect(
      Placeholder.character(column: 1, row: 2).map { $0.unicodeScalars.map(\.value) }
        == [0x10EEEE, 0x30E, 0x30D])
    #expect(Placeholder.character(column: Placeholder.largest, row: 0) == nil)
  }
}
