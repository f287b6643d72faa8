import Domain
import PresentationKit
import TextUI

extension CaptureCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    try CaptureAnswers(features: features, page: page).note(self)
  }
}

/// What a line means, before anything is saved.
enum LineMeaning {
  /// The only reading, which is certain.
  case clear(CaptureReading)
  /// The readings to choose from, the question for a terminal, and the error for scripts.
  case unclear([CaptureReading], question: String, Report)
}

/// Runs `haru add`: saves the typed lines, asks about unclear ones, and prints the result.
struct CaptureAnswers {
  let features: Features
  let page: CommandOutput

  var words: CaptureWords {
    var words = CaptureWords(page.language)
    words.reference = { [find = features.people.find] in find.reference(to: $0) }
    return words
  }
  var actions: CaptureActions {
    CaptureActions(features: features, language: page.language)
  }

  /// Saves a line, or all lines of a text in one transaction. Without `--skip`, one invalid line means that none is
  /// saved.
  func note(_ command: CaptureCommand) throws(Report) {
    // Editors on Windows begin a file with a byte order mark.
    let text = command.text.hasPrefix("\u{FEFF}") ? command.text.dropFirst() : command.text[...]
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
      .filter { !$0.allSatisfy(\.isWhitespace) }
    guard let first = lines.first else { throw words.report(.empty) }
    if lines.count == 1, !command.isTrial {
      return answer([try note(first, command, asking: page.askLine)], isTrial: false)
    }
    var noted: [NotedLine] = []
    var skipped: [Report] = []
    do throws(CaptureStop) {
      try features.history.asOneChange { () throws(CaptureStop) -> (Void, ChangeEnding) in
        for (number, line) in lines.enumerated() {
          do throws(Report) { noted.append(try note(line, command)) } catch {
            let report = lines.count == 1 ? error : words.located(error, line: number + 1)
            // A store failure affects every line, so it is never skipped.
            guard command.skips, error.isMendable else { throw .failed(report) }
            skipped.append(report)
          }
        }
        if command.isTrial || noted.isEmpty { return ((), .dropped) }
        let isOne = noted.count == 1
        return ((), isOne ? .committed : .committedAs(.addLines, subject: String(noted.count)))
      }
    } catch { throw error.report(page.language) }
    answer(noted, isTrial: command.isTrial)
    for report in skipped { page.remark(report.message) }
  }

  private func note(
    _ line: String, _ command: CaptureCommand, asking ask: ((String) -> String?)? = nil
  ) throws(Report) -> NotedLine {
    switch try meaning(of: line, as: command.part) {
    case .clear(let reading): return try actions.note(reading)
    case .unclear(let readings, let question, let report):
      guard command.orNote else {
        let choices = CaptureReading.choices(readings, of: line)
        return try actions.note(try chosen(of: choices, question, else: report, ask))
      }
      var noted = try actions.keepAsNote(line)
      noted.say(NotesWords(page.language).keptAsNote)
      return noted
    }
  }

  /// Returns what a line means, for one part or for all parts. Throws if it means nothing at all.
  func meaning(of line: String, as part: DailyPart?) throws(Report) -> LineMeaning {
    var readings: [CaptureReading]
    do throws(CaptureFailure) {
      readings = try features.capture(line, as: part, order: page.dates)
    } catch {
      let report = try report(error, line)
      switch error {
      case .refused(.fitsNothing):
        return .unclear(try offers(line, error), question: words.unclearLine, report)
      case .refused(.levelMissing):
        return .unclear(try offers(line, error), question: words.levelWanted, report)
      case .refused(.invalidPhrase): return .unclear([], question: report.message, report)
      case .refused(.empty), .refused(.tooLong), .refused(.fitsNot), .storage: throw report
      }
    }
    let found = readings
    if found.count == 1, found[0].doubt == nil { return .clear(found[0]) }
    if part == nil {
      do throws(CaptureFailure) {
        readings = try features.capture.widened(found, line, order: page.dates)
      } catch { throw try report(error, line) }
    }
    guard found.count == 1, let doubt = found[0].doubt else {
      guard let hour = CaptureReading.doubtedHour(of: found) else {
        let report = words.ambiguous(line, readings)
        return .unclear(readings, question: words.severalReadings, report)
      }
      let report = words.eitherHalf(hour, readings, of: line)
      return .unclear(readings, question: words.whichHalf(hour), report)
    }
    let report = words.doubtful(
      found[0], of: line, doubt, among: readings, at: features.schedule.queries.now)
    return .unclear(readings, question: words.unsure(doubt), report)
  }

  /// Returns the interpretations that are offered for a line that fits no part by itself, or that is a mood without a
  /// level; empty if there are none.
  private func offers(
    _ line: String, _ failure: CaptureFailure
  ) throws(Report) -> [CaptureReading] {
    do throws(CaptureFailure) {
      switch failure {
      case .refused(.fitsNothing):
        let offers = try features.capture.offers(line, order: page.dates)
        return try features.capture.widened(offers, line, order: page.dates)
      case .refused(.levelMissing):
        let entry = try features.capture.diary(line, order: page.dates)
        return try features.capture.widened([entry], line, order: page.dates)
      case .refused, .storage: return []
      }
    } catch {
      switch error {
      case .refused: return []
      case .storage(let failure): throw StorageWords(page.language).report(failure)
      }
    }
  }

  /// Returns the interpretation that the user chooses by number at the terminal. In a script `ask` is nil, and the
  /// report is thrown; it lists the interpretations as commands.
  private func chosen(
    of readings: [CaptureReading], _ question: String, else report: Report,
    _ ask: ((String) -> String?)?
  ) throws(Report) -> CaptureReading {
    guard let ask, !readings.isEmpty else { throw report }
    page.remark(question)
    for (number, reading) in readings.enumerated() {
      let preview = words.preview(reading.captured, at: features.schedule.queries.now)
      let text = preview.map(\.text).joined()
      page.remark(words.isPlain ? words.field("\(number + 1)", text) : "  \(number + 1)  " + text)
    }
    guard let answer = ask(words.whichOne(of: readings.count)),
      let number = Int(Text.trimmed(answer)), readings.indices.contains(number - 1)
    else { throw words.noneChosen }
    return readings[number - 1]
  }

  func report(_ error: CaptureFailure, _ line: String) throws(Report) -> Report {
    switch error {
    case .refused(let refusal):
      words.report(refusal, of: line, offers: try offers(line, error))
    case .storage(let failure): StorageWords(page.language).report(failure)
    }
  }

  private func answer(_ noted: [NotedLine], isTrial: Bool) {
    if page.wantsJSON {
      for remark in noted.flatMap(\.remarks) { page.remark(remark) }
      return answerJSON(noted)
    }
    for line in noted {
      page.line(line.sentence)
      for remark in line.remarks { page.remark(remark) }
    }
    if !noted.allSatisfy(\.changesNothing), !isTrial { page.remark(UndoWords.hint(page.language)) }
  }

  private func answerJSON(_ noted: [NotedLine]) {
    var json = page.openAnswer()
    json.key("added")
    json.openList()
    for line in noted { line.write(to: &json, page) }
    json.closeList()
    json.member("understood", noted.map(\.sentence).joined(separator: "\n"))
    page.closeAnswer(&json)
  }
}
