import Domain
import PresentationKit
import PresentationSchedule
import TextUI

/// A line with the explanation of its pieces, and what `haru add` would make of it.
struct ParsedLine {
  let line: String
  var pieces: [LinePiece] = []
  /// The record that would be saved; nil if the line asks or is refused.
  var noted: NotedLine?
  /// The likeliest other record, if the line asks.
  var runnerUp: NotedLine?
  var failure: Report?

  init(_ line: String) { self.line = line }
}

/// Explains lines for `haru parse`. Each record is made in a transaction that is rolled back.
struct ParseAnswers {
  let features: Features
  let page: CommandOutput
  let part: DailyPart?
  /// Normalises a text to the form that is stored.
  let composed: (String) -> String

  private var meanings: LineMeanings { LineMeanings(features: features, page: page) }

  /// Explains a text of one line. Throws only if the store fails.
  func parsed(_ typed: String) throws(Report) -> ParsedLine {
    let isHeaped = CombiningMarkLimit.isIn(typed)
    let whole = composed(isHeaped ? CombiningMarkLimit.cut(typed) : typed)
    let text = whole.hasPrefix("\u{FEFF}") ? whole.dropFirst() : whole[...]
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    var parsed = ParsedLine(lines.count == 1 ? String(lines[0]) : String(text))
    var reading: CaptureReading?
    do throws(Report) {
      if isHeaped { throw ArgumentParseError.heaped.report(page.language) }
      if lines.isEmpty { throw meanings.words.report(.empty) }
      if lines.count > 1 { throw ParseWords(language: page.language).severalLines }
      let meaning = try meanings.meaning(of: parsed.line, as: part)
      reading = meaning.first
      switch meaning {
      case .clear(let reading): parsed.noted = try tried(reading)
      case .unclear(let readings, _, let report):
        parsed.runnerUp = try runnerUp(among: readings)
        throw report
      }
    } catch {
      guard error.status != .failed, error.status != .busyOrLocked else { throw error }
      parsed.failure = page.shortened(error)
    }
    do throws(CaptureFailure) {
      let found = try features.capture.pieces(parsed.line, as: [reading], order: page.dates)
      parsed.pieces = found.first ?? []
    } catch {
      if case .storage(let failure) = error { throw failure.report(page.language) }
    }
    return parsed
  }

  /// Returns the first reading behind the likeliest one that makes another record; nil if there is none.
  private func runnerUp(among readings: [CaptureReading]) throws(Report) -> NotedLine? {
    let other = readings.dropFirst().first { $0.captured != readings[0].captured }
    do throws(Report) { return try other.map { (reading) throws(Report) in try tried(reading) } } catch {
      if error.isMendable { return nil }
      throw error
    }
  }

  private func tried(_ reading: CaptureReading) throws(Report) -> NotedLine {
    let actions = CaptureActions(features: features, language: page.language)
    do throws(CaptureStop) {
      return try features.history.together { () throws(CaptureStop) -> (NotedLine, ChangeEnding) in
        do throws(Report) { return (try actions.note(reading), .dropped) } catch {
          throw .failed(error)
        }
      }
    } catch { throw error.report(page.language) }
  }

  // MARK: Output

  /// Writes the explanation of a line, then its failure as `haru add` does. Returns the exit status.
  func write(_ parsed: ParsedLine) -> ExitStatus {
    if page.wantsJSON {
      page.answer { json in
        json.key("parse")
        write(parsed, to: &json) { _ in }
      }
    } else {
      let words = ParseWords(language: page.language)
      for line in words.table(of: parsed.pieces) { page.line(line) }
      if let noted = parsed.noted { page.line(noted.sentence) }
    }
    if let noted = parsed.noted {
      for remark in noted.remarks { page.remark(remark) }
      page.hint(TrialWords.done(page.language))
    }
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
    json.openObject()
    json.member("line", parsed.line)
    json.key("pieces")
    json.list(parsed.pieces) { $0.piece($1) }
    json.key("added")
    json.openList()
    parsed.noted?.write(to: &json, page)
    json.closeList()
    json.key("candidates")
    json.list(parsed.failure?.candidates ?? []) { $0.value($1) }
    json.key("runnerUp")
    if let other = parsed.runnerUp { other.write(to: &json, page) } else { json.null() }
    more(&json)
    json.closeObject()
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
      case .day(let day): json.value(day)
      case .moment(let moment): json.value(moment.description)
      case .number(let number): json.value(number)
      case .text(let text): json.value(text)
      case .seconds(let seconds): json.value(SpanText.short(seconds))
      case nil: json.null()
      }
    }
  }
}
