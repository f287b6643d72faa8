import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite struct `A code on its way` {
  private func message(_ emails: [String] = []) throws -> CodeMessage {
    CodeMessage(
      number: MobileNumber(stored: "01012345678"), emails: emails.map(EmailAddress.init(stored:)),
      text: "인증번호는 4321예요.", code: try PhoneCode(typed: "4321"))
  }

  /// Writes an executable shell script with this name into a folder.
  private func program(_ script: String, _ name: String, in folder: SampleFolder) throws {
    try folder.write(Array("#!/bin/sh\n\(script)\n".utf8), to: name)
    try folder.permit(0o755, name)
  }

  @Test func `is read by a program on its standard input, and stands nowhere else`() throws {
    try SampleFolder.using { folder in
      let seen = folder.path("seen")
      try program("{ echo \"$@\"; env; } >'\(seen)-words'; cat >'\(seen)'", "sms", in: folder)
      let sender = CodeSender.command(["sms", "--via", "x y"], path: folder.path)
      #expect(try sender.send(try message()) == .handedOn)
      #expect(try folder.bytes("seen") == Array("01012345678\n인증번호는 4321예요.\n".utf8))
      let words = String(decoding: try folder.bytes("seen-words"), as: UTF8.self)
      #expect(words.hasPrefix("--via x y\n") && !words.contains("4321"))
    }
  }

  @Test func `that a program refuses says why, but not the code`() throws {
    try SampleFolder.using { folder in
      try program("cat >/dev/null; echo no credit >&2; exit 3", "sms", in: folder)
      #expect(throws: SendingFailure.failed(program: "sms", words: "no credit")) {
        try CodeSender.command(["sms"], path: folder.path).send(try message())
      }
      try program("cat >&2; exit 3", "sms", in: folder)
      let failure = #expect(throws: SendingFailure.self) {
        try CodeSender.command(["sms"], path: folder.path).send(try message())
      }
      #expect(!"\(String(describing: failure))".contains("4321"))
    }
  }

  @Test(arguments: [["no-such-program"], ["/no/such/program"], []])
  func `has no way without its program, and says so`(_ words: [String]) throws {
    #expect(throws: SendingFailure.noProgram(words.first ?? "")) {
      try CodeSender.command(words, path: "/nonexistent").send(try message())
    }
  }

  @Test func `goes by mail to the addresses that are known, however odd`() throws {
    try SampleFolder.using { folder in
      let seen = folder.path("seen")
      try program("echo \"$@\" >'\(seen)-words'; cat >'\(seen)'", "sendmail", in: folder)
      let sender = CodeSender.mail(path: folder.path)
      let odd = "a, b\"c"
      #expect(
        try sender.send(try message(["mina@example.com", odd + "@example.com"])) == .mailed)
      let mail = String(decoding: try folder.bytes("seen"), as: UTF8.self)
      #expect(mail.hasPrefix(#"To: mina@example.com, "a, b\"c"@example.com"# + "\n"))
      #expect(mail.contains("\n\n인증번호는 4321예요.\n"))
      #expect(mail.components(before: "\n\n").contains("4321") == false)
      #expect(try folder.bytes("seen-words") == Array("-i -t\n".utf8))
    }
  }

  @Test func `goes nowhere by mail without an address`() throws {
    #expect(throws: SendingFailure.noAddress) {
      try CodeSender.mail(path: nil).send(try message())
    }
  }
}

extension String {
  /// Returns the part of this string before the first match of `text`, or all of it if there is no match.
  fileprivate func components(before text: String) -> String {
    range(of: text).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
