/// The byte format of a batch. Numbers are unsigned LEB128 (lowest seven bits first) in their shortest form, unless
/// stated otherwise. A list starts with its count.
///
/// | bytes | what |
/// | --- | --- |
/// | 1 | form: 1 |
/// | 16, 16 | group, device |
/// | number | seq |
/// | list | saw: for each device its number in the file's device table and its seq, in ascending order of number |
/// | 8 | clock, big-endian |
/// | 16 | chain |
/// | list | history entries: kind and subject (each the byte 2, byte count, UTF-8), instant |
/// | list | records |
/// | list | conflict entries |
/// | number, number | vocabulary of the author; lowest vocabulary a reader needs |
///
/// A record is its list number, its identity, and the list of its fields. A field is its number, the parts of its
/// value (`FieldValue`) and an end marker: byte 0 if it was written at the batch's clock, or byte 15 followed by how
/// much earlier. Records and fields are sorted and unique.
///
/// An identity of twenty letters (`FiveBitLetters`) is packed into 13 bytes: four zero bits, then five bits per
/// letter. Any other identity is the byte 16, a count, and its bytes.
///
/// A conflict entry is list, identity, field, the parts of the value and the byte 0. The stamp of the losing value
/// follows: device number in the table (0 is the batch's own device), clock in 8 bytes, seq. Last come the reason and
/// a byte: 0 open, 1 settled.
public enum BatchBytes {
  /// The format version this program writes.
  static let form: UInt8 = 1
  /// The end markers of a value: for a value written at the clock of the batch, and for one written before it.
  static let (end, endBefore): (UInt8, UInt8) = (0, 15)
  /// The first byte of an identity that is not twenty letters.
  static let plainIdentity: UInt8 = 16
  /// The number of letters in an id, and the number of bytes into which they are packed.
  static let (idLetters, idBytes) = (20, 13)
  /// The state byte of a conflict entry.
  static let (open, settled): (UInt8, UInt8) = (0, 1)

  /// Writes a batch. Other devices are written as their number in the file's table.
  static func write(_ batch: SyncBatch, _ table: DeviceTable, to writer: inout WireWriter) {
    writer.write(byte: form)
    writer.write(plain: batch.group.value.bytes)
    writer.write(plain: batch.device.value.bytes)
    writer.write(count: batch.seq)
    writer.write(count: batch.saw.devices.count)
    for device in batch.saw.devices {
      writer.write(count: table.number(of: device))
      writer.write(count: batch.saw[device])
    }
    writer.write(eight: batch.clock)
    writer.write(plain: batch.chain.bytes)
    writer.write(count: batch.historyEntries.count)
    for entry in batch.historyEntries {
      writer.write(.text(entry.kind))
      writer.write(.text(entry.subject))
      writer.write(count: entry.instant)
    }
    write(batch.changes, before: batch.clock, to: &writer)
    writer.write(count: batch.conflicts.count)
    for entry in batch.conflicts { write(entry, by: batch.device, table, to: &writer) }
    writer.write(count: batch.vocabulary)
    writer.write(count: batch.needs)
  }

  private static func write(
    _ changes: [SyncBatch.Change], before clock: UInt64, to writer: inout WireWriter
  ) {
    let records = changes.split(by: { !$0.name.isOfRecord($1.name) })
    writer.write(count: records.count)
    for record in records {
      guard let name = record.first?.name else { continue }
      writer.write(count: name.list)
      write(identity: name.identity, to: &writer)
      writer.write(count: record.count)
      for change in record {
        writer.write(count: change.name.field)
        writer.write(plain: change.value.bytes)
        if change.clock >= clock {
          writer.write(byte: end)
        } else {
          writer.write(byte: endBefore)
          writer.write(clock - change.clock)
        }
      }
    }
  }

  private static func write(
    _ entry: ConflictingVersion, by device: DeviceID, _ table: DeviceTable,
    to writer: inout WireWriter
  ) {
    writer.write(count: entry.id.name.list)
    write(identity: entry.id.name.identity, to: &writer)
    writer.write(count: entry.id.name.field)
    writer.write(plain: entry.value.bytes)
    writer.write(byte: end)
    let stamp = entry.id.stamp
    writer.write(count: stamp.device == device ? 0 : table.number(of: stamp.device))
    writer.write(eight: stamp.clock)
    writer.write(count: stamp.seq)
    writer.write(count: entry.reason)
    writer.write(byte: entry.isSettled ? settled : open)
  }

  static func write(identity: [UInt8], to writer: inout WireWriter) {
    if let packed = packed(identity) { return writer.write(plain: packed) }
    writer.write(byte: plainIdentity)
    writer.write(counted: identity)
  }

  /// Packs an identity into 13 bytes; nil if it is not twenty letters.
  static func packed(_ identity: [UInt8]) -> [UInt8]? {
    guard identity.count == idLetters, let values = FiveBitLetters.values(of: identity) else {
      return nil
    }
    var bytes: [UInt8] = []
    // 13 bytes have 104 bits and twenty letters need 100, so four zero bits come first.
    var (rest, bits) = (0, 4)
    for value in values {
      (rest, bits) = (rest << 5 | Int(value), bits + 5)
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: rest >> bits))
      rest &= 1 << bits - 1
    }
    return bytes
  }

  /// Unpacks the twenty letters of an identity from 13 bytes.
  static func unpacked(_ bytes: [UInt8]) -> [UInt8] {
    var letters: [UInt8] = []
    var (rest, bits) = (0, -4)
    for byte in bytes {
      (rest, bits) = (rest << 8 | Int(byte), bits + 8)
      while bits >= 5 {
        bits -= 5
        letters.append(FiveBitLetters.all[rest >> bits & 31])
      }
      rest &= 1 << max(0, bits) - 1
    }
    return letters
  }
}

extension Array {
  /// Splits the array into runs. A new run starts between two neighbours for which `begins` is true.
  func split(by begins: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var pieces: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices where index > start && begins(self[index - 1], self[index]) {
      pieces.append(self[start..<index])
      start = index
    }
    if start < endIndex { pieces.append(self[start...]) }
    return pieces
  }
}
