import Foundation
import Presentation
import Testing

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
}
