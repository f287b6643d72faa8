package import Domain
import TextUI

extension QRWords {
  func report(_ refusal: QRCodeRefusal) -> Report {
    switch refusal {
    case .tooLong(let bytes, let limit): tooLong(bytes, limit)
    }
  }
}

extension CommandOutput {
  /// Prints a QR code, or writes it to a file whose name ends in `.svg` or `.png`. `file` is the value of the option
  /// `--qr`, which is empty without a file.
  package func qr(_ text: QRText, to file: String, _ files: Files) throws(Report) {
    let words = QRWords(language)
    let isPrinted = file.isEmpty
    if isPrinted, isPlain {
      for text in PlainFacts(language).code(text.text) { line(text) }
      return
    }
    let cells = out.isASCII ? QRCells.blanks : .halves
    // The prompt of the shell needs a row. Without a terminal nothing limits the size.
    let side =
      isPrinted && fitsTerminal
      ? cells.largestSide(in: Size(columns: columns, rows: rows - 1)) : QRCode.largestSide
    let code: QRCode
    let leftOut: [Phrase]
    do throws(QRCodeRefusal) { (code, leftOut) = try text.code(fitting: side) } catch {
      throw words.report(error)
    }
    if isPrinted {
      if code.side > side { throw words.noRoom(text.command) }
      // The 256 colours have fixed black and white, whatever the theme of the terminal.
      let depth = highlightsMatches ? ColourDepth.twoHundredFiftySix : .none
      for line in code.lines(depth, cells: cells) { raw(Array((line + "\n").utf8)) }
    } else {
      guard try mayWrite(file, files) else { return }
      let bytes = file.lowercased().hasSuffix(".png") ? code.png() : Array(code.svg().utf8)
      do throws(FileFailure) { try files.write(file, bytes) } catch {
        throw FileWords(language).report(error, field: "qr")
      }
      answer(words.written(file)) { $0.member("file", file) }
    }
    if !leftOut.isEmpty { hint(words.leftOut(leftOut)) }
  }
}
