// swift-tools-version: 6.2
import PackageDescription

/// A package of somebody else that wants the rules and nothing more.
let package = Package(
  name: "Consumer",
  dependencies: [.package(name: "haru", path: "../..")],
  targets: [
    .executableTarget(
      name: "Consumer", dependencies: [.product(name: "Domain", package: "haru")])
  ])
