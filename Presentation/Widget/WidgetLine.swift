import Domain
import PresentationKit
import PresentationMoods
import TextUI

/// A glance as one line: the feelings of the day, and then what the day asks for.
struct WidgetLine {
  let glance: DayGlance
  let words: WidgetWords
  let moods: MoodsWords

  /// What stands between the parts.
  private static let between = " · "

  /// Looks at a glance in a language.
  init(_ glance: DayGlance, _ language: Language) {
    self.glance = glance
    words = WidgetWords(language)
    moods = MoodsWords(language)
  }

  /// The shapes, oldest first as a day goes.
  private var shapes: [Canvas.Shape] { glance.canvas.shapes.reversed() }

  /// The line for a status bar; where there is nothing at all, that there is no feeling yet.
  var text: String {
    let signs = shapes.map { moods.sign($0.record.shape) }.joined(separator: " ")
    let event = glance.event.map { words.time($0, glance) + " " + words.title($0) }
    return joined(signs, event)
  }

  /// The line with tmux's colours. What somebody wrote has none, and starts nothing.
  var tmux: String {
    let signs = shapes.map {
      "#[fg=\($0.colour.hex.lowercased())]\(moods.sign($0.record.shape))"
    }.joined(separator: " ")
    let event = glance.event.map {
      "#[bold]\(words.time($0, glance))#[nobold] \(Self.escapedForTmux(words.title($0)))"
    }
    return joined(signs.isEmpty ? "" : signs + "#[default]", event)
  }

  /// The line with polybar's colours. What somebody wrote has none, and nothing that is clicked.
  var polybar: String {
    let signs = shapes.map {
      "%{F\($0.colour.hex.lowercased())}\(moods.sign($0.record.shape))%{F-}"
    }.joined(separator: " ")
    let event = glance.event.map {
      words.time($0, glance) + " " + Self.escapedForPolybar(words.title($0))
    }
    return joined(signs, event)
  }

  /// What waits, for a prompt: nothing where nothing does.
  var prompt: String {
    [
      glance.waiting > 0 ? words.waiting(glance) : nil, glance.event.map { words.time($0, glance) },
      glance.pages > 0 ? words.pages(glance.pages) : nil,
    ].compactMap(\.self).joined(separator: " ")
  }

  /// The word by which a status bar tells days apart.
  var kind: String {
    if glance.event != nil, glance.isGoingOn { return "event" }
    if glance.waiting > 0 { return "thirsty" }
    if glance.event != nil { return "upcoming" }
    return glance.pages > 0 ? "reading" : mood
  }

  /// The words by which a status bar may colour it: what was felt, what comes first, everything that
  /// is due, and whether something is late, due, or nothing is.
  var classes: [String] {
    let due: [String?] = [
      glance.waiting > 0 ? "thirsty" : nil,
      glance.event == nil ? nil : glance.isGoingOn ? "event" : "upcoming",
      glance.pages > 0 ? "reading" : nil, glance.isLate ? "late" : nil,
      glance.isDue ? "due" : "calm",
    ]
    return ([mood, kind] + due.compactMap(\.self)).reduce(into: []) { known, word in
      if !known.contains(word) { known.append(word) }
    }
  }

  /// Whether anything was felt.
  var mood: String { shapes.isEmpty ? "empty" : "felt" }

  /// How the day is in the mean of what is shown.
  var mean: Int? {
    let levels = shapes.compactMap { $0.record.level?.value }
    return levels.isEmpty ? nil : levels.reduce(0, +) / levels.count
  }

  /// Everything, line by line: the day, its feelings, and what it asks for.
  var tooltip: [String] {
    [moods.title(glance.canvas)]
      + shapes.map {
        "\(moods.when($0.record, glance.canvas.mode))  \(Printable.brief($0.record.called))"
      } + words.lines(glance)
  }

  private func joined(_ signs: String, _ event: String?) -> String {
    let parts = [
      signs, glance.waiting > 0 ? words.waiting(glance) : "", event ?? "",
      glance.pages > 0 ? words.pages(glance.pages) : "",
    ].filter { !$0.isEmpty }
    return parts.isEmpty ? moods.noneToday : parts.joined(separator: Self.between)
  }

  /// A text in which tmux finds nothing to obey.
  static func escapedForTmux(_ text: String) -> String {
    escaped(text) { $0 == "#" ? "##" : nil }
  }

  /// A text in which polybar finds no tag: an empty one stands within what would begin one, for there
  /// is no other way to write it.
  static func escapedForPolybar(_ text: String) -> String {
    var before: Unicode.Scalar?
    return escaped(text) { scalar in
      defer { before = scalar }
      return scalar == "{" && before == "%" ? "%{O0}{" : nil
    }
  }

  /// A text for those who read markup in it.
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

  /// A text with other words for some of its scalars, whatever marks stand upon them: programs look
  /// for the scalar alone.
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
