import Testing

@testable import PresentationKit
@testable import PresentationSayings
@testable import TextUI

@Suite struct `The bonfire` {
  private func picture(_ elapsed: Int, _ columns: Int, _ rows: Int) -> Picture {
    let size = Size(columns: columns, rows: rows)
    return Picture(Bonfire(elapsed: elapsed).sketch(grain: Picture.grain(in: size)), in: size)
  }

  @Test func `is the same at the same moment, and comes round`() {
    // M-39
    for elapsed in [0, 1, 84, 4_500, 11_999] {
      let once = picture(elapsed, 16, 8)
      #expect(once == picture(elapsed, 16, 8))
      #expect(once == picture(elapsed + Bonfire.loop, 16, 8))
      #expect(once == picture(elapsed - Bonfire.loop, 16, 8))
    }
    #expect(Bonfire(elapsed: .max).elapsed >= 0 && Bonfire(elapsed: .min).elapsed >= 0)
  }

  @Test func `flickers, and calmly`() {
    // M-39
    var seen: [[Ink?]] = []
    var last = picture(-84, 16, 8)
    for elapsed in stride(from: 0, to: Bonfire.loop, by: 84) {
      let now = picture(elapsed, 16, 8)
      let jumps = zip(last.pixels, now.pixels).count { ($0 == nil) != ($1 == nil) }
      #expect(jumps <= 13, "At \(elapsed) a twentieth of the picture comes or goes at once.")
      if !seen.contains(now.pixels) { seen.append(now.pixels) }
      last = now
    }
    #expect(seen.count > 100)
  }

  @Test(arguments: [(8, 4), (12, 6), (20, 10), (30, 12)])
  func `has flames within flames over its logs at every size`(_ columns: Int, _ rows: Int) {
    // M-39, look.md: the 16-colour version is chosen by hand.
    for elapsed in stride(from: 0, to: Bonfire.loop, by: 500) {
      let inks = picture(elapsed, columns, rows).pixels.compactMap { $0 }
      let tones = [
        BonfireTones.ember, BonfireTones.orange, BonfireTones.amber, BonfireTones.bark,
        BonfireTones.barkDark,
      ]
      for tone in tones {
        #expect(inks.contains { $0.ansi256 == tone.ansi256 }, "\(tone) at \(elapsed)")
      }
      #expect(Set(inks.map(\.ansi16)).isSuperset(of: [1, 8, 9, 11]), "\(elapsed)")
    }
  }

  @Test func `is at its best where nothing moves`() {
    // M-39: with reduced motion, the still picture shows the core and a spark.
    let still = Bonfire.still
    #expect(still == Bonfire(elapsed: 4_500))
    let inks = Set(picture(still.elapsed, 30, 12).pixels.compactMap { $0?.ansi16 })
    #expect(inks.isSuperset(of: [1, 3, 8, 9, 11, 15]))
  }

  @Test(arguments: Rendition.allCases)
  func `stays within its area at every size`(_ rendition: Rendition) {
    // M-39
    let screen = Size(columns: 36, rows: 16)
    for elapsed in [1_500, 7_700] {
      for columns in 0...30 {
        for rows in 0...12 {
          var frame = Frame(size: screen)
          let area = Area(column: 4, row: 3, columns: columns, rows: rows)
          Bonfire(elapsed: elapsed).draw(into: &frame, in: area, rendition)
          var isEmpty = true
          for row in 0..<screen.rows {
            for column in 0..<screen.columns where frame[column, row] != .blank {
              isEmpty = false
              #expect(area.contains(Point(column: column, row: row)))
            }
          }
          let smallest = Bonfire.smallest(rendition)
          #expect(isEmpty == (columns < smallest.columns || rows < smallest.rows))
        }
      }
    }
  }

  @Test func `is drawn in plain letters where there are no colours`() {
    // M-39: terminals without graphics, and NO_COLOR
    for (letters, size) in [
      (BonfireLetters.large, Size(columns: 11, rows: 5)),
      (BonfireLetters.small, Size(columns: 7, rows: 3)),
    ] {
      #expect(letters.size == size)
      #expect(letters.rows.allSatisfy { $0.utf8.count == size.columns })
      #expect(letters.rows.joined().utf8.allSatisfy { (32..<127).contains($0) })
    }
    let drawn = PresentationTests.picture(13, 6) { frame, area in
      Bonfire(elapsed: 700).draw(into: &frame, in: area, .letters)
    }
    #expect(
      drawn == [
        #""#,
        #"      ("#,
        #"  '  ) \  ."#,
        #"    / ( \"#,
        #"   ( (^) )"#,
        #"  o==>X<==o"#,
      ])
  }
}
