import DIContainer
import Domain

/// Measures work across all parts inside one process, with a store that has equally many records of each.
enum InsideWhole {
  /// Measures the Today screen, searches, undo and redo, and prints a row for each.
  static func run() throws(BenchFailure) {
    let features = try Inside.features()
    try measure("gathering the page of the day", target: 10) {
      let page = features.today.page()
      return page.failures.isEmpty && !page.lines(at: features.today.now).isEmpty
    }
    for (title, word) in [
      ("a rare syllable over everything", "슬"), ("a rare word over everything", EventSample.wanted),
      ("several words over everything", "회의 \(EventSample.wanted)"),
      ("several common words over everything", "산책 도서관에서"),
      ("a word with a particle over everything", "\(EventSample.wanted)에게"),
      ("initial consonants over everything", "ㅇㅅ"),
    ] {
      try measure(title, target: 10) { () throws(StorageFailure) in
        try !features.finding.find(word, atMost: 50).isEmpty
      }
    }
    try turn(features)
    try InsideCapture.run(features)
  }

  /// Measures undo and redo of a mood that was just added.
  private static func turn(_ features: Features) throws(BenchFailure) {
    var undone: [Double] = []
    var redone: [Double] = []
    for _ in 0..<100 {
      do throws(MoodsFailure) {
        _ = try features.moods.add(MoodDraft(level: 50, text: "a bench"))
      } catch { throw .haru("\(error)") }
      var failure: HistoryFailure?
      undone.append(
        Timing.milliseconds {
          do throws(HistoryFailure) { _ = try features.history.undo() } catch { failure = error }
        })
      redone.append(
        Timing.milliseconds {
          do throws(HistoryFailure) { _ = try features.history.redo() } catch { failure = error }
        })
      if let failure { throw .haru("\(failure)") }
    }
    Timing.printRow("undoing", undone, target: 5)
    Timing.printRow("redoing", redone, target: 5)
  }

  private static func measure<Failure: Error>(
    _ title: String, target: Double, _ look: () throws(Failure) -> Bool
  ) throws(BenchFailure) {
    var times: [Double] = []
    // The first call is not counted, because it fills caches.
    for turn in 0...200 {
      var hasFound = false
      var failure: Failure?
      let time = Timing.milliseconds {
        do throws(Failure) { hasFound = try look() } catch { failure = error }
      }
      if let failure { throw .haru("\(failure)") }
      guard hasFound else { throw .haru("\(title): nothing was found") }
      if turn > 0 { times.append(time) }
    }
    Timing.printRow(title, times, target: target)
  }
}
