package import TextUI

/// Messages about QR codes.
package struct QRWords: KeyWords {
  package let language: Language

  package init(language: Language) { self.language = language }

  package var key: String { say("QR 코드", "QR code") }
  package var keyOther: String { say("번호만 또는 연락처", "number or whole card") }
  package static let option = OptionSpec(
    "qr", "FILE", Phrase("QR 코드로 보여 주기", "show it as a QR code, or write the code to a file"),
    completes: .file, endings: [".svg", ".png"])

  /// The sentence below a code.
  var hint: String {
    say("휴대전화 카메라로 비춰 보세요.", "Point your phone's camera at the code.")
  }
  /// Returns remarks about a code: the omitted content, and the remark about its form. Empty if nothing was omitted.
  func notes(leftOut: [Phrase], remark: Phrase?) -> [String] {
    [remark.map { $0(language) }, leftOut.isEmpty ? nil : self.leftOut(leftOut)].compactMap(\.self)
  }
  /// Returns the sentence that names what the code does not contain.
  private func leftOut(_ pieces: [Phrase]) -> String {
    let list = pieces.map { $0(language) }.joined(separator: ", ")
    return say("다 들어가지 않아서 뺀 것: \(list)", "Left out, because it does not fit: \(list).")
  }
  func written(_ path: String) -> String {
    let path = Printable.line(path)
    return say("QR 코드를 \(path)에 저장했어요.", "Saved the QR code to \(path).")
  }
  /// Returns the sentence for a code that does not fit. `command` is the command that shows the code; nil if there is
  /// none.
  func needsRoom(_ command: String?) -> String {
    let room = say(
      "창이 작아서 QR 코드를 다 보여 드릴 수 없어요. 창을 키우거나 글자를 작게 해 주세요.",
      "The window is too small for this QR code. Enlarge the window, or make its text smaller.")
    guard let command = command.map({ Printable.line($0) }) else { return room }
    return room
      + say(
        " 그림 파일로 저장하려면 `\(command) --qr FILE.png`를 실행해 주세요.",
        " To save the code as a picture, run `\(command) --qr FILE.png`.")
  }
  func noRoom(_ command: String?) -> Report {
    Report(code: "noRoomForQR", message: needsRoom(command), field: "qr", status: .refused)
  }
  func tooLong(_ bytes: Int, _ limit: Int) -> Report {
    Report(
      code: "tooLongForQR",
      message: say(
        "글이 길어서 QR 코드에 담을 수 없어요. \(bytes)바이트인데 \(limit)바이트까지 담을 수 있어요.",
        "The text is too long for a QR code. It has \(bytes) bytes, and a code can have \(limit)."),
      field: "qr", status: .refused)
  }
}

extension Binding {
  /// The key that shows a QR code. Only the help lists it, because few people need it.
  package static func code(
    _ language: Language, on reach: Reach = .page, unavailable: String? = nil
  ) -> Binding {
    Binding(
      .character("Q"), meaning: QRWords(language).key, on: reach, unavailable: unavailable,
      isInKeyBar: false)
  }
}
