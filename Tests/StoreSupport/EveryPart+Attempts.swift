extension EveryPart {
  /// Does a deed; a rule of its part may refuse it.
  package static func attempt(_ act: (Int) throws -> Void, _ n: Int) throws {
    do { try act(n) } catch {
      // Only a rule may refuse, or an id that is taken.
      let text = String(describing: error)
      if text.contains("storage("), !text.contains("other(code:") { throw error }
    }
  }
}
