import TextUI

/// A running pager, such as `less`, that shows a long answer on the terminal.
package struct Pager {
  /// Passes bytes to the pager. Returns false if the pager no longer reads, which is not an error.
  package let write: ([UInt8]) -> Bool
  /// Waits until the pager exits. Returns the pager command if it could not be started, otherwise nil.
  package let close: () -> String?

  package init(write: @escaping ([UInt8]) -> Bool, close: @escaping () -> String?) {
    self.write = write
    self.close = close
  }
}

extension CommandLineRunner {
  /// Runs a command and sends its output to a pager if the answer is long. With `--quiet`, the output of a command that
  /// changes the store is dropped.
  func runPaged(
    _ invocation: Invocation, _ page: CommandOutput, _ body: () throws(Report) -> ExitStatus
  )
    throws(Report) -> ExitStatus
  {
    if page.isQuiet, invocation.writes, !page.wantsJSON {
      return try page.out.diverted(to: { _ in true }, body)
    }
    guard invocation.isLong, !invocation.options.noPager, !page.wantsJSON, !page.isPlain,
      let pager = surroundings.pager?()
    else { return try body() }
    defer {
      if let missing = pager.close() {
        page.remark(
          Phrase(
            "긴 결과를 나눠 보여 줄 프로그램을 시작하지 못했어요: \(Printable.brief(missing)). $PAGER를 확인해 주세요.",
            "The pager could not be started: \(Printable.brief(missing)). Check $PAGER.")(
              page.language))
      }
    }
    return try page.out.diverted(to: pager.write, body)
  }
}
