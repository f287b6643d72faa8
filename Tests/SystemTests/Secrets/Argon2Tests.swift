import Data
import Domain
import Testing

@Suite struct `A stored secret` {
  private let keeper = SecretKeeper.argon2(.least)

  // product.md 11
  @Test func `is known again, and nothing else is taken for it`() throws {
    let hash = try keeper.hash("하루 1!")
    #expect(try keeper.matches("하루 1!", hash))
    for other in ["", "하루 1", "하루 1!\0", "하루 1! ", "haru 1!"] {
      #expect(try !keeper.matches(other, hash))
    }
  }

  // product.md 11
  @Test func `is stored as Argon2id with the costs in use, and differently each time`() throws {
    let standard = SecretKeeper.argon2()
    let (one, other) = (try standard.hash("1234"), try standard.hash("1234"))
    #expect(one.text.hasPrefix("$argon2id$v=19$m=65536,t=2,p=1$"))
    #expect(one != other)
    #expect(!one.text.contains("1234"))
    #expect(try standard.matches("1234", one) && standard.matches("1234", other))
  }

  @Test func `is not known by what was damaged where it is kept`() throws {
    let long = String(repeating: "a", count: 10_000)
    for text in ["", "$", "1234", "$argon2id$v=19$m=8,t=1,p=1$", long] {
      #expect(try !keeper.matches("1234", SecretHash(text)))
    }
  }
}
