import Domain
import PresentationKit
import PresentationMoods
import TextUI

/// A film as a picture file that plays by itself: an SVG with animations in CSS, and without a
/// script.
struct FilmPicture {
  let film: Film
  let words: FilmWords
  let isLight: Bool

  private var paper: Ink { isLight ? ChartTones.paper : Frame.assumedGround }
  private var text: Ink { isLight ? ChartTones.text : Ink(0xF2F2F7) }
  private func mixed(_ share: Double) -> Ink { paper.mixed(with: text, share) }

  /// The film as an SVG document.
  var svg: [UInt8] {
    let (first, end) = (film.days.lowerBound, film.days.upperBound)
    let months = Film.months(of: film.year)
    let title = SVG.escaped(words.title(film.year))
    var body = [rect("", 0, 0, 1200, 640, paper), rect("", 70, 568, 1100, 2, mixed(0.2))]
    body.append("<text x=\"20\" y=\"40\" font-size=\"22\" font-weight=\"700\">\(title)</text>")
    for first in months { body += month(first) + (first <= end ? [sums(from: first)] : []) }
    let played =
      Double(end - first + 1) / Double(Day.days(ofYear: film.year).upperBound - first + 1)
    let ember = Hue.ember.colour(onLight: isLight)
    body.append(rect("class=\"t\"", 70, 567, played * 1100, 4, ember))
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="640" viewBox="0 0 1200 640" \
      font-family="\(SVG.fonts)" font-size="17" fill="\(SVG.hex(text))">
      <style>\(style)</style>
      \(body.joined(separator: "\n"))
      </svg>

      """
    return Array(document.utf8)
  }

  /// The animations. At its second, each day appears in a frame, which is the head of the film. Without animations, the
  /// whole year is shown.
  private var style: String {
    """
    .d{stroke:\(SVG.hex(text));stroke-width:3;stroke-opacity:0;animation:d .125s both}
    .m{animation:m .125s both}.a{animation:a .1s both}.s{opacity:0}
    .t{transform-origin:70px 0;animation:t \(second(of: film.days.upperBound + 1))s linear both}
    @keyframes d{0%{opacity:.38;stroke-opacity:0}1%,99%{opacity:1;stroke-opacity:1}}
    @keyframes m{0%{opacity:.38}}@keyframes a{0%{opacity:0}}@keyframes t{0%{transform:scaleX(0)}}
    @keyframes s{0%,100%{opacity:1}}
    @media(prefers-reduced-motion:reduce){*{animation:none!important}}
    """
  }

  /// Returns the second at which a day is played.
  private func second(of day: Day) -> String {
    SVG.number(Double(day - film.days.lowerBound) / Double(Film.pace))
  }

  /// Returns the class of an animation and the second of a day, at which it begins.
  private func animation(_ name: String, _ day: Day) -> String {
    "class=\"\(name)\" style=\"animation-delay:\(second(of: day))s\""
  }

  private func rect(
    _ look: String, _ x: Int, _ y: Int, _ width: Double, _ height: Int, _ ink: Ink
  ) -> String {
    "<rect \(look) x=\"\(x)\" y=\"\(y)\" width=\"\(SVG.number(width))\" height=\"\(height)\" "
      + "fill=\"\(SVG.hex(ink))\"/>"
  }

  /// Returns the name, the days and the average of a month.
  private func month(_ first: Day) -> [String] {
    let y = 32 + first.parts.month * 40
    let name = SVG.escaped(CalendarWords.shortMonth(first, in: words.language))
    var parts = ["<text x=\"20\" y=\"\(y + 16)\" fill=\"\(SVG.hex(mixed(0.6)))\">\(name)</text>"]
    for day in Film.days(ofMonth: first) {
      let (x, isPlayed) = (40 + day.parts.day * 30, day <= film.days.upperBound)
      let ink = film.squares[day]?.ink(on: paper) ?? mixed(isPlayed ? 0.07 : 0.03)
      parts.append(rect(isPlayed ? animation("d", day) : "", x, y, 20, 20, ink))
      for (index, hue) in film.marks(of: day).enumerated() {
        guard let ink = hue?.colour(onLight: isLight) else { continue }
        parts.append(rect(animation("m", day), x + index * 10, y + 25, 10, 5, ink))
      }
    }
    let average = film.average(ofMonth: first, upTo: film.days.upperBound)
    if let level = average.level {
      let look = animation("a", min(Film.days(ofMonth: first).last ?? first, film.days.upperBound))
      parts.append("<text \(look) x=\"1020\" y=\"\(y + 16)\">\(level.value)</text>")
      parts.append(rect(look, 1052, y + 9, Double(level.value) * 1.18, 3, average.ink(on: paper)))
    }
    return parts
  }

  /// Returns the counts at the end of a month, which are shown during it; those of the last month stay.
  private func sums(from first: Day) -> String {
    let days = Film.days(ofMonth: first)
    let end = min(days.last ?? first, film.days.upperBound)
    let sums = zip(film.sums(upTo: end), words.counts).map { CountWords.grouped($0) + " " + $1 }
    let length = SVG.number(Double(days.count) / Double(Film.pace))
    let passing = "class=\"s\" style=\"animation:s \(length)s \(second(of: first))s\""
    let look = end == film.days.upperBound ? animation("a", first) : passing
    return "<text \(look) x=\"70\" y=\"608\">\(SVG.escaped(sums.joined(separator: " · ")))</text>"
  }
}
