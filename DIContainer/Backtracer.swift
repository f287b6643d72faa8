/// Reports that there is no backtrace program. Before `main`, the Swift runtime looks for `swift-backtrace` in folders
/// around the program, and aborts if /proc is not mounted. Haru ships without that program, so `Scripts/build` links
/// this in place of the search.
@_cdecl("haru_no_backtracer")
package func noBacktracer(_ name: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>? { nil }
