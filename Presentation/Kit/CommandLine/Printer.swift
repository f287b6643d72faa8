import TextUI

/// A buffered output stream, written in large chunks.
package final class Printer {
  private var buffer: [UInt8] = []
  private var write: ([UInt8]) -> Bool
  /// Whether every write so far succeeded.
  package private(set) var isIntact = true

  /// Whether text is transliterated to ASCII, for a locale that supports only ASCII.
  var isASCII = false
  /// Colours the signs of lines; nil to leave them as they are.
  var signs: SignInks?
  /// Converts texts to plain lines; nil if plain lines are off.
  private var plain: PlainLines?

  /// Creates a stream; `write` returns false if it could not write the bytes.
  package init(write: @escaping ([UInt8]) -> Bool) { self.write = write }

  /// Adds bytes to the buffer, which is flushed once it is large.
  package func add(_ bytes: [UInt8]) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= 1 << 16 { flush() }
  }

  /// Adds a line of text, with terminal control characters removed.
  package func line(_ text: String) {
    let spoken = isASCII && plain != nil ? PlainText.line(Printable.lines(text)) : text
    if let lines = plain?.lines(of: spoken) {
      for line in lines { add(Array((line + "\n").utf8)) }
      return
    }
    if let signs, !isASCII {
      add(signs.bytes(of: Printable.lines(text)))
    } else {
      words(text)
    }
    add([0x0A])
  }

  /// Begins an answer, in which no plain line is repeated. Nil turns plain lines off.
  package func begin(_ lines: PlainLines?) { plain = lines }

  /// Adds a text without a line break, with terminal control characters removed.
  func words(_ text: String) {
    let shown = Printable.lines(text)
    add(Array((isASCII ? PlainText.line(shown) : shown).utf8))
  }

  /// Runs `body` with its output redirected to another writer. If the other writer fails, this stream stays intact.
  func diverted<T, Failure: Error>(
    to other: @escaping ([UInt8]) -> Bool, _ body: () throws(Failure) -> T
  ) throws(Failure) -> T {
    flush()
    let previous = (write, isIntact)
    write = other
    defer {
      flush()
      (write, isIntact) = previous
    }
    return try body()
  }

  /// Writes out the buffer.
  package func flush() {
    guard !buffer.isEmpty else { return }
    if isIntact { isIntact = write(buffer) }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// The complete output of a command, for tests and for the screens.
package struct Output: Equatable, Sendable {
  package var out: String
  package var err: String
  package var status: ExitStatus

  package init(out: String = "", err: String = "", status: ExitStatus = .done) {
    self.out = out
    self.err = err
    self.status = status
  }
}
