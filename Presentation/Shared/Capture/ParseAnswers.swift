import Domain
import PresentationKit
import PresentationSchedule
import TextUI

/// A line with its pieces, and what `haru add` would make of it.
struct ParsedLine {
  let line: String
  var pieces: [LinePiece] = []
  /// The record that would be saved; nil if the line asks or is refused.
  var noted: NotedLine?
  /// The sentence about this record.
  var sentence: String?
  /// The likeliest other record, if the line asks.
  var runnerUp: NotedLine?
  var failure: Report?
}

/// Explains lines for `haru parse`. Each record is made in a transaction that is rolled back.
struct ParseAnswers {
  let captures: CaptureAnswers
  let part: DailyPart?
  /// Normalises a text to the form that is stored.
  let composed: (String) -> String

  private var features: Features { captures.features }
  private var page: CommandOutput { captures.page }
  private var words: ParseWords { ParseWords(language: page.language) }

  /// Explains a text of one line. Throws only if the store fails.
  func parsed(_ typed: String) throws(Report) -> ParsedLine {
    let hasTooManyMarks = CombiningMarkLimit.isIn(typed)
    let text = composed(hasTooManyMarks ? CombiningMarkLimit.cut(typed) : typed)
      .drop { $0 == "\u{FEFF}" }
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    var parsed = ParsedLine(line: String(lines.count == 1 ? lines[0] : text))
    var reading: CaptureReading?
    do throws(Report) {
      if hasTooManyMarks { throw ArgumentParseError.tooManyMarks.report(page.language) }
      if lines.isEmpty { throw captures.words.report(.empty) }
      if lines.count > 1 { throw words.severalLines }
      switch try captures.meaning(of: parsed.line, as: part) {
      case .clear(let only):
        reading = only
        let noted = try tried(only)
        parsed.noted = noted
        let now = features.schedule.queries.now
        parsed.sentence = words.wouldStore(only.captured, as: noted, at: now)
      case .unclear(let readings, let question, let report):
        reading = readings.first
        let other = readings.dropFirst().first { $0.captured != readings[0].captured }
        if let other { parsed.runnerUp = try triedIfPossible(other) }
        throw words.asked(question, report)
      }
    } catch {
      guard error.status != .failed, error.status != .busyOrLocked else { throw error }
      parsed.failure = page.shortened(error)
    }
    do throws(CaptureFailure) {
      parsed.pieces = try features.capture.pieces(parsed.line, as: [reading], order: page.dates)[0]
    } catch { throw try captures.report(error, parsed.line) }
    return parsed
  }

  /// Returns nil for a record that a rule refuses.
  private func triedIfPossible(_ reading: CaptureReading) throws(Report) -> NotedLine? {
    do throws(Report) { return try tried(reading) } catch {
      if error.isMendable { return nil }
      throw error
    }
  }

  private func tried(_ reading: CaptureReading) throws(Report) -> NotedLine {
    do throws(CaptureStop) {
      return try features.history.asOneChange {
        () throws(CaptureStop) -> (NotedLine, ChangeEnding) in
        do throws(Report) { return (try captures.actions.note(reading), .dropped) } catch {
          throw .failed(error)
        }
      }
    } catch { throw error.report(page.language) }
  }

  // MARK: Output

  /// Writes the explanation of a line, then its failure. Returns the exit status of `haru add`.
  func write(_ parsed: ParsedLine) -> ExitStatus {
    page.answer(lines: words.table(of: parsed.pieces) + [parsed.sentence].compactMap(\.self)) {
      $0.key("parse")
      write(parsed, to: &$0) { _ in }
    }
    if parsed.noted != nil { page.hint(TrialWords.done(page.language)) }
    return parsed.failure.map(page.fail) ?? .done
  }

  /// Writes the explanation of one of several lines as a line of JSON.
  func writeLine(_ parsed: ParsedLine) {
    var json = JSONText()
    write(parsed, to: &json) { json in
      json.key("error")
      guard let failure = parsed.failure else { return json.null() }
      json.object { json in
        json.member("code", failure.code)
        json.member("message", failure.message)
      }
    }
    page.raw(json.drain() + [0x0A])
  }

  private func write(
    _ parsed: ParsedLine, to json: inout JSONText, _ more: (inout JSONText) -> Void
  ) {
    json.object { json in
      json.member("line", parsed.line)
      json.key("pieces")
      json.list(parsed.pieces) { $0.piece($1) }
      json.key("added")
      json.list([parsed.noted].compactMap(\.self)) { $1.write(to: &$0, page) }
      json.key("candidates")
      json.list(parsed.failure?.candidates ?? []) { $0.value($1) }
      json.key("runnerUp")
      if let other = parsed.runnerUp { other.write(to: &json, page) } else { json.null() }
      more(&json)
    }
  }
}

extension JSONText {
  fileprivate mutating func piece(_ piece: LinePiece) {
    object { json in
      json.member("text", piece.text)
      json.member("from", piece.range.lowerBound)
      json.member("to", piece.range.upperBound)
      json.member("role", piece.role.rawValue)
      json.key("value")
      switch piece.value {
      case .number(let number): json.value(number)
      case .day, .moment, .text, .seconds, nil: json.value(piece.value.map(ParseWords.code))
      }
    }
  }
}
