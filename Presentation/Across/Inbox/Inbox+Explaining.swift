import Domain
import PresentationKit

extension Inbox {
  /// Returns why each line waits, in words; nil if that is unknown.
  func explain(
    _ lines: [WaitingLine], order: DateOrder, in language: Language
  ) throws(StorageFailure) -> [String?] {
    let words = InboxWords(language: language)
    let reasons = try reasons(for: lines, order: order)
    return zip(lines, reasons).map { line, reason in
      reason.map(words.because) ?? refusal(of: line, order, language)
    }
  }

  /// Returns the reason for which a rule of a part refuses a line that can be read, such as a page that the book does
  /// not have; nil if none does, or if the store cannot be written.
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
