# Installs the tarball of a release with Homebrew on Linux. Scripts/release writes the version, the address and the
# sums. Tried: Ruby reads the formula. Not tried: Homebrew itself.
class Haru < Formula
  desc "One home for the people, words, moods, plans and books of a day"
  homepage "@URL@"
  version "@VERSION@"
  license all_of: ["MIT", "LGPL-2.1-or-later", "ISC", "Unicode-3.0",
                   { "GPL-3.0-or-later" => { with: "GCC-exception-3.1" } },
                   { "Apache-2.0" => { with: "Swift-exception" } }]
  depends_on :linux

  on_intel do
    url "@URL@/haru-@VERSION@-linux-x86_64.tar.gz"
    sha256 "@SUM_x86_64@"
  end
  on_arm do
    url "@URL@/haru-@VERSION@-linux-aarch64.tar.gz"
    sha256 "@SUM_aarch64@"
  end

  def install
    bin.install "bin/haru"
    man1.install "share/man/man1/haru.1"
    (man/"ko/man1").install "share/man/ko/man1/haru.1"
    bash_completion.install "share/bash-completion/completions/haru"
    zsh_completion.install "share/zsh/site-functions/_haru"
    fish_completion.install "share/fish/vendor_completions.d/haru.fish"
    doc.install Dir["share/doc/haru/*"]
  end

  test do
    ENV["HARU_HOME"] = testpath/"records"
    system bin/"haru", "people", "add", "Mina", "--every", "7"
    assert_match "Mina", shell_output("#{bin}/haru people list")
  end
end
