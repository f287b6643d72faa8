package import Domain
import TextUI

/// Words about encrypted stores.
package struct EncryptionWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// Returns what a person can do; nil if the program has to be updated or a backup restored.
  package func remedy(_ failure: DecryptionFailure) -> String? {
    switch failure {
    case .closed:
      say("`haru encrypt open`으로 열어 주세요.", "Open the data file with `haru encrypt open`.")
    case .noMemory: say("다른 프로그램을 닫아 주세요.", "Close other programs.")
    case .header, .alteredHeader, .page, .log, .newerFormat: nil
    }
  }

  func sentence(_ failure: DecryptionFailure) -> String {
    switch failure {
    case .closed:
      say(
        "저장소가 암호화되어 있고 잠겨 있어요. `haru encrypt open`으로 열어 주세요.",
        "The data file is encrypted and closed. Open it with `haru encrypt open`.")
    case .header:
      say(
        "암호화된 저장소의 첫머리가 손상됐어요. 아무것도 바꾸지 않았어요. `haru restore`로 백업을 되살려 주세요.",
        "The header of the encrypted data file is damaged. Nothing was changed. Restore a backup with "
          + "`haru restore`.")
    case .alteredHeader:
      say(
        "다른 프로그램이 암호화된 저장소의 첫머리를 바꿨어요. ‘하루’는 아무것도 바꾸지 않았어요.",
        "The header of the encrypted data file was changed by another program. Haru changed nothing."
      )
    case .page(let number):
      say(
        "암호화된 저장소의 \(number)번 페이지가 손상됐어요. 아무것도 바꾸지 않았어요. `haru restore`로 백업을 되살려 주세요.",
        "Page \(number) of the encrypted data file is damaged. Nothing was changed. Restore a backup "
          + "with `haru restore`.")
    case .log(let frame):
      say(
        "암호화된 저장소의 로그가 손상됐어요(\(frame)번). 아무것도 바꾸지 않았어요. `haru restore`로 백업을 되살려 주세요.",
        "The log of the encrypted data file is damaged (frame \(frame)). Nothing was changed. Restore "
          + "a backup with `haru restore`.")
    case .newerFormat(let version):
      say(
        "더 새로운 버전에서 암호화한 저장소예요(형식 \(version)). 손대지 않았어요. ‘하루’를 업데이트해 주세요.",
        "A newer version of Haru encrypted this data file (format \(version)). It was not changed. "
          + "Update Haru.")
    case .noMemory:
      say(
        "저장소를 여는 데 필요한 메모리가 부족해요. 다른 프로그램을 닫고 다시 해 주세요.",
        "There is too little memory to open the data file. Close other programs and try again.")
    }
  }

  func code(_ failure: DecryptionFailure) -> String {
    switch failure {
    case .closed: "encryptionClosed"
    case .header, .alteredHeader, .page, .log: "encryptionDamaged"
    case .newerFormat: "storeNewer"
    case .noMemory: "noMemory"
    }
  }
}
