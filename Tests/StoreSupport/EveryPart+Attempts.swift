extension EveryPart {
  /// Makes a change. Ignores the failure if a rule refuses the change or an ID is already in use.
  package static func attempt(_ act: (Int) throws -> Void, _ n: Int) throws {
    do { try act(n) } catch {
      // A refusal by a rule is not a storage failure, and an ID in use is the storage failure `other(code:)`.
      let text = String(describing: error)
      if text.contains("storage("), !text.contains("other(code:") { throw error }
    }
  }
}
