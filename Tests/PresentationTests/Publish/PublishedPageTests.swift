import Domain
import Foundation
import PresentationKit
import Testing

@testable import PresentationShared

// Y-24
@Suite struct `The published page` {
  /// Returns the relative luminance of a colour `#rrggbb` (WCAG 2.1).
  private func luminance(_ colour: String) throws -> Double {
    let number = try #require(UInt32(colour.dropFirst(), radix: 16))
    let parts = [16, 8, 0].map { shift -> Double in
      let part = Double(number >> UInt32(shift) & 255) / 255
      return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  @Test func `has readable texts in light and dark`() throws {
    for colours in [PublishedPageStyle.light, PublishedPageStyle.dark] {
      let paper = try luminance(colours.paper)
      for text in colours.texts {
        let other = try luminance(text)
        let contrast = (max(paper, other) + 0.05) / (min(paper, other) + 0.05)
        #expect(contrast >= 4.5, "\(text) on \(colours.paper): \(contrast)")
      }
    }
  }

  @Test func `asks the network for nothing, and runs nothing`() throws {
    for language in Language.allCases {
      let day = PublishedDay(on: try #require(Day("2026-11-28")))
      let page = String(decoding: PublishedPage(day, language).bytes, as: UTF8.self)
      for word in ["http:", "https:", "<script", "<img", "<link", "@import", "url("] {
        #expect(!page.contains(word), "\(word)")
      }
      #expect(page.contains("<html lang=\"\(language.rawValue)\">"))
      #expect(page.contains("default-src 'none'"))
    }
  }

  @Test func `escapes what users wrote`() throws {
    var day = PublishedDay(on: try #require(Day("2026-11-28")))
    let start = Now(instant: 1_795_830_000, offset: 32_400)
    var event = Event(
      id: ID("a"), title: SingleLineText(stored: "<b>Tea</b> & \"cake\"\u{1B}"), start: start,
      end: Now(instant: start.instant + 3600, offset: 32_400))
    event.location = SingleLineText(stored: "</li><script>")
    day.today.events = [event]
    let page = String(decoding: PublishedPage(day, .english).bytes, as: UTF8.self)
    #expect(page.contains("&lt;b&gt;Tea&lt;/b&gt; &amp; &quot;cake&quot;"))
    #expect(page.contains("&lt;/li&gt;&lt;script&gt;") && !page.contains("\u{1B}"))
  }
}
