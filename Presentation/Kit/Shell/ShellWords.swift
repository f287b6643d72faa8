package import Domain
package import TextUI

/// The texts of the text interface that belong to no feature.
package struct ShellWords: KeyWords {
  package let language: Language

  package init(language: Language) { self.language = language }

  package static let haru = Phrase("하루", "Haru")
  package var program: String { Self.haru(language) }
  /// The text that replaces the program name while the demo is shown.
  package var demo: String { say("하루 예시", "Haru demo") }
  var borrowed: String {
    say(
      "예시 기록이라 바꿔도 저장되지 않아요.",
      "Demo with sample data: changes are not saved.")
  }
  package var borrowedHere: String {
    borrowed + " " + say("q를 누르면 나가요.", "Press q to quit.")
  }
  var showSecret: String { say("입력한 글자 보기", "show typed text") }
  var hideSecret: String { say("입력한 글자 숨기기", "hide typed text") }
  package var pages: String { say("사용법", "tutorial") }
  /// Returns the offer of the tutorial of a part, shown when the part is opened for the first time.
  package func offer(_ part: Part) -> String {
    say(
      "\(title(part)) 화면이 처음이면 Ctrl-T로 사용법을 볼 수 있어요.",
      "New to \(title(part))? Press Ctrl-T for a short tutorial.")
  }
  /// Returns the name of a part on its tab.
  package func title(_ part: Part) -> String {
    part.title(language)
  }
  package var parts: String { say("다른 화면", "other screens") }
  package var tooSmall: String {
    say("창이 너무 작아요. 40×10칸 이상이어야 해요.", "The window is too small. Haru needs 40×10 cells.")
  }

  package var keySearchAll: String { say("모두 찾기", "search everything") }
  package var keyPalette: String { say("바로 가기", "jump to") }
  package var keyNote: String { say("한 줄 적기", "quick add") }
  package var help: String { say("도움말", "help") }
  package var helpTitle: String { say("쓸 수 있는 키", "Keys") }
  package var everywhere: String { say("어디서나", "Everywhere") }
  package var here: String { say("여기서", "Here") }
  package var noSuchKey: String { say("찾는 키가 없어요.", "No matching keys.") }

  /// The text in the top bar until the network is reachable again.
  package var offline: String { say("연결 없음", "offline") }
  package var undoAndRedo: String { say("되돌리기 · 다시 하기", "undo, redo") }
  /// The hint to the right of a notice about a change.
  package var undoHint: String { "z " + keyUndo }
  package var redoHint: String { "Ctrl-Y " + keyRedo }
  /// The notice shown for ㅋ, which the Korean keyboard sends for both `z` and `Z`.
  package var undoOrRedo: String {
    say(
      "한글 입력 상태에서는 z와 Z가 같아요. 더 되돌리려면 ㅋ을 한 번 더, 다시 하려면 Ctrl-Y를 눌러 주세요.",
      "With Korean input on, z and Z are the same. Press ㅋ again to undo more, or Ctrl-Y to "
        + "redo."
    )
  }
  /// The notice shown when Korean letters are typed as commands or into a masked field.
  package var writesKorean: String {
    say("한글 입력 상태예요. 한/영 키를 눌러 주세요.", "The keyboard is set to Korean. Press 한/영 to switch.")
  }
  /// Returns the notice for a key without meaning on a screen where only a few keys have one. It lists these keys.
  package func onlyKeys(_ bindings: [Binding]) -> String {
    let keys = bindings.filter { $0.unavailable == nil }.map { "\($0.label) \($0.meaning)" }
      .joined(separator: " · ")
    return say("여기서 쓸 수 있는 키: \(keys)", "Keys on this screen: \(keys)")
  }
  /// Returns the notice for a key without meaning.
  package func nothing(_ key: String) -> String {
    say("\(Particle.topic.after(key)) 여기서 쓰지 않는 키예요.", "\(key) does nothing here.")
  }
  package var command: String { say("명령", "command") }
  package var commandPlaceholder: String { say("people add 민아", "people add Mina") }
  package var suspend: String { say("잠시 멈추기", "suspend") }
  package var redraw: String { say("다시 그리기", "redraw") }
  package var done: String { say("다 했어요.", "Done.") }
  /// The message shown when an event exceeded the limit of requests in `EffectQueue`.
  package var exhausted: String {
    say(
      "같은 동작이 자꾸 되풀이돼서 멈췄어요. 저장한 기록은 그대로예요.",
      "Haru stopped an action that kept repeating itself. Your saved data is safe.")
  }

  package var copied: String {
    say(
      "글을 터미널 클립보드로 보냈어요. 붙여넣기가 안 되면 텍스트 파일로 저장해 주세요.",
      "Sent the text to the terminal's clipboard. If pasting does not work, save it as a "
        + "text file.")
  }
  package var notCopied: String {
    say(
      "글이 너무 길어서 터미널 클립보드에 담을 수 없어요. 텍스트 파일로 저장해 주세요.",
      "The text is too long for the terminal's clipboard. Save it as a text file.")
  }

  var editor: String { say("편집기로", "editor") }
  package var comeBack: String { say("Enter를 누르면 화면으로 돌아가요", "Press Enter to return to Haru") }
  package var editorFailed: String {
    say(
      "편집기가 오류로 끝났어요. 글은 바뀌지 않았어요.",
      "The editor failed. Your text was not changed.")
  }
  package var noEditor: String {
    say(
      "편집기를 쓰려면 $VISUAL이나 $EDITOR에 지정해 주세요.",
      "To use an editor, set $VISUAL or $EDITOR.")
  }

  package var noMemoryFolder: String {
    say(
      "편집기를 쓰면 암호화되지 않은 글이 디스크에 남아요. 여기에서 써 주세요.",
      "An editor would write your text to the disk in clear. Please write it here.")
  }

  // Forms
  package var save: String { say("저장", "save") }
  var nextField: String { say("다음 칸", "next field") }
  var leaveTitle: String { say("입력한 내용을 지우고 나갈까요?", "Leave without saving?") }
  var leaveText: String {
    say(
      "입력한 내용은 되살릴 수 없어요. Esc를 한 번 더 누르면 나가요.",
      "Your text will be lost. Press Esc again to leave.")
  }
  var keepWriting: String { say("계속 입력", "keep editing") }
  package func pasteCut(_ count: Int) -> String {
    say(
      "붙여 넣은 글이 너무 길어서 앞의 \(count)글자만 넣었어요.",
      "The pasted text was too long. Only the first \(count) characters were inserted.")
  }
  package func limitReached(_ limit: TextLimit) -> String {
    let letters = LengthWords(language).letters(limit)
    return say("\(letters)까지 적을 수 있어요.", "The maximum is \(letters).")
  }
}
