import Support
import Testing

@testable import TextUI

// Y-04: a real terminal shows the code, on a dark and on a light background.
@Suite(.serialized) struct `A QR code photographed in kitty` {
  @Test(.slow, .enabled(if: Photograph.canShow("kitty")), arguments: ["#000000", "#ffffff"])
  func `is read as its text`(_ ground: String) throws {
    let text = "하루 👋 https://example.org"
    let options = [
      "--config", "NONE", "-o", "update_check_interval=0", "-o", "cursor_blink_interval=0", "-o",
      "font_size=8", "-o", "background=\(ground)",
    ]
    // The first line begins in the corner.
    let lines = (["\u{1B}[H"] + (try QRCode(text).lines(.full))).joined(separator: "\n")
    let screen = try UnseenScreen()
    try screen.start(["kitty"] + options, showing: Array(lines.utf8))
    var seen: [UInt8] = []
    // The first photographs show an empty screen.
    _ = try Polling.until(every: 500_000) {
      guard let photograph = try screen.photograph() else { return false }
      seen = try QRReader.read([("kitty.png", PNG.file(of: photograph.image))])
      return !seen.isEmpty
    }
    #expect(seen == Array((text + "\n").utf8))
  }
}
