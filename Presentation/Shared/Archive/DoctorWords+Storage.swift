import Domain
import PresentationKit
import TextUI

/// Advice about a store that cannot be used.
extension DoctorWords {
  var bringBack: String {
    say(
      "지금 저장소 파일의 이름을 바꿔 두고, 마지막 백업을 `haru restore`로 되살려 주세요.",
      "Rename the data file, then restore the newest backup with `haru restore FILE`.")
  }
  var removeParts: String {
    say(
      "더는 쓰이지 않는 .part 파일은 `haru doctor --fix`로 지울 수 있어요. .before-v 파일은 업데이트 전의 복사본이라 필요 없으면 "
        + "지워도 돼요.",
      "`haru doctor --fix` removes .part files that no program writes any more. The .before-v files are "
        + "copies from before an update; delete them if you do not need them.")
  }
  var checkNewest: String {
    say(
      "마지막에 적은 기록을 확인하고, 빠진 것은 다시 적어 주세요.",
      "Check your newest records, and add again what is missing.")
  }
  var finishChange: String {
    say(
      "`haru encrypt open`이나 `haru doctor --fix`로 마칠 수 있어요.",
      "Finish it with `haru encrypt open` or `haru doctor --fix`.")
  }
  var makeRoom: String { say("디스크 공간을 비워 주세요.", "Free some disk space.") }
  func remedy(_ failure: StorageFailure) -> String {
    switch failure {
    case .corrupt, .notAStore, .other: bringBack
    case .madeByNewerVersion, .encrypted(.newerFormat): say("‘하루’를 업데이트해 주세요.", "Update Haru.")
    case .madeByDevelopmentVersion:
      say("데이터를 `haru export`로 옮겨 주세요.", "Move the data with `haru export`.")
    case .encrypted(let failure): EncryptionWords(language: language).remedy(failure) ?? bringBack
    case .full: makeRoom
    case .busy, .replaced, .closed, .interrupted, .refusedByHook:
      say("잠시 뒤에 다시 해 주세요.", "Try again in a moment.")
    case .readOnly, .openedForReading, .unreadable, .logBeside:
      say(
        "내가 읽고 쓸 수 있게 폴더의 권한은 0700, 파일의 권한은 0600으로 바꿔 주세요.",
        "Set the permissions of folders to 0700 and of files to 0600.")
    case .settingsUnreadable: say("설정 파일을 고쳐 주세요.", "Correct the settings file.")
    }
  }
}
