import CLinux

/// A new key that only the thread that made it can find, until it is published.
package struct StagedKey: Sendable {
  /// The number of the keyring that contains the key.
  package let area: Int32
  /// The number of the key.
  package let key: Int32
}

// The functions of this file return a number or 0, or a negative `errno` value. Without a kernel keyring it is ENOSYS.

/// Returns the number of the user keyring.
package func userKeyring() -> Int32 {
  #if os(Linux)
    return haru_key_user_keyring()
  #else
    return -ENOSYS
  #endif
}

/// Adds a new key that only this thread can find; nil on failure, and `errno` is set.
package func stageKey(_ name: String, _ bytes: UnsafeBufferPointer<UInt8>) -> StagedKey? {
  #if os(Linux)
    var key: Int32 = 0
    let area = unsafe haru_key_stage(name, bytes.baseAddress, bytes.count, &key)
    if area >= 0 { return StagedKey(area: area, key: key) }
    errno = -area
    return nil
  #else
    errno = ENOSYS
    return nil
  #endif
}

/// Sets the rights and the expiry of a staged key.
package func limitKey(_ staged: StagedKey, seconds: UInt32) -> Int32 {
  #if os(Linux)
    return haru_key_limit(staged.key, seconds)
  #else
    return -ENOSYS
  #endif
}

/// Links a staged key into the user keyring. It replaces a key of the same name.
package func publishKey(_ staged: StagedKey) -> Int32 {
  #if os(Linux)
    return haru_key_publish(staged.key)
  #else
    return -ENOSYS
  #endif
}

/// Removes a key from the keyring of this thread. A published key remains in the user keyring.
package func unstageKey(_ staged: StagedKey) {
  #if os(Linux)
    _ = haru_key_unstage(staged.area)
  #endif
}

/// Returns the number of the key with this name in the user keyring.
package func findKey(_ name: String) -> Int32 {
  #if os(Linux)
    return unsafe haru_key_find(name)
  #else
    return -ENOSYS
  #endif
}

/// Returns how many bytes a key has.
package func sizeOfKey(_ key: Int32) -> Int32 {
  #if os(Linux)
    return haru_key_size(key)
  #else
    return -ENOSYS
  #endif
}

/// Fills a buffer with the bytes of a key. The sizes must be equal; otherwise returns EMSGSIZE as an error.
package func readKey(_ key: Int32, _ bytes: UnsafeMutableBufferPointer<UInt8>) -> Int32 {
  #if os(Linux)
    return unsafe haru_key_read(key, bytes.baseAddress, bytes.count)
  #else
    return -ENOSYS
  #endif
}

/// Deletes the content of a key at once, and removes the key from the user keyring.
package func removeKey(_ key: Int32) -> Int32 {
  #if os(Linux)
    return haru_key_remove(key)
  #else
    return -ENOSYS
  #endif
}

/// Gives this process a new session keyring, as a login does. For tests.
package func joinNewSessionKeyring() -> Int32 {
  #if os(Linux)
    return haru_key_new_session()
  #else
    return -ENOSYS
  #endif
}

#if os(Linux)
  /// The errors of keys, which are not in POSIX.
  package let keyErrors = (
    missing: ENOKEY, expired: EKEYEXPIRED, revoked: EKEYREVOKED, rejected: EKEYREJECTED
  )
#else
  package let keyErrors = (missing: ENOENT, expired: ENOENT, revoked: ENOENT, rejected: ENOENT)
#endif
