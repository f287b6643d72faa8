/// Why a place does not do what it was asked for. Whatever it was then is not done, or done whole: a
/// connection may break after the last byte.
public enum RemoteFailure: Error, Equatable, Sendable {
  /// There is no such place: no folder, no database, no table of Haru's, no collection of the web.
  case noPlace
  /// It is a file instead of a folder.
  case isFile
  /// Nothing may be written there, or not even read.
  case notWritable
  /// There is no room left.
  case full
  /// A file is longer than any of Haru's.
  case tooLarge(limit: Int)
  /// Nobody answers there, or the connection broke.
  case unreachable
  /// It answered too late.
  case slow
  /// It took the connection and said nothing for so many seconds.
  case silent(seconds: Int)
  /// It asks for a password, and found none, or not the right one.
  case passwordWanted
  /// The file with the password can be read by others.
  case openPasswordFile
  /// Nobody has said yet that the other computer is the one it says it is, or it is another one since.
  case unknownHost(isChanged: Bool)
  /// The other computer has no `haru` on the path of its logins.
  case noHaru
  /// What answered there is no Haru that speaks as this one does: an older or a later one, or a
  /// login that says something else first.
  case otherHaru
  /// The program that leads there is not installed here.
  case noProgram(String)
  /// An engine refused, in the first line of its own words, or with a status of the web.
  case refused(String)
  /// Nobody wanted it any more.
  case cancelled
  /// Anything else, by the system's own number.
  case other(code: Int32)

  /// Whether what it was asked for may be done all the same.
  var mayBeDone: Bool {
    switch self {
    case .unreachable, .slow, .silent, .cancelled, .full, .other: true
    case .noPlace, .isFile, .notWritable, .tooLarge, .passwordWanted, .openPasswordFile,
      .unknownHost, .noHaru, .otherHaru, .noProgram, .refused:
      false
    }
  }
}
