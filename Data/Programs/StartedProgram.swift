/// Starts programs that Haru leaves running.
enum StartedProgram {
  /// Starts a program; returns false if it cannot be started or exits with an error within the
  /// timeout. Most openers pass the address to another process and exit at once; some keep running.
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
