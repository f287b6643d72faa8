import CSQLite

/// Provides `SearchTokens` to SQLite's full-text index, as the tokenizer named `haru`.
@safe enum Tokenizer {
  /// Registers the tokenizer on a connection and returns SQLite's status.
  static func register(with connection: OpaquePointer) -> Int32 {
    guard let api = unsafe haru_sqlite_fts5(connection) else { return SQLITE_ERROR }
    // The tokenizer has no state, so its handle can be any non-null address.
    var tokenizer = unsafe fts5_tokenizer(
      xCreate: { _, _, words, made in
        // The address is the only difference: `haru initials` splits names into their initials.
        unsafe made?.pointee = words > 0 ? Tokenizer.ofInitials : OpaquePointer(bitPattern: 1)
        return SQLITE_OK
      },
      xDelete: { _ in },
      xTokenize: { tokenizer, context, flags, start, count, take in
        guard let start = unsafe start, let take = unsafe take, count > 0 else { return SQLITE_OK }
        let bytes = unsafe start.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
          unsafe Array(UnsafeBufferPointer(start: $0, count: Int(count)))
        }
        let tokens =
          if flags & FTS5_TOKENIZE_QUERY != 0 {
            SearchTokens(ofPhrase: bytes)
          } else if unsafe tokenizer == Tokenizer.ofInitials {
            SearchTokens(initialsOf: bytes)
          } else {
            SearchTokens(bytes, isQuery: false)
          }
        return unsafe Tokenizer.visit(tokens) { bytes, isColocated in
          unsafe take(
            context, isColocated ? FTS5_TOKEN_COLOCATED : 0, bytes.baseAddress,
            Int32(bytes.count), 0, 0)
        }
      })
    return unsafe api.pointee.xCreateTokenizer(api, "haru", nil, &tokenizer, nil)
  }

  private static var ofInitials: OpaquePointer? { unsafe OpaquePointer(bitPattern: 2) }

  /// Passes tokens to the callback until it returns an error.
  private static func visit(
    _ tokens: SearchTokens, _ take: (UnsafeBufferPointer<CChar>, Bool) -> Int32
  ) -> Int32 {
    unsafe tokens.bytes.withUnsafeBytes { bytes in
      let characters = unsafe bytes.assumingMemoryBound(to: CChar.self)
      var status = SQLITE_OK
      tokens.visit { token, isColocated in
        status = unsafe take(UnsafeBufferPointer(rebasing: characters[token]), isColocated)
        return status == SQLITE_OK
      }
      return status
    }
  }
}
