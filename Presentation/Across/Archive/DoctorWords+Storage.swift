import Domain
import PresentationKit
import TextUI

/// What the user can do about a store that cannot be used.
extension DoctorWords {
  var bringBack: String {
    say(
      "지금 저장소 파일의 이름을 바꿔 두고, 마지막 백업을 `haru restore`로 되살려 주세요.",
      "Rename the data file, then restore the newest backup with `haru restore FILE`.")
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
