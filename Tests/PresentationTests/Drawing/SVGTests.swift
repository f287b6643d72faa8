import Testing

@testable import PresentationKit
@testable import TextUI

@Suite struct `A picture written as SVG` {
  private func text(_ svg: SVG) -> String { String(decoding: svg.bytes, as: UTF8.self) }

  @Test func `has its shapes and its lines in their order, measured in pixels`() {
    // product 14: a picture is described once, and SVG is one way to draw it.
    var sketch = Sketch(grain: 1)
    sketch.fill(
      Outline([SketchPoint(0, 0), SketchPoint(50, 0), SketchPoint(50, 33.3333)]), Ink(0xE76140))
    var svg = SVG(side: 200, paper: Ink(0x010AFF))
    svg.add(sketch)
    svg.add([
      Lettering(text: "하루", position: SketchPoint(50, 25), size: 5.6, ink: Ink(0)),
      Lettering(
        text: "b", position: SketchPoint(-1, 0.125), size: 1, ink: Ink(0xFFFFFF), isBold: true),
    ])
    #expect(
      text(svg) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200">
        <rect width="200" height="200" fill="#010aff"/>
        <path fill="#e76140" d="M0 0L100 0L100 66.667Z"/>
        <g font-family="NanumGothic, 'Nanum Gothic', 'Noto Sans CJK KR', 'Noto Sans KR', sans-serif" \
        text-anchor="middle" xml:space="preserve">
        <text x="100" y="50" font-size="11.2" font-weight="400" fill="#000000">하루</text>
        <text x="-2" y="0.25" font-size="2" font-weight="700" fill="#ffffff">b</text>
        </g>
        </svg>

        """)
  }

  @Test func `has lines that begin or end at their place`() {
    var svg = SVG(side: 100)
    for anchor in [Lettering.Anchor.start, .middle, .end] {
      svg.add([
        Lettering(text: "x", position: SketchPoint(1, 2), size: 3, ink: Ink(0), anchor: anchor)
      ])
    }
    let lines = text(svg).split(separator: "\n").filter { $0.hasPrefix("<text") }
    #expect(lines.map { $0.contains("text-anchor=\"start\"") } == [true, false, false])
    #expect(lines.map { $0.contains("text-anchor=\"end\"") } == [false, false, true])
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (-0.0004, "0"), (1.0, "1"), (0.5, "0.5"), (-2.25, "-2.25"),
    (1.0005, "1.001"), (-0.001, "-0.001"), (99.9996, "100"), (12.04, "12.04"),
    (1e300, "1000000000"),
  ])
  func `spells every number in one way`(_ number: Double, _ text: String) {
    #expect(SVG.number(number) == text)
  }

  @Test func `shows what XML would obey, and leaves out what it forbids`() {
    // M-19: a saying is text from outside, so it must be escaped.
    #expect(SVG.escaped("<b>&amp;\"'") == "&lt;b&gt;&amp;amp;&quot;&#39;")
    #expect(SVG.escaped("a\u{0}\u{1B}[1m\u{FFFE}\u{FFFF}\u{202E}\u{7F}\u{85}b\tc") == "a[1m b c")
    #expect(SVG.escaped("👨‍👩‍👧 ❤️ 한글") == "👨‍👩‍👧 ❤️ 한글")
  }

  @Test func `leaves out what is nowhere`() {
    var sketch = Sketch(grain: 1)
    sketch.fill(.disc(SketchPoint(.nan, 1), 3), Ink(0))
    sketch.fill(.disc(SketchPoint(1, .infinity), 3), Ink(0))
    sketch.fill(Outline([SketchPoint(1, 1), SketchPoint(2, 2)]), Ink(0))
    var svg = SVG(side: 0)
    svg.add(sketch)
    svg.add([Lettering(text: "x", position: SketchPoint(.nan, 0), size: 1, ink: Ink(0))])
    #expect(!text(svg).contains("<path") && !text(svg).contains("<text"))
    #expect(text(svg).contains(#"width="1" height="1""#))
  }
}

@Suite struct `Something that sways` {
  @Test func `goes round as a sine does`() {
    // M-39: the fire moves smoothly.
    let known: [(Double, Double)] = [
      (0, 0), (1.0 / 12, 0.5), (0.125, 0.707_107), (0.25, 1), (0.5, 0), (0.75, -1), (1, 0),
      (-0.25, -1), (41.25, 1),
    ]
    for (turns, sine) in known {
      #expect((Easing.sway(turns) - sine).magnitude < 0.0015, "\(turns)")
    }
  }
}
