/// Why a place where books are searched gave no answer.
public struct BookSearchFailure: Error, Equatable, Sendable {
  /// The kinds of reasons.
  public enum Reason: Equatable, Sendable {
    /// The service itself says what is wrong, in its own words.
    case service(code: String?, message: String)
    /// The service is not there any more; perhaps it says so itself.
    case closed(message: String?)
    /// It knows no such book.
    case notFound
    /// It answered with the number of a failure.
    case status(Int)
    /// It took too long.
    case slow
    /// What it answered cannot be understood.
    case badAnswer
    /// It answered with more than any answer needs.
    case tooLarge(limit: Int)
    /// It was asked for one book and told of another.
    case otherBook
    /// It wants a key, and none is configured.
    case noKey
    /// It does not take the key that is configured; perhaps it says why.
    case badKey(message: String?)
    /// It has answered as often as it does for one key.
    case quota
    /// Nobody answers, or the connection broke.
    case offline
    /// The network was not to be asked, and nothing is kept from earlier.
    case notKept
    /// Too many requests wait for their turn.
    case busy
    /// Nobody wanted the answer any more.
    case cancelled
    /// Its address is none.
    case badAddress
    /// The connection could not be made safe.
    case insecure
    /// The program that asks is not installed.
    case noProgram
    /// It has nothing of this kind.
    case notOffered
    /// There are no more pages than these.
    case noSuchPage(last: Int)
    /// The books that are kept here could not be read.
    case storage(StorageFailure)
    /// Anything else, in the asking program's own words.
    case other(String)
  }

  /// Who gave no answer.
  public let source: BookSource
  public let reason: Reason

  /// Puts a failure together.
  public init(_ source: BookSource, _ reason: Reason) {
    self.source = source
    self.reason = reason
  }
}
