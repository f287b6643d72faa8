import Domain
import PresentationKit
import TextUI

extension DoctorWords {
  /// Returns the message about the encryption of the disk.
  func message(_ disk: DiskEncryption) -> String {
    switch disk {
    case .encrypted(let means):
      say(
        "저장소가 있는 디스크가 암호화되어 있어요(\(Printable.line(means))).",
        "The disk of the data file is encrypted (\(Printable.line(means))).")
    case .memory:
      say("저장소가 디스크가 아니라 메모리에 있어요.", "The data file is in memory, not on a disk.")
    case .plain(let devices):
      say("저장소가 있는 디스크가 암호화되어 있지 않아요: ", "The disk of the data file is not encrypted: ")
        + list(devices)
    case .unknown(let name):
      say(
        "저장소가 있는 디스크가 암호화되어 있는지 알 수 없어요",
        "Haru cannot tell whether the disk of the data file is encrypted")
        + (name.map { say("", " ") + "(\(Printable.line($0)))." } ?? ".")
    }
  }

  /// Returns advice about the encryption of the disk; nil if nothing is needed.
  func remedy(_ disk: DiskEncryption) -> String? {
    switch disk {
    case .encrypted: nil
    case .memory:
      say(
        "컴퓨터를 끄면 사라져요. 디스크에 있는 폴더로 옮겨 주세요(HARU_HOME).",
        "It is lost when the computer is switched off. Move it to a disk and set HARU_HOME.")
    case .plain:
      say(
        "디스크를 훔친 사람이 기록을 읽을 수 있어요. `haru encrypt on`으로 저장소를 암호화하거나, 디스크 전체를 암호화해 주세요.",
        "Someone who steals the disk can read your records. Encrypt the data file with "
          + "`haru encrypt on`, or encrypt the whole disk.")
    case .unknown:
      say(
        "확실하게 보호하려면 `haru encrypt on`으로 저장소를 암호화해 주세요.",
        "To be safe from theft, encrypt the data file with `haru encrypt on`.")
    }
  }

  /// Advice about swap space that is not encrypted.
  var swapRemedy: String {
    say(
      "메모리에 있던 기록이 스왑 공간에 남을 수 있어요. 스왑 공간을 암호화하거나 zram을 사용해 주세요.",
      "Records in memory may be written to it. Encrypt the swap space, or use zram instead.")
  }
}
