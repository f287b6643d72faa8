import Testing

@testable import PresentationKit
@testable import TextUI

// D-70
@Suite struct `The signs in lines of commands` {
  private func printed(_ line: String, _ paint: OutputPaint?) -> String {
    var bytes: [UInt8] = []
    let printer = Printer { more in
      bytes += more
      return true
    }
    printer.signs = paint.map(SignInks.init)
    printer.line(line)
    printer.flush()
    return String(decoding: bytes, as: UTF8.self)
  }

  private let paint = OutputPaint(.sixteen, ground: nil, rendition: .quadrant)

  @Test func `have the colours of the screens, and words have none`() {
    #expect(printed("✕ Gran  9 days late", paint) == "\u{1B}[31m✕\u{1B}[m Gran  9 days late\n")
    #expect(printed("no sign at all", paint) == "no sign at all\n")
    #expect(printed("김민아  ✓", paint).hasSuffix("✓\u{1B}[m\n"))
  }

  @Test func `never let control characters through`() {
    let line = printed("✕ a\u{1B}[31mb\u{7}", paint)
    #expect(!line.contains("\u{1B}[31mb"))
    #expect(!line.contains("\u{7}"))
  }

  @Test func `are plain where nothing is drawn`() {
    #expect(printed("✕ Gran", nil) == "✕ Gran\n")
  }
}
