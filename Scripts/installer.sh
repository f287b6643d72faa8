#!/bin/sh
# Installs Haru @VERSION@ on Linux, without root and without asking anything.
#   sh install.sh [PREFIX]             installs to ~/.local, or to PREFIX
#   sh install.sh --remove [PREFIX]    removes the program; your records stay
# The tarball is expected next to this script. If it is not there, it is downloaded from the folder
# whose address is in HARU_RELEASE_URL. A tarball with another SHA-256 sum is refused.
set -eu
umask 022
# Scripts/release writes the next values: the SHA-256 sums of the tarballs, and the files in each of them.
version=@VERSION@
files='@FILES@'
machine=$(uname -m)
case $machine in
  x86_64) sum=@SUM_x86_64@ ;;
  aarch64) sum=@SUM_aarch64@ ;;
  *) sum= ;;
esac
name=haru-$version-linux-$machine

refuse() { # SENTENCE [STATUS]
  echo "$1" >&2
  exit "${2:-1}"
}

# A bare root has no /dev/null.
has() { [ -n "$(command -v "$1")" ]; }

remove=
if [ "${1:-}" = --remove ]; then
  remove=yes
  shift
fi
prefix=${1:-${HOME:+$HOME/.local}}
if [ $# -gt 1 ] || [ "${prefix#-}" != "$prefix" ]; then
  refuse "Usage: sh install.sh [--remove] [PREFIX]" 2
fi
case $prefix in
  /*) ;;
  '') refuse "HOME is not set: please name a folder, as in: sh install.sh /opt/haru" 2 ;;
  *) prefix=$PWD/$prefix ;;
esac

if [ -n "$remove" ]; then
  for file in $files; do
    rm -f -- "$prefix/$file"
  done
  rmdir "$prefix/share/doc/haru" 2>&- || true
  echo "Removed Haru from $prefix. Your records stay where they are."
  exit 0
fi

# A machine without a program has a sum of zeros.
case $(uname -s):$sum in
  Linux:*[1-9a-f]*) ;;
  *) refuse "This release has no program for this computer ($(uname -s) $machine). Nothing was changed." ;;
esac
for tool in tar gzip sha256sum mktemp; do
  has "$tool" || refuse "$tool is missing: please install it first. Nothing was changed."
done

work=$(mktemp -d)
staged=
clean() {
  rm -rf -- "$work"
  for file in $staged; do
    rm -f -- "$prefix/$file.new.$$"
  done
}
trap clean EXIT
trap 'exit 1' HUP INT TERM

# A script that is piped into a shell has no folder of its own: then this is the current one.
tarball=$(dirname -- "$0")/$name.tar.gz
if [ ! -f "$tarball" ]; then
  if [ -z "${HARU_RELEASE_URL:-}" ]; then
    refuse "$name.tar.gz is not next to this script. Put it there, or set HARU_RELEASE_URL to the address of its folder." 2
  fi
  address=${HARU_RELEASE_URL%/}/$name.tar.gz
  tarball=$work/tarball
  if has curl; then
    curl -fsSL -o "$tarball" -- "$address" || refuse "Could not download $address. Nothing was changed."
  elif has wget; then
    wget -q -O "$tarball" "$address" || refuse "Could not download $address. Nothing was changed."
  else
    refuse "curl and wget are missing: please install one of them, or download $address yourself. Nothing was changed."
  fi
fi

# The sum is that of a copy, so that nobody can change the tarball between the check and the use.
cp -- "$tarball" "$work/checked" || refuse "Could not read $tarball. Nothing was changed."
found=$(sha256sum <"$work/checked")
found=${found%% *}
if [ "$found" != "$sum" ]; then
  refuse "The SHA-256 sum of $tarball is $found, not $sum. The file is damaged or was changed, so nothing was installed."
fi
{ gzip -dc <"$work/checked" >"$work/haru.tar" && tar -xf "$work/haru.tar" -C "$work"; } ||
  refuse "Could not unpack $tarball in $work. Nothing was changed."

# First all files are copied under temporary names, then all are renamed: if the disk is full, nothing
# has changed, and no program ever sees half a file.
for file in $files; do
  mode=644
  [ "${file#bin/}" = "$file" ] || mode=755
  staged="$staged $file"
  { mkdir -p "$(dirname "$prefix/$file")" && cp "$work/$name/$file" "$prefix/$file.new.$$" &&
    chmod "$mode" "$prefix/$file.new.$$"; } || refuse "Could not write to $prefix. No installed file was changed."
done
for file in $files; do
  mv -f -- "$prefix/$file.new.$$" "$prefix/$file"
done

echo "Installed Haru $version to $prefix. To open it, run: haru"
case ":${PATH:-}:" in
  *":$prefix/bin:"*) ;;
  *) echo "Add $prefix/bin to your PATH first." ;;
esac
echo "bash and fish find the completions; for zsh, add this before compinit in ~/.zshrc:"
echo "  fpath=($prefix/share/zsh/site-functions \$fpath)"
echo "To remove Haru and keep your records, run: sh install.sh --remove${1:+ \"$prefix\"}"
