import Foundation
import Support
import Testing

@testable import TextUI

/// Other programs that read and make QR codes.
enum QRReader {
  /// Runs a shell script in a folder and returns its output.
  static func run(_ words: [String], in folder: SampleFolder) throws -> [UInt8] {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    return bytes
  }

  /// Reads the codes of images with zbarimg, in the order of the names of the files. Its output has a line feed after
  /// each text. An image without a code leaves nothing.
  static func read(
    _ images: [(name: String, bytes: [UInt8])], inverted: Bool = false
  ) throws -> [UInt8] {
    try SampleFolder.using { folder in
      for image in images { try folder.write(image.bytes, to: image.name) }
      let option = inverted ? "-Stest-inverted" : ""
      // Documents are drawn before they are read.
      let script = """
        for file in *.svg; do
          if [ -e "$file" ]; then rsvg-convert "$file" -o "$file.png" && rm "$file"; fi
        done
        exec zbarimg --quiet --raw --nodbus -Sdisable -Sqrcode.enable \(option) *
        """
      return try run(["/bin/sh", "-c", script], in: folder)
    }
  }

  /// Checks that zbarimg reads a text from each image. If it does not, the first such image is named.
  static func expect(
    _ images: [(name: String, bytes: [UInt8])], of texts: [String], inverted: Bool = false
  ) throws {
    let numbered = images.enumerated().map { index, image in
      ("\(10_000 + index)\(image.name)", image.bytes)
    }
    let wanted = Array((texts.joined(separator: "\n") + "\n").utf8)
    if try read(numbered, inverted: inverted) == wanted { return }
    for (image, text) in zip(images, texts) {
      let seen = try read([image], inverted: inverted)
      if seen == Array(text.utf8) + [0x0A] { continue }
      Issue.record(
        "\(image.name) has “\(text)”, read as “\(String(decoding: seen, as: UTF8.self))”")
      return
    }
  }
}
