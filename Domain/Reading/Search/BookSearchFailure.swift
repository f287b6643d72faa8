/// The failure of one source of the book search.
public struct BookSearchFailure: Error, Equatable, Sendable {
  public enum Cause: Equatable, Sendable {
    /// The service reported an error.
    case service(code: String?, message: String)
    /// The service was shut down. Carries the message of the service, if any.
    case closed(message: String?)
    /// The source does not know the book.
    case notFound
    /// The server answered with an HTTP error status.
    case status(Int)
    /// The request timed out.
    case slow
    /// The answer could not be parsed.
    case badAnswer
    /// The answer exceeds the size limit.
    case tooLarge(limit: Int)
    /// The answer describes a different book from the requested one.
    case otherBook
    /// No API key is configured.
    case noKey
    /// The API key was rejected. Carries the message of the service, if any.
    case badKey(message: String?)
    /// The quota of the API key is exhausted.
    case quota
    /// There was no network connection, or it broke.
    case offline
    /// Offline mode is on, and the answer is not cached.
    case notCached
    /// Too many requests are queued.
    case busy
    /// The request was cancelled.
    case cancelled
    /// The configured address is invalid.
    case badAddress
    /// The TLS connection failed.
    case insecure
    /// The program that sends requests is not installed.
    case noProgram
    /// The source does not offer this list or search.
    case notOffered
    /// The requested page is beyond the last page.
    case noSuchPage(last: Int)
    /// The stored books could not be read.
    case storage(StorageFailure)
    /// The program that sends requests failed. Carries its error message.
    case other(String)
  }

  public let source: BookSource
  public let reason: Cause

  public init(_ source: BookSource, _ reason: Cause) {
    self.source = source
    self.reason = reason
  }
}
