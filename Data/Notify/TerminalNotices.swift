public import Domain
import Platform

extension NoticeSender {
  /// Returns a sender that rings the bell and sets the title of the controlling terminal. Without a terminal it fails
  /// unless `isWanted` is true: the user then chose this sender, and the notice is printed instead.
  public static func terminal(isWanted: Bool, device: String = "/dev/tty") -> NoticeSender {
    NoticeSender(.terminal) { (text) throws(NoticeFailure) in
      let title = shown(text.title.prefix(200), keepsLines: false)
      let bytes = Array("\u{7}\u{1B}]2;\(title)\u{7}".utf8)
      let isRung = ring(bytes, device)
      if !isRung && !isWanted { throw .missing(.terminal, "") }
    }
  }

  private static func ring(_ bytes: [UInt8], _ device: String) -> Bool {
    let number = unsafe open(device, O_WRONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { return false }
    do throws(SpawnRefusal) {
      let file = try OpenFile(number)
      // The write does not block, even if the terminal is stopped.
      return unsafe bytes.withUnsafeBytes {
        unsafe write(file.number, $0.baseAddress, $0.count) > 0
      }
    } catch { return false }
  }
}
