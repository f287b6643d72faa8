import Domain
import PresentationKit
import TextUI

extension ArchiveWords {
  func report(_ error: ArchiveFailure) -> Report {
    func failed(_ code: String, _ korean: String, _ english: String, _ status: ExitStatus = .failed)
      -> Report
    {
      Report(code: code, message: say(korean, english), field: "FILE", status: status)
    }
    switch error {
    case .storage(let failure): return StorageWords(language).report(failure)
    case .file(let failure): return FileWords(language).report(failure, field: "FILE")
    case .fileExists(let path):
      let path = Printable.line(path)
      return failed(
        "fileExists", "\(Particle.subject.after(path)) 이미 있어서 덮어쓰지 않았어요. 다른 이름을 적거나 --yes를 붙여 주세요.",
        "\(path) already exists and was not replaced. Use another name, or add --yes.", .refused)
    case .storeItself(let path):
      let path = Printable.line(path)
      return failed(
        "storeItself", "\(Particle.topic.after(path)) 지금 쓰는 저장소예요. 다른 파일을 적어 주세요.",
        "\(path) is the data file in use. Choose another file.", .refused)
    case .notAFile(let path):
      let path = Printable.line(path)
      return failed(
        "notAFile", "\(path): 일반 파일이 아니에요. 파일 이름을 적어 주세요.",
        "\(path) is not a regular file. Choose a file.")
    case .notOurFolder(let path):
      let path = Printable.line(path)
      return failed(
        "notOurFolder",
        "\(path)에는 ‘하루’가 만들지 않은 파일이 있어서 그대로 뒀어요. 빈 폴더나 아직 없는 폴더를 적어 주세요.",
        "\(path) contains files that Haru did not write, so nothing was changed. Choose an empty "
          + "folder or a new one.", .usage)
    case .noFolder:
      return failed(
        "nothingToBackUp", "아직 백업할 기록이 없어요. 기록을 남긴 뒤에 다시 해 주세요.",
        "There is no data to back up yet. Add a record first.", .notFound)
    case .locked(let path):
      let path = Printable.line(path)
      return failed(
        "backupLocked",
        "\(Particle.topic.after(path)) 잠긴 저장소의 백업이에요. 터미널에서 다시 하거나, `--stdin`을 붙이고 잠금 번호를 표준 입력으로 보내 주세요.",
        "\(path) is a locked backup. Run the command in a terminal, or add --stdin and pipe in the "
          + "lock code.", .busyOrLocked)
    case .encrypted(let path): return EncryptionWords(language).fileIsEncrypted(path)
    case .lock(let error): return LockWords(language).report(error)
    case .openElsewhere:
      return failed(
        "openElsewhere",
        "다른 창에 ‘하루’가 열려 있거나 `haru notify watch`가 켜져 있어서 아무것도 바꾸지 않았어요. 모두 닫고 다시 해 주세요.",
        "Haru is open in another window, or `haru notify watch` is running. Nothing was changed. "
          + "Quit both and try again.",
        .busyOrLocked)
    case .notVerified:
      return failed(
        "notVerified", "복사본이 원본과 같지 않아서 버렸어요. 원본은 그대로예요. `haru doctor`로 확인해 주세요.",
        "The copy did not match the data file and was deleted. Your data is unchanged. "
          + "Check the data file with `haru doctor`.")
    case .notAnExport(let kind): return notAnExport(kind)
    case .brokenExport(let line):
      return failed(
        "notAnExport",
        "\(line)번째 줄부터 JSON이 아니라서 아무것도 가져오지 않았어요. `haru export`로 내보낸 파일을 그대로 가져와 주세요.",
        "The file is not valid JSON from line \(line) on, so nothing was imported. "
          + "Use a complete file from `haru export`.", .refused)
    case .newerExport(let version):
      return failed(
        "exportNewer", "더 새로운 버전에서 내보낸 파일이에요(형식 \(version)). ‘하루’를 업데이트해 주세요.",
        "This export was made by a newer version of Haru (format \(version)). Update Haru.",
        .refused)
    case .notABackup(let path):
      let path = Printable.line(path)
      return failed(
        "notABackup",
        "\(Particle.topic.after(path)) ‘하루’의 백업도 내보낸 파일도 아니에요. `haru backup`이나 `haru export`로 만든 파일을 적어 주세요.",
        "\(path) is neither a Haru backup nor a Haru export. "
          + "Choose a file made by `haru backup` or `haru export`.")
    case .damagedBackup(let path): return OpeningWords(language: language).damagedBackup(path)
    case .newerBackup(let path, let version):
      let path = Printable.line(path)
      return failed(
        "backupNewer",
        "\(Particle.topic.after(path)) 더 새로운 버전에서 만든 백업이에요(형식 \(version)). ‘하루’를 업데이트해 주세요.",
        "\(path) was made by a newer version of Haru (format \(version)). Update Haru.")
    case .olderBackup(let path, let version):
      let path = Printable.line(path)
      return failed(
        "backupOlder",
        "\(Particle.topic.after(path)) 정식으로 나오기 전의 ‘하루’에서 만든 백업이에요(형식 \(version)). 그 버전에서 되살려 "
          + "`haru export`로 내보낸 파일을 적어 주세요.",
        "\(path) was made by a version of Haru from before the first release (format \(version)). Restore "
          + "it with that version, and use a file made by `haru export`.")
    }
  }

  /// Returns the report for a file that is not an export. Its hint depends on the actual kind of the file.
  private func notAnExport(_ kind: ArchiveKind) -> Report {
    let hint =
      switch kind {
      case .backup:
        say(
          "백업 파일이에요. `haru restore FILE`로 되살려 주세요.",
          "It is a backup. Restore it with `haru restore FILE`."
        )
      case .cards:
        say(
          "연락처 파일이에요. `haru contacts import FILE`로 가져와 주세요.",
          "It contains contacts. Import it with `haru contacts import FILE`.")
      case .calendar:
        say(
          "달력 파일이에요. `haru import FILE`로 가져와 주세요.",
          "It is a calendar. Import it with `haru import FILE`.")
      case .table:
        say(
          "표 파일이에요. 글귀라면 `haru sayings import FILE`로 가져와 주세요.",
          "It is a table. If it contains sayings, import it with `haru sayings import FILE`.")
      case .sayings:
        say(
          "목록 파일이에요. 글귀라면 `haru sayings import FILE`로 가져와 주세요.",
          "It is a list. If it contains sayings, import it with `haru sayings import FILE`.")
      case .unknown:
        say("`haru export`로 만든 파일을 적어 주세요.", "Choose a file made by `haru export`.")
      }
    return Report(
      code: "notAnExport",
      message: say(
        "‘하루’가 내보낸 파일이 아니라서 아무것도 가져오지 않았어요. ",
        "This file is not a Haru export, so nothing was imported. ")
        + hint, field: "FILE", status: .refused)
  }
}
