import CSQLite

/// Lends `SearchTokens` to SQLite's full-text index, as the tokenizer named `haru`.
@safe enum Tokenizer {
  /// Makes the tokenizer known to a connection and gives the library's status.
  static func register(with connection: OpaquePointer) -> Int32 {
    guard let api = unsafe haru_sqlite_fts5(connection) else { return SQLITE_ERROR }
    // It keeps nothing of its own, so that any address will do for one.
    var tokenizer = unsafe fts5_tokenizer(
      xCreate: { _, _, _, made in
        unsafe made?.pointee = OpaquePointer(bitPattern: 1)
        return SQLITE_OK
      },
      xDelete: { _ in },
      xTokenize: { _, context, flags, start, count, take in
        guard let start = unsafe start, let take = unsafe take, count > 0 else { return SQLITE_OK }
        let bytes = unsafe start.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
          unsafe Array(UnsafeBufferPointer(start: $0, count: Int(count)))
        }
        let isQuery = flags & FTS5_TOKENIZE_QUERY != 0
        return unsafe Tokenizer.visit(bytes, isQuery: isQuery) { bytes, isColocated in
          unsafe take(
            context, isColocated ? FTS5_TOKEN_COLOCATED : 0, bytes.baseAddress,
            Int32(bytes.count), 0, 0)
        }
      })
    return unsafe api.pointee.xCreateTokenizer(api, "haru", nil, &tokenizer, nil)
  }

  /// Cuts a text and hands its tokens over until one is not taken.
  private static func visit(
    _ text: [UInt8], isQuery: Bool, _ take: (UnsafeBufferPointer<CChar>, Bool) -> Int32
  ) -> Int32 {
    let tokens = isQuery ? SearchTokens(ofPhrase: text) : SearchTokens(text, isQuery: false)
    return unsafe tokens.bytes.withUnsafeBytes { bytes in
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
