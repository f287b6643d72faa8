import Domain
import PresentationKit
import PresentationMoods
import TextUI

/// The summary of the day as one line: the moods, then the due items.
struct WidgetLine {
  let summary: DaySummary
  let words: WidgetWords
  let moods: MoodsWords

  init(_ summary: DaySummary, _ language: Language) {
    self.summary = summary
    words = WidgetWords(language)
    moods = MoodsWords(language)
  }

  /// The mood shapes of the day, oldest first.
  private var shapes: [Canvas.Shape] { summary.canvas.shapes.reversed() }

  /// The line for a status bar. If the day has neither moods nor due items, it says that there are no moods.
  var text: String {
    let signs =
      words.isPlain
      ? (shapes.isEmpty ? "" : moods.count(summary.canvas.total))
      : shapes.map { moods.sign($0.record.shape) }.joined(separator: " ")
    let event = summary.event.map { words.time($0, summary) + " " + words.title($0) }
    return joined(signs, event) { $0 }
  }

  /// The line with tmux colours. Text by the user is escaped, so that it cannot contain tmux
  /// commands.
  var tmux: String {
    let signs = shapes.map {
      "#[fg=\($0.colour.hex.lowercased())]\(moods.sign($0.record.shape))"
    }.joined(separator: " ")
    let event = summary.event.map {
      "#[bold]\(words.time($0, summary))#[nobold] \(Self.escapedForTmux(words.title($0)))"
    }
    return joined(
      signs.isEmpty ? "" : signs + "#[default]", event, escaping: Self.escapedForTmux)
  }

  /// The line with polybar colours. Text by the user is escaped, so that it cannot contain tags
  /// such as click actions.
  var polybar: String {
    let signs = shapes.map {
      "%{F\($0.colour.hex.lowercased())}\(moods.sign($0.record.shape))%{F-}"
    }.joined(separator: " ")
    let event = summary.event.map {
      words.time($0, summary) + " " + Self.escapedForPolybar(words.title($0))
    }
    return joined(signs, event, escaping: Self.escapedForPolybar)
  }

  /// The number of people to contact, the time of the current or next event, and the pages to read, for a shell prompt.
  /// Empty if there are none.
  var prompt: String {
    [
      summary.waiting > 0 ? words.waiting(summary) : nil,
      summary.event.map { words.time($0, summary) },
      summary.pages > 0 ? words.pages(summary.pages) : nil,
    ].compactMap(\.self).joined(separator: " ")
  }

  /// The most important state of the day, for waybar's `alt`.
  var kind: String {
    if summary.event != nil, summary.isGoingOn { return "event" }
    if summary.waiting > 0 { return "thirsty" }
    if summary.event != nil { return "upcoming" }
    return summary.pages > 0 ? "reading" : mood
  }

  /// The CSS classes for waybar: the mood, `kind`, the kinds of due items, and `late`, `due` or `calm`.
  var classes: [String] {
    let due: [String?] = [
      summary.waiting > 0 ? "thirsty" : nil,
      summary.event == nil ? nil : summary.isGoingOn ? "event" : "upcoming",
      summary.pages > 0 ? "reading" : nil, summary.isLate ? "late" : nil,
      summary.isDue ? "due" : "calm",
    ]
    return ([mood, kind] + due.compactMap(\.self)).reduce(into: []) { known, word in
      if !known.contains(word) { known.append(word) }
    }
  }

  /// The class `felt` if there are moods, otherwise `empty`.
  var mood: String { shapes.isEmpty ? "empty" : "felt" }

  /// The mean level of the shown moods; nil if none has a level.
  var mean: Int? {
    let levels = shapes.compactMap { $0.record.level?.value }
    return levels.isEmpty ? nil : levels.reduce(0, +) / levels.count
  }

  /// The lines of the tooltip: the date, the moods and the due items.
  var tooltip: [String] {
    [moods.title(summary.canvas)]
      + shapes.map {
        "\(moods.when($0.record, summary.canvas.mode))  \(Printable.brief($0.record.called))"
      } + words.lines(summary)
  }

  private func joined(
    _ signs: String, _ event: String?, escaping escape: (String) -> String
  ) -> String {
    let parts = [
      signs, summary.waiting > 0 ? words.waiting(summary) : "", event ?? "",
      summary.pages > 0 ? words.pages(summary.pages) : "",
      summary.countdown.map { escape(words.countdown($0, summary)) } ?? "",
    ].filter { !$0.isEmpty }
    return parts.isEmpty ? moods.noneToday : parts.joined(separator: words.between)
  }

  /// Escapes `#` in a text for tmux.
  static func escapedForTmux(_ text: String) -> String {
    escaped(text) { $0 == "#" ? "##" : nil }
  }

  /// Escapes tags in a text for polybar. Polybar has no escape for `%{`, so an empty tag is inserted between both
  /// characters.
  static func escapedForPolybar(_ text: String) -> String {
    var before: Unicode.Scalar?
    return escaped(text) { scalar in
      defer { before = scalar }
      return scalar == "{" && before == "%" ? "%{O0}{" : nil
    }
  }

  /// Escapes a text for Pango markup.
  static func escapedForMarkup(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: nil
      }
    }
  }

  /// Replaces Unicode scalars, not characters, because status bars look for the scalar even if combining marks follow
  /// it.
  private static func escaped(_ text: String, _ word: (Unicode.Scalar) -> String?) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let word = word(scalar) {
        escaped.append(contentsOf: word.unicodeScalars)
      } else {
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
