import Foundation
import Support
import Testing

/// Renders SVG documents with rsvg-convert.
enum DrawnCard {
  /// Returns the PNG file of an SVG document. Equal pixels give equal files.
  static func png(_ svg: [UInt8]) throws -> [UInt8] {
    try SampleFolder.using { folder in
      try folder.write(svg, to: "card.svg")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["rsvg-convert", folder.path("card.svg"), "-o", folder.path("card.png")]
      process.standardInput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      try #require(
        process.terminationStatus == 0,
        "rsvg-convert did not draw it. On Debian: sudo apt-get install librsvg2-bin fonts-nanum")
      return try folder.bytes("card.png")
    }
  }

  /// Returns the width and height of a PNG file in pixels.
  static func size(_ png: [UInt8]) throws -> [Int] {
    try #require(png.count > 24 && png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    return [16, 20].map { start in png[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
  }

  /// Returns the document with a coloured frame over its margins, `sides` pixels wide at the left
  /// and right and `ends` pixels high at the top and bottom. If the frame has the colour of the
  /// paper, the picture changes only if something was drawn under it.
  static func covered(_ svg: [UInt8], sides: Int, ends: Int, _ colour: String) -> [UInt8] {
    let end = Array("</svg>\n".utf8)
    let (right, bottom) = (1080 - sides, 1080 - ends)
    let frame = """
      <path fill="\(colour)" fill-rule="evenodd" d="M0 0H1080V1080H0Z\
      M\(sides) \(ends)V\(bottom)H\(right)V\(ends)Z"/>

      """
    return svg.dropLast(end.count) + Array(frame.utf8) + end
  }
}
