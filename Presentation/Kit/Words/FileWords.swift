package import Domain
import TextUI

/// Messages about file errors, with advice for the user.
package struct FileWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  package var title: String { say("파일", "File") }
  package var label: String { say("파일", "file") }
  /// The hint below a field for the path of a file to save.
  package var saveHint: String {
    say(
      "파일 이름만 적으면 haru를 실행한 폴더에 저장돼요.",
      "Without a folder, the file is saved where you started Haru.")
  }
  package var nameMissing: String { say("파일 이름을 적어 주세요.", "Enter a file name.") }

  package func mayReplace(_ path: String) -> String {
    let path = Printable.line(path)
    return say(
      "\(Particle.subject.after(path)) 이미 있어요. 덮어쓸까요?", "\(path) already exists. Replace it?")
  }

  // MARK: Reasons to leave a file

  /// Returns the end of a sentence about a file that is larger than a limit in bytes.
  package func tooLarge(_ limit: Int) -> String {
    say("\(limit >> 20) MiB보다 커서", "it is larger than \(limit >> 20) MiB")
  }
  /// The end of a sentence about a file that `CrashGuard` does not let Haru read again.
  package var stoppedTwice: String {
    say("읽다가 ‘하루’가 두 번 꺼져서", "Haru stopped twice while reading it")
  }

  // MARK: Failures

  /// Returns the report of a failure. `field` is the name of the argument that holds the path.
  package func report(_ failure: FileFailure, field: String) -> Report {
    Report(
      code: code(failure.reason), message: sentence(failure), field: field, status: .failed)
  }

  private func sentence(_ failure: FileFailure) -> String {
    let path = Printable.line(failure.path)
    return switch failure.reason {
    case .missing: say("\(path): 그런 파일이나 폴더가 없어요.", "\(path): file or folder not found.")
    case .notPermitted:
      say("\(path): 권한이 없어요. 바뀐 것은 없어요.", "\(path): permission denied. Nothing was changed.")
    case .isFolder:
      say("\(path): 폴더예요. 파일 이름을 적어 주세요.", "\(path) is a folder. Enter a file name.")
    case .isFile:
      say("\(path): 파일이에요. 폴더를 적어 주세요.", "\(path) is a file. Enter a folder name.")
    case .diskFull:
      say("\(path): 디스크 공간이 부족해요. 바뀐 것은 없어요.", "\(path): the disk is full. Nothing was changed.")
    case .tooLarge(let limit):
      say(
        "\(path): 파일이 너무 커요. \(limit >> 20) MB까지 읽을 수 있어요.",
        "\(path) is too large. The maximum is \(limit >> 20) MB.")
    case .other(let code):
      say("\(path): 파일에서 오류가 났어요(\(code)).", "\(path): the file could not be used (error \(code)).")
    }
  }

  private func code(_ reason: FileFailure.Cause) -> String {
    switch reason {
    case .missing: "fileMissing"
    case .notPermitted: "fileNotPermitted"
    case .isFolder: "fileIsFolder"
    case .isFile: "notFolder"
    case .diskFull: "diskFull"
    case .tooLarge: "fileTooLarge"
    case .other: "fileFailed"
    }
  }

  package func wrote(_ path: String) -> String {
    let path = Printable.line(path)
    return say("\(path)에 저장했어요.", "Wrote \(path).")
  }

  /// Returns the message that a number of records was written to a file.
  package func wrote(_ things: Phrase, to path: String) -> String {
    let path = Printable.line(path)
    return say("\(path)에 \(things.korean)를 저장했어요.", "Wrote \(things.english) to \(path).")
  }

  package func report(_ error: SharingFailure) -> Report {
    switch error {
    case .unknownForm(let path):
      Report(
        code: "pictureForm",
        message: say(
          "\(Printable.line(path)): 그림 파일 이름은 .png나 .svg로 끝나야 해요.",
          "\(Printable.line(path)): a picture file name must end in .png or .svg."),
        field: "FILE", status: .usage)
    case .file(let failure): report(failure, field: "FILE")
    case .picture(let failure): PictureWords(language).report(failure)
    }
  }
}

extension FileWords {
  /// Returns a file size in a readable unit.
  package static func size(_ bytes: Int) -> String {
    if bytes < 1 << 20 { return "\(max(1, bytes >> 10)) KB" }
    return bytes < 10 << 30 ? "\(bytes >> 20) MB" : "\(bytes >> 30) GB"
  }
}
