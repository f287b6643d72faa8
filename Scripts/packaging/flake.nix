# Installs the tarball of a release with Nix: nix profile install, nix run. Scripts/release writes the version, the
# address and the sums. Tried: Nix 2.8 reads the flake and describes the package, with a folder in place of nixpkgs.
# Not tried: building it with the real nixpkgs.
{
  description = "One home for the people, words, moods, plans and books of a day";
  inputs.nixpkgs.url = "nixpkgs";
  outputs = { self, nixpkgs }:
    let
      version = "@VERSION@";
      package = machine: sum:
        let pkgs = nixpkgs.legacyPackages."${machine}-linux";
        in {
          default = pkgs.stdenvNoCC.mkDerivation {
            pname = "haru";
            inherit version;
            src = pkgs.fetchurl {
              url = "@URL@/haru-${version}-linux-${machine}.tar.gz";
              sha256 = sum;
            };
            installPhase = "mkdir -p $out && cp -r bin share $out/";
            # The program is static and stripped: nothing in it has to be changed.
            dontFixup = true;
            meta.mainProgram = "haru";
          };
        };
    in {
      packages.x86_64-linux = package "x86_64" "@SUM_x86_64@";
      packages.aarch64-linux = package "aarch64" "@SUM_aarch64@";
    };
}
