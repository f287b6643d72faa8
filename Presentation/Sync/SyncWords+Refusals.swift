import Domain
import TextUI

extension SyncWords {
  /// Why devices did not meet at a place.
  func report(_ failure: SyncFailure, at place: String?) -> Report {
    switch failure {
    case .storage(let failure): return failure.report(language)
    case .place(let failure): return report(failure, at: place ?? "")
    case .backup(let failure): return failure.report(language)
    case .address(let refusal): return report(refusal)
    case .keyFile(let failure): return report(failure)
    case .notSynced:
      return refused("notSynced", alone)
    case .alreadySynced(let place):
      return refused(
        "alreadySynced",
        say(
          "이미 \(Printable.brief(place))에서 동기화하고 있어요. 다른 곳에서 하려면 먼저 `haru sync leave`를 실행해 주세요.",
          "This device already syncs at \(Printable.brief(place)). To go elsewhere, run "
            + "`haru sync leave` first."))
    case .groupExists:
      return refused(
        "groupExists",
        say(
          "그곳에서는 이미 동기화하고 있어요. 함께하려면 `haru sync join`을 써 주세요.",
          "Devices sync there already. To join them, use `haru sync join`."))
    case .noGroup:
      return Report(
        code: "noPlace",
        message: say(
          "그곳에서 시작한 동기화가 없어요. 먼저 다른 기기에서 `haru sync start`를 실행해 주세요.",
          "Nobody has begun there. Run `haru sync start` on the first device."),
        field: "PLACE", status: status(of: place ?? ""))
    case .wrongCode:
      return refused(
        "wrongCode",
        say(
          "코드가 이 동기화 장소의 것이 아니에요. 기기를 잊으면 코드가 바뀌어요. `haru sync join`으로 새 코드를 입력해 주세요.",
          "The code is not that of this place. It changes when a device is forgotten: type the new "
            + "one with `haru sync join`."))
    case .noDevice(let name):
      return Report(
        code: "noDevice",
        message: say(
          "‘\(Printable.brief(name))’이라는 다른 기기가 없어요. `haru sync status`로 이름을 볼 수 있어요.",
          "There is no other device called “\(Printable.brief(name))”. `haru sync status` has the names."
        ),
        field: "DEVICE", status: .notFound)
    }
  }

  func refused(_ code: String, _ message: String) -> Report {
    Report(code: code, message: message, status: .refused)
  }

  func badName(_ name: String) -> Report {
    Report(
      code: "badName",
      message: say(
        "기기 이름은 보이는 글자 1~40자로 써 주세요.",
        "The name of a device has 1 to 40 characters that can be seen."),
      field: "name", status: .usage)
  }

  /// Why a text is no code.
  func report(_ refusal: GroupCodeRefusal) -> Report {
    let why: String
    switch refusal {
    case .length(0):
      why = say(
        "코드가 비어 있어요. 첫 기기에서 `haru sync code`로 볼 수 있어요.",
        "There was no code. `haru sync code` prints it on the first device.")
    case .length(let count):
      why = say(
        "코드는 52글자인데 \(count)글자를 입력했어요.", "A code has 52 letters; this has \(count).")
    case .letter(let letter):
      why = say(
        "‘\(Printable.brief(String(letter)))’\(Particle.topic.form(after: String(letter))) 코드에 쓰이지 않는 글자예요.",
        "“\(Printable.brief(String(letter)))” is no letter of a code.")
    case .check:
      why = say(
        "코드에 잘못 입력한 글자가 있어요. 한 글자씩 다시 확인해 주세요.",
        "A letter of the code is wrong. Please compare it letter by letter.")
    }
    return refused("wrongCode", why)
  }

  private func report(_ failure: KeyFileFailure) -> Report {
    switch failure {
    case .notWritten(let failure): failure.report(language)
    case .unreadable(let path):
      Report(
        code: "keyFile",
        message: say(
          "동기화 코드가 든 파일을 읽을 수 없어요: \(Printable.brief(path))",
          "The file with the code cannot be read: \(Printable.brief(path))"),
        status: .failed)
    case .damaged(let path):
      Report(
        code: "keyFile",
        message: say(
          "동기화 코드가 든 파일이 손상되었어요: \(Printable.brief(path)). `haru sync leave` 다음에 `haru sync join`으로 다시 함께할 수 있어요.",
          "The file with the code is damaged: \(Printable.brief(path)). Run `haru sync leave`, then "
            + "`haru sync join`."),
        status: .failed)
    }
  }

  // MARK: Places

  /// A place that is not on this computer's disks is one of the network.
  private func status(of place: String) -> ExitStatus {
    do throws(PlaceAddress.Refusal) {
      return try PlaceAddress(place).isFolder ? .failed : .network
    } catch { return .failed }
  }

  private func report(_ failure: PlaceFailure, at place: String) -> Report {
    let (code, message) = words(for: failure, Printable.brief(place))
    let waits = say(" 여기서 바뀐 내용은 그대로 기다려요.", " What is new here waits.")
    return Report(code: code, message: message + waits, status: status(of: place))
  }

  private func words(for failure: PlaceFailure, _ place: String) -> (String, String) {
    switch failure {
    case .noPlace:
      (
        "noPlace",
        say(
          "동기화 장소가 없어요: \(place). 폴더라면 먼저 만들거나 연결해 주세요.",
          "There is no place at \(place). If it is a folder, make or mount it first.")
      )
    case .isFile:
      ("noPlace", say("폴더가 아니라 파일이에요: \(place).", "\(place) is a file, not a folder."))
    case .notWritable:
      (
        "placeNotWritable",
        say("동기화 장소에 쓸 수 없어요: \(place).", "Nothing may be written at \(place).")
      )
    case .full:
      ("placeFull", say("동기화 장소에 남은 공간이 없어요: \(place).", "There is no room left at \(place)."))
    case .tooLarge(let limit):
      (
        "placeRefused",
        say(
          "동기화 장소에 너무 큰 파일이 있어요(최대 \(limit >> 20) MiB).",
          "A file there is larger than any of Haru's (\(limit >> 20) MiB at most).")
      )
    case .unreachable:
      ("unreachable", say("연결할 수 없어요: \(place).", "\(place) cannot be reached."))
    case .slow:
      ("unreachable", say("제때 답하지 않아요: \(place).", "\(place) did not answer in time."))
    case .passwordWanted:
      (
        "passwordWanted",
        say(
          "비밀번호가 필요한 곳이에요. ssh 키나 ~/.pgpass, ~/.netrc에 넣어 주세요.",
          "A password is wanted there. Set up an ssh key, ~/.pgpass or ~/.netrc.")
      )
    case .noHaru:
      (
        "noHaru",
        say(
          "그 컴퓨터에 `haru`가 설치되어 있지 않아요.", "The other computer has no `haru` on its path.")
      )
    case .otherHaru:
      (
        "otherHaru",
        say(
          "그 컴퓨터의 `haru`와 말이 통하지 않아요. 두 쪽의 버전을 맞춰 주세요.",
          "The other computer's `haru` speaks another version. Update both.")
      )
    case .noProgram(let name):
      (
        "noProgram",
        say(
          "이 컴퓨터에 \(Printable.brief(name)) 프로그램이 없어요.",
          "The program \(Printable.brief(name)) is not installed here.")
      )
    case .refused(let words):
      (
        "placeRefused",
        say(
          "동기화 장소에서 거절했어요: \(Printable.brief(words)).",
          "The place refused: \(Printable.brief(words)).")
      )
    case .cancelled:
      ("cancelled", say("동기화를 멈추었어요.", "Sync was stopped."))
    case .other(let code):
      ("placeFailed", say("동기화 장소에서 오류가 났어요(\(code)).", "The place failed (\(code))."))
    }
  }

  private func report(_ refusal: PlaceAddress.Refusal) -> Report {
    Report(
      code: "badPlace", message: sentence(refusal), field: "PLACE", status: .usage)
  }

  private func sentence(_ refusal: PlaceAddress.Refusal) -> String {
    switch refusal {
    case .empty: say("동기화할 장소를 적어 주세요.", "Name a place to sync at.")
    case .tooLong(let limit):
      say("주소가 너무 길어요(최대 \(limit)바이트).", "The address is too long (\(limit) bytes at most).")
    case .unprintable:
      say("주소에 보이지 않는 글자가 있어요.", "There is something in the address that cannot be seen.")
    case .unknownKind(let kind):
      say(
        "\(Printable.brief(kind))://는 쓸 수 없어요. 폴더, ssh://, postgres://, https://를 쓸 수 있어요.",
        "\(Printable.brief(kind)):// is no place. It may be a folder, ssh://, postgres:// or https://."
      )
    case .badHost:
      say("주소의 호스트 이름이 잘못되었어요.", "The host of the address is missing or wrong.")
    case .badUser: say("주소의 사용자 이름이 잘못되었어요.", "The user of the address is wrong.")
    case .badPort: say("포트는 1~65535의 숫자예요.", "A port is a number from 1 to 65535.")
    case .noPath:
      say(
        "주소에 폴더가 없어요. 예: ssh://me@server/home/me/haru",
        "Say which folder: ssh://me@server/home/me/haru")
    case .password(.pgpass):
      say(
        "비밀번호는 주소가 아니라 ~/.pgpass에 적어 주세요.", "A password belongs in ~/.pgpass, not in the address.")
    case .password(.netrc):
      say(
        "비밀번호는 주소가 아니라 ~/.netrc에 적어 주세요.", "A password belongs in ~/.netrc, not in the address.")
    case .password(.sshKey):
      say("비밀번호 대신 ssh 키를 써 주세요.", "Use an ssh key instead of a password.")
    case .notPrivate:
      say(
        "http://는 누구나 엿볼 수 있어요. https://를 써 주세요.", "http:// can be read on the way. Use https://.")
    case .notPlain:
      say("주소에 `?`나 `#`를 붙일 수 없어요.", "Nothing may stand behind the path, such as `?` or `#`.")
    }
  }
}
