/// Something that is read without the user's asking, such as a note that arrived.
public struct GuardedInput: Hashable, Sendable {
  /// The folder, or the kind of inputs without one.
  public let source: String
  public let name: String
  /// Distinguishes this content from others of the same name, such as by length and time.
  public let version: String

  public init(source: String, name: String, version: String) {
    (self.source, self.name, self.version) = (source, name, version)
  }

  init(_ file: RemoteFile, in folder: String) {
    let time = file.lastWrite.map(String.init) ?? ""
    self.init(source: folder, name: file.name, version: "\(file.length) \(time)")
  }
}

/// Marks each input while it is read. A process that crashes or is killed leaves its mark, so that an input which ends
/// every process is not read for ever.
public struct CrashGuard: Sendable {
  /// A mark of this process; nil ends it.
  public typealias Mark = @Sendable (GuardedInput?) -> Void

  /// Returns by how many processes each input was being read when they ended.
  public var crashes: @Sendable () -> [GuardedInput: Int]
  public var mark: @Sendable () -> Mark
  /// Removes the marks and the crash counts of inputs.
  public var forget: @Sendable ([GuardedInput]) -> Void

  /// The number of crashes after which an input is no longer read.
  public static let limit = 2

  public init(
    crashes: @escaping @Sendable () -> [GuardedInput: Int],
    mark: @escaping @Sendable () -> Mark,
    forget: @escaping @Sendable ([GuardedInput]) -> Void
  ) {
    (self.crashes, self.mark, self.forget) = (crashes, mark, forget)
  }

  /// Marks nothing.
  public static let none = CrashGuard(crashes: { [:] }, mark: { { _ in } }, forget: { _ in })

  /// Runs `body` while an input is marked. Returns nil instead if the input is no longer read.
  package func reading<Value, Failure: Error>(
    _ input: GuardedInput, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value? {
    let count = crashes()[input] ?? 0
    if count >= Self.limit { return nil }
    let mark = mark()
    mark(input)
    defer { mark(nil) }
    let value = try body()
    if count > 0 { forget([input]) }
    return value
  }

  /// Returns the crashes in one folder, and forgets those of files that changed or are gone.
  func suspects(in folder: String, of files: [RemoteFile]) -> [GuardedInput: Int] {
    let all = crashes().filter { $0.key.source == folder }
    if all.isEmpty { return all }
    let current = Set(files.map { GuardedInput($0, in: folder) })
    let gone = all.keys.filter { !current.contains($0) }
    if !gone.isEmpty { forget(gone) }
    return all.filter { current.contains($0.key) }
  }
}
