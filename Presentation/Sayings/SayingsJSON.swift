import PresentationKit

extension ListFields {
  /// Of a saying.
  static let sayings = ListFields(
    "sayings",
    """
    id eng kor who uploaded@ new unseen liked used text likedAt@ usedAt@
    """)
}
