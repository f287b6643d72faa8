import Domain

/// Runs `openssl`. Data is passed through standard input, public keys and signatures in private temporary files.
struct OpenSSLProgram {
  let program: String
  /// The folder for temporary files.
  let temporary: String
  var cancellation: Cancellation?

  /// The timeout of one call, in milliseconds.
  private static let timeout = 20_000

  /// Finds `openssl` in `PATH`.
  init(path: String?, temporary: String, cancellation: Cancellation?) throws(SignInFailure) {
    guard let program = ProgramPath.find("openssl", in: path) else { throw .noProgram(.openssl) }
    self.program = program
    self.temporary = temporary
    self.cancellation = cancellation
  }

  /// Returns the SHA-256 digest of bytes.
  func digest(_ bytes: [UInt8]) throws(SignInFailure) -> [UInt8] {
    let answer = try run(["dgst", "-sha256", "-binary"], bytes)
    guard answer.status == 0, answer.output.count == 32 else { throw .checkingFailed }
    return answer.output
  }

  /// Verifies a signature of bytes with a public key. Throws if the signature is invalid.
  func check(_ signature: [UInt8], of bytes: [UInt8], with key: SigningKey) throws(SignInFailure) {
    guard let written = key.written(signature) else { throw .token(.badSignature) }
    let files = [(name: "key.pem", bytes: key.file), (name: "signature", bytes: written)]
    guard let scratch = ScratchFolder.made(in: temporary, files) else { throw .checkingFailed }
    let folder = scratch.folder.path
    let answer = try run(
      ["dgst", "-sha256", "-verify", folder + "/key.pem", "-signature", folder + "/signature"],
      bytes)
    if answer.status == 0, answer.output.starts(with: "Verified OK".utf8) { return }
    // `openssl` exits with 1 for invalid signatures and for unusable keys alike.
    guard answer.status == 1 else { throw .checkingFailed }
    throw .token(
      answer.errorLines.contains { $0.contains("public key") } ? .unusableKey : .badSignature)
  }

  private func run(_ words: [String], _ input: [UInt8]) throws(SignInFailure) -> ProgramAnswer {
    let call = ProgramCall(
      path: program, arguments: words, input: input, limit: 1 << 12, timeout: Self.timeout,
      cancellation: cancellation)
    switch call.run() {
    case .missing: throw .noProgram(.openssl)
    case .notStarted, .tooMuch, .tooSlow: throw .checkingFailed
    case .cancelled: throw .cancelled
    case .ended(let answer): return answer
    }
  }
}
