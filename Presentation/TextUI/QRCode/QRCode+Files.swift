/// Files of a QR code, black on white with its quiet zone.
extension QRCode {
  /// The sizes of a module that files may have, in pixels.
  private static let scales = 1...64

  /// Returns an SVG document. `scale` is the size of a module in pixels.
  public func svg(scale: Int = 8) -> String {
    let whole = side + 2 * Self.quietZone
    let pixels = whole * min(max(scale, Self.scales.lowerBound), Self.scales.upperBound)
    var path = ""
    for row in 0..<side {
      for run in runs(row) {
        let (x, y) = (run.lowerBound + Self.quietZone, row + Self.quietZone)
        path += "M\(x) \(y)h\(run.count)v1h-\(run.count)z"
      }
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(pixels)" height="\(pixels)" \
      viewBox="0 0 \(whole) \(whole)" shape-rendering="crispEdges">
      <rect width="\(whole)" height="\(whole)" fill="#ffffff"/>
      <path fill="#000000" d="\(path)"/>
      </svg>

      """
  }

  /// Returns a PNG file. `scale` is the size of a module in pixels.
  public func png(scale: Int = 8) -> [UInt8] {
    let scale = min(max(scale, Self.scales.lowerBound), Self.scales.upperBound)
    let width = (side + 2 * Self.quietZone) * scale
    let rows = (-Self.quietZone..<side + Self.quietZone).map { row in
      var bits = [UInt8](repeating: 0xFF, count: (width + 7) / 8)
      let dark = (0..<side).contains(row) ? runs(row) : []
      for run in dark {
        let pixels = run.lowerBound + Self.quietZone..<run.upperBound + Self.quietZone
        for pixel in pixels.lowerBound * scale..<pixels.upperBound * scale {
          bits[pixel >> 3] &= ~(0x80 >> UInt8(pixel & 7))
        }
      }
      return bits
    }
    return PNG.file(ofBits: rows, width: width, repeating: scale)
  }
}
