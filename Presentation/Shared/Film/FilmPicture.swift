import Domain
import PresentationKit
import PresentationMoods
import TextUI

/// A film as a picture file that plays by itself: an SVG with animations in CSS and without a script.
struct FilmPicture {
  private let film: Film
  private let words: FilmWords
  private let paper: Ink
  private let text: Ink
  private let isLight: Bool

  init(_ film: Film, _ words: FilmWords, isLight: Bool) {
    (self.film, self.words, self.isLight) = (film, words, isLight)
    paper = isLight ? ChartTones.paper : Frame.assumedGround
    text = isLight ? ChartTones.text : Ink(0xF2F2F7)
  }

  /// The width and height of the picture, the corner of the first day, and the distances of days and months, in pixels.
  private static let (width, height) = (1200, 640)
  private static let (left, top, across, down) = (70, 72, 30, 40)

  /// Returns the second at which a day is played.
  private func second(of day: Day) -> String {
    SVG.number(Double(day - film.days.lowerBound) / Double(Film.pace))
  }

  /// The film as an SVG document.
  var svg: [UInt8] {
    let months = Film.months(of: film.year)
    let end = film.days.upperBound
    let body = months.map { month($0) } + months.filter { $0 <= end }.map { sums(from: $0) }
    let year = Day.days(ofYear: film.year)
    let share = Double(end - year.lowerBound + 1) / Double(year.upperBound - year.lowerBound + 1)
    let played = SVG.number(share * 1100)
    let (ember, faint) = (SVG.hex(Hue.ember.colour(onLight: isLight)), SVG.hex(mixed(0.2)))
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width)" height="\(Self.height)" \
      viewBox="0 0 \(Self.width) \(Self.height)" font-family="\(SVG.fonts)" font-size="17" \
      fill="\(SVG.hex(text))">
      <style>\(style)</style>
      <rect width="\(Self.width)" height="\(Self.height)" fill="\(SVG.hex(paper))"/>
      <text x="20" y="40" font-size="22" font-weight="700">\(SVG.escaped(words.title(film.year)))</text>
      \(body.joined(separator: "\n"))
      <rect x="70" y="568" width="1100" height="2" fill="\(faint)"/>
      <rect class="t" x="70" y="567" width="\(played)" height="4" fill="\(ember)"/>
      </svg>

      """
    return Array(document.utf8)
  }

  /// The animations. Each day appears at its second with a frame around it, which is the head of the film. Without
  /// animations, the whole year is shown.
  private var style: String {
    let day = SVG.number(1 / Double(Film.pace))
    return """
      .d{stroke:\(SVG.hex(text));stroke-width:3;stroke-opacity:0;animation:d \(day)s both}
      .m{animation:m \(day)s both}.a{animation:a .1s both}.s{opacity:0}
      .t{transform-origin:70px 0;animation:t \(second(of: film.days.upperBound + 1))s linear both}
      @keyframes d{0%{opacity:.38;stroke-opacity:0}1%,99%{opacity:1;stroke-opacity:1}}
      @keyframes m{0%{opacity:.38}}@keyframes a{0%{opacity:0}}@keyframes t{0%{transform:scaleX(0)}}
      @keyframes s{0%,100%{opacity:1}}
      @media(prefers-reduced-motion:reduce){*{animation:none!important}}
      """
  }

  private func mixed(_ share: Double) -> Ink { paper.mixed(with: text, share) }

  /// Returns the days of a month with its name and average.
  private func month(_ first: Day) -> String {
    let (year, month, _) = first.parts
    let y = Self.top + (month - 1) * Self.down
    let last = first + (Day.length(ofMonth: month, in: year) - 1)
    let name = SVG.escaped(CalendarWords.shortMonth(first, in: words.language))
    var lines = ["<text x=\"20\" y=\"\(y + 16)\" fill=\"\(SVG.hex(mixed(0.6)))\">\(name)</text>"]
    for day in stride(from: 0, through: last - first, by: 1).map({ first + $0 }) {
      let x = Self.left + (day.parts.day - 1) * Self.across
      let square = film.squares[day]?.ink(on: paper)
      // The days after the end are never played.
      let begin = day <= film.days.upperBound ? "style=\"animation-delay:\(second(of: day))s\"" : ""
      lines.append(
        "<rect \(begin.isEmpty ? "opacity=\".4\"" : "class=\"d\" " + begin) x=\"\(x)\" y=\"\(y)\" width=\"20\" height=\"20\" "
          + "fill=\"\(SVG.hex(square ?? mixed(0.07)))\"/>")
      let marks = [(film.contacted.contains(day), Hue.leaf), (film.pages[day] != nil, .violet)]
      for (index, (isMarked, hue)) in marks.enumerated() where isMarked {
        lines.append(
          "<rect class=\"m\" \(begin) x=\"\(x + index * 10)\" y=\"\(y + 25)\" width=\"10\" "
            + "height=\"5\" fill=\"\(SVG.hex(hue.colour(onLight: isLight)))\"/>")
      }
    }
    if let level = film.average(ofMonth: first, upTo: film.days.upperBound) {
      let end = second(of: min(last, film.days.upperBound))
      lines.append(
        "<text class=\"a\" style=\"animation-delay:\(end)s\" x=\"1040\" y=\"\(y + 16)\" "
          + "text-anchor=\"end\" font-weight=\"700\">\(level.value)</text>")
      let bar = "x=\"1052\" y=\"\(y + 9)\" height=\"3\""
      lines.append("<rect \(bar) width=\"118\" fill=\"\(SVG.hex(mixed(0.2)))\"/>")
      lines.append(
        "<rect class=\"a\" style=\"animation-delay:\(end)s\" \(bar) "
          + "width=\"\(SVG.number(Double(level.value) * 1.18))\" "
          + "fill=\"\(SVG.hex(MoodTheme.dawn.readable(level)))\"/>")
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the counts at the end of a month, which are shown during it; those of the last month stay.
  private func sums(from first: Day) -> String {
    let (year, month, _) = first.parts
    let count = Day.length(ofMonth: month, in: year)
    let end = min(first + (count - 1), film.days.upperBound)
    let sums = zip(film.sums(upTo: end), words.counts).map { CountWords.grouped($0) + " " + $1 }
    let animation =
      end == film.days.upperBound
      ? "class=\"a\" style=\"animation-delay:\(second(of: first))s\""
      : "class=\"s\" style=\"animation:s \(SVG.number(Double(count) / Double(Film.pace)))s "
        + "\(second(of: first))s\""
    return "<text \(animation) x=\"70\" y=\"608\">"
      + SVG.escaped(sums.joined(separator: " · ")) + "</text>"
  }
}
