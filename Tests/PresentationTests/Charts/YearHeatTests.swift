import Domain
import Support
import Testing

@testable import PresentationKit
@testable import PresentationMoods
@testable import TextUI

@Suite struct `A year as a heat map` {
  private let today = Day.on("2026-11-20")

  private func drawn(
    _ size: Size, _ glyphs: Glyphs = .unicode, _ language: Language = .english,
    on ground: Ink? = Frame.assumedGround, shade: @escaping (Day) -> Int
  ) -> Frame {
    frame(size.columns, size.rows) { frame, area in
      frame.knownGround = ground
      YearHeat(today - 364...today, in: area, language).draw(
        into: &frame, ink: Accent.leaf, glyphs,
        month: { CalendarWords.shortMonth($0, in: language) }, shade: shade)
    }
  }

  // F-11: empty days and today are visible.
  @Test func `has a faint square for each day without anything, and ends today`() {
    let empty = drawn(Size(columns: 60, rows: 8)) { _ in 0 }
    let idle = HeatShades(of: Accent.leaf, on: empty.ground).idle
    #expect(empty.cells.count { $0.character == "▆" && $0.style.ink == idle } == 364)
    #expect(empty.cells.count { $0.character == "▆" && $0.style.ink != idle } == 1)
    let full = drawn(Size(columns: 60, rows: 8)) { _ in 2 }
    #expect(full.cells.count { $0.character == "▆" } == 365)
  }

  // D-67: on an unknown background, nothing is filled but what was done.
  @Test func `has dots for days without anything on an unknown background`() {
    let empty = drawn(Size(columns: 60, rows: 8), on: nil) { _ in 0 }
    #expect(empty.cells.count { $0.character == "·" } == 364)
    #expect(!empty.cells.contains { $0.character == "▆" || $0.style.paper != nil })
    let full = drawn(Size(columns: 60, rows: 8), on: nil) { 1 + ($0.parts.day % 4) }
    let inks = Set(full.cells.compactMap { $0.character == "▆" ? $0.style.ink?.rgb : nil })
    #expect(inks.count == 4)
    for ink in inks {
      #expect(ink.contrast(with: RGB(0xFFFFFF)) >= 1.8 && ink.contrast(with: RGB(0)) >= 3)
    }
  }

  // F-11: higher counts have darker colours, or other signs without colours.
  @Test func `is as dark as much was done`() {
    let today = today
    let shades = drawn(Size(columns: 60, rows: 8)) { max(0, 4 - (today - $0)) }
    let idle = HeatShades(of: Accent.leaf, on: shades.ground).idle
    let inks = shades.cells.compactMap { $0.character == "▆" ? $0.style.ink : nil }
    #expect(Set(inks.filter { $0 != idle }.map(\.rgb)).count == 4)
    #expect(inks.count == 365)
    let letters = drawn(Size(columns: 60, rows: 8), .ascii) { max(0, 4 - (today - $0)) }
    for sign: Character in ["#", "+", ":"] {
      #expect(letters.cells.contains { $0.character == sign })
    }
  }

  // F-11
  @Test func `tells today without activity from a day with activity`() {
    let today = today
    let frame = drawn(Size(columns: 60, rows: 8), .ascii) { today - $0 == 3 ? 3 : 0 }
    #expect(frame.cells.count { $0.character == "+" } == 1)
  }

  @Test func `names its months in both languages`() {
    let english = drawn(Size(columns: 60, rows: 8)) { _ in 0 }.text
    for month in ["Jan", "Jun", "Nov"] { #expect(english.contains(month)) }
    let korean = drawn(Size(columns: 60, rows: 8), .unicode, .korean) { _ in 0 }.text
    for month in ["1월", "6월", "11월"] { #expect(korean.contains(month)) }
  }

  // F-11: if not all weeks fit, the newest are shown.
  @Test func `leaves the oldest weeks out where it is narrow`() {
    let half = drawn(Size(columns: 32, rows: 8)) { _ in 0 }
    #expect((180...200).contains(half.cells.count { $0.character == "▆" }))
    #expect(drawn(Size(columns: 31, rows: 8)) { _ in 4 }.cells.allSatisfy { $0 == .blank })
    #expect(drawn(Size(columns: 60, rows: 7)) { _ in 4 }.cells.allSatisfy { $0 == .blank })
  }

  // F-11: the squares grow with the panel.
  @Test func `has larger days in a larger panel`() {
    let full = drawn(Size(columns: 118, rows: 8)) { _ in 1 }
    #expect(full.cells.count { $0.character == "▆" } == 730)
  }
}
