/// Why an operation on a remote failed. A failed operation is never half done, but it may have been done completely.
/// For example, the connection may break after the last byte (`mayBeDone`).
public enum RemoteFailure: Error, Equatable, Sendable {
  /// The folder, the database, Haru's table or the WebDAV collection does not exist.
  case notFound
  /// The path is a file, not a folder.
  case isFile
  /// The user has no permission to write, or to read.
  case notWritable
  /// The disk is full.
  case full
  /// A file exceeds Haru's size limit.
  case tooLarge(limit: Int)
  /// The remote cannot be reached, or the connection broke.
  case unreachable
  /// The answer timed out.
  case slow
  /// The remote accepted the connection but sent nothing for this many seconds.
  case silent(seconds: Int)
  /// A password is required, and it was missing or wrong.
  case passwordWanted
  /// Other users can read the password file.
  case openPasswordFile
  /// The SSH host key is not confirmed yet, or has changed.
  case unknownHost(isChanged: Bool)
  /// The other computer has no `haru` on the login path.
  case noHaru
  /// The answer is not in this version of Haru's protocol: it is another version, or output of the login shell.
  case otherHaru
  /// The program that connects to the remote is not installed on this computer.
  case noProgram(String)
  /// The server refused the operation; the text is the first line of its message, or an HTTP status.
  case refused(String)
  /// The remote is a database, which has no ordinary files.
  case noFiles
  /// The operation was cancelled.
  case cancelled
  /// Any other error, with the system's `errno`.
  case other(code: Int32)

  /// Whether the remote refused this operation, although it can be reached.
  var isRefusal: Bool {
    switch self {
    case .notWritable, .isFile, .tooLarge, .refused, .other: true
    case .notFound, .full, .unreachable, .slow, .silent, .passwordWanted, .openPasswordFile,
      .unknownHost, .noHaru, .otherHaru, .noProgram, .noFiles, .cancelled:
      false
    }
  }

  /// Whether the operation may have been done although it failed.
  var mayBeDone: Bool {
    switch self {
    case .unreachable, .slow, .silent, .cancelled, .full, .other: true
    case .notFound, .isFile, .notWritable, .tooLarge, .passwordWanted, .openPasswordFile,
      .unknownHost, .noHaru, .otherHaru, .noProgram, .refused, .noFiles:
      false
    }
  }
}
