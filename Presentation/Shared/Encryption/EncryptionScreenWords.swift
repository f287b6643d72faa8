import Domain
import PresentationKit
import TextUI

/// The words of the encryption page and its forms.
extension EncryptionCommandWords {
  var pageTitle: String { MoreItem.encryption.title(language) }

  /// Returns the state beside the row in More; empty if this store cannot be encrypted.
  func detail(_ status: EncryptionStatus?) -> String {
    switch status?.state {
    case nil: ""
    case .off: state(isOn: false)
    case .closed: say("켜짐 · 닫혀 있음", "on · closed")
    case .open: say("켜짐 · 열려 있음", "on · open")
    }
  }

  /// Returns the state, and which secrets open the data file, in sentences for the page.
  func state(_ status: EncryptionStatus?) -> [String] {
    switch status?.state {
    case nil, .off: [say("저장소가 암호화되어 있지 않아요.", "The data file is not encrypted.")]
    case .closed:
      [
        say(
          "저장소가 암호화되어 있고 닫혀 있어요. 열려 있는 화면은 그대로 쓸 수 있어요.",
          "The data file is encrypted and closed. Open screens work until you quit.")
      ] + (status.map { self.status($0).dropFirst() } ?? [])
    case .open: status.map { self.status($0) } ?? []
    }
  }

  // Actions

  func name(_ item: EncryptionItem) -> String {
    switch item {
    case .close: say("저장소 닫기", "Close the data file")
    case .form(.on): say("저장소 암호화하기", "Encrypt the data file")
    case .form(.open): say("저장소 열기", "Open the data file")
    case .form(.passphrase): say("암호 바꾸기", "Change the passphrase")
    case .form(.recoveryKey): say("복구 키 새로 만들기", "New recovery key")
    case .form(.renewal): say("새 키로 다시 암호화하기", "Encrypt with a new key")
    case .form(.off): say("암호화 끄기", "Turn encryption off")
    }
  }

  /// Returns the name of an action, with an ellipsis if it asks for more.
  func label(_ item: EncryptionItem) -> String { item == .close ? name(item) : name(item) + "…" }

  // Forms

  var labelNew: String { say("새 암호", "New passphrase") }
  var labelAgain: String { LockWords(language).labelAgain }

  func keySave(_ form: EncryptionForm) -> String? {
    switch form {
    case .on, .renewal, .recoveryKey: keyNext
    case .open: keyOpen
    case .off: say("끄기", "turn off")
    case .passphrase: nil
    }
  }

  /// Returns the consequences of a change, which are shown above its form.
  func intro(_ form: EncryptionForm) -> [String] {
    switch form {
    case .on: promises.suffix(1)
    case .open: []
    case .passphrase:
      [
        say(
          "다른 곳에 있는 사본은 계속 예전 암호로 열려요.",
          "Copies elsewhere go on opening with the former passphrase.")
      ]
    case .recoveryKey:
      [
        say(
          "새로 만들면 예전 복구 키로는 저장소를 열 수 없어요.",
          "After that, the former recovery key does not open the data file.")
      ]
    case .renewal:
      [
        say(
          "남이 암호를 알게 됐을 때 써 주세요. 모두 새 키로 다시 암호화하고 새 암호를 정해요.",
          "For when somebody else knows the passphrase. All is encrypted again, under a new one.")
      ]
    case .off:
      [
        say(
          "끄면 저장소 파일을 가진 사람은 누구나 기록을 읽을 수 있어요.",
          "Without encryption, anyone who has the data file can read your records.")
      ]
    }
  }

  /// Returns further notes below the form.
  func outro(_ form: EncryptionForm) -> [String] {
    var notes: [String] = []
    if form.asksNew {
      notes.append(
        say(
          "새 암호는 \(Passphrase.least)자부터 쓸 수 있어요. 낱말 몇 개를 이어 쓰면 기억하기 좋아요.",
          "Use at least \(Passphrase.least) characters. A few words are easy to remember."))
    }
    if form.asksSecret {
      notes.append(
        say(
          "암호 대신 복구 키를 적어도 돼요.",
          "You can enter the recovery key instead of the passphrase."))
    }
    if form == .on {
      notes.append(
        say(
          "예전 파일은 덮어쓰고 지워요. SSD와 스냅숏, 다른 곳에 있는 사본에는 내용이 남을 수 있어요.",
          "The old file is overwritten and deleted. Its content can remain on an SSD, in snapshots "
            + "and in copies elsewhere."))
    }
    if form.restarts {
      notes.append(
        say(
          "화면이 잠깐 닫혔다가 다시 열려요. 다른 곳에서 열어 둔 ‘하루’는 먼저 닫아 주세요.",
          "The screens close for a moment. Quit Haru in other terminals first."))
    }
    return notes
  }

  // The recovery key

  var withKey: String { say("복구 키 만들기", "make a recovery key") }
  var withoutKey: String { say("복구 키 없이 하기", "go on without one") }
  var keyWritten: String { say("다 적었어요", "written down") }
  var keyCheck: String { say("확인", "check") }
  var checkTitle: String { say("복구 키 확인", "Check the recovery key") }
  var checkText: String {
    say("종이에 적은 복구 키에서 두 묶음을 입력해 주세요.", "Enter two groups from your paper.")
  }
  var wrongGroupHere: String {
    say(
      "복구 키와 달라요. Esc로 돌아가서 다시 볼 수 있어요.",
      "It differs from the key. Esc shows the key again.")
  }

  // Results

  /// Returns a sentence about a change, with the number of files that were left.
  func sentence(_ sentence: String, _ outcome: EncryptionOutcome) -> String {
    let files = outcome.left.map { Printable.line($0.path) }.joined(separator: ", ")
    let left = files.isEmpty ? [] : [leftTitle + " " + files]
    let linked = outcome.otherNames.isEmpty ? [] : [otherNames(outcome.otherNames)]
    return ([sentence] + left + linked).joined(separator: " ")
  }

  func otherNames(_ paths: [String]) -> String {
    let files = paths.map { Printable.line($0) }.joined(separator: ", ")
    return say(
      "이 파일의 예전 내용은 다른 이름(하드 링크)으로 남아 있어서 그대로 읽을 수 있어요: \(files)",
      "The old content of these files can still be read under another name (a hard link): \(files)"
    )
  }

  /// Returns why a change was not made, and that nothing was lost.
  func unchanged(_ reason: String) -> String {
    reason + " " + say("저장소는 그대로예요.", "The data file is unchanged.")
  }
}
