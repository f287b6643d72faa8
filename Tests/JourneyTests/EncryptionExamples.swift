import Support
import Testing

/// The examples of the encryption commands.
enum EncryptionExamples {
  /// Runs an encryption example, with its secrets on standard input.
  static func run(_ example: String) throws {
    let fixture = try EncryptionFixture()
    let world = try fixture.world()
    if example != "encrypt on" { try fixture.turnOn(world) }
    let asksNothing = ["encrypt", "encrypt status --json", "encrypt close"].contains(example)
    let first =
      example == "encrypt recover" ? fixture.key.text : EncryptionFixture.passphrase
    let output = world.run(
      asksNothing ? example : example + " --stdin",
      input: "\(first)\n" + (example == "encrypt on" ? "" : "four new boats\n"))
    #expect(output.status == .done, "\(output.err)")
  }
}
