import Domain
import PresentationKit
import TextUI

// Y-01, Y-02
/// `haru sync key --qr`. The code is shown only after a question, because everyone who photographs it has the key.
struct SyncKeyQRCommand: StoreCommand, Equatable {
  let file: String

  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let words = SyncWords(page.language)
    let key: String
    do throws(SyncFailure) { key = try features.sync.code() } catch {
      throw words.report(error, at: nil, begins: false)
    }
    guard try page.agrees(to: words.mayShowKey) else {
      return page.remark(ArchiveWords(page.language).leftAsItIs)
    }
    try page.qr(
      QRText(words.askKey, [.init(key)], command: "haru sync key"), to: file, features.files)
  }
}

extension SyncWords {
  var mayShowKey: String {
    say(
      "QR 코드를 사진으로 찍은 사람은 동기화 키를 갖게 돼요. 보여 드릴까요?",
      "Everyone who photographs the code has the sync key. Show it?")
  }
}
