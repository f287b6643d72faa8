import FuzzPromises
import Glibc

// Kills a process that commits rows to an encrypted store, at a random moment, again and again. After each kill every
// row that was committed has to be there. Arguments: FOLDER COUNT [SEED]. Ends with status 1 when something was lost.
//
// The processes are forks of this one, which has one thread and never opens the store itself.

guard CommandLine.arguments.count >= 3, let count = Int(CommandLine.arguments[2]) else {
  print("StoreKiller FOLDER COUNT [SEED]")
  exit(2)
}
let folder = CommandLine.arguments[1]
var dice = Dice(seed: CommandLine.arguments.dropFirst(3).first.flatMap { UInt64($0) } ?? 1)

/// Starts a process that runs the body.
func fork(_ body: () throws -> Void) -> pid_t {
  fflush(nil)
  let process = Glibc.fork()
  guard process == 0 else { return process }
  do { try body() } catch {
    print("\(error)")
    fflush(nil)
    _exit(1)
  }
  _exit(0)
}

/// Waits for a process. Returns its exit status; nil if a signal ended it.
func ending(of process: pid_t) -> Int32? {
  var word: Int32 = 0
  while waitpid(process, &word, 0) < 0 && errno == EINTR {}
  return word & 0x7F == 0 ? (word >> 8) & 0xFF : nil
}

/// Kills a process. Returns its exit status if it ended by itself before; nil if it was killed.
func kill(_ process: pid_t) -> Int32? {
  Glibc.kill(process, SIGKILL)
  return ending(of: process)
}

/// Returns the last number in a pipe whose other end is closed, and how many there were.
func received(_ pipe: Int32) -> (last: Int?, count: Int) {
  var (last, count) = (Int?.none, 0)
  var numbers = [Int](repeating: 0, count: 4096)
  while true {
    let size = numbers.withUnsafeMutableBytes { Glibc.read(pipe, $0.baseAddress, $0.count) }
    if size < 0 && errno == EINTR { continue }
    if size <= 0 { return (last, count) }
    last = numbers[size / 8 - 1]
    count += size / 8
  }
}

/// Runs the body with a new pipe, and returns what was written to it.
func telling(_ body: (_ answers: Int32, _ messages: Int32) -> Void) -> (last: Int?, count: Int) {
  var ends: [Int32] = [0, 0]
  guard pipe(&ends) == 0 else { return (nil, 0) }
  // A writer never waits for this process.
  _ = fcntl(ends[1], 1031, 1 << 20)
  body(ends[1], ends[0])
  close(ends[1])
  defer { close(ends[0]) }
  return received(ends[0])
}

func lost(_ sentence: String) -> Never {
  print(sentence)
  exit(1)
}

let runsOfOneStore = 60
var (newest, rows, readers, examined) = (0, 0, 0, 0)
for run in 0..<count {
  let path = "\(folder)/\(run / runsOfOneStore).sqlite"
  if run % runsOfOneStore == 0 {
    for ending in ["", "-log", "-shm"] {
      unlink("\(folder)/\(run / runsOfOneStore - 1).sqlite" + ending)
    }
    let made = fork { try KilledStore(path: path, answers: -1).make() }
    guard ending(of: made) == 0 else { lost("No store could be made.") }
    newest = 0
  }
  var reader: pid_t?
  if run % 2 == 1 {
    reader = fork { try KilledStore(path: path, answers: -1).read() }
    readers += 1
  }
  let written = telling { answers, messages in
    let seed = dice.below(1000)
    let writer = fork { try KilledStore(path: path, answers: answers).write(seed: seed) }
    // Usually the writer is killed soon after its first commit, otherwise perhaps before it.
    if dice.below(5) > 0 {
      var first = pollfd(fd: messages, events: Int16(POLLIN), revents: 0)
      poll(&first, 1, 5_000)
    }
    usleep(UInt32(dice.below(8_000)))
    if let status = kill(writer), status != 0 {
      lost("Run \(run): the writer ended with \(status).")
    }
  }
  rows += written.count
  let acknowledged = max(newest, written.last ?? 0)
  let outlives = dice.below(2) == 0
  if let process = reader, !outlives {
    if let status = kill(process), status != 0 {
      lost("Run \(run): the reader ended with \(status).")
    }
    reader = nil
  }
  var status: Int32?
  let closing = dice.below(2) == 0
  let found = telling { answers, _ in
    let examiner = fork { try KilledStore(path: path, answers: answers).examine(closing: closing) }
    status = ending(of: examiner)
  }
  if let process = reader, let status = kill(process), status != 0 {
    lost("Run \(run): the reader ended with \(status).")
  }
  guard status == 0, let last = found.last else { lost("Run \(run): the store is damaged.") }
  if last < acknowledged {
    lost("Run \(run): row \(acknowledged) was committed, but \(last) is the newest.")
  }
  if last > acknowledged { examined += 1 }
  newest = last
}
print("\(count) kills, \(readers) of them beside a reader: all \(rows) commits were kept,")
print("and \(examined) that were not acknowledged.")
