/// Reports to the Swift runtime that there is no backtrace program. Before `main`, the runtime
/// searches for `swift-backtrace` in folders around the program, and aborts if /proc is not
/// mounted. Haru ships without a backtrace program, so `Scripts/build` links this function in place
/// of the search.
@_cdecl("haru_no_backtracer")
package func noBacktracer(_ name: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>? { nil }
