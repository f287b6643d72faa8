import TextUI

/// A stream of text on its way out of the program, written in large pieces.
package final class Printer {
  private var buffer: [UInt8] = []
  private var write: ([UInt8]) -> Bool
  /// Whether everything so far could be written.
  package private(set) var isIntact = true

  /// Whether lines are written in ASCII, because the locale knows nothing beyond.
  var isASCII = false

  /// Makes a stream that hands its pieces to a writer, which tells whether it could write them.
  package init(write: @escaping ([UInt8]) -> Bool) { self.write = write }

  /// Adds bytes.
  package func add(_ bytes: [UInt8]) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= 1 << 16 { flush() }
  }

  /// Adds a line of text; what a terminal would obey is left out of it.
  package func line(_ text: String) {
    words(text)
    add([0x0A])
  }

  /// Adds a text behind which the line goes on.
  func words(_ text: String) {
    let shown = Printable.lines(text)
    add(Array((isASCII ? PlainText.line(shown) : shown).utf8))
  }

  /// Does something whose text somebody else takes. That they stop reading is no failure of this
  /// stream.
  func diverted<T, Failure: Error>(
    to other: @escaping ([UInt8]) -> Bool, _ body: () throws(Failure) -> T
  ) throws(Failure) -> T {
    flush()
    let usual = (write, isIntact)
    write = other
    defer {
      flush()
      (write, isIntact) = usual
    }
    return try body()
  }

  /// Writes what has been kept back.
  package func flush() {
    guard !buffer.isEmpty else { return }
    if isIntact { isIntact = write(buffer) }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// All that a command did, as tests look at it.
package struct Output: Equatable, Sendable {
  package var out: String
  package var err: String
  package var status: ExitStatus

  /// Puts an output together.
  package init(out: String = "", err: String = "", status: ExitStatus = .done) {
    self.out = out
    self.err = err
    self.status = status
  }
}
