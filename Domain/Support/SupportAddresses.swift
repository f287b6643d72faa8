/// Where the people behind the program can be reached. What has no address is not invented: whoever
/// asks is told so, and shown what there is instead.
public struct SupportAddresses: Equatable, Sendable {
  /// The page where the program can be rated.
  public let page: String?
  /// The mailbox letters go to.
  public let mail: String?

  /// Gathers them.
  public init(page: String? = nil, mail: String? = nil) {
    self.page = page
    self.mail = mail
  }

  /// There are none.
  public static let none = SupportAddresses()

  /// Where those behind this Haru can be reached so far: what leads nowhere is not shown.
  public static let known = none
}
