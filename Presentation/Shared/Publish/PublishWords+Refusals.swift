import Domain
import PresentationKit
import TextUI

extension PublishWords {
  /// Explains why publishing failed. `remote` is its address; nil if it is unknown.
  func report(_ failure: PublishFailure, at remote: String?) -> Report {
    switch failure {
    case .storage(let failure): return failure.report(language)
    case .address(let refusal): return report(refusal)
    case .database:
      return refused(
        "noFiles",
        say(
          "데이터베이스에는 게시할 수 없어요. 다른 프로그램이 읽을 파일이 없기 때문이에요. 폴더, ssh://, https:// 중 하나를 써 주세요.",
          "Haru cannot publish to a database, because a database has no files that other programs can "
            + "read. Use a folder, ssh:// or https://."))
    case .alreadyPublished(let remote):
      let remote = Printable.line(remote)
      return refused(
        "alreadyPublished",
        say(
          "이미 \(remote)에 게시하고 있어요. 위치를 바꾸려면 먼저 `haru publish stop`을 실행해 주세요.",
          "This device already publishes to \(remote). To use another remote, run `haru publish stop` "
            + "first."))
    case .notPublished: return refused("notPublished", nothingPublished)
    case .remote(let failure): return report(failure, at: remote ?? "")
    }
  }

  private func report(_ refusal: RemoteAddress.Refusal) -> Report {
    let sentence: String
    switch refusal {
    case .empty:
      sentence = say(
        "게시할 위치를 적어 주세요: 폴더, ssh://, https://.",
        "Enter a remote to publish to: a folder, ssh:// or https://.")
    case .unknownKind(let kind):
      let kind = Printable.brief(kind)
      sentence = say(
        "\(kind)://에는 게시할 수 없어요. 폴더, ssh://, https:// 중 하나를 써 주세요.",
        "Haru cannot publish to \(kind)://. Use a folder, ssh:// or https://.")
    case .tooLong, .unprintable, .badHost, .badUser, .badPort, .noPath, .password, .notPrivate,
      .notPlain:
      return SyncWords(language).report(refusal)
    }
    return Report(code: "badRemote", message: sentence, field: "REMOTE", status: .usage)
  }

  /// Explains why a publication could not be stopped together with its files.
  func notRemoved(_ report: Report) -> Report {
    Report(
      code: report.code,
      message: report.message
        + say(
          " 파일은 두고 게시만 끝내려면 `haru publish stop`을 실행해 주세요.",
          " To stop publishing and leave the files there, run `haru publish stop`."),
      field: report.field, status: report.status)
  }

  private func report(_ failure: RemoteFailure, at remote: String) -> Report {
    let sync = SyncWords(language)
    let name = Printable.line(remote)
    switch failure {
    case .notFound:
      return Report(
        code: "noRemote",
        message: say(
          "게시할 위치가 없어요: \(name). 폴더를 먼저 만들거나 연결하고, 주소를 확인해 주세요.",
          "There is nothing at \(name). Create or mount the folder first, or check the address."),
        field: "REMOTE", status: sync.status(of: remote))
    case .notWritable:
      return Report(
        code: "remoteNotWritable",
        message: say(
          "게시할 위치에 쓸 권한이 없어요: \(name).", "You do not have permission to write to \(name)."),
        status: sync.status(of: remote))
    case .cancelled:
      return Report(
        code: "cancelled", message: say("게시를 멈췄어요.", "Publishing was stopped."),
        status: .failed)
    case .isFile, .full, .tooLarge, .unreachable, .slow, .silent, .passwordWanted,
      .openPasswordFile, .unknownHost, .noHaru, .otherHaru, .noProgram, .refused, .noFiles, .other:
      return sync.report(failure, at: remote, begins: true)
    }
  }

  private func refused(_ code: String, _ message: String) -> Report {
    Report(code: code, message: message, status: .refused)
  }

  /// The remark of a sync after which publishing failed.
  func failed(_ report: Report) -> String {
    say("게시하지 못했어요: ", "Not published: ") + report.message
  }

  var badName: Report {
    Report(
      code: "badName",
      message: say(
        "달력 이름은 보이지 않는 글자 없이 1~\(Publication.nameLimit)자로 적어 주세요.",
        "The name of a calendar needs 1 to \(Publication.nameLimit) visible characters."),
      field: "name", status: .usage)
  }

  func noWebAddress(_ publication: Publication) -> Report {
    let remote = Printable.line(publication.remote)
    return refused(
      "noWebAddress",
      say(
        "‘하루’는 \(remote)의 웹 주소를 몰라요. `haru publish start https://…`로 WebDAV 서버에 게시하거나, "
          + "웹 서버의 주소를 `qrencode` 같은 프로그램으로 QR 코드로 만들어 주세요.",
        "Haru does not know the web address of \(remote). Publish to a WebDAV server with "
          + "`haru publish start https://…`, or make a QR code of the address with a program such as "
          + "`qrencode`."))
  }
}
