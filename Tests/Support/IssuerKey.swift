import Foundation

/// A key of an issuer that really signs, made by the `openssl` program.
package struct IssuerKey: Sendable {
  /// What the key signs by: `RS256` or `ES256`.
  package let algorithm: String
  /// What the issuer calls it.
  package let name: String
  private let secret: [UInt8]
  /// Its public half, as the issuer's list has it, in members of JSON without their braces.
  package let shown: String

  /// A key that is long enough.
  package static let rsa = made("RS256", "rsa-1", ["RSA", "-pkeyopt", "rsa_keygen_bits:2048"])
  /// Another one of the same kind.
  package static let other = made("RS256", "rsa-1", ["RSA", "-pkeyopt", "rsa_keygen_bits:2048"])
  /// A key that can be broken.
  package static let weak = made("RS256", "weak", ["RSA", "-pkeyopt", "rsa_keygen_bits:1024"])
  /// A key on the curve P-256.
  package static let ec = made("ES256", "ec-1", ["EC", "-pkeyopt", "ec_paramgen_curve:P-256"])

  private static func made(_ algorithm: String, _ name: String, _ words: [String]) -> IssuerKey {
    let secret = OpenSSL.run(["genpkey", "-quiet", "-algorithm"] + words, [])
    let der = OpenSSL.run(["pkey", "-pubout", "-outform", "DER"], secret)
    let shown: String
    if algorithm == "ES256" {
      let point = Array(der.suffix(64))
      shown =
        "\"kty\":\"EC\",\"crv\":\"P-256\",\"x\":\"\(letters(Array(point.prefix(32))))\","
        + "\"y\":\"\(letters(Array(point.suffix(32))))\""
    } else {
      // The modulus stands before the exponent 65537, which is the end: 02 03 01 00 01.
      let size = words.contains("rsa_keygen_bits:1024") ? 128 : 256
      let modulus = Array(der.dropLast(5).suffix(size))
      shown = "\"kty\":\"RSA\",\"n\":\"\(letters(modulus))\",\"e\":\"AQAB\""
    }
    return IssuerKey(algorithm: algorithm, name: name, secret: secret, shown: shown)
  }

  /// The signature of some bytes, as tokens have it.
  package func signature(of bytes: [UInt8]) throws -> [UInt8] {
    let written = try SampleFolder.using { folder in
      try folder.write(secret, to: "key.pem")
      return OpenSSL.run(["dgst", "-sha256", "-sign", folder.path("key.pem")], bytes)
    }
    return algorithm == "ES256" ? Self.halves(of: written) : written
  }

  /// Bytes in the letters of tokens, by Foundation's own means.
  package static func letters(_ bytes: [UInt8]) -> String {
    Foundation.Data(bytes).base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }

  /// Two numbers of 32 bytes, from a sequence of two integers.
  private static func halves(of der: [UInt8]) -> [UInt8] {
    var (offset, all): (Int, [UInt8]) = (2, [])
    for _ in 0..<2 {
      let length = Int(der[offset + 1])
      let number = Array(der[(offset + 2)..<(offset + 2 + length)].suffix(32))
      all += [UInt8](repeating: 0, count: 32 - number.count) + number
      offset += 2 + length
    }
    return all
  }
}

/// The program that an issuer of these tests computes with.
package enum OpenSSL {
  /// What the program writes to its standard output.
  package static func run(_ words: [String], _ input: [UInt8]) -> [UInt8] {
    let (program, said, toSay) = (Process(), Pipe(), Pipe())
    program.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
    program.arguments = words
    program.standardInput = toSay
    program.standardOutput = said
    program.standardError = FileHandle.nullDevice
    do { try program.run() } catch { return [] }
    toSay.fileHandleForWriting.write(Foundation.Data(input))
    toSay.fileHandleForWriting.closeFile()
    let bytes = said.fileHandleForReading.readDataToEndOfFile()
    program.waitUntilExit()
    return [UInt8](bytes)
  }

  /// The SHA-256 of a text, in the letters of tokens.
  package static func challenge(_ verifier: String) -> String {
    IssuerKey.letters(run(["dgst", "-sha256", "-binary"], Array(verifier.utf8)))
  }
}
