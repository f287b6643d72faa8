/// A program that is started and left to itself.
enum StartedProgram {
  /// Starts a program; false when it does not start, or ends with an error while it is looked at.
  /// Most openers hand an address on and end, and some stay.
  static func stays(_ words: [String], timeout: Int) -> Bool {
    do throws(SpawnRefusal) {
      let child = ChildProcess(number: try Spawning.start(words))
      let deadline = Deadline(milliseconds: timeout)
      while deadline.left > 0 {
        if let status = child.status { return status == 0 }
        Pause.milliseconds(10)
      }
      return true
    } catch {
      return false
    }
  }
}
