/// A line with the data that is needed to parse it.
struct CaptureContext {
  var line: CapturedLine
  /// Whether a misspelt word has already been replaced by the nearest known word. At most one word is replaced.
  var hasNearWord = false
  let now: Now
  let calendar: LocalCalendar
  let order: DateOrder

  func reader(_ looking: Looking) -> PhraseReader {
    PhraseReader(today: now.day, looking: looking, order: order)
  }

  func moment(_ time: DayAndTime) -> Now { calendar.moment(time.day, time.time) }
}
