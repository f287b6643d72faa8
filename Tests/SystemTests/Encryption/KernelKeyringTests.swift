import Foundation
import Testing

@testable import Data

// E-03, A-09
@Suite(.serialized, .enabled(if: KernelKeyring.isAvailable, "the kernel refuses keyrings"))
struct `The keyring of the kernel` {
  private let keyring = KernelKeyring()
  /// A key id that no other test has.
  private let id = (0..<16).map { _ in UInt8.random(in: 0...255) }
  private let bytes = Array(UInt8(1)...32)

  @Test func `returns the bytes and the seconds that are left`() throws {
    try keyring.put(secret(bytes), named: id, for: 3600)
    #expect(try contents(of: id) == bytes)
    #expect(try (3000...3600).contains(keyring.secondsLeft(named: id)))
    #expect(rows(of: id).allSatisfy { !$0.contains(" perm ") })
    try keyring.remove(named: id)
  }

  @Test func `does not know a key that was never stored`() {
    #expect(throws: KeyringFailure.missing) { try keyring.get(named: id) }
    #expect(throws: KeyringFailure.missing) { try keyring.secondsLeft(named: id) }
    #expect(throws: KeyringFailure.missing) { try keyring.remove(named: id) }
  }

  @Test func `forgets a key that is removed`() throws {
    try keyring.put(secret(bytes), named: id, for: 3600)
    try keyring.remove(named: id)
    #expect(throws: KeyringFailure.missing) { try keyring.get(named: id) }
    #expect(throws: KeyringFailure.missing) { try keyring.remove(named: id) }
  }

  @Test func `forgets a key that has expired, and can store it again`() async throws {
    try keyring.put(secret(bytes), named: id, for: 1)
    #expect(try await isMissingSoon(id))
    #expect(throws: KeyringFailure.missing) { try keyring.secondsLeft(named: id) }
    #expect(throws: KeyringFailure.missing) { try keyring.remove(named: id) }
    try keyring.put(secret(bytes), named: id, for: 3600)
    #expect(try contents(of: id) == bytes)
    try keyring.remove(named: id)
  }

  @Test func `replaces a key, and the new one expires as well`() async throws {
    try keyring.put(secret([1]), named: id, for: 3600)
    try keyring.put(secret(bytes), named: id, for: 2)
    #expect(try contents(of: id) == bytes)
    #expect(try await isMissingSoon(id))
  }

  @Test func `keeps only the newest of many keys with one id`() async throws {
    for value in UInt8(0)..<20 {
      try keyring.put(secret([value]), named: id, for: 3600)
    }
    #expect(try contents(of: id) == [19])
    #expect(try await becomesTrue { rows(of: id).count <= 1 })
    try keyring.remove(named: id)
    #expect(try await becomesTrue { rows(of: id).isEmpty })
  }

  @Test func `never stores a key without an expiry`() {
    for seconds in [0, -1, Int.max] {
      #expect(throws: KeyringFailure.other(code: EINVAL)) {
        try keyring.put(secret(bytes), named: id, for: seconds)
      }
    }
    #expect(throws: KeyringFailure.missing) { try keyring.get(named: id) }
  }

  @Test func `stores and reads up to its limit`() throws {
    let long = [UInt8](repeating: 7, count: KernelKeyring.limit)
    try keyring.put(secret(long), named: id, for: 60)
    #expect(try contents(of: id) == long)
    try keyring.remove(named: id)
    #expect(throws: KeyringFailure.other(code: EINVAL)) {
      try keyring.put(secret(long + [7]), named: id, for: 60)
    }
  }

  @Test func `is read and emptied by another process of the same user`() async throws {
    try keyring.put(secret(bytes), named: id, for: 3600)
    await #expect(processExitsWith: .success) { [id = id as [UInt8], bytes = bytes as [UInt8]] in
      let found = try contents(of: id)
      #expect(found == bytes)
    }
    await #expect(processExitsWith: .success) { [id = id as [UInt8]] in
      try KernelKeyring().remove(named: id)
    }
    #expect(throws: KeyringFailure.missing) { try keyring.get(named: id) }
  }

  @Test func `is read and emptied by another login of the same user`() async throws {
    try keyring.put(secret(bytes), named: id, for: 3600)
    await #expect(processExitsWith: .success) { [id = id as [UInt8], bytes = bytes as [UInt8]] in
      #expect(setsid() > 0 || getpgrp() == getpid())
      #expect(KernelKeyring.joinNewSession())
      #expect(try contents(of: id) == bytes)
      #expect(try KernelKeyring().secondsLeft(named: id) > 0)
      try KernelKeyring().remove(named: id)
    }
    #expect(throws: KeyringFailure.missing) { try keyring.get(named: id) }
  }

  @Test func `outlives the process that stored a key`() async throws {
    await #expect(processExitsWith: .success) { [id = id as [UInt8], bytes = bytes as [UInt8]] in
      try KernelKeyring().put(secret(bytes), named: id, for: 3600)
    }
    #expect(try contents(of: id) == bytes)
    try keyring.remove(named: id)
  }

  @Test(arguments: [KernelKeyring.Step.staged, .limited])
  func `keeps nothing of a process that is killed before it publishes`(
    step: KernelKeyring.Step
  ) async throws {
    await killed(after: step, id, for: 3600)
    #expect(throws: KeyringFailure.missing) { try keyring.get(named: id) }
    #expect(try await becomesTrue { rows(of: id).isEmpty })
  }

  @Test func `keeps the older key of a process that is killed while it replaces it`() async throws {
    try keyring.put(secret([1]), named: id, for: 3600)
    await killed(after: .staged, id, for: 3600)
    #expect(try contents(of: id) == [1])
    try keyring.remove(named: id)
  }

  @Test func `lets a key expire whose process was killed after it published`() async throws {
    await killed(after: .published, id, for: 1)
    #expect(try await isMissingSoon(id))
  }

  @Test func `stays whole while threads store, read and remove one key`() async throws {
    let (id, bytes) = (id, bytes)
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask {
          for _ in 0..<(task < 3 ? 10 : 100) {
            do throws(KeyringFailure) {
              switch task {
              case 0..<3: try KernelKeyring().put(secret(bytes), named: id, for: 3600)
              case 3..<7: #expect(try contents(of: id) == bytes)
              default: try KernelKeyring().remove(named: id)
              }
            } catch .missing {
            } catch .full {
              // The kernel needs a moment to delete replaced keys.
            } catch {
              Issue.record(error)
            }
          }
        }
      }
    }
    #expect(!rows(of: id).contains { $0.contains(" perm ") })
    try? keyring.remove(named: id)
  }

  @Test func `says which failure a number of the system means`() {
    for code in [ENOKEY, EKEYEXPIRED, EKEYREVOKED] {
      #expect(KeyringFailure(code: code) == .missing)
    }
    for code in [ENOSYS, EPERM, EACCES] { #expect(KeyringFailure(code: code) == .unavailable) }
    #expect(KeyringFailure(code: EDQUOT) == .full)
    #expect(KeyringFailure(code: ENOMEM) == .other(code: ENOMEM))
  }

  // Needs a user of its own: the quota counts all keys of a user.
  @Test(.enabled(if: canBecomeAnotherUser, "only root can become another user"))
  func `says that a user has too many keys`() async {
    await #expect(processExitsWith: .success) {
      #expect(setgid(54_321) == 0 && setuid(54_321) == 0)
      let bytes = try secret([UInt8](repeating: 0, count: KernelKeyring.limit))
      var ids: [[UInt8]] = []
      #expect(throws: KeyringFailure.full) {
        for number in UInt8(0)...255 {
          try KernelKeyring().put(bytes, named: [number], for: 60)
          ids.append([number])
        }
      }
      #expect(!ids.isEmpty)
      for id in ids { try KernelKeyring().remove(named: id) }
    }
  }
}

/// Whether this process is root, also outside of a user namespace.
private let canBecomeAnotherUser =
  geteuid() == 0 && systemText("/proc/self/uid_map").contains(" 4294967295")

/// Returns the bytes of a key.
private func contents(of id: [UInt8]) throws(KeyringFailure) -> [UInt8] {
  let found = try KernelKeyring().get(named: id)
  return found.withBytes { Array(UnsafeBufferPointer(start: $0, count: found.count)) }
}

private func secret(_ bytes: [UInt8]) throws(KeyringFailure) -> SecretBytes {
  guard let secret = SecretBytes(copying: bytes) else { throw .other(code: ENOMEM) }
  return secret
}

private let steps = [KernelKeyring.Step.staged, .limited, .published]

/// Stores a key in another process, which is killed after a step.
private func killed(after step: KernelKeyring.Step, _ id: [UInt8], for seconds: Int) async {
  let number = steps.firstIndex(of: step)
  await #expect(processExitsWith: .signal(SIGKILL)) {
    [id = id as [UInt8], seconds = seconds as Int, number = number as Int?] in
    try KernelKeyring().put(secret([9]), named: id, for: seconds) {
      if steps.firstIndex(of: $0) == number { kill(getpid(), SIGKILL) }
    }
  }
}

/// Returns whether a key is missing within 30 seconds.
private func isMissingSoon(_ id: [UInt8]) async throws -> Bool {
  try await becomesTrue {
    do throws(KeyringFailure) {
      _ = try KernelKeyring().get(named: id)
      return false
    } catch {
      return error == .missing
    }
  }
}

/// Asks again and again, for 30 seconds at most.
private func becomesTrue(_ isTrue: () throws -> Bool) async throws -> Bool {
  for _ in 0..<300 {
    if try isTrue() { return true }
    try await Task.sleep(for: .milliseconds(100))
  }
  return false
}

/// Returns the rows of `/proc/keys` with a key id that have neither expired nor been revoked. Containers may hide the
/// file.
private func rows(of id: [UInt8]) -> [String] {
  let name = "haru:" + id.map { String(format: "%02x", $0) }.joined()
  return systemText("/proc/keys").split(separator: "\n").map(String.init)
    .filter { $0.contains(name) && !$0.contains("expd") }
}

/// Returns the text of a file in `/proc`, of which `String(contentsOfFile:)` reads only the first piece.
private func systemText(_ path: String) -> String {
  let bytes = FileHandle(forReadingAtPath: path)?.readDataToEndOfFile() ?? Foundation.Data()
  return String(decoding: bytes, as: UTF8.self)
}
