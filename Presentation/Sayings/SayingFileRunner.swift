import Domain

/// Runs the commands of sayings and files.
struct SayingFileRunner {
  let sayings: Sayings
  let page: AnswerPage
  /// All of standard input, up to a limit; more than that gives nothing.
  let readInput: (_ limit: Int) -> [UInt8]?

  private var words: SayingFileWords { SayingFileWords(page.language) }

  func run(_ command: SayingFileCommand) throws(UsageError) -> ExitStatus {
    switch command {
    case .share(let id, let image): return share(id, image)
    case .give(let path, let format): return give(path, format)
    case .take(let path, let format):
      let origin = try origin(path)
      return taking { () throws(SayingsImportError) in
        let report = try sayings.take(origin, as: format)
        return (report, words.imported(report))
      }
    case .pull(let place):
      return taking { () throws(SayingsImportError) in
        let report = try sayings.pull(place)
        return (report, words.pulled(report))
      }
    }
  }

  private func origin(_ path: String) throws(UsageError) -> SayingOrigin {
    guard path == "-" else { return .path(path) }
    guard let bytes = readInput(CommandLineRunner.inputLimit) else {
      throw .inputTooLarge(limit: CommandLineRunner.inputLimit)
    }
    return .bytes(bytes)
  }

  private func taking(
    _ body: () throws(SayingsImportError) -> (ImportReport<SayingReason>, String)
  ) -> ExitStatus {
    do throws(SayingsImportError) {
      let (report, sentence) = try body()
      return page.report(
        report, sentence, code: "brokenSayings",
        failed: words.failed(report.failed, of: report.read - report.skipped)
      ) { words.reason($0) }
    } catch { return page.fail(words.report(error)) }
  }

  private func share(_ id: String, _ image: String?) -> ExitStatus {
    let saying: Saying
    do throws(SayingsError) { saying = try sayings.look.find(id) } catch {
      return page.fail(SayingsWords(page.language).report(error))
    }
    if let image {
      let style: PictureStyle
      do throws(StorageFailure) { style = try sayings.style() } catch {
        return page.fail(StorageWords(page.language).report(error))
      }
      let drawing = SayingCard.picture(saying.words, style, page.language)
      do throws(SharingError) { try sayings.share(drawing, to: image) } catch {
        return page.fail(FileWords(page.language).report(error))
      }
    }
    if page.wantsJSON {
      page.answer { json in
        json.key("share")
        json.object { json in
          json.member("text", saying.words.text)
          json.member("file", image)
        }
      }
    } else if let image {
      page.line(FileWords(page.language).wrote(image))
    } else {
      page.raw(Array((saying.words.text + "\n").utf8))
    }
    return .done
  }

  private func give(_ path: String?, _ format: SayingFileFormat?) -> ExitStatus {
    guard let format = format ?? Self.format(path) else {
      return page.fail(words.unknownEnding(path ?? ""))
    }
    do throws(SayingsImportError) {
      guard let path else { return try give(format) }
      let count = try sayings.give(format, to: path)
      if page.wantsJSON {
        answer(file: path, count, text: nil)
      } else {
        page.line(words.exported(count, to: path))
      }
      return .done
    } catch { return page.fail(words.report(error)) }
  }

  /// The sayings as the file would have them; within JSON as a text.
  private func give(_ format: SayingFileFormat) throws(SayingsImportError) -> ExitStatus {
    var all: [UInt8] = []
    let count: Int
    do throws(SayingsError) {
      count = try sayings.give(format) { bytes in
        if page.wantsJSON { all += bytes } else { page.raw(bytes) }
        return page.isIntact
      }
    } catch { throw .sayings(error) }
    if page.wantsJSON { answer(file: nil, count, text: String(decoding: all, as: UTF8.self)) }
    return .done
  }

  private func answer(file: String?, _ count: Int, text: String?) {
    page.answer { json in
      json.key("export")
      json.object { json in
        json.member("file", file)
        json.member("sayings", count)
        if let text { json.member("text", text) }
      }
    }
  }

  /// The form a file's name asks for: JSON where it has no ending, nothing where that is unknown.
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
