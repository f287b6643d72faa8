import Domain
import PresentationKit

extension Inbox {
  /// Returns the reason why each line waits for the user, as text; nil if the reason is unknown.
  func explain(
    _ lines: [WaitingLine], order: DateOrder, in language: Language
  ) throws(StorageFailure) -> [String?] {
    let words = InboxWords(language: language)
    let reasons = try reasons(for: lines, order: order)
    return zip(lines, reasons).map { line, reason in
      reason.map(words.because) ?? refusal(of: line, order, language)
    }
  }

  /// Returns the message if a rule of a part refuses a line that was understood, such as a page that the book does not
  /// have. Returns nil if no rule refuses the line, or if the store cannot be written.
  private func refusal(
    of line: WaitingLine, _ order: DateOrder, _ language: Language
  ) -> String? {
    do throws(CaptureStop) {
      try attempt(line) { (features) throws(CaptureStop) in
        let readings: [CaptureReading]
        do throws(CaptureFailure) { readings = try features.capture(line.text, order: order) } catch
        { return }
        guard readings.count == 1, let reading = readings.first else { return }
        let actions = CaptureActions(features: features, language: language, notedOn: now.day)
        do throws(Report) { _ = try actions.note(reading) } catch { throw .failed(error) }
      }
      return nil
    } catch {
      guard case .failed(let report) = error, report.isMendable else { return nil }
      return report.message
    }
  }
}
