/// A program that is started and left running.
enum StartedProgram {
  /// Starts a program; false if it cannot be started or ends with an error within the timeout. Most openers pass the
  /// address on and end at once; some keep running.
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
