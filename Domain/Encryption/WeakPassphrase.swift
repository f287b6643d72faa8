/// Recognises passphrases that an attacker tries first. Case and white space are ignored.
package enum WeakPassphrase {
  /// Returns whether a text is a very common passphrase, a run of neighbouring keys, or a short text that is repeated.
  static func isCommon(_ text: String) -> Bool {
    let letters = plain(text)
    return known.contains(String(letters)) || isRepetition(letters) || isRun(letters)
  }

  /// Returns whether a text is a name, once or repeated.
  static func isName(_ text: String, _ name: String) -> Bool {
    let name = plain(name)
    return !name.isEmpty && repeats(plain(text), name.count, of: name)
  }

  private static func plain(_ text: String) -> [Character] {
    text.lowercased().filter { !$0.isWhitespace }
  }

  /// Returns whether a text consists of up to four characters again and again.
  private static func isRepetition(_ letters: [Character]) -> Bool {
    letters.isEmpty
      || (1...4).contains { $0 * 2 <= letters.count && repeats(letters, $0, of: letters) }
  }

  /// Returns whether a text is the first `count` letters of a unit, one or more times.
  private static func repeats(
    _ letters: [Character], _ count: Int, of unit: [Character]
  ) -> Bool {
    !letters.isEmpty && letters.count.isMultiple(of: count)
      && letters.indices.allSatisfy { letters[$0] == unit[$0 % count] }
  }

  /// Returns whether each character follows the one before it in a row of keys or letters, forwards or backwards. A row
  /// continues at its other end.
  private static func isRun(_ letters: [Character]) -> Bool {
    rows.contains { row in
      let indices = letters.compactMap(row.firstIndex)
      guard indices.count == letters.count else { return false }
      return [1, row.count - 1].contains { step in
        zip(indices, indices.dropFirst()).allSatisfy { ($0 + step) % row.count == $1 }
      }
    }
  }

  private static let rows: [[Character]] = [
    "1234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm",
    "가나다라마바사아자차카타파하", "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ",
  ].map(Array.init)

  /// Very common passphrases of at least eight characters, in lower case and without blanks. Runs and repetitions are
  /// recognised without the list.
  package static let known: Set<String> = Set(
    """
    password password1 password12 password123 password1234 password! passw0rd p@ssw0rd p@ssword
    mypassword newpassword passphrase letmein1 letmein123 welcome1 welcome123 iloveyou iloveyou1
    iloveyou2 sunshine princess football baseball superman starwars whatever trustno1 jennifer
    computer michelle maverick midnight internet security changeme admin123 admin1234
    administrator secret123 dragon123 monkey123 master123 mysecret mydiary1 harudiary opensesame
    correcthorsebatterystaple
    abcd1234 abcd12345 abc12345 a1b2c3d4 a1234567 a12345678 12345678a 123456789a 1234abcd
    1q2w3e4r 1q2w3e4r! 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qazxsw2 zaq12wsx qazwsxedc
    qwer1234 qwer1234! 1234qwer qwerty12 qwerty123 qwerty1234 qwerasdf qwerasdfzxcv
    qwertyuiopasdfghjkl asdf1234 asdfqwer asdfzxcv 1234asdf zxcv1234 zxcvasdf 123qweasd
    11223344 1122334455 112233445566 1029384756 147258369 147852369 741852963 789456123
    123654789 159357456 31415926 314159265 3141592653
    dkssudgktpdy dkssud12 dkssud123 dkssud1234 tkfkdgody tkfkdgkqslek tkfkdgo123 tkfkdgo1234
    qlalfqjsgh qlalfqjsgh1 qlalfqjsgh123 rkskekfk rkskekfk1 rkskekfkakqktk eogksalsrnr
    dkanrjsk durlwjrl rhoscksgdk ehdgoanf ehdgoanfrhkqorentks
    비밀번호1234 비밀번호123! 안녕하세요123 안녕하세요1234 안녕하세요안녕하세요
    사랑합니다사랑합니다 사랑해요1234 대한민국1234 대한민국만세만세 가나다라1234
    하루일기비밀번호 동해물과백두산이 동해물과백두산이마르고닳도록 아버지가방에들어가신다
    ㅂㅈㄷㄱ쇼ㅕㅑㅐㅔ ㅁㄴㅇㄹ호ㅓㅏㅣ
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
