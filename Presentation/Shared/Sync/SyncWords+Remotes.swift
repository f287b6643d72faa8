import Domain
import PresentationKit
import TextUI

extension SyncWords {
  /// Returns the exit status of a failure at a remote: `failed` for a local folder or an invalid address, otherwise
  /// `network`.
  func status(of remote: String) -> ExitStatus {
    do throws(RemoteAddress.Refusal) {
      return try RemoteAddress(remote).isFolder ? .failed : .network
    } catch { return .failed }
  }

  /// Returns the report of a failure at a remote. During set-up it does not mention waiting changes, because there are
  /// none.
  func report(_ failure: RemoteFailure, at remote: String, begins: Bool = false) -> Report {
    let (code, message) = words(for: failure, Printable.line(remote))
    let waits = say(
      " 보내지 못한 내용은 이 기기에 그대로 남아 있어요.",
      " Your changes are kept on this device and will be sent at the next sync.")
    return Report(
      code: code, message: begins ? message : message + waits, status: status(of: remote))
  }

  private func words(for failure: RemoteFailure, _ remote: String) -> (String, String) {
    switch failure {
    case .notFound:
      (
        "noRemote",
        say(
          "동기화 위치가 없어요: \(remote). 폴더라면 먼저 만들거나 연결하고, 아니면 주소를 확인해 주세요.",
          "The remote \(remote) was not found. If it is a folder, create or mount it first. "
            + "Otherwise check the address.")
      )
    case .isFile:
      ("noRemote", say("폴더가 아니라 파일이에요: \(remote).", "\(remote) is a file, not a folder."))
    case .notWritable:
      (
        "remoteNotWritable",
        say(
          "동기화 위치를 읽거나 쓸 권한이 없어요: \(remote).",
          "You do not have permission to read or write the remote: \(remote).")
      )
    case .full:
      ("remoteFull", say("남은 공간이 없어요: \(remote).", "The remote is full: \(remote)."))
    case .tooLarge(let limit):
      (
        "remoteRefused",
        say(
          "동기화 위치에 너무 큰 파일이 있어요(최대 \(limit >> 20) MiB).",
          "A file on the remote is too large (maximum: \(limit >> 20) MiB).")
      )
    case .unreachable:
      ("unreachable", say("연결할 수 없어요: \(remote).", "\(remote) cannot be reached."))
    case .slow:
      ("unreachable", say("응답이 없어서 멈췄어요: \(remote).", "\(remote) did not answer in time."))
    case .silent(let seconds):
      (
        "unreachable",
        say(
          "연결은 되었지만 \(seconds)초 동안 아무 응답이 없어서 멈췄어요: \(remote).",
          "\(remote) accepted the connection, but sent nothing for \(seconds) seconds.")
      )
    case .passwordWanted:
      (
        "passwordWanted", passwordWanted(at: remote)
      )
    case .openPasswordFile:
      (
        "openPasswordFile",
        say(
          "다른 사람이 ~/.netrc를 읽을 수 있어요. `chmod 600 ~/.netrc`로 막아 주세요.",
          "Other users can read ~/.netrc. Make it private first: `chmod 600 ~/.netrc`.")
      )
    case .unknownHost(let isChanged):
      (
        "unknownHost",
        isChanged
          ? say(
            "그 컴퓨터의 ssh 호스트 키가 전과 달라요. `\(login(to: remote))`로 직접 접속해서 이유를 확인해 주세요.",
            "The ssh host key of the other computer has changed. Log in by hand to see why: "
              + "`\(login(to: remote))`.")
          : say(
            "처음 접속하는 컴퓨터예요. `\(login(to: remote))`로 한 번 직접 접속해서 호스트 키를 확인해 주세요.",
            "ssh does not know that computer yet. Log in once by hand and accept its host key: "
              + "`\(login(to: remote))`.")
      )
    case .noHaru:
      (
        "noHaru",
        say(
          "그 컴퓨터에 `haru`가 설치되어 있지 않아요.", "`haru` is not installed on the other computer.")
      )
    case .otherHaru:
      (
        "otherHaru",
        say(
          "그 컴퓨터의 `haru`와 버전이 맞지 않아요. 양쪽 모두 업데이트해 주세요.",
          "The other computer has an incompatible version of `haru`. Update `haru` "
            + "on both.")
      )
    case .noProgram(let name):
      (
        "noProgram",
        say(
          "이 기기에 \(Printable.brief(name)) 프로그램이 없어요. 먼저 설치해 주세요.",
          "\(Printable.brief(name)) is not installed on this device. Install it first.")
      )
    case .refused(let words):
      (
        "remoteRefused",
        // Messages of other programs may lack the full stop.
        say("동기화 위치에서 오류가 났어요: ", "The remote reported an error: ") + Printable.line(words)
          + (words.hasSuffix(".") ? "" : ".")
      )
    case .noFiles:
      (
        "remoteRefused",
        say(
          "데이터베이스에는 파일을 둘 수 없어요: \(remote). 폴더, ssh://, https://를 쓸 수 있어요.",
          "A database cannot store files: \(remote). Use a folder, ssh:// or https://.")
      )
    case .cancelled:
      ("cancelled", say("동기화를 멈췄어요.", "Sync was stopped."))
    case .other(let code):
      ("remoteFailed", say("동기화 위치에서 오류가 났어요(\(code)).", "Access to the remote failed (\(code))."))
    }
  }

  /// Explains where the password for a remote must be stored, depending on the kind of remote.
  private func passwordWanted(at remote: String) -> String {
    let wrong = say("비밀번호가 없거나 맞지 않아요. ", "The password is missing or wrong. ")
    switch address(remote) {
    case .ssh:
      return say(
        "로그인할 수 없어요. `\(login(to: remote))`로 접속되는지, ssh 키가 등록되어 있는지 확인해 주세요.",
        "Login failed. Check that `\(login(to: remote))` works, and that your ssh key is "
          + "registered there.")
    case .postgres:
      return wrong
        + say("~/.pgpass(권한은 600)를 확인해 주세요.", "Check ~/.pgpass (permissions 600).")
    case .web:
      return wrong + say("~/.netrc(권한은 600)를 확인해 주세요.", "Check ~/.netrc (permissions 600).")
    case .folder, nil: return wrong
    }
  }

  /// Returns the command with which the user can log in to a remote by hand.
  private func login(to remote: String) -> String {
    guard case .ssh(let address) = address(remote) else { return "ssh" }
    let port = address.port.map { " -p \($0)" } ?? ""
    return "ssh" + port + " " + (address.user.map { $0 + "@" } ?? "") + address.host
  }

  private func address(_ remote: String) -> RemoteAddress? {
    do throws(RemoteAddress.Refusal) { return try RemoteAddress(remote) } catch { return nil }
  }

  func report(_ refusal: RemoteAddress.Refusal) -> Report {
    Report(
      code: "badRemote", message: sentence(refusal), field: "REMOTE", status: .usage)
  }

  private func sentence(_ refusal: RemoteAddress.Refusal) -> String {
    switch refusal {
    case .empty: say("동기화 위치를 입력해 주세요.", "Enter a remote to sync with.")
    case .tooLong(let limit):
      say("주소가 너무 길어요(최대 \(limit)바이트).", "The address is too long (\(limit) bytes at most).")
    case .unprintable:
      say("주소에 보이지 않는 글자가 있어요.", "The address contains an invisible character.")
    case .unknownKind(let kind):
      say(
        "\(Printable.brief(kind))://는 쓸 수 없어요. 폴더, ssh://, postgres://, https://를 쓸 수 있어요.",
        "\(Printable.brief(kind)):// is not supported. Use a folder, ssh://, postgres:// or https://."
      )
    case .badHost:
      say("주소의 호스트 이름이 잘못됐어요.", "The host name in the address is missing or wrong.")
    case .badUser: say("주소의 사용자 이름이 잘못됐어요.", "The user name in the address is wrong.")
    case .badPort: say("포트는 1~65535 사이의 숫자여야 해요.", "The port must be a number from 1 to 65535.")
    case .noPath:
      say(
        "주소에 폴더가 없어요. 예: ssh://me@server/home/me/haru",
        "The address needs a folder, such as ssh://me@server/home/me/haru")
    case .password(.pgpass):
      say(
        "비밀번호는 주소가 아니라 ~/.pgpass에 적어 주세요.", "Put the password into ~/.pgpass, not into the address."
      )
    case .password(.netrc):
      say(
        "비밀번호는 주소가 아니라 ~/.netrc에 적어 주세요.", "Put the password into ~/.netrc, not into the address.")
    case .password(.sshKey):
      say("비밀번호 대신 ssh 키를 써 주세요.", "Use an ssh key instead of a password.")
    case .notPrivate:
      say(
        "http://는 암호화되지 않아요. https://를 써 주세요.", "http:// is not encrypted. Use https://.")
    case .notPlain:
      say("주소에 `?`나 `#`을 붙일 수 없어요.", "The address must end with the path: remove `?` or `#`.")
    }
  }
}
