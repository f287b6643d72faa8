import CPages
import DIContainer
import Platform
import Presentation
import PresentationKit

haru_ask_for_pages()
// What another computer asks for is served at once. For everybody else it is settings, then the
// container, then one of the two shells; its status is the program's.
if let served = RemoteServing.status(of: Process.words) { exit(served.rawValue) }
let out = Process.printer(to: STDOUT_FILENO)
let err = Process.printer(to: STDERR_FILENO)
let status: ExitStatus
do throws(ArgumentParseError) {
  let shells = try Shells(environment: Process.variable)
  status = shells.commandLine(readInput: Process.readInput, isTerminal: Process.isTerminal)
    .run(Process.words, out: out, err: err)
} catch {
  status = CommandLineRunner.fail(
    error, words: Process.words, language: Language(environment: Process.variable), err: err)
}
exit(status.rawValue)
