import TextUI

/// Messages about photos in backups, restores and deletions.
package struct PhotoWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// Returns the message that files of photos in records are missing.
  package func missing(_ count: Int) -> String {
    say(
      "사진 \(count)장의 파일이 없어요.",
      count == 1
        ? "1 photo file is missing." : "\(count) photo files are missing.")
  }

  /// Returns the message of `missing` with the advice to run `haru doctor`, which lists the files. It is only for the
  /// store of the user, not for a copy.
  package func missingHere(_ count: Int) -> String {
    missing(count)
      + say(" 어느 사진인지는 `haru doctor`로 볼 수 있어요.", " For details, run `haru doctor`.")
  }
}
