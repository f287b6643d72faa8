import Domain
import PresentationKit
import PresentationMoods

// Y-11, Y-13
extension NoteSaver where Saved == NotedLine, Failure == CaptureStop {
  /// Returns a saver that reads each line as `haru add` does, but never asks. A line with a mood waits if the mood
  /// would be in the future, or later than the line itself.
  static func capture(
    _ order: DateOrder, in language: Language, now: Now
  ) -> NoteSaver {
    func reading(
      of line: NoteLine, _ features: Features
    ) throws(CaptureStop) -> CaptureReading? {
      do throws(CaptureFailure) {
        let readings = try features.capture(line.text, order: order)
        guard readings.count == 1, let reading = readings.first, reading.doubt == nil,
          reading.later(than: line.at) == nil, !reading.isAhead(of: now, writtenAt: line.at)
        else { return nil }
        return reading
      } catch {
        switch error {
        case .refused: return nil
        case .storage(let failure): throw .storage(failure)
        }
      }
    }
    func saved(
      _ features: Features, _ body: (CaptureActions) throws(Report) -> NotedLine
    ) throws(CaptureStop) -> NotedLine? {
      do throws(Report) {
        return try body(CaptureActions(features: features, language: language, notedOn: now.day))
      } catch {
        // A line that a rule refuses waits for the user. A failure of the store stops the note.
        guard error.isMendable else { throw .failed(error) }
        return nil
      }
    }
    return NoteSaver(
      canRead: { (line, isProse, features) throws(CaptureStop) in
        guard let reading = try reading(of: line, features) else { return false }
        // Prose has times, too: “I slept badly this morning.” is no plan.
        if case .event = reading.captured { return !isProse || !NoteProse.endsSentence(line.text) }
        return true
      },
      save: { (line, features) throws(CaptureStop) in
        guard let reading = try reading(of: line, features) else { return nil }
        return try saved(features) { (actions) throws(Report) in try actions.note(reading) }
      },
      entry: { (line, features) throws(CaptureStop) in
        try saved(features) { (actions) throws(Report) in
          try actions.keepAsEntry(line.text, at: line.at)
        }
      })
  }
}

extension CaptureActions {
  /// Saves a text as a diary entry.
  func keepAsEntry(_ text: String, at moment: Now) throws(Report) -> NotedLine {
    let actions = MoodsActions(
      moods: features.moods, words: MoodsWords(language), today: notedOn)
    var entry = MoodDraft(level: nil, text: text, at: moment)
    entry.isPlacedAlone = notedOn != nil
    let draft = entry
    var line = NotedLine(
      .moods,
      try MoodsFailure.mapError(in: language) { () throws(MoodsFailure) in try actions.add(draft) })
    line.subject = .entry(text)
    return line
  }
}
