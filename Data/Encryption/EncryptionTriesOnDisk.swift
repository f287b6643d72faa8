public import Domain

/// Counts the wrong passphrases of a profile in the codes file, because the store itself is still closed.
public struct EncryptionTriesOnDisk: EncryptionTriesRepository {
  private let file: CodesFile
  private let profile: String

  public init(dataFolder: String, profile: String) {
    file = CodesFile(dataFolder: dataFolder)
    self.profile = profile
  }

  public func change<Answer: Sendable>(
    by rule: (LockTries) -> (tries: LockTries, answer: Answer)
  ) throws(StorageFailure) -> Answer {
    do throws(StorageFailure) {
      return try file.changeTries(of: "encryption " + profile, by: rule)
    } catch {
      // On a read-only disk wrong passphrases cannot be counted. The user can still open the store.
      if file.isWritable { throw error }
      return rule(.none).answer
    }
  }
}

extension CodesFile {
  /// Changes the wrong tries of a subject in one transaction. The row is deleted if no wrong tries are left.
  func changeTries<Answer>(
    of subject: String, by rule: (LockTries) -> (tries: LockTries, answer: Answer)
  ) throws(StorageFailure) -> Answer {
    try write { (file) throws(StorageFailure) in
      let subject = try CodesFile.stored(subject, in: file)
      let before =
        try file.first(CodesSQL.request, [subject]) {
          let wrong = CodeRow.request($0).wrong
          return LockTries(count: wrong.count, last: wrong.last)
        } ?? .none
      let (tries, answer) = rule(before)
      if tries == .none {
        if before != .none { try file.run(CodesSQL.forget, [subject]) }
      } else if tries != before {
        let wrong = WrongTries(count: tries.count, last: tries.last)
        let request = CodeRequest(hash: nil, sent: 0, tries: 0, wrong: wrong)
        try file.run(CodesSQL.keep, CodeRow.shape.values(of: request, [.subject: subject]))
      }
      return answer
    }
  }
}
