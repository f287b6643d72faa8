import Domain
import PresentationKit
import TextUI

/// Asks at the terminal which records waiting lines become, one line after another, and saves them.
struct InboxSorting {
  let inbox: Inbox
  let page: CommandOutput
  let ask: (String) -> String?

  private var words: InboxWords { InboxWords(page.language) }

  /// Asks about lines until the user quits. `reasons` explains why each line could not be saved.
  func sort(_ lines: [WaitingLine], _ reasons: [String?]) throws(Report) {
    for (index, line) in lines.enumerated() {
      page.remark(words.line(line, index + 1, reasons[index]))
      if try !sort(line) { return }
    }
  }

  /// Asks which record a line becomes and saves it, unless the user skips the line. Asks again if a rule refuses the
  /// answer. Returns false if the user quits.
  private func sort(_ line: WaitingLine) throws(Report) -> Bool {
    let choices = try choices(for: line)
    for (number, choice) in choices.enumerated() {
      let preview = CaptureWords(page.language).preview(choice.captured, at: line.at)
      page.remark(words.choice("\(number + 1)", preview.map(\.text).joined()))
    }
    // The same letters as on the screen.
    page.remark(words.choice("i", words.asDiary))
    page.remark(words.choice("x", words.asNothing))
    while let answer = ask(words.whatIsIt(choices.count)) {
      switch Text.trimmed(answer) {
      case "": return true
      case "q": return false
      case "i":
        let isSaved = try save(line) { (actions) throws(Report) in
          try actions.keepAsEntry(line.text, at: line.at)
        }
        if isSaved { return true }
      case "x", "D":
        _ = try page.done { () throws(StorageFailure) in try inbox.remove(line) }
        page.remark(words.removed(line))
        return true
      case let typed:
        guard let number = Int(typed), choices.indices.contains(number - 1) else { continue }
        let isSaved = try save(line) { (actions) throws(Report) in
          try actions.note(choices[number - 1])
        }
        if isSaved { return true }
      }
    }
    return false
  }

  /// Saves a line and prints the result. If a rule refuses the line, prints the reason and returns false.
  private func save(
    _ line: WaitingLine, _ body: (CaptureActions) throws(Report) -> NotedLine
  ) throws(Report) -> Bool {
    do throws(CaptureStop) {
      let noted = try inbox.sort(line, in: page.language, body)
      page.line(noted.sentence)
      for remark in noted.remarks { page.remarkBelow(remark) }
      return true
    } catch {
      let report = error.report(page.language)
      guard report.isMendable else { throw report }
      page.remark(report.message)
      return false
    }
  }

  /// Returns the possible interpretations of a line, as of the time at which it was written.
  private func choices(for line: WaitingLine) throws(Report) -> [CaptureReading] {
    let capture = inbox.features(at: line).capture
    do throws(CaptureFailure) {
      let found = try capture(line.text, order: page.dates)
      return try capture.choices(found, of: line.text, order: page.dates)
    } catch {
      if case .storage(let failure) = error {
        throw StorageWords(page.language).report(failure)
      }
    }
    do throws(CaptureFailure) {
      let offers = try capture.offers(line.text, order: page.dates)
      return try capture.choices(offers, of: line.text, order: page.dates)
    } catch {
      switch error {
      case .refused: return CaptureReading.choices([], of: line.text)
      case .storage(let failure): throw StorageWords(page.language).report(failure)
      }
    }
  }
}
