import Domain
import PresentationKit
import TextUI

extension EventFileCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let answers = EventFileAnswers(
      calendars: features.calendars, now: features.schedule.queries.now, page: page)
    switch self {
    case .importEvents(let path, let form): try answers.importEvents(path, form)
    case .exportEvents(let path?, let options): try answers.exportEvents(options, to: path)
    case .exportEvents(nil, let options): try answers.exportEvents(options)
    case .exportFolder(let folder, let options): try answers.exportFolder(folder, options)
    }
  }
}

extension EventExchangeFailure: Reported {
  func report(_ language: Language) -> Report { EventFileWords(language).report(self) }
}

/// Runs the commands about calendar files and writes their output.
private struct EventFileAnswers {
  let calendars: CalendarExchange
  let now: Now
  let page: CommandOutput

  private var words: EventFileWords { EventFileWords(page.language) }

  // MARK: Import

  func importEvents(_ path: String, _ form: CalendarFileFormat?) throws(Report) {
    let origin: CalendarOrigin = path == "-" ? .bytes(try page.input()) : .path(path)
    let result = try page.done { () throws(EventExchangeFailure) in
      try calendars.importEvents(origin, as: form, untitled: SingleLineText(stored: words.untitled))
    }
    let report = result.report
    for remark in remarkLines(result) { page.hint(remark) }
    try page.reportImport(
      report, words.imported(report), code: "brokenEvents",
      failed: words.failed(report.failed, of: report.read - report.skipped),
      reason: { CalendarParseErrorWords(page.language).reason($0) },
      more: { json in
        json.key("remarks")
        json.list(result.remarks) { json, remark in
          json.object { json in
            json.member("file", remark.file)
            json.member("line", remark.line)
            json.member("reason", words.remark(remark.reason))
          }
        }
      })
  }

  private func remarkLines(_ result: EventImport) -> [String] {
    let imports = ImportWords(page.language)
    let rest = result.remarkCount - result.remarks.count
    return result.remarks.map { imports.located($0) { words.remark($0) } }
      + (rest > 0 ? [imports.andMore(rest)] : [])
  }

  // MARK: Export

  /// Parses the range of days to export. A bound that was not typed is nil.
  private func span(_ options: EventSpanOptions) throws(Report) -> ExportedSpan {
    let reader = page.days(today: now.day, looking: .ahead)
    return try page.done { () throws(ArgumentParseError) in
      var span = ExportedSpan()
      if let from = options.from { span.from = try reader.day(from, option: "from") }
      if let to = options.to { span.to = try reader.last(to, option: "to") }
      if let first = span.from, let last = span.to, first > last {
        throw .reversed(first: "from", last: "to")
      }
      return span
    }
  }

  /// Writes the events as iCalendar to standard output, or as a string within JSON.
  func exportEvents(_ options: EventSpanOptions) throws(Report) {
    let span = try span(options)
    var all: [UInt8] = []
    let count = try page.done { () throws(EventExchangeFailure) in
      try calendars.exportEvents(span, untitled: EventFileWords.untitledNames) { bytes in
        if page.wantsJSON { all += bytes } else { page.content(bytes) }
        return page.isIntact
      }
    }
    guard page.wantsJSON else { return }
    page.answer { $0.export(file: nil, count, text: String(decoding: all, as: UTF8.self)) }
  }

  func exportEvents(_ options: EventSpanOptions, to path: String) throws(Report) {
    let span = try span(options)
    let files = FileWords(page.language)
    // A file that Haru wrote itself is overwritten; any other file needs the user's consent.
    let isForeign = try page.done { () throws(EventExchangeFailure) in
      try calendars.exportEvents.isForeign(path)
    }
    if isForeign, !page.saysYes, try !page.agrees(to: files.mayReplace(path)) {
      return page.remark(words.leftAsItIs)
    }
    let count = try page.done { () throws(EventExchangeFailure) in
      try calendars.exportEvents(span, untitled: EventFileWords.untitledNames, to: path)
    }
    page.answer(words.exported(count, to: path)) { $0.export(file: path, count, text: nil) }
  }

  func exportFolder(_ folder: String, _ options: EventSpanOptions) throws(Report) {
    let span = try span(options)
    let result = try page.done { () throws(EventExchangeFailure) in
      try calendars.exportFolder(folder, span, untitled: EventFileWords.untitledNames)
    }
    for remark in words.left(result.left) { page.hint(remark) }
    page.answer(words.exported(result, to: folder)) { json in
      json.key("export")
      json.object { json in
        json.member("folder", folder)
        json.member("files", result.events)
        json.member("written", result.written)
        json.member("same", result.same)
        json.member("removed", result.removed)
        json.member("left", result.left.count)
      }
    }
  }
}

extension JSONText {
  fileprivate mutating func export(file: String?, _ count: Int, text: String?) {
    key("export")
    object { json in
      json.member("file", file)
      json.member("events", count)
      if let text { json.member("text", text) }
    }
  }
}
