/// Writes a sheet as an SVG document. The same input always results in the same bytes.
public struct SVG {
  /// The font families, best first.
  public static let fonts =
    "NanumGothic, 'Nanum Gothic', 'Noto Sans CJK KR', 'Noto Sans KR', sans-serif"

  private let side: Int
  private let height: Int
  private var body = ""

  /// Starts a document of `side` × `height` pixels; a nil height makes it square. Its width corresponds to 100 sheet
  /// units, and one SVG unit is one pixel, because small text that is scaled up renders unevenly.
  public init(side: Int, height: Int? = nil, paper: Ink? = nil) {
    self.side = max(1, side)
    self.height = max(1, height ?? side)
    if let paper {
      body +=
        "<rect width=\"\(self.side)\" height=\"\(self.height)\" fill=\"\(Self.hex(paper))\"/>\n"
    }
  }

  /// Draws the shapes of a sketch on top.
  public mutating func add(_ sketch: Sketch) {
    for shape in sketch.shapes {
      let corners = shape.outline.corners.map { scaled($0) }
      guard corners.count > 2, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
        continue
      }
      let path = corners.map { "\(Self.number($0.x)) \(Self.number($0.y))" }
      body += "<path fill=\"\(Self.hex(shape.ink))\" d=\"M\(path.joined(separator: "L"))Z\"/>\n"
    }
  }

  /// Draws lines of text on top.
  public mutating func add(_ lines: [Lettering]) {
    if lines.isEmpty { return }
    body += "<g font-family=\"\(Self.fonts)\" text-anchor=\"middle\" xml:space=\"preserve\">\n"
    for line in lines {
      let position = scaled(line.position)
      let size = scaled(line.size)
      guard position.x.isFinite, position.y.isFinite, size.isFinite else { continue }
      body += "<text x=\"\(Self.number(position.x))\" y=\"\(Self.number(position.y))\""
      body += " font-size=\"\(Self.number(size))\" font-weight=\"\(line.isBold ? 700 : 400)\""
      if line.anchor != .middle { body += " text-anchor=\"\(line.anchor.rawValue)\"" }
      body += " fill=\"\(Self.hex(line.ink))\">\(Self.escaped(line.text))</text>\n"
    }
    body += "</g>\n"
  }

  /// Returns the document with another font before the default fonts. If `font` is nil, the document is unchanged.
  public static func document(_ document: [UInt8], in font: String?) -> [UInt8] {
    let name = (font ?? "").filter { $0 != "'" && $0 != "\\" && $0 != "," }
    let mark = Array("font-family=\"".utf8)
    guard !name.isEmpty, let first = mark.first else { return document }
    let chosen = Array("&#39;\(escaped(name))&#39;, ".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(document.count + chosen.count)
    var rest = document[...]
    // Quotes in text are escaped, so the marker occurs only in real attributes.
    while let index = rest.firstIndex(of: first) {
      result += rest[..<index]
      rest = rest[index...]
      let isMark = rest.starts(with: mark)
      result += rest.prefix(isMark ? mark.count : 1) + (isMark ? chosen : [])
      rest = rest.dropFirst(isMark ? mark.count : 1)
    }
    return result + rest
  }

  /// The whole document, in UTF-8.
  public var bytes: [UInt8] {
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(side)" height="\(height)" \
      viewBox="0 0 \(side) \(height)">

      """
    return Array((head + body + "</svg>\n").utf8)
  }

  private func scaled(_ measure: Double) -> Double { measure * Double(side) / 100 }
  private func scaled(_ point: SketchPoint) -> SketchPoint {
    SketchPoint(scaled(point.x), scaled(point.y))
  }
}

/// Formatting of values.
extension SVG {
  /// Formats a number with at most three decimals and no trailing zeros.
  public static func number(_ value: Double) -> String {
    let thousandths = Int((max(-1e9, min(1e9, value)) * 1000).rounded())
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    var text = (thousandths < 0 ? "-" : "") + String(whole)
    if rest > 0 {
      var decimals = String(1000 + rest).dropFirst()
      while decimals.last == "0" { decimals.removeLast() }
      text += "." + decimals
    }
    return text
  }

  /// Formats a colour as `#rrggbb`.
  public static func hex(_ ink: Ink) -> String {
    [ink.red, ink.green, ink.blue].reduce("#") { text, part in
      text + (part < 16 ? "0" : "") + String(part, radix: 16)
    }
  }

  /// Returns the text escaped for content and attributes. Unprintable characters and the two that XML forbids are left
  /// out.
  public static func escaped(_ text: String) -> String {
    var safe = String.UnicodeScalarView()
    for scalar in Printable.line(text).unicodeScalars {
      switch scalar {
      case "&": safe.append(contentsOf: "&amp;".unicodeScalars)
      case "<": safe.append(contentsOf: "&lt;".unicodeScalars)
      case ">": safe.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": safe.append(contentsOf: "&quot;".unicodeScalars)
      case "'": safe.append(contentsOf: "&#39;".unicodeScalars)
      case "\u{FFFE}", "\u{FFFF}": continue
      default: safe.append(scalar)
      }
    }
    return String(safe)
  }
}
