import Foundation
import Testing

@testable import PresentationKit
@testable import PresentationPeople
@testable import TextUI

@Suite struct `The inks` {
  @Test(arguments: [Accent.ember, Accent.leaf, Accent.rose, Accent.sky])
  func `can be read on black and on white`(_ ink: Ink) {
    let parts = [ink.red, ink.green, ink.blue].map { part -> Double in
      let value = Double(part) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let light = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    #expect((light + 0.05) / 0.05 >= 4.5)
    #expect(1.05 / (light + 0.05) >= 4.5)
  }

  @Test(arguments: [Accent.ember, Accent.leaf, Accent.rose])
  func `can be read where bold makes sixteen colours brighter`(_ ink: Ink) {
    // real 23: bright green, yellow and cyan cannot be read on white.
    let device = FrameDiff.bytes(
      from: nil, to: frame(2, 1) { frame, _ in frame.put("h", 0, 0, Style(ink: ink, .bold)) },
      depth: .sixteen)
    let text = String(decoding: device, as: UTF8.self)
    #expect(!text.contains("[1;32m") && !text.contains("[1;33m") && !text.contains("[1;36m"))
    #expect(!text.contains("33m"))
  }
}
