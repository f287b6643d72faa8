import Domain
import Testing

@testable import Data

/// A stream for tests, in pieces or whole.
struct StreamSample {
  let key: DataKey
  var purpose = EncryptedStreamPurpose.photo
  var name: String? = "b83af265"
  var slots: [KeySlot] = []

  init() throws { key = try #require(DataKey.random()) }

  static func bytes(_ count: Int) -> [UInt8] { (0..<count).map { UInt8($0 % 251) } }

  /// The lengths of pieces, which are repeated.
  private static let lengths = [1, 63, 64, 2, 31, 33, 65_553, 7, 65_536, 1000]

  private static func pieces(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      pieces.append(rest.prefix(lengths[pieces.count % lengths.count]))
      rest = rest.dropFirst(lengths[(pieces.count - 1) % lengths.count])
    }
    return pieces
  }

  func encrypt(_ bytes: [UInt8]) throws -> [UInt8] {
    try EncryptedStream.encrypt(bytes, as: purpose, name: name, slots: slots, with: key)
  }

  func encryptInPieces(_ bytes: [UInt8]) throws -> [[UInt8]] {
    var writer = try EncryptedStreamWriter(purpose, name: name, slots: slots, with: key)
    var stored: [[UInt8]] = []
    for piece in Self.pieces(bytes) { writer.write(piece) { stored.append($0) } }
    writer.finish { stored.append($0) }
    return stored
  }

  func decrypt(_ stored: [UInt8]) throws(EncryptedStreamFailure) -> [UInt8] {
    try EncryptedStream.decrypt(stored, as: purpose, name: name, with: key)
  }

  func decryptInPieces(
    _ pieces: [ArraySlice<UInt8>]
  ) -> (bytes: [UInt8], failure: EncryptedStreamFailure?) {
    var bytes: [UInt8] = []
    do throws(EncryptedStreamFailure) {
      var reader = try EncryptedStreamReader(purpose, name: name, with: key)
      for var piece in pieces {
        while let chunk = try reader.next(from: &piece) { bytes += chunk }
      }
      bytes += try reader.finish()
      return (bytes, nil)
    } catch { return (bytes, error) }
  }

  func decryptInPieces(_ stored: [UInt8]) -> (bytes: [UInt8], failure: EncryptedStreamFailure?) {
    decryptInPieces(Self.pieces(stored))
  }

  func failure(of stored: [UInt8]) -> EncryptedStreamFailure? {
    do throws(EncryptedStreamFailure) {
      _ = try decrypt(stored)
      return nil
    } catch { return error }
  }
}
