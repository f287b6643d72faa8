/// Words of a title or a line for which the named person is not simply met, in both languages.
enum NoMeeting {
  /// Returns whether a text is about a grave, a funeral or a memorial.
  static func isMourning(_ text: String) -> Bool {
    let words = words(of: text)
    return isWake(words)
      || words.contains { graves.contains($0) || rites.contains(where: $0.hasPrefix) }
  }

  /// Returns whether “wake” is a funeral wake, as in `wake for Tom` and `Grandpa's wake`. In `wake Leo at 7` it is a verb.
  private static func isWake(_ words: [String]) -> Bool {
    words.indices.contains { index in
      let before = index > 0 ? words[index - 1] : ""
      let after = words.indices.contains(index + 1) ? words[index + 1] : ""
      return words[index] == "wake" && after != "up"
        && (["for", "of"].contains(after) || ["s", "the", "a"].contains(before))
    }
  }

  /// Returns whether a text is about an operation, a hospital or a medical check. This also decides whether a Korean
  /// word between a name and a contact word makes the contact doubtful (`CaptureParser.isBesideContact`).
  static func isTreatment(_ text: String) -> Bool {
    words(of: text).contains { word in
      treatments.contains(word) || koreanTreatments.contains(where: word.contains)
    }
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
  }

  private static let graves: Set<String> = [
    "grave", "graves", "graveside", "graveyard", "cemetery", "funeral", "funerals", "memorial",
    "burial", "cremation", "crematorium", "requiem", "shiva", "condolences",
  ]
  private static let rites = [
    "산소", "성묘", "묘소", "묘지", "벌초", "납골", "봉안당", "수목장", "추모", "추도", "제사", "제삿", "기제사", "기일",
    "차례", "장례", "영결식", "발인", "입관", "부고", "문상", "조문", "빈소", "상갓집", "49재", "사십구재", "삼우제",
  ]
  private static let treatments: Set<String> = [
    "surgery", "operation", "op", "hospital", "scan", "mri", "ct", "checkup", "check-up", "biopsy",
    "chemo", "chemotherapy", "endoscopy", "colonoscopy", "x-ray", "ultrasound", "transplant",
  ]
  private static let koreanTreatments = ["수술", "입원", "퇴원", "병원", "검사", "검진", "항암", "응급실", "내시경"]
}
