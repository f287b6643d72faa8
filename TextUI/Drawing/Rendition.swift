/// How pictures are shown: in coloured half blocks, or in letters where there are no colours or
/// no half blocks, so that nothing depends on either.
public enum Rendition: Equatable, Sendable, CaseIterable {
  case pixels, characters

  /// What suits the colours and the signs of a terminal.
  public init(_ depth: ColourDepth, isASCII: Bool) {
    self = depth == .none || isASCII ? .characters : .pixels
  }
}
