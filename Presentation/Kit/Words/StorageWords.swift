package import Domain
import TextUI

/// Messages about store failures.
package struct StorageWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  package func report(_ failure: StorageFailure) -> Report {
    let status: ExitStatus =
      switch failure {
      case .busy, .replaced, .encrypted(.closed): .busyOrLocked
      case .openedForReading, .refusedByHook: .refused
      case .full, .readOnly, .unreadable, .settingsUnreadable, .logBeside, .corrupt,
        .madeByNewerVersion, .madeByDevelopmentVersion, .notAStore, .encrypted, .closed,
        .interrupted, .other:
        .failed
      }
    return Report(code: code(failure), message: sentence(failure), status: status)
  }

  /// The message shown for a key that would change a read-only store.
  package var onlyReading: String { sentence(.openedForReading) }

  /// The message that another process or device removed the record in the meantime.
  package var gone: String {
    say("그사이 다른 곳에서 지워졌어요.", "This record was removed elsewhere in the meantime.")
  }

  private func sentence(_ failure: StorageFailure) -> String {
    switch failure {
    case .busy:
      return say(
        "다른 프로그램이 저장소를 오래 쓰고 있어요. 바뀐 것은 없으니 잠시 뒤에 다시 해 주세요.",
        "Another program kept the store busy for too long. Nothing was changed. Try again.")
    case .full:
      return say(
        "디스크 공간이 부족해요. 바뀐 것은 없어요. 공간을 비우고 다시 해 주세요.",
        "The disk is full. Nothing was changed. Free some space and try again.")
    case .readOnly:
      return say(
        "저장소에 쓸 수 없어요. 파일과 폴더의 권한을 확인해 주세요. 읽기만 하려면 --read-only를 붙여 주세요.",
        "Haru cannot write to the store. Check the permissions of its file and folder, or use "
          + "--read-only to read it.")
    case .openedForReading:
      return say(
        "--read-only로 열어서 아무것도 바꾸지 않았어요. 바꾸려면 그 옵션을 빼 주세요.",
        "Nothing was changed because of --read-only. Remove that option to make changes.")
    case .unreadable(let path):
      return say(
        "열 수 없는 파일이에요: \(path). 파일과 상위 폴더의 권한을 확인해 주세요.",
        "\(path) cannot be opened. Check its permissions and those of the folders above it.")
    case .settingsUnreadable(let path, let line):
      let fromLine = line > 0 ? say(" \(line)번째 줄부터", " (from line \(line))") : ""
      return say(
        "설정 파일을 읽을 수 없어서 덮어쓰지 않고 그대로 뒀어요: \(Printable.line(path))\(fromLine). 파일을 고치거나 다른 곳으로 옮긴 뒤에 다시 해 주세요.",
        "The settings file cannot be read, so it was not changed: \(Printable.line(path))"
          + "\(fromLine). Fix the file or move it away, then try again.")
    case .logBeside(let path):
      return say(
        "\(path) 옆에 아직 합쳐지지 않은 변경(-wal)이 있는데, 그 폴더에 쓰기 권한이 없어요. 쓸 수 있는 곳에 폴더째 복사해서 열어 주세요.",
        """
        \(path) has unmerged changes (-wal) next to it, but its folder is not writable. Copy the \
        whole folder to a writable place, then open the copy.
        """)
    case .corrupt:
      return say(
        "저장소 파일이 손상됐거나, ‘하루’의 저장소가 아니에요. 손대지 않고 그대로 뒀어요. 파일을 다른 이름으로 옮긴 다음 `haru restore`로 "
          + "백업을 되살려 주세요. 자세한 내용은 `haru doctor`로 볼 수 있어요.",
        "The data file is damaged, or it is not a Haru data file. It was not changed. Rename "
          + "it and restore a backup with `haru restore`. `haru doctor` gives details.")
    case .madeByNewerVersion(let version):
      return say(
        "더 새로운 버전에서 만든 저장소예요(형식 \(version)). 손대지 않았어요. ‘하루’를 업데이트해 주세요.",
        "A newer version of Haru made this store (format \(version)). It was not changed. Update Haru."
      )
    case .madeByDevelopmentVersion(let version):
      return say(
        "정식으로 나오기 전의 ‘하루’에서 만든 저장소예요(형식 \(version)). 손대지 않았어요. 그 버전에서 "
          + "`haru export haru.json`으로 내보낸 파일을 여기서 `haru import haru.json`으로 가져오세요.",
        "A version of Haru from before the first release made this data file (format \(version)). It was "
          + "not changed. Export it with that version (`haru export haru.json`), then import the file "
          + "here (`haru import haru.json`).")
    case .notAStore(let path):
      return say(
        "다른 프로그램의 파일이에요: \(path). 손대지 않았어요.",
        "\(path) belongs to another program. It was not changed.")
    case .encrypted(let problem): return EncryptionWords(language: language).sentence(problem)
    case .replaced:
      return say(
        "여는 동안 다른 ‘하루’가 저장소를 바꿨어요. 다시 해 주세요.",
        "Another Haru replaced the data file while it was being opened. Try again.")
    case .closed:
      return say(
        "저장소가 닫혔어요. ‘하루’를 다시 열어 주세요.", "The store was closed. Open Haru again.")
    case .refusedByHook(let refusal): return HookWords(language).sentence(refusal)
    case .interrupted:
      return say("하던 작업이 중단됐어요. 바뀐 것은 없어요.", "The action was interrupted. Nothing was changed.")
    case .other(let code, let text):
      return say(
        "저장소에서 오류가 났어요(\(code): \(text)). 바뀐 것은 없어요.",
        "The store reported an error (\(code): \(text)). Nothing was changed.")
    }
  }

  private func code(_ failure: StorageFailure) -> String {
    switch failure {
    case .busy: "storeBusy"
    case .full: "storeFull"
    case .readOnly: "storeReadOnly"
    case .openedForReading: "readOnly"
    case .unreadable: "storeUnreadable"
    case .settingsUnreadable: "settingsUnreadable"
    case .logBeside: "storeLogBeside"
    case .corrupt: "storeCorrupt"
    case .madeByNewerVersion: "storeNewer"
    case .madeByDevelopmentVersion: "storeOlder"
    case .notAStore: "notAStore"
    case .encrypted(let problem): EncryptionWords(language: language).code(problem)
    case .replaced: "storeReplaced"
    case .closed: "storeClosed"
    case .refusedByHook: "hookRefused"
    case .interrupted: "interrupted"
    case .other: "storeFailed"
    }
  }
}
