import TextUI

/// What is said of photos by whatever copies them, brings them back or destroys them.
package struct PhotoWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// That records name photos whose files are not there.
  package func missing(_ count: Int) -> String {
    say(
      "사진 \(count)장의 파일이 없어요.",
      count == 1
        ? "1 photo file is missing." : "\(count) photo files are missing.")
  }

  /// The same where the store itself may be asked which ones they are.
  package func missingHere(_ count: Int) -> String {
    missing(count)
      + say(" 어느 사진인지는 `haru doctor`로 볼 수 있어요.", " For details, run `haru doctor`.")
  }
}
