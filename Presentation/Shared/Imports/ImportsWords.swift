import Domain
import PresentationKit
import TextUI

/// Messages about imports.
struct ImportsWords: Words {
  let language: Language

  private var formats: ImportFormatWords { ImportFormatWords(language) }

  /// Returns the formats of a file, and the number of its records by kind.
  func contents(_ file: FileImport) -> String {
    let counted = ImportKind.allCases.compactMap { kind in
      file.kinds[kind].map { formats.counted(kind, $0.read) }
    }
    return (file.formats.map(formats.name) + counted).joined(separator: ", ")
  }

  /// Returns the result of importing a file, real or previewed.
  func summary(_ file: FileImport, isTrial: Bool) -> String {
    let found = contents(file)
    if file.counts.read == 0 {
      return say("\(found): 들어 있는 항목이 없어요.", "\(found): the file contains no entries.")
    }
    let words = ImportWords(language)
    let phrase = Phrase(Particle.object.after(found), found)
    return isTrial
      ? words.trial(read: phrase, ImportCounts(file.counts))
      : words.summary(read: phrase, ImportCounts(file.counts))
  }

  /// Returns a problem with its line, and with its path within a folder or archive.
  func located(_ reason: String, in path: String?, _ line: Int, byEntry: Bool) -> String {
    let file = path.map { Printable.line($0) }
    if let file, line == 0 { return file + ": " + reason }
    let location = byEntry ? say("\(line)번째 항목: ", "entry \(line): ") : atLine(line)
    return (file.map { $0 + ", " } ?? "") + location + reason
  }

  /// Returns a problem in a part of a file, with its location. A record of a Haru export is also named.
  func located(_ part: PartImport, _ reasons: ImportReasonWords) -> String {
    if case .record(let problem) = part.reason {
      let file = part.path.map { Printable.line($0) + ", " } ?? ""
      return file + ArchiveWords(language).located(problem)
    }
    return located(reasons.reason(part.reason), in: part.path, part.line, byEntry: false)
  }

  /// Returns the remark that photos were not imported, because the user did not ask for them.
  func photosLeft(_ count: Int) -> String {
    say(
      "사진 \(count)장은 원래 파일에 남아 있어요. 함께 가져오려면 --photos를 붙여 주세요.",
      "Photos not imported: \(count). Add --photos to import them.")
  }

  /// Returns the result of importing photos.
  func photos(_ file: FileImport, isTrial: Bool) -> String {
    let copied = file.photosCopied
    if copied == 0 { return say("새로 가져올 사진은 없어요.", "There are no new photos to import.") }
    return isTrial
      ? say(
        "사진 \(copied)장도 함께 가져와요.",
        copied == 1 ? "1 photo would also be imported." : "\(copied) photos would also be imported."
      )
      : say(
        "사진 \(copied)장도 함께 가져왔어요.",
        copied == 1 ? "Also imported 1 photo." : "Also imported \(copied) photos.")
  }

  /// Returns how many entries failed, and whether others were imported.
  func failed(_ count: Int, hasOthers: Bool) -> String {
    hasOthers
      ? say(
        "\(count)개를 가져오지 못했어요. 나머지는 모두 가져왔어요.",
        count == 1
          ? "1 entry could not be imported. All others were imported."
          : "\(count) entries could not be imported. All others were imported.")
      : say(
        "\(count)개를 가져오지 못했어요.",
        count == 1
          ? "1 entry could not be imported." : "\(count) entries could not be imported.")
  }

  func wouldFail(_ count: Int) -> String {
    say(
      "\(count)개는 가져올 수 없어요.",
      count == 1 ? "1 entry cannot be imported." : "\(count) entries cannot be imported.")
  }

  func someFiles(_ count: Int, isTrial: Bool, hasOthers: Bool) -> String {
    if isTrial {
      return say(
        "파일 \(count)개는 이대로 가져올 수 없어요.",
        count == 1
          ? "1 file cannot be imported as it is."
          : "\(count) files cannot be imported as they are.")
    }
    return hasOthers
      ? say(
        "파일 \(count)개는 가져오지 못했어요. 다른 파일은 가져왔어요.",
        count == 1
          ? "1 file was not imported. The other files were imported."
          : "\(count) files were not imported. The other files were imported.")
      : say(
        "파일 \(count)개를 가져오지 못했어요.",
        count == 1 ? "1 file was not imported." : "\(count) files were not imported.")
  }

  var reportWritten: Phrase {
    Phrase("빠진 내용을 적은 파일:", "The rows that were not fully imported are in")
  }

  /// Returns the message that the report file has only a header, because every record was imported.
  func reportEmpty(_ path: String) -> String {
    let path = Printable.line(path)
    return say(
      "빠진 내용이 없어서 \(path)에는 제목 줄만 있어요.",
      "Everything was imported, so \(path) contains only the header row.")
  }

  func badLevel(_ text: String) -> Report {
    Report(
      code: "levelRange",
      message: say(
        "\(Printable.line(text)): ‘이름=점수’로 적어 주세요. 점수는 1부터 100까지예요.",
        "“\(Printable.line(text))” is not NAME=LEVEL. Write a level from 1 to 100, "
          + "such as --map 'so lala=45'."),
      field: "map", status: .usage)
  }

  /// Returns why a file was not imported at all.
  func report(_ failure: ImportFailure, _ name: String) -> Report {
    let name = Printable.line(name)
    func failed(
      _ code: String, _ korean: String, _ english: String, _ status: ExitStatus,
      _ field: String = "FILE", candidates: [String] = []
    ) -> Report {
      Report(
        code: code, message: say(korean, english), field: field, status: status,
        candidates: candidates)
    }
    switch failure {
    case .storage(let failure): return StorageWords(language).report(failure)
    case .file(let failure): return FileWords(language).report(failure, field: "FILE")
    case .archive(let error): return ArchiveWords(language).report(error)
    case .unknownFormat:
      return failed(
        "unknownFormat",
        "\(name): 알아볼 수 없는 형식이에요. 표(CSV)라면 첫 줄에 ‘이름’과 ‘휴대전화’(또는 ‘생일’)이나, ‘제목’과 ‘저자’(또는 ‘별점’)가 있어야 "
          + "해요. 가져올 수 있는 형식은 `haru import --formats`로 볼 수 있어요.",
        "\(name): Haru does not recognise this format. A table (CSV) needs the columns name and phone "
          + "(or birthday), or title and rating, in its first line. `haru import --formats` lists the "
          + "supported formats.",
        .refused)
    case .ambiguousFormat(let fitting):
      return failed(
        "ambiguousFormat", "\(name): 맞는 형식이 둘 이상이에요. `--from`으로 골라 주세요.",
        "\(name) fits more than one format. Choose one with --from.", .usage,
        candidates: fitting.map(\.rawValue))
    case .notThatFormat(let format):
      return failed(
        "unknownFormat",
        format == .haru
          ? "\(name): ‘하루’에서 내보낸 파일이 아니에요." : "\(name): \(formats.name(format)) 파일이 아니에요.",
        "\(name) is not in \(formats.name(format)) format.", .refused)
    case .badFile(let bad, let line):
      let position = line.map { say(" 위치: \($0)번째.", " Position: \($0).") } ?? ""
      let words = BadFileWords(language)
      return failed(
        "badFile", "\(name): \(words.sentence(bad))\(position) 가져온 것은 없어요.",
        "\(name): \(words.sentence(bad))\(position) Nothing was imported.", .failed)
    case .tooLarge(let limit):
      return failed(
        "fileTooLarge", "\(name): \(limit >> 20) MB보다 커서 읽지 않았어요.",
        "\(name) is larger than \(limit >> 20) MB, so it was not read.", .failed)
    case .encrypted(let format): return encrypted(name, format)
    case .unknownMoods(let moods):
      return failed(
        "unknownMood",
        "\(name): 점수를 알 수 없는 기분 이름이 있어요. `--map 이름=점수`로 정해 주세요.",
        "\(name) contains moods that Haru does not know. Give each a level with --map NAME=LEVEL.",
        .usage,
        "map", candidates: moods.map { "\(Printable.line($0.name)) (\($0.count))" })
    case .ambiguousDates:
      return failed(
        "ambiguousDates",
        "\(name): 03/04 같은 날짜가 3월 4일인지 4월 3일인지 알 수 없어요. `--dates dmy`나 `--dates mdy`를 붙여 주세요.",
        "\(name): Haru cannot tell whether 03/04 is 3 April or 4 March. Add --dates dmy or --dates mdy.",
        .usage, "dates")
    case .stopped:
      return failed("stopped", "그만뒀어요. 가져온 것은 없어요.", "Stopped. Nothing was imported.", .failed)
    }
  }

  private func encrypted(_ name: String, _ format: ImportFormat?) -> Report {
    let isJrnl = format == .jrnl
    return Report(
      code: "encryptedFile",
      message: isJrnl
        ? say(
          "\(name): jrnl이 암호로 잠근 파일이에요. `jrnl --decrypt`로 푼 뒤에 다시 가져와 주세요.",
          "\(name) is encrypted by jrnl. Run `jrnl --decrypt` first, then import it again.")
        : say(
          "\(name): 암호로 잠겨 있어요. 푼 뒤에 다시 가져와 주세요.",
          "\(name) is encrypted. Decrypt it first, then import it again."),
      field: "FILE", status: .failed)
  }
}

/// Explains what is wrong with a file as a whole.
struct BadFileWords: Words {
  let language: Language

  func sentence(_ bad: BadFile) -> String {
    switch bad {
    case .cut: say("파일이 중간에 끊겨 있어요.", "The file is truncated.")
    case .notAnArchive: say("ZIP 파일이 아니에요.", "This is not a ZIP file.")
    case .bomb: say("압축을 풀면 비정상적으로 커지는 파일이에요.", "The archive is too large when unpacked.")
    case .climbs(let path):
      say(
        "폴더 밖을 가리키는 경로가 있어요: \(Printable.line(path)).",
        "The archive contains a path outside its folder: \(Printable.line(path)).")
    case .tooManyEntries: say("파일이 너무 많이 들어 있어요.", "The archive contains too many files.")
    case .checksum(let path):
      say(
        "들어 있는 파일이 깨졌어요: \(Printable.line(path)).",
        "A file in the archive is damaged: \(Printable.line(path)).")
    case .unknownCompression(let path):
      say(
        "지원하지 않는 압축 방식이에요: \(Printable.line(path)).",
        "A file in the archive uses an unsupported compression method: "
          + "\(Printable.line(path)).")
    case .hostileDatabase:
      say("안전하게 읽을 수 없는 데이터베이스예요.", "This database is not safe to read.")
    case .notJSON: ImportReasonWords(language).reason(.notJSON)
    case .damaged: say("깨진 파일이에요.", "The file is damaged.")
    case .missingPart(let path):
      say(
        "필요한 파일이 없어요: \(Printable.line(path)).",
        "A required file is missing: \(Printable.line(path)).")
    }
  }
}
