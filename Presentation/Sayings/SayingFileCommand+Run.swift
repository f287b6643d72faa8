import Domain
import PresentationKit
import TextUI

extension SayingFileCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let answers = SayingFileAnswers(sayings: features.sayings, page: page)
    switch self {
    case .share(let id, let image): try answers.share(id, image)
    case .give(let path, let format):
      try answers.give(path, format) { (path) throws(Report) in
        try page.mayWrite(path, features.files)
      }
    case .importSayings(let path, let format): try answers.importSayings(path, format)
    case .pull(let source): try answers.pull(source)
    }
  }
}

extension SayingsImportFailure: Reported {
  func report(_ language: Language) -> Report { SayingFileWords(language).report(self) }
}

/// Runs the commands about sayings and files, and writes their output.
private struct SayingFileAnswers {
  let sayings: Sayings
  let page: CommandOutput

  private var words: SayingFileWords { SayingFileWords(page.language) }

  func importSayings(_ path: String, _ format: SayingFileFormat?) throws(Report) {
    let origin: SayingOrigin = path == "-" ? .bytes(try page.input()) : .path(path)
    let line = ProgressLine(page)
    let report = try page.done { () throws(SayingsImportFailure) in
      defer { line.clear() }
      return try sayings.importSayings(origin, as: format, telling: line.progress)
    }
    try answer(report, words.imported(report))
  }

  func pull(_ source: String?) throws(Report) {
    let report = try page.done { () throws(SayingsImportFailure) in try sayings.pull(source) }
    try answer(report, words.pulled(report))
  }

  private func answer(_ report: ImportReport<SayingParseError>, _ sentence: String) throws(Report) {
    try page.reportImport(
      report, sentence, code: "brokenSayings",
      failed: words.failed(report.failed, of: report.read - report.skipped)
    ) { words.reason($0) }
  }

  func share(_ id: String, _ image: String?) throws(Report) {
    let saying = try page.done { () throws(SayingsFailure) in try sayings.queries.find(id) }
    if let image {
      guard try page.mayWrite(image, sayings.share.files) else { return }
      let style = try page.done { () throws(StorageFailure) in try sayings.style() }
      let drawing = SayingCard.picture(saying.words, style, page.documentLanguage)
      try page.done { () throws(SharingFailure) in try sayings.share(drawing, to: image) }
    }
    if page.wantsJSON || image != nil {
      page.answer(image.map { FileWords(page.language).wrote($0) } ?? "") { json in
        json.key("share")
        json.object { json in
          json.member("text", saying.words.text)
          json.member("file", image)
        }
      }
    } else {
      page.content(Array((saying.words.text + "\n").utf8))
    }
  }

  func give(
    _ path: String?, _ format: SayingFileFormat?, _ mayWrite: (String) throws(Report) -> Bool
  ) throws(Report) {
    guard let format = format ?? Self.format(path) else { throw words.unknownEnding(path ?? "") }
    guard let path else {
      return try page.done { () throws(SayingsFailure) in try give(format) }
    }
    guard try mayWrite(path) else { return }
    let count = try page.done { () throws(SayingsImportFailure) in
      try sayings.give(format, to: path)
    }
    page.answer(words.exported(count, to: path)) { $0.export(file: path, count, text: nil) }
  }

  /// Writes the sayings in a file format to standard output, or as a string within JSON.
  private func give(_ format: SayingFileFormat) throws(SayingsFailure) {
    var all: [UInt8] = []
    let count = try sayings.give(format) { bytes in
      if page.wantsJSON { all += bytes } else { page.content(bytes) }
      return page.isIntact
    }
    if page.wantsJSON {
      page.answer { $0.export(file: nil, count, text: String(decoding: all, as: UTF8.self)) }
    }
  }

  /// Returns the format for the extension of a file name: JSON without an extension, nil for an unknown extension.
  private static func format(_ path: String?) -> SayingFileFormat? {
    let name = path?.split(separator: "/").last?.lowercased() ?? ""
    guard let dot = name.lastIndex(of: ".") else { return .json }
    switch name[dot...] {
    case ".json": return .json
    case ".csv": return .csv
    case ".txt", ".fortune": return .fortune
    default: return nil
    }
  }
}

extension JSONText {
  fileprivate mutating func export(file: String?, _ count: Int, text: String?) {
    key("export")
    object { json in
      json.member("file", file)
      json.member("sayings", count)
      if let text { json.member("text", text) }
    }
  }
}
