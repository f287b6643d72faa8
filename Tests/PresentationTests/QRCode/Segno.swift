import Support

@testable import TextUI

/// The codes of the Python package segno, as a second implementation.
enum Segno {
  /// A code to be made.
  struct Order {
    let content: QRContent
    let version: QRVersion
    let level: QRCode.Level
    let mask: Int
    /// Whether UTF-8 is declared.
    var isDeclared = false
  }

  /// Segno 1.4 adds a codeword of clear bits where the content ends with a whole codeword. The standard adds none.
  private static let script = """
    import segno, segno.encoder, sys
    segno.encoder.write_padding_bits = lambda bits, _, length: bits.extend([0] * (-length % 8))
    for line in open(sys.argv[1]):
        data, version, level, mask, declared = line.split()
        options = dict(error=level, version=int(version), mask=int(mask), boost_error=False)
        content = bytes.fromhex(data)
        if declared == "1":
            options.update(eci=True, encoding="utf-8")
            content = content.decode()
        code = segno.make_qr(content, mode="byte", **options)
        rows = ["".join("1" if module else "0" for module in row) for row in code.matrix]
        scores = [-1]
        if sys.argv[2] == "penalty":
            scores = segno.encoder.mask_scores(code.matrix, len(rows))
        print(sum(scores), "/".join(rows))
    """

  /// Returns the penalty of each code and its modules: rows of 0 and 1, separated by slashes. Counting the penalty takes
  /// seconds for large codes, so it is -1 unless `countsPenalty` is true.
  static func codes(
    _ orders: [Order], countsPenalty: Bool = false
  ) throws -> [(penalty: Int, modules: String)] {
    let lines = orders.map { order in
      let level =
        switch order.level {
        case .low: "L"
        case .medium: "M"
        case .quartile: "Q"
        }
      let bytes = order.content.bytes.map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
      let options = "\(order.version.number) \(level) \(order.mask) \(order.isDeclared ? 1 : 0)"
      return "\(bytes.joined()) \(options)\n"
    }
    let output = try SampleFolder.using { folder in
      try folder.write(Array(lines.joined().utf8), to: "orders")
      let words = ["/usr/bin/python3", "-c", script, "orders", countsPenalty ? "penalty" : "-"]
      return try QRReader.run(words, in: folder)
    }
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      return (Int(words[0]) ?? -1, String(words.last ?? ""))
    }
  }

  /// Returns the modules of a code in the same form.
  static func modules(of code: QRCode) -> String {
    (0..<code.side).map { row in
      (0..<code.side).map { code[$0, row] ? "1" : "0" }.joined()
    }.joined(separator: "/")
  }
}
