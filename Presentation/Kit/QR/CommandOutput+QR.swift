package import Domain
import TextUI

extension QRWords {
  func report(_ refusal: QRCodeRefusal) -> Report {
    switch refusal {
    case .tooLong(let bytes, let limit): tooLong(bytes, limit)
    }
  }
}

/// One of several QR codes of a command.
package struct QRCaption {
  /// The subject of the code, as a line above it.
  let caption: String
  let text: QRText
  /// The suffix of the name of its file. The first code has none.
  let suffix: String

  package init(_ caption: String, _ text: QRText, suffix: String) {
    (self.caption, self.text, self.suffix) = (caption, text, suffix)
  }
}

extension CommandOutput {
  /// Prints a QR code, or writes it to a file whose name ends in `.svg` or `.png`. `file` is the value of the option
  /// `--qr`, which is empty without a file.
  package func qr(_ text: QRText, to file: String, _ files: Files) throws(Report) {
    if file.isEmpty, wantsJSON { return answerCodes([text]) }
    if file.isEmpty { return try printQR(text) }
    guard let notes = try saveQR(text, to: file, files) else { return }
    answer(QRWords(language).written(file)) { $0.member("file", file) }
    for note in notes { hint(note) }
  }

  /// Prints several QR codes with their captions, or writes each to a file of its own. The first one gets the name
  /// `file`, and the others get it with their suffix.
  package func qr(_ codes: [QRCaption], to file: String, _ files: Files) throws(Report) {
    if file.isEmpty, wantsJSON { return answerCodes(codes.map(\.text)) }
    if file.isEmpty {
      for (index, code) in codes.enumerated() {
        if index > 0 { line("") }
        line(code.caption)
        try printQR(code.text)
      }
      return
    }
    var saved: [String] = []
    var notes: [String] = []
    for (index, code) in codes.enumerated() {
      let name = index == 0 ? file : Self.name(file, with: code.suffix)
      guard let found = try saveQR(code.text, to: name, files) else { continue }
      saved.append(name)
      notes += found
    }
    guard let first = saved.first else { return }
    answer(lines: saved.map { QRWords(language).written($0) }) { json in
      json.member("file", first)
      json.key("files")
      json.list(saved) { $0.value($1) }
    }
    for note in notes { hint(note) }
  }

  private func answerCodes(_ texts: [QRText]) {
    answer("") { json in
      json.key("codes")
      json.list(texts) { json, text in json.object { $0.member("text", text.text) } }
    }
  }

  /// Returns the name of a file with a suffix before its extension.
  private static func name(_ file: String, with suffix: String) -> String {
    guard let dot = file.lastIndex(of: ".") else { return "\(file)-\(suffix)" }
    return "\(file[..<dot])-\(suffix)\(file[dot...])"
  }

  private func printQR(_ text: QRText) throws(Report) {
    if isPlain {
      for text in PlainFacts(language).code(text.text) { line(text) }
      return
    }
    let cells = out.isASCII ? QRCells.blanks : .halves
    // The prompt of the shell needs a row. Without a terminal nothing limits the size.
    let side =
      fitsTerminal
      ? cells.largestSide(in: Size(columns: columns, rows: rows - 1)) : QRCode.largestSide
    let (code, notes) = try fitted(text, to: side)
    if code.side > side { throw QRWords(language).noRoom(text.command) }
    // The 256 colours have fixed black and white, whatever the theme of the terminal.
    let depth = highlightsMatches ? ColourDepth.twoHundredFiftySix : .none
    for line in code.lines(depth, cells: cells) { raw(Array((line + "\n").utf8)) }
    for note in notes { hint(note) }
  }

  /// Writes a code to a file and returns remarks about the code; nil if the user refuses to replace a file.
  private func saveQR(
    _ text: QRText, to file: String, _ files: Files
  ) throws(Report) -> [String]? {
    let (code, notes) = try fitted(text, to: QRCode.largestSide)
    guard try mayWrite(file, files) else { return nil }
    let bytes = file.lowercased().hasSuffix(".png") ? code.png() : Array(code.svg().utf8)
    do throws(FileFailure) { try files.write(file, bytes) } catch {
      throw FileWords(language).report(error, field: "qr")
    }
    return notes
  }

  private func fitted(
    _ text: QRText, to side: Int
  ) throws(Report) -> (code: QRCode, notes: [String]) {
    let words = QRWords(language)
    do throws(QRCodeRefusal) {
      let fitted = try text.code(fitting: side)
      return (fitted.code, words.notes(leftOut: fitted.leftOut, remark: fitted.remark))
    } catch { throw words.report(error) }
  }
}
