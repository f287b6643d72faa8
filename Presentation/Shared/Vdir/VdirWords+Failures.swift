import Domain
import PresentationKit
import TextUI

/// Messages about rounds that stopped before anything was done.
extension VdirWords {
  func report(_ failure: VdirFailure) -> Report {
    switch failure {
    case .storage(let failure): return StorageWords(language).report(failure)
    case .unreached(let path, .isFile):
      let path = Printable.line(path)
      return refusal(
        code: "noFolder", say("폴더가 아니라 파일이에요: \(path)", "This is a file, not a folder: \(path)"))
    case .unreached(let path, let reason):
      let report = SyncWords(language).report(reason, at: path, begins: true)
      return Report(
        code: report.code, message: report.message, field: "DIR", status: .failed)
    case .noFolders: return refusal(code: "noFolder", noFolders)
    case .notBound(let path):
      let path = Printable.line(path)
      return Report(
        code: "notFound",
        message: say(
          "맞추고 있는 폴더가 아니에요: \(path). `haru vdir status`로 볼 수 있어요.",
          "\(path) is not a known folder. See `haru vdir status`."), field: "DIR",
        status: .notFound)
    case .unclearKind(let path):
      let path = Printable.line(path)
      return Report(
        code: "unclearKind",
        message: say(
          "일정인지 연락처인지 알 수 없어요: \(path). --calendar나 --contacts를 붙여 주세요.",
          "The files do not say what \(path) is for. Add --calendar or --contacts."),
        field: "DIR", status: .usage)
    case .otherKind(let path, let kind):
      return refusal(code: "otherKind", other(path, kind))
    case .absent(let path):
      let path = Printable.line(path)
      return refusal(
        code: "noFolder",
        say(
          "\(path)에 폴더가 없어요. `vdirsyncer discover` 같은 명령으로 먼저 만들어 주세요.",
          "There is no folder at \(path). Create it first, for example with `vdirsyncer discover`.")
      )
    case .withoutFiles(let path, let kind, let folders, let others):
      return refusal(
        code: "wrongFolder", withoutFiles(path, kind, folders: folders, others: others))
    case .missing(let path):
      let path = Printable.line(path)
      let word = ShellQuote.word(path)
      return refusal(
        code: "noFolder",
        say(
          "폴더가 없어요: \(path). 디스크가 연결되지 않았을 수 있어서 아무것도 지우지 않았어요. 더는 쓰지 않는 폴더라면 "
            + "`haru vdir forget \(word)` 명령을 실행해 주세요.",
          "\(path) does not exist. Its disk may not be mounted, so nothing was removed. If you no "
            + "longer use the folder, run `haru vdir forget \(word)`."))
    case .manyGone(let path, let gone, let known):
      return refusal(code: "manyRemoved", manyGone(Printable.line(path), gone, known))
    case .manyRemoved(let path, let gone, let known):
      return refusal(code: "manyRemoved", manyRemoved(Printable.line(path), gone, known))
    }
  }

  private func refusal(code: String, _ message: String) -> Report {
    Report(code: code, message: message, field: "DIR", status: .refused)
  }

  private func other(_ path: String, _ kind: VdirKind) -> String {
    let path = Printable.line(path)
    let word = ShellQuote.word(path)
    return switch kind {
    case .calendar:
      say(
        "이미 일정 폴더로 쓰고 있어요: \(path). 바꾸려면 먼저 `haru vdir forget \(word)` 명령을 실행해 주세요.",
        "\(path) is already a folder of events. To change that, first run "
          + "`haru vdir forget \(word)`.")
    case .contacts:
      say(
        "이미 연락처 폴더로 쓰고 있어요: \(path). 바꾸려면 먼저 `haru vdir forget \(word)` 명령을 실행해 주세요.",
        "\(path) is already a folder of contacts. To change that, first run "
          + "`haru vdir forget \(word)`.")
    }
  }

  private func manyGone(_ path: String, _ gone: Int, _ known: Int) -> String {
    say(
      "\(path): 알고 있던 파일 \(known)개 중 \(gone)개가 한꺼번에 없어져서 아무것도 하지 않았어요. "
        + "정말 지운 것이라면 --accept-removals를 붙여 주세요. 그러면 ‘하루’에서도 \(gone)건을 휴지통으로 옮겨요.",
      "\(path): \(gone) of \(known) known files are gone at once, so nothing was done. If you removed "
        + "them, add --accept-removals: Haru then moves \(gone) records to the trash.")
  }

  private func manyRemoved(_ path: String, _ gone: Int, _ known: Int) -> String {
    say(
      "\(path): 파일이 있는 기록 \(known)건 중 \(gone)건을 ‘하루’에서 한꺼번에 지워서 아무것도 하지 않았어요. "
        + "정말 지운 것이라면 --accept-removals를 붙여 주세요. 그러면 폴더에서도 파일 \(gone)개를 지워요.",
      "\(path): \(gone) of \(known) records with a file were removed in Haru at once, so nothing was "
        + "done. If that is right, add --accept-removals: Haru then deletes \(gone) files.")
  }
}
