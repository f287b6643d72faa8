import Domain
import PresentationKit
import PresentationMoods
import PresentationSayings
import PresentationSchedule
import TextUI

/// Prints a summary of the day for other programs. Nothing is cached: every call reads the store,
/// so the output is valid until the store changes or an event begins or ends.
struct WidgetCommand: Command {
  let form: WidgetForm
  let size: WidgetSize

  func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    do throws(Report) {
      let (features, page) = try run.openStore(.isHasty)
      try WidgetAnswer(features: features, page: page).write(form, size)
      return .done
    } catch { return QuietWidget(form, run.page).fail(error) }
  }
}

/// Writes the summary in each format.
private struct WidgetAnswer {
  let features: Features
  let page: CommandOutput

  func write(_ form: WidgetForm, _ size: WidgetSize) throws(Report) {
    let seen = try page.done { () throws(StorageFailure) in try features.daySummary() }
    let line = WidgetLine(seen, page.language)
    if page.wantsJSON { return json(line) }
    switch form {
    case .text: page.line(line.text)
    case .tmux: page.machineLine(line.tmux)
    case .polybar: page.machineLine(line.polybar)
    case .waybar: waybar(line)
    case .i3statusRust: page.raw(i3statusRust(line))
    // Without a line end, because a prompt goes on in the same line.
    case .prompt: page.raw(Array(Printable.line(line.prompt).utf8))
    case .motd: try motd(line)
    case .svg: page.raw(CanvasScene(seen.canvas).svg(side: size.side))
    case .png:
      page.raw(
        try page.done { () throws(PictureFailure) in
          try features.moods.share.png(
            CanvasScene(seen.canvas).svg(side: size.side), size: .square(size.side))
        })
    }
  }

  private func json(_ line: WidgetLine) {
    let seen = line.summary
    page.answer { json in
      json.key("widget")
      json.object { json in
        json.member("text", line.text)
        json.member("holiday", DayNotes(page.language).holiday(seen.now.day))
        json.member("validUntil", seen.until.description)
        json.key("picture")
        json.canvas(seen.canvas)
        json.member("people", seen.waiting)
        json.key("event")
        if let event = seen.event {
          json.event(ScheduledEvent(event), at: seen.now)
        } else {
          json.null()
        }
        json.member("pages", seen.pages)
        json.key("countdown")
        if let countdown = seen.countdown {
          json.event(ScheduledEvent(countdown), at: seen.now)
        } else {
          json.null()
        }
      }
    }
  }

  /// Prints one JSON object on one line, for a custom module of waybar.
  private func waybar(_ line: WidgetLine) {
    var json = JSONText()
    json.object { json in
      json.member("text", WidgetLine.escapedForMarkup(line.text))
      json.member(
        "tooltip", WidgetLine.escapedForMarkup(line.tooltip.joined(separator: "\n")))
      // Classes for the user's style sheet.
      json.key("class")
      json.list(line.classes) { $0.value($1) }
      json.member("percentage", line.mean)
      json.member("valid_until", line.summary.until.description)
      json.member("alt", line.kind)
    }
    page.raw(json.drain() + [0x0A])
  }

  /// Returns one JSON object on one line, for a custom block of i3status-rust.
  private func i3statusRust(_ line: WidgetLine) -> [UInt8] {
    QuietWidget.block(
      line.text, short: line.prompt,
      state: line.summary.isLate ? "Warning" : line.summary.isDue ? "Info" : "Idle")
  }

  /// Prints a greeting: the date, the saying of the day and the due items.
  private func motd(_ line: WidgetLine) throws(Report) {
    let saying = try page.done { () throws(SayingsFailure) in
      do throws(SayingsFailure) { return Optional(try features.sayings.queries.ofToday()) } catch {
        guard error == .none else { throw error }
        return nil
      }
    }
    let date = CalendarWords.dayWithWeekday(line.summary.now.day, in: page.language)
    page.line(DayNotes(page.language).named(date, line.summary.now.day))
    if let saying {
      page.line("  " + SayingTexts(SayingsWords(page.language)).summary(saying.words))
    }
    for sentence in line.words.lines(line.summary) { page.line("  " + sentence) }
  }
}

/// The output when the store cannot be read. It is as short as possible because widgets run unasked. JSON, text and
/// pictures print the error, status bars a word, and the others nothing.
struct QuietWidget {
  let form: WidgetForm
  let page: CommandOutput

  init(_ form: WidgetForm, _ page: CommandOutput) {
    self.form = form
    self.page = page
  }

  /// Returns a JSON block for i3status-rust, which parses markup in its texts.
  static func block(_ text: String, short: String, state: String) -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.member("icon", "")
      json.member("state", state)
      json.member("text", WidgetLine.escapedForMarkup(text))
      json.member("short_text", WidgetLine.escapedForMarkup(short))
    }
    return json.drain() + [0x0A]
  }

  func fail(_ report: Report) -> ExitStatus {
    if page.wantsJSON { return page.fail(report) }
    let isLocked = ["locked", EncryptionWords.closedCode].contains(report.code)
    let word = WidgetWords(page.language).word(report.status, isLocked: isLocked)
    switch form {
    case .text, .svg, .png: return page.fail(report)
    case .prompt, .motd: break
    case .tmux, .polybar: page.machineLine(word)
    case .i3statusRust: page.raw(Self.block(word, short: word, state: "Idle"))
    case .waybar:
      var json = JSONText()
      json.object { json in
        json.member("text", word)
        json.member("tooltip", WidgetLine.escapedForMarkup(Printable.lines(report.message)))
        json.member("class", isLocked ? "locked" : "unread")
        json.member("percentage", nil as Int?)
        json.member("alt", isLocked ? "locked" : "unread")
      }
      page.raw(json.drain() + [0x0A])
    }
    return report.status
  }
}
