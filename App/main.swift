import DIContainer
import Glibc
import Presentation

// Settings, then the container, then one of the two shells; its status is the program's.
let out = Process.printer(to: STDOUT_FILENO)
let err = Process.printer(to: STDERR_FILENO)
let status: ExitStatus
do throws(UsageError) {
  let shells = try Shells(environment: Process.variable)
  status = shells.commandLine(readInput: Process.readInput, isTerminal: Process.isTerminal)
    .run(Process.words, out: out, err: err)
} catch {
  status = CommandLineRunner.fail(
    error, words: Process.words, language: Language(environment: Process.variable), err: err)
}
exit(status.rawValue)
