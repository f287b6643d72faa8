package import Domain
import TextUI

/// Words about encrypted stores.
package struct EncryptionWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// The code of the report that the store is closed.
  package static let closedCode = "encryptionClosed"

  package var askPassphrase: String { say("저장소 암호", "Passphrase") }
  func askPassphrase(of path: String) -> String {
    let path = Printable.line(path)
    return say("\(path)의 암호", "Passphrase of \(path)")
  }
  /// Advice if the passphrase of a file is wrong.
  var formerPassphrase: String {
    say(
      "백업 폴더의 백업은 지금 암호로 열리고, 다른 곳에 있는 사본은 사본을 만들 때 쓰던 암호나 복구 키로 열려요.",
      "Backups in Haru's folders open with the current passphrase, and copies elsewhere with the passphrase or "
        + "recovery key that was valid when they were copied.")
  }
  /// Advice for a user who has forgotten the passphrase.
  package var forgotten: String {
    say(
      "암호를 잊었다면 `haru encrypt recover`로 복구 키를 써서 새 암호를 정해 주세요.",
      "If you forgot the passphrase, set a new one with the recovery key: `haru encrypt recover`.")
  }
  /// The report of a backup or export whose data key is not known.
  package func fileIsEncrypted(_ path: String) -> Report {
    let path = Printable.line(path)
    return Report(
      code: "fileEncrypted",
      message: say(
        "\(Particle.topic.after(path)) 암호화되어 있어요. 터미널에서 `haru restore`로 되살리거나, `--stdin`을 붙이고 암호를 표준 입력으로 보내 주세요.",
        "\(path) is encrypted. Run `haru restore` with this file in a terminal, or add --stdin and pipe in "
          + "the passphrase."),
      field: "FILE", status: .busyOrLocked)
  }
  /// The warning that a new file is not encrypted, although the store is.
  package var writtenPlain: String {
    say(
      "쓴 파일은 암호화되지 않았어요. 파일을 가진 사람은 누구나 읽을 수 있어요.",
      "The written file is not encrypted. Anyone who has it can read it.")
  }
  /// The warning that the end of the log of an encrypted store is damaged.
  package var cutLog: String {
    say(
      "저장소 로그의 끝부분을 읽지 못했어요. 마지막에 바꾼 내용이 빠졌을 수 있어요.",
      "The end of the data file's log could not be read. The newest changes may be missing.")
  }
  package var isOff: String {
    say(
      "저장소가 암호화되어 있지 않아요. `haru encrypt on`으로 암호화할 수 있어요.",
      "The data file is not encrypted. Encrypt it with `haru encrypt on`.")
  }
  package var isClosed: String {
    say(
      "암호화한 저장소가 닫혀 있어요. `haru encrypt open`으로 열어 주세요.",
      "The data file is encrypted and closed. Open it with `haru encrypt open`.")
  }

  /// Returns advice for the user; nil if the program has to be updated or a backup restored.
  package func remedy(_ failure: DecryptionFailure) -> String? {
    switch failure {
    case .closed:
      say("`haru encrypt open`으로 열어 주세요.", "Open the data file with `haru encrypt open`.")
    case .noMemory: say("다른 프로그램을 닫아 주세요.", "Close other programs.")
    case .header, .alteredHeader, .page, .log, .newerFormat: nil
    }
  }

  /// Advice about a damaged data file.
  private var rename: String {
    say(
      "파일 이름을 바꾼 다음 `haru restore`로 백업을 되살려 주세요.",
      "Rename the file, then restore a backup with `haru restore`.")
  }

  func sentence(_ failure: DecryptionFailure) -> String {
    switch failure {
    case .closed: isClosed
    case .header:
      say(
        "암호화된 저장소의 첫머리가 손상됐어요. 아무것도 바꾸지 않았어요. \(rename)",
        "The header of the encrypted data file is damaged. Nothing was changed. \(rename)")
    case .alteredHeader:
      say(
        "다른 프로그램이 암호화된 저장소의 첫머리를 바꿨어요. ‘하루’는 아무것도 바꾸지 않았어요.",
        "The header of the encrypted data file was changed by another program. Haru changed nothing."
      )
    case .page(let number):
      say(
        "암호화된 저장소의 \(number)번 페이지가 손상됐어요. 아무것도 바꾸지 않았어요. \(rename)",
        "Page \(number) of the encrypted data file is damaged. Nothing was changed. \(rename)")
    case .log(let frame):
      say(
        "암호화된 저장소의 로그가 손상됐어요(\(frame)번). 아무것도 바꾸지 않았어요. \(rename)",
        "The log of the encrypted data file is damaged (frame \(frame)). Nothing was changed. \(rename)"
      )
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
    case .closed: Self.closedCode
    case .header, .alteredHeader, .page, .log: "encryptionDamaged"
    case .newerFormat: "storeNewer"
    case .noMemory: "noMemory"
    }
  }
}
