import Foundation
import Testing

@testable import Data

// E-15, E-24, A-20, A-21
@Suite struct `Secret bytes` {
  private let bytes = Array(UInt8(65)...96)

  @Test func `are read as they were written`() throws {
    let secret = try secret()
    #expect(secret.count == 32)
    #expect(secret.copied == bytes)
    #expect(try #require(SecretBytes(copying: [])).count == 0)
  }

  @Test func `are zero before they are written`() throws {
    let secret = try #require(SecretBytes(count: 5000) { _ in })
    #expect(secret.copied.allSatisfy { $0 == 0 })
  }

  @Test func `never appear in texts`() throws {
    let secret = try secret()
    var dumped = ""
    dump(secret, to: &dumped)
    dump(["key": secret], to: &dumped)
    let texts = ["\(secret)", String(describing: secret), String(reflecting: secret), dumped]
    for text in texts {
      #expect(!text.contains("ABCD") && !text.contains("65") && !text.contains("41"), "\(text)")
    }
  }

  @Test func `cannot be changed if they are long`() async {
    await #expect(processExitsWith: .failure) {
      SecretBytes(copying: [UInt8](repeating: 1, count: 65))?
        .withBytes { UnsafeMutablePointer(mutating: $0)[0] = 9 }
    }
  }

  @Test func `cannot be read past their end if they are long`() async {
    await #expect(processExitsWith: .failure) {
      SecretBytes(copying: [UInt8](repeating: 1, count: 65))?
        .withBytes { if $0[65] == 7 { print("read") } }
    }
  }

  @Test func `share memory if they are short, which is wiped between two of them`() throws {
    var addresses: Set<UInt> = []
    var kept: [SecretBytes] = []
    for number in 0..<200 {
      let bytes = [UInt8](repeating: UInt8(number), count: 64)
      let secret = try #require(SecretBytes(copying: bytes))
      addresses.insert(secret.withBytes { UInt(bitPattern: $0) })
      kept.append(secret)
    }
    #expect(addresses.count == 200)
    for (number, secret) in kept.enumerated() {
      #expect(secret.copied.allSatisfy { $0 == UInt8(number) })
    }
    kept = []
    for _ in 0..<200 {
      let next = try #require(SecretBytes(count: 64) { _ in })
      #expect(next.copied.allSatisfy { $0 == 0 })
    }
  }

  @Test(arguments: [32, 5000])
  func `are in no core file and in no forked process`(count: Int) throws {
    let secret = try #require(SecretBytes(count: count) { _ in })
    let address = secret.withBytes { UInt(bitPattern: $0) }
    let found = withExtendedLifetime(secret) { flags(of: address) }
    #expect(found.contains("dd"), "do not dump")
    #expect(found.contains("wf"), "wipe on fork")
  }

  private func secret() throws -> SecretBytes { try #require(SecretBytes(copying: bytes)) }
}

extension SecretBytes {
  /// A copy of the bytes.
  fileprivate var copied: [UInt8] {
    withBytes { Array(UnsafeBufferPointer(start: $0, count: count)) }
  }
}

// E-15, E-24, A-21
@Suite struct `The secrecy of a process` {
  @Test func `writes no core file and cannot be traced, as often as it begins`() async {
    await #expect(processExitsWith: .success) {
      #expect(ProcessSecrecy.begin())
      #expect(ProcessSecrecy.begin())
      let limits = systemText("/proc/self/limits")
      let row = limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") }
      #expect(row?.split(separator: " ")[4] == "0")
      var status = stat()
      #expect(stat("/proc/self/environ", &status) == 0 && status.st_uid == 0)
    }
  }
}

/// Returns the flags of the memory that contains an address.
private func flags(of address: UInt) -> [Substring] {
  var isInside = false
  for row in systemText("/proc/self/smaps").split(
    separator: "\n")
  {
    let words = row.split(separator: " ")
    let ends = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
    if ends.count == 2 { isInside = ends[0] <= address && address < ends[1] }
    if isInside, words[0] == "VmFlags:" { return Array(words.dropFirst()) }
  }
  return []
}

/// Returns the text of a file in `/proc`. `String(contentsOfFile:)` stops after the first piece of such a file.
private func systemText(_ path: String) -> String {
  let bytes = FileHandle(forReadingAtPath: path)?.readDataToEndOfFile() ?? Foundation.Data()
  return String(decoding: bytes, as: UTF8.self)
}
