import PresentationKit

extension ListFields {
  /// The fields of a saying.
  static let sayings = ListFields(
    "sayings",
    """
    id eng kor who uploaded@ new unseen liked used text likedAt@ usedAt@
    """)
}
