import Domain
import PresentationKit
import TextUI

extension MoodExportFailure: Reported {
  func report(_ language: Language) -> Report {
    switch self {
    case .moods(let error): error.report(language)
    case .file(let failure): FileWords(language).report(failure, field: "FILE")
    case .occupied(let path): MoodsWords(language).occupied(path)
    }
  }
}

/// Exports moods to the formats of other programs.
extension MoodsAnswers {
  func export(
    _ path: String, _ format: MoodFileFormat, _ from: String?, _ to: String?, _ features: Features
  ) throws(Report) {
    let imports = features.imports
    let days = try span(from, to, Day.range)
    let kept = try page.done { () throws(StorageFailure) in
      format.includesSourceValues
        ? try imports.sources(ofAll: .feeling, from: format.origin) : .none
    }
    let photos = try page.done { () throws(StorageFailure) in
      format == .json ? try imports.photosOfAll() : [:]
    }
    let writer = format.writer(kept, photos)
    if path == "-" { return try export(writer, days) }
    // A folder's files are checked one by one when they are written.
    if case .file = writer, try !page.mayWrite(path, features.files) { return }
    let count = try page.done { () throws(MoodExportFailure) in
      switch writer {
      case .file(let writer): try moods.export(days, as: writer, to: path)
      case .folder(let writer): try moods.export(days, as: writer, to: path)
      }
    }
    page.answer(words.exported(count, to: path)) { json in
      json.key("export")
      json.object { json in
        json.member("file", path)
        json.member("format", format.rawValue)
        json.member("moods", count)
      }
    }
  }

  /// Exports to standard output, which then contains nothing but the export.
  private func export(_ writer: MoodWriter, _ days: ClosedRange<Day>) throws(Report) {
    guard case .file(let writer) = writer, writer.packedAs == nil else {
      throw words.notToOutput
    }
    try page.refuseJSON(besides: "export")
    _ = try page.done { () throws(MoodsFailure) in
      try moods.export(days, as: writer) { bytes in
        page.content(bytes)
        return page.isIntact
      }
    }
  }
}

extension MoodsWords {
  func exported(_ count: Int, to path: String) -> String {
    let path = Printable.line(path)
    return say("\(path)에 기분 \(count)개를 내보냈어요.", "Wrote \(feelings(count)) to \(path).")
  }

  /// Returns the report that a path was not written by Haru, so that the export did not change it.
  fileprivate func occupied(_ path: String) -> Report {
    let path = Printable.line(path)
    return Report(
      code: "fileExists",
      message: say(
        "\(Particle.topic.after(path)) ‘하루’에서 내보낸 파일이 아니라서 바꾸지 않았어요. 다른 폴더를 적어 주세요.",
        "\(path) was not written by Haru, so it was not changed. Choose another folder."),
      field: "FILE", status: .refused)
  }

  /// The report that binary or multi-file formats cannot be written to standard output.
  fileprivate var notToOutput: Report {
    Report(
      code: "needsFile",
      message: say(
        "markdown과 dayone은 파일이나 폴더로만 내보낼 수 있어요.",
        "The formats markdown and dayone can only be exported to a file or folder, not to "
          + "standard output."),
      field: "FILE", status: .usage)
  }
}
