import Foundation

/// A signing key of an OpenID Connect issuer, created by `openssl`.
package struct IssuerKey: Sendable {
  /// The signature algorithm: `RS256` or `ES256`.
  package let algorithm: String
  /// The key ID that the issuer publishes (`kid`).
  package let name: String
  private let secret: [UInt8]
  /// The public key as the JSON members of a JSON Web Key, without the braces.
  package let shown: String

  /// An RSA key of 2048 bits.
  package static let rsa = made("RS256", "rsa-1", ["RSA", "-pkeyopt", "rsa_keygen_bits:2048"])
  /// A second RSA key of 2048 bits with the same key ID as `rsa`.
  package static let other = made("RS256", "rsa-1", ["RSA", "-pkeyopt", "rsa_keygen_bits:2048"])
  /// An RSA key of 1024 bits, which is too short to be secure.
  package static let weak = made("RS256", "weak", ["RSA", "-pkeyopt", "rsa_keygen_bits:1024"])
  /// A key on the elliptic curve P-256.
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
      // The modulus comes before the exponent 65537, which is the end of the key: 02 03 01 00 01.
      let size = words.contains("rsa_keygen_bits:1024") ? 128 : 256
      let modulus = Array(der.dropLast(5).suffix(size))
      shown = "\"kty\":\"RSA\",\"n\":\"\(letters(modulus))\",\"e\":\"AQAB\""
    }
    return IssuerKey(algorithm: algorithm, name: name, secret: secret, shown: shown)
  }

  /// Returns the signature of some bytes in the format of JSON Web Tokens.
  package func signature(of bytes: [UInt8]) throws -> [UInt8] {
    let written = try SampleFolder.using { folder in
      try folder.write(secret, to: "key.pem")
      return OpenSSL.run(["dgst", "-sha256", "-sign", folder.path("key.pem")], bytes)
    }
    return algorithm == "ES256" ? Self.halves(of: written) : written
  }

  /// Returns bytes in Base64url without padding. Uses Foundation rather than the code under test.
  package static func letters(_ bytes: [UInt8]) -> String {
    Foundation.Data(bytes).base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }

  /// Converts a DER sequence of two integers to two numbers of 32 bytes.
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

/// The `openssl` program, with which the local issuer computes.
package enum OpenSSL {
  /// Returns the standard output of `openssl`; empty if it does not start.
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

  /// Returns the PKCE challenge of a verifier: its SHA-256 in Base64url.
  package static func challenge(_ verifier: String) -> String {
    IssuerKey.letters(run(["dgst", "-sha256", "-binary"], Array(verifier.utf8)))
  }
}
