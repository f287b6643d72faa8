import Domain
import PresentationKit
import TextUI

extension SyncWords {
  /// Explains why a sync failed.
  func report(_ failure: SyncFailure, at remote: String?, begins: Bool = false) -> Report {
    switch failure {
    case .storage(let failure): return failure.report(language)
    case .remote(let failure): return report(failure, at: remote ?? "", begins: begins)
    case .backup(let failure): return failure.report(language)
    case .address(let refusal): return report(refusal)
    case .keyFile(let failure): return report(failure)
    case .notSynced:
      return refused("notSynced", alone)
    case .alreadySynced(let remote):
      return refused(
        "alreadySynced",
        say(
          "이미 \(Printable.line(remote))에 동기화하고 있어요. 동기화 위치를 바꾸려면 먼저 `haru sync leave`를 실행해 주세요.",
          "This device already syncs with \(Printable.line(remote)). To use another remote, run "
            + "`haru sync leave` first."))
    case .groupExists:
      return refused(
        "remoteInUse",
        say(
          "이미 사용 중인 동기화 위치예요. `haru sync join`으로 참여하거나, 비어 있는 다른 위치를 골라 주세요.",
          "This remote is already in use. Join it with `haru sync join`, or choose an empty remote."
        ))
    case .foreignRemote:
      let remote = Printable.line(remote ?? "")
      return refused(
        "foreignRemote",
        say(
          "동기화 위치의 `group` 파일은 ‘하루’에서 만든 파일이 아니에요: \(remote). 주소를 확인하거나 비어 있는 다른 위치를 골라 주세요.",
          "The file `group` in \(remote) was not written by Haru. Check the address, or choose an "
            + "empty remote.")
      )
    case .noGroup:
      return Report(
        code: "noRemote",
        message: say(
          "이 동기화 위치에서는 아직 동기화를 시작하지 않았어요. 첫 기기에서 `haru sync init`을 실행해 주세요. "
            + "이미 실행했다면 폴더가 이 기기에 다 도착할 때까지 기다려 주세요.",
          "Sync has not been set up on this remote. Run `haru sync init` on the first device. If "
            + "you already did, wait until the folder has arrived on this device."),
        field: "REMOTE", status: status(of: remote ?? ""))
    case .wrongCode:
      return refused(
        "wrongKey",
        say(
          "이 동기화 위치의 키가 아니거나, 그사이 키가 바뀌었어요. 동기화되는 기기에서 `haru sync key`로 확인하고 "
            + "그 키를 `haru sync join`으로 입력해 주세요.",
          "This sync key does not belong to the remote, or it is out of date. Run `haru sync key` on a "
            + "device that still syncs, and enter that key with `haru sync join`."))
    case .noDevice(let name):
      return Report(
        code: "noDevice",
        message: say(
          "\(Particle.called.after("‘\(Printable.brief(name))’")) 다른 기기가 없어요. `haru sync status`로 이름을 볼 수 있어요.",
          "No other device is called “\(Printable.brief(name))”. `haru sync status` lists the devices."
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
        "기기 이름은 보이지 않는 글자 없이 1~40자로 적어 주세요.",
        "A device name needs 1 to 40 visible characters."),
      field: "name", status: .usage)
  }

  /// Explains why a text is not a sync key.
  func report(_ refusal: GroupCodeRefusal) -> Report {
    let why: String
    switch refusal {
    case .length(0):
      why = say(
        "동기화 키를 입력하지 않았어요. 동기화되는 기기에서 `haru sync key`로 볼 수 있어요. 스크립트에서는 `--stdin`으로 넣어 주세요.",
        "No sync key was entered. To see the key, run `haru sync key` on a device that syncs. In "
          + "scripts, use `--stdin`.")
    case .length(let count):
      why = say(
        "동기화 키는 52글자인데 \(count)글자를 입력했어요.",
        "A sync key has 52 characters, but this one has \(count).")
    case .letter(let letter):
      why = say(
        "‘\(Printable.brief(String(letter)))’\(Particle.topic.form(after: String(letter))) 동기화 키에 쓰이지 않는 글자예요.",
        "“\(Printable.brief(String(letter)))” cannot be part of a sync key.")
    case .check:
      why = say(
        "동기화 키에 잘못 입력한 글자가 있어요. 한 글자씩 다시 확인해 주세요.",
        "The sync key contains a typing error. Compare it character by character.")
    }
    return refused("wrongKey", why)
  }

  private func report(_ failure: KeyFileFailure) -> Report {
    switch failure {
    case .notWritten(let failure): failure.report(language)
    case .encrypted(let failure): StorageFailure.encrypted(failure).report(language)
    case .unreadable(let path):
      Report(
        code: "keyFile",
        message: say(
          "동기화 키가 든 파일을 읽을 수 없어요: \(Printable.brief(path))",
          "The sync key file cannot be read: \(Printable.brief(path))"),
        status: .failed)
    case .damaged(let path):
      Report(
        code: "keyFile",
        message: say(
          "동기화 키가 든 파일이 손상되었어요: \(Printable.brief(path)). `haru sync leave`를 실행한 다음 `haru sync join`으로 다시 참여할 수 있어요.",
          "The sync key file is damaged: \(Printable.brief(path)). Run `haru sync leave`, then "
            + "`haru sync join`."),
        status: .failed)
    }
  }
}
