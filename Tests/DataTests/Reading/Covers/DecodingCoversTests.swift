import Domain
import Support
import Testing

@testable import Data

@Suite struct `Making a small picture of a file` {
  private let decoder = CoverDecoder(path: "/usr/bin:/bin")

  private func png(_ parts: [UInt8]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + "IHDR".utf8 + parts
  }

  @Test func `takes grey, black and white, and clear pictures too`() throws {
    // BK-25
    let grey: [UInt8] = Array("P5\n2 3\n255\n".utf8) + [0, 50, 100, 150, 200, 255]
    let shades: [UInt8] = [0, 50, 100, 150, 200, 255].flatMap { [$0, $0, $0] }
    let plain = try SampleCover.run("pnmtopng", [], grey)
    #expect(decoder.result(plain) == wantedImage(2, 3, shades))
    let bits = Array("P4\n3 2\n".utf8) + [0b0100_0000, 0b1010_0000] as [UInt8]
    let black = try decoder.result(SampleCover.run("pnmtopng", [], bits)).get()
    #expect(black[0, 0] == RGB(0xFFFFFF) && black[1, 0] == RGB(0) && black[1, 1] == RGB(0xFFFFFF))
    let wide = Array("P6\n1 2\n65535\n".utf8) + [255, 255, 128, 1, 0, 9, 1, 1, 2, 2, 3, 3]
    let deep = try decoder.result(SampleCover.run("pnmtopng", [], wide)).get()
    #expect(deep.parts == [255, 128, 0, 1, 2, 3])
    let clear = "P7\nWIDTH 1\nHEIGHT 2\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n"
    let through = try SampleCover.run(
      "pamtopng", [], Array(clear.utf8) + [9, 9, 9, 0, 200, 0, 0, 255])
    #expect(decoder.result(through) == wantedImage(1, 2, [255, 255, 255, 200, 0, 0]))
  }

  private func wantedImage(_ width: Int, _ height: Int, _ parts: [UInt8])
    -> Result<CoverImage, CoverFailure>?
  {
    CoverImage(width: width, height: height, parts: parts).map { .success($0) }
  }

  @Test func `starts nothing for what would be huge`() throws {
    // BK-25: a few bytes claim to be an image of four thousand million pixels.
    let limit = CoverDecoder.mostPixels
    let huge = CoverFailure.tooManyPixels(limit: limit)
    let blind = CoverDecoder(path: "/nowhere")
    #expect(blind.result(png([0, 1, 0, 0, 0, 1, 0, 0, 8, 2, 0, 0, 0])) == .failure(huge))
    #expect(blind.result(png([255, 255, 255, 255, 255, 255, 255, 255])) == .failure(huge))
    #expect(blind.result(png([0, 0, 0x10, 0, 0, 0, 0x10, 0])) == .failure(huge))
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 255, 255, 255, 255, 3, 0, 0, 0]
    #expect(blind.result(jpeg) == .failure(huge))
    let screen = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0] as [UInt8]
    let frame: [UInt8] = [0x21, 0xF9, 4, 0, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 255, 255, 255, 255, 0]
    #expect(blind.result(screen + frame) == .failure(huge))
    #expect(blind.result(png([0, 0, 0, 9, 0, 0, 0, 9])) == .failure(.noProgram("pngtopam")))
  }

  @Test func `finds every file that is cut short broken`() throws {
    // BK-25
    for whole in [try SampleCover.jpeg(), try SampleCover.png(), try SampleCover.gif()] {
      #expect(try decoder.result(whole).get().width == 40)
      for length in stride(from: 1, to: whole.count - 12, by: max(1, whole.count / 40)) {
        let result = decoder.result(Array(whole.prefix(length)))
        #expect(
          result == .failure(.broken) || result == .failure(.notAnImage), "\(length) bytes")
      }
    }
    #expect(decoder.result([]) == .failure(.notAnImage))
    #expect(decoder.result(Array("<svg/>".utf8)) == .failure(.notAnImage))
    #expect(decoder.result(png([0, 0, 0, 0, 0, 0, 0, 9])) == .failure(.broken))
  }

  @Test func `bears any harm to a file`() throws {
    // BK-25: damaged input gives an error or a picture, and never a crash.
    var dice = TerminalDice(seed: 25)
    for whole in [try SampleCover.jpeg(), try SampleCover.png(), try SampleCover.gif()] {
      for _ in 0..<60 {
        var harmed = whole
        for _ in 0..<Int.random(in: 1...6, using: &dice) {
          let index = Int.random(in: harmed.indices, using: &dice)
          harmed[index] = UInt8.random(in: 0...255, using: &dice)
        }
        if case .success(let image) = decoder.result(harmed) {
          #expect(image.width <= 160 && image.height <= 240)
        }
      }
    }
  }

  @Test func `ends a program that takes too long or says too much`() throws {
    // BK-25
    try SampleFolder.using { folder in
      for name in ["pngtopam", "giftopnm", "jpegtopnm"] {
        let body = name == "pngtopam" ? "exec sleep 60" : name == "giftopnm" ? "yes" : "exit 1"
        try folder.write(Array("#!/bin/sh\n\(body)\n".utf8), to: name)
        try folder.permit(0o755, name)
      }
      // Only the program that would sleep for a minute times out.
      let hasty = CoverDecoder(path: folder.path, timeout: 300)
      #expect(try hasty.result(SampleCover.png()) == .failure(.slow))
      let patient = CoverDecoder(path: folder.path, timeout: 60_000)
      #expect(try patient.result(SampleCover.gif()) == .failure(.broken))
      #expect(try patient.result(SampleCover.jpeg()) == .failure(.broken))
    }
  }
}

@Suite struct `A map of pixels` {
  private func image(_ head: String, _ pixels: [UInt8]) -> CoverImage? {
    PixelMap.image(Array(head.utf8) + pixels)
  }

  @Test func `is read as it is written`() {
    // BK-25
    let sample = SampleCover.image(5, 7)
    #expect(PixelMap.image(PixelMap.bytes(of: sample)) == sample)
    #expect(image("P6 1 1 255\n", [1, 2, 3])?.parts == [1, 2, 3])
    #expect(image("P6\n1\n1\n15\n", [0, 15, 7])?.parts == [0, 255, 119])
    #expect(image("P6\n1 1\n15\n", [0, 99, 15])?.parts == [0, 255, 255])
    #expect(image("P5\n2 1\n255\n", [1, 2])?.parts == [1, 1, 1, 2, 2, 2])
    #expect(image("P5\n1 1\n65535\n", [7, 8])?.parts == [7, 7, 7])
    #expect(image("P4\n9 1\n", [0x80, 0x80])?.parts.filter { $0 == 0 }.count == 6)
  }

  @Test(arguments: [
    "", "P", "P6", "P6\n", "P6\n1 1\n", "P6\n1 1\n255", "P3\n1 1\n255\n", "P61 1 255\n",
    "P6\n0 1\n255\n", "P6\n1 0\n255\n", "P6\n-1 1\n255\n", "P6\n1 1\n0\n", "P6\n1 1\n256\n",
    "P6\n1 1\n65536\n", "P6\n# x\n1 1\n255\n", "P6\n1 1 255 \n", "P6\n2 1\n255\n",
    "P6\n99999 99999\n255\n", "P6\n999999999999999999999 1\n255\n", "P6\n1x1\n255\n",
    "P6\n20001 1\n255\n", " P6\n1 1\n255\n", "P6\n1 1\n255\r", "P5\n1 1\n255\n", "P4\n1 1\n",
  ])
  func `is nothing else`(head: String) {
    #expect(image(head, [1, 2, 3]) == nil)
  }

  @Test func `bears any harm`() {
    // BK-25
    var dice = TerminalDice(seed: 6)
    let heads = [
      "P6\n6 4\n255\n", "P5\n6 4\n255\n", "P4\n6 4\n", "P6\n6 4\n65535\n", "P6\n3 2\n9\n",
    ]
    var pictures = 0
    for _ in 0..<6000 {
      let head = heads.randomElement(using: &dice) ?? ""
      let count = Int.random(in: 0...150, using: &dice)
      var bytes = Array(head.utf8) + RandomBytes.drawn(count)
      if Bool.random(using: &dice), head.hasPrefix("P6\n6 4\n255") {
        bytes = Array(head.utf8) + RandomBytes.drawn(72)
      }
      for _ in 0..<Int.random(in: 0...3, using: &dice) {
        let index = Int.random(in: bytes.indices, using: &dice)
        switch Int.random(in: 0..<3, using: &dice) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &dice)
        case 1 where bytes.count > 1: bytes.remove(at: index)
        default: bytes.insert(UInt8.random(in: 48...57, using: &dice), at: index)
        }
      }
      guard let image = PixelMap.image(bytes) else { continue }
      pictures += 1
      #expect(image.parts.count == image.width * image.height * 3)
    }
    #expect(pictures > 200)
  }
}

@Suite struct `How large a picture says to be` {
  private func size(_ bytes: [UInt8]) -> [Int]? {
    PictureKind(bytes)?.sides(in: bytes).map { [$0.width, $0.height] }
  }

  @Test func `is told by its first bytes`() throws {
    // BK-25
    let image = SampleCover.image(300, 200)
    let samples = try [SampleCover.jpeg(image), SampleCover.png(image), SampleCover.gif(image)]
    for sample in samples { #expect(size(sample) == [300, 200]) }
    #expect(size(Array("BM".utf8)) == nil)
  }

  @Test func `is told by nothing that is cut short or harmed beyond reading`() throws {
    var dice = TerminalDice(seed: 9)
    for whole in [try SampleCover.jpeg(), try SampleCover.png(), try SampleCover.gif()] {
      for length in 0..<min(whole.count, 700) { _ = size(Array(whole.prefix(length))) }
      for _ in 0..<1500 {
        var harmed = Array(whole.prefix(Int.random(in: 8...400, using: &dice)))
        for _ in 0..<4 {
          harmed[Int.random(in: 6..<harmed.count, using: &dice)] =
            UInt8.random(in: 0...255, using: &dice)
        }
        if let sides = size(harmed) { #expect(sides.allSatisfy { $0 >= 0 }) }
      }
    }
    #expect(size([0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 0, 0]) == nil)
    #expect(size([0xFF, 0xD8, 0xFF, 0xDA, 0, 4, 0, 0]) == nil)
  }
}
