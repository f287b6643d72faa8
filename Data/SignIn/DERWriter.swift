/// Encodes the few ASN.1 values in DER that keys and signatures need.
enum DERWriter {
  /// Encodes a non-negative integer, given as big-endian bytes.
  static func integer(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var number = Array(bytes.drop { $0 == 0 })
    // A set first bit would make it negative.
    if number.first.map({ $0 >= 0x80 }) ?? true { number.insert(0, at: 0) }
    return tagged(0x02, number)
  }

  static func sequence(_ values: [UInt8]...) -> [UInt8] { tagged(0x30, values.flatMap { $0 }) }

  /// Encodes a bit string of whole bytes.
  static func bits(_ bytes: [UInt8]) -> [UInt8] { tagged(0x03, [0] + bytes) }

  /// Encodes a public key as `SubjectPublicKeyInfo`.
  static func publicKey(_ kind: KeyKind, _ key: [UInt8]) -> [UInt8] {
    sequence(sequence(kind.name), bits(key))
  }

  enum KeyKind {
    case rsa, p256

    /// The algorithm identifier: the OID and its parameters in DER.
    var name: [UInt8] {
      switch self {
      // rsaEncryption, 1.2.840.113549.1.1.1, with NULL.
      case .rsa:
        [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01, 0x05, 0x00]
      // id-ecPublicKey, 1.2.840.10045.2.1, on the curve P-256, 1.2.840.10045.3.1.7.
      case .p256:
        [0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]
          + [0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07]
      }
    }
  }

  private static func tagged(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    [tag] + length(content.count) + content
  }

  private static func length(_ count: Int) -> [UInt8] {
    if count < 0x80 { return [UInt8(count)] }
    var (bytes, rest): ([UInt8], Int) = ([], count)
    while rest > 0 {
      bytes.insert(UInt8(rest & 0xFF), at: 0)
      rest >>= 8
    }
    return [0x80 | UInt8(bytes.count)] + bytes
  }
}
