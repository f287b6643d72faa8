#!/usr/bin/env python3
"""Decrypts the files that Haru encrypts, as docs/encryption-format.md describes them.

    decrypt.py STORE OUT.sqlite       makes a plain SQLite file of a store or a backup, and of its log
    decrypt.py stream FILE OUT        decrypts a photo, a draft, the sync key, a cached file or an export
    decrypt.py status FILE            shows what a file says about itself; needs no passphrase

Close Haru before you decrypt a store. Needs Python 3.9 and PyNaCl (Debian: python3-nacl).
Exit status: 0 decrypted, 1 damaged or refused, 2 wrong passphrase or recovery key.
"""

import argparse
import contextlib
import datetime
import getpass
import hashlib
import hmac
import io
import os
import re
import signal
import struct
import sys
import unicodedata
from dataclasses import dataclass

try:
    from nacl import bindings
    from nacl.exceptions import CryptoError
except ImportError:
    sys.exit("PyNaCl is missing. Install the package python3-nacl.")

MAGIC = b"haru encrypted\x1a\x00"
LOG_MAGIC = b"haru log" + bytes(6) + b"\x1a\x00"
VERSION = 1
STORE, STREAM = 1, 2
PASSPHRASE, RECOVERY, ANSWER = 1, 2, 3
ARGON2ID, BLAKE2B = 1, 2
PHOTO, DRAFT, SYNC_KEY, EXPORT, COVER, CACHED_ANSWER, PICTURE, PUBLICATION = range(1, 9)
PAGE, RESERVED = 4096, 40
USED = PAGE - RESERVED
SLOT, SLOTS = 128, 8
HEADER, PAGES_AT = 4096, 8192
LOG_HEADER, FRAME = 128, 4120
CHUNK, CHUNK_EXTRA = 65536, 17
MESSAGE, FINAL = 0, bindings.crypto_secretstream_xchacha20poly1305_TAG_FINAL
LOCK_PAGE = (1 << 30) // PAGE + 1
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
KIND_NAMES = {PASSPHRASE: "passphrase", RECOVERY: "recovery key", ANSWER: "answer of a command"}
PURPOSES = {
    PHOTO: "photo",
    DRAFT: "draft",
    SYNC_KEY: "sync key",
    EXPORT: "export",
    COVER: "cached cover",
    CACHED_ANSWER: "cached answer",
    PICTURE: "profile picture",
    PUBLICATION: "publication",
}


class Refusal(Exception):
    """Nothing is decrypted, for the reason in the message."""

    status = 1


class Damage(Refusal):
    """A file does not follow the format, or a tag or a checksum is wrong."""


class WrongSecret(Refusal):
    """No slot opens with the passphrase or the recovery key."""

    status = 2


def number(data, at, length):
    return int.from_bytes(data[at : at + length], "big")


def same(one, other):
    return hmac.compare_digest(bytes(one), bytes(other))


def demand(condition, sentence):
    if not condition:
        raise Damage(sentence)


# Keys


def blake2b(key, personalization, length, salt=bytes(16)):
    return hashlib.blake2b(
        b"", digest_size=length, key=key, salt=salt, person=personalization.ljust(16, b"\0")
    ).digest()


def checksum(data, key=b""):
    return hashlib.blake2b(data, digest_size=32, key=key).digest()


def key_id(data_key):
    return blake2b(data_key, b"haru-keyid", 16)


def names_key(data_key):
    return blake2b(data_key, b"haru-names", 32)


def header_key(data_key, file_id):
    return blake2b(data_key, b"haru-header", 32, file_id)


def page_key(data_key, file_id):
    return blake2b(data_key, b"haru-pages", 32, file_id)


def log_key(data_key, file_id):
    return blake2b(data_key, b"haru-log", 32, file_id)


def stream_key(data_key, file_id):
    return blake2b(data_key, b"haru-stream", 32, file_id)


def stored_name(data_key, name):
    """Returns the name under which a photo or a cached file is stored."""
    return checksum(name.encode(), names_key(data_key)).hex()


def encrypt(content, associated, nonce, key):
    return bindings.crypto_aead_xchacha20poly1305_ietf_encrypt(content, associated, nonce, key)


def decrypt(content, associated, nonce, key):
    """Returns the plain bytes, or None if the tag is wrong."""
    try:
        return bindings.crypto_aead_xchacha20poly1305_ietf_decrypt(content, associated, nonce, key)
    except CryptoError:
        return None


# Recovery key


def check_letter(values):
    """Returns the sum over GF(32) of letter i multiplied by 2 to the power of i + 1."""
    total = 0
    for index, value in enumerate(values):
        for _ in range(index + 1):
            value <<= 1
            if value & 32:
                value ^= 0b100101
        total ^= value
    return total


def recovery_text(key):
    bits = int.from_bytes(key, "big") << 3
    values = [bits >> shift & 31 for shift in range(190, -1, -5)]
    text = "".join(LETTERS[value] for value in values + [check_letter(values)])
    return "-".join(text[at : at + 5] for at in range(0, 40, 5))


def recovery_bytes(text):
    """Returns the 24 bytes of a recovery key, or raises `WrongSecret` if letters are wrong."""
    letters = re.sub(r"[\s-]", "", text).upper().translate(str.maketrans("OIL", "011"))
    if len(letters) != 40:
        raise WrongSecret(f"A recovery key has 40 letters, not {len(letters)}.")
    wrong = [letter for letter in letters if letter not in LETTERS]
    if wrong:
        raise WrongSecret(f"A recovery key does not contain “{wrong[0]}”.")
    values = [LETTERS.index(letter) for letter in letters]
    bits = 0
    for value in values[:39]:
        bits = bits << 5 | value
    if values[39] != check_letter(values[:39]) or bits & 7:
        raise WrongSecret("The recovery key has a wrong letter.")
    return (bits >> 3).to_bytes(24, "big")


# Slots


def nfc(passphrase):
    return unicodedata.normalize("NFC", passphrase).encode()


@dataclass
class Slot:
    """A key slot whose fields are in range. `data` are its 128 bytes."""

    data: bytes

    def __post_init__(self):
        data = self.data
        demand(self.kind in KIND_NAMES, "A key slot has an unknown kind.")
        wanted = BLAKE2B if self.kind == RECOVERY else ARGON2ID
        demand(data[1] == wanted, "A key slot has a wrong derivation.")
        limits = ((0, 0), (0, 0), (0, 0)) if wanted == BLAKE2B else ((1, 64), (8, 262144), (1, 1))
        values = (self.passes, self.memory, number(data, 12, 4))
        for value, (low, high) in zip(values, limits):
            demand(low <= value <= high, "A key slot has a value out of range.")
        demand(not any(data[2:4]) and not any(data[112:]), "A key slot has unknown bytes.")

    @property
    def kind(self):
        return self.data[0]

    @property
    def passes(self):
        return number(self.data, 4, 4)

    @property
    def memory(self):
        return number(self.data, 8, 4)

    @property
    def made(self):
        return number(self.data, 32, 8)

    def open(self, secret, of_key):
        """Returns the data key, or None if the secret is wrong."""
        key = wrapping_key(self.data, secret)
        associated = b"haru-slot/1" + self.data[:40] + of_key
        return decrypt(self.data[64:112], associated, self.data[40:64], key)


def wrapping_key(slot, secret):
    """Returns the wrapping key of a slot. The secret is bytes: a passphrase in form NFC, 24 bytes, or an answer."""
    salt = slot[16:32]
    if slot[1] == BLAKE2B:
        return blake2b(secret, b"haru-recovery", 32, salt)
    try:
        return bindings.crypto_pwhash_alg(
            32,
            secret,
            salt,
            number(slot, 4, 4),
            number(slot, 8, 4) * 1024,
            bindings.crypto_pwhash_ALG_ARGON2ID13,
        )
    except CryptoError:
        raise Refusal("There is not enough memory to try the passphrase.") from None


def make_slot(kind, secret, data_key, salt, made, nonce, passes=3, memory=65536):
    """Returns the 128 bytes of a slot. The memory is in KiB."""
    if kind == RECOVERY:
        head = struct.pack(">BBHIII", kind, BLAKE2B, 0, 0, 0, 0)
    else:
        head = struct.pack(">BBHIII", kind, ARGON2ID, 0, passes, memory, 1)
    head += salt + made.to_bytes(8, "big")
    key = wrapping_key(head, secret)
    associated = b"haru-slot/1" + head + key_id(data_key)
    return head + nonce + encrypt(data_key, associated, nonce, key) + bytes(16)


def parse_slots(data, count):
    """Reads the used slots, which come first. The other ones are zero."""
    demand(not any(data[count * SLOT :]), "An unused key slot is not empty.")
    return [Slot(data[at : at + SLOT]) for at in range(0, count * SLOT, SLOT)]


def unlock(slots, of_key, kind, secret):
    """Returns the data key, from the first slot that opens."""
    slots = [slot for slot in slots if slot.kind == kind]
    if not slots:
        raise Refusal(f"The file has no key slot of this kind: {KIND_NAMES[kind]}.")
    for slot in slots:
        data_key = slot.open(secret, of_key)
        if data_key is not None:
            demand(same(key_id(data_key), of_key), "The key slot holds another data key.")
            return data_key
    raise WrongSecret(f"The {KIND_NAMES[kind]} is wrong.")


# Header


def start(kind, slot_count, sequence, of_key, file_id, size=PAGE, reserved=RESERVED):
    """Returns bytes 0 to 63 of a header. In a stream the purpose is in the position of the page size."""
    return (
        MAGIC
        + struct.pack(">BBHI", VERSION, kind, slot_count, sequence)
        + of_key
        + file_id
        + struct.pack(">IB", size, reserved)
        + bytes(3)
    )


@dataclass
class Header:
    """The header of a store, whose fields are in range. Its keyed checksum needs the data key."""

    data: bytes

    def __post_init__(self):
        data = self.data
        check_start(data, STORE)
        demand(1 <= number(data, 18, 2) <= SLOTS, "The header has a wrong number of key slots.")
        demand(number(data, 56, 4) == PAGE, "The header has a wrong page size.")
        demand(data[60] == RESERVED, "The header has a wrong number of reserved bytes.")
        demand(not any(data[61:64]) and not any(data[1088:4032]), "The header has unknown bytes.")
        self.slots = parse_slots(data[64:1088], number(data, 18, 2))
        self.sequence = number(data, 20, 4)
        self.key_id, self.file_id = data[24:40], data[40:56]

    def verify(self, data_key):
        demand(same(key_id(data_key), self.key_id), "The store is encrypted with another key.")
        expected = checksum(self.data[:4032], header_key(data_key, self.file_id))
        demand(same(expected, self.data[4032:4064]), "The header of the store was changed.")


def check_start(data, kind):
    if data[:16] == b"SQLite format 3\0":
        raise Refusal("The file is not encrypted. It is a plain SQLite file.")
    demand(data[:16] == MAGIC, "The file is not an encrypted file of Haru.")
    if data[16] > VERSION:
        raise Refusal("The file was encrypted by a newer version of Haru.")
    demand(data[16] == VERSION, "The file has an unknown format version.")
    if data[17] != kind and data[17] in (STORE, STREAM):
        hint = "Use “decrypt.py stream”." if kind == STORE else "Leave out “stream”."
        raise Refusal(f"The file is not a {'store' if kind == STORE else 'stream'}. {hint}")
    demand(data[17] == kind, "The file has an unknown kind.")


def finish_header(data, key):
    """Returns a header with both checksums, from its first 4,032 bytes and the header key."""
    data += checksum(data, key)
    return data + checksum(data)


def make_header(data_key, file_id, sequence, slots):
    data = start(STORE, len(slots), sequence, key_id(data_key), file_id) + b"".join(slots)
    return finish_header(data.ljust(4032, b"\0"), header_key(data_key, file_id))


def is_undamaged(copy):
    return len(copy) == HEADER and checksum(copy[:4064]) == copy[4064:]


def choose_header(first, second):
    """Returns the valid header. Only the chosen copy is looked at further."""
    copies = [copy for copy in (first, second) if is_undamaged(copy)]
    if not copies:
        check_start(first.ljust(64, b"\0"), STORE)
        raise Damage("Both copies of the header are damaged.")
    if len(copies) == 2 and copies[0][20:24] == copies[1][20:24]:
        demand(copies[0] == copies[1], "The two copies of the header contradict each other.")
    return Header(max(copies, key=lambda copy: number(copy, 20, 4)))


# Store


def encrypt_page(page, n, nonce, key):
    if len(page) != PAGE or any(page[USED:]):
        raise Refusal(f"Page {n} does not end with 40 zero bytes.")
    result = encrypt(page[:USED], b"haru-page/1" + n.to_bytes(4, "big"), nonce, key)
    return result[:USED] + nonce + result[USED:]


def decrypt_page(data, n, key):
    """Returns the 4,096 bytes of SQLite's page, or None if the tag is wrong."""
    if len(data) != PAGE:
        return None
    associated = b"haru-page/1" + n.to_bytes(4, "big")
    page = decrypt(data[:USED] + data[USED + 24 :], associated, data[USED : USED + 24], key)
    return None if page is None else page + bytes(RESERVED)


def encrypt_store(plain, data_key, file_id, sequence, slots, nonces):
    """Returns a store, from a plain SQLite file with pages of 4,096 bytes of which 40 are reserved."""
    if plain[:16] != b"SQLite format 3\0" or number(plain, 16, 2) != PAGE or plain[20] != RESERVED:
        raise Refusal("The SQLite file needs pages of 4,096 bytes, and 40 reserved bytes in each.")
    key = page_key(data_key, file_id)
    parts = [make_header(data_key, file_id, sequence, slots)] * 2
    for n in range(1, len(plain) // PAGE + 1):
        page = plain[(n - 1) * PAGE : n * PAGE]
        parts.append(bytes(PAGE) if n == LOCK_PAGE else encrypt_page(page, n, next(nonces), key))
    return b"".join(parts)


# Log


def wal_sum(data, state, order):
    """Returns SQLite's checksum of a write-ahead log after more bytes."""
    one, two = state
    words = iter(struct.unpack(f"{order}{len(data) // 4}I", data))
    for first in words:
        one = one + first + two & 0xFFFFFFFF
        two = two + next(words) + one & 0xFFFFFFFF
    return one, two


class CommittedFrames:
    """Finds the pages that the committed frames of SQLite's write-ahead log contain."""

    def __init__(self, header):
        self.order = ">" if header[3] & 1 else "<"
        self.salt = header[16:24]
        self.state = wal_sum(header[:24], (0, 0), self.order)
        self.counts = (
            number(header, 0, 4) | 1 == 0x377F0683
            and number(header, 8, 4) == PAGE
            and struct.pack(">II", *self.state) == header[24:]
        )
        self.open_pages, self.pages, self.frames, self.committed, self.size = (
            set(),
            set(),
            0,
            0,
            None,
        )

    def add(self, frame):
        if not self.counts:
            return
        state = wal_sum(frame[:8], self.state, self.order)
        self.state = wal_sum(frame[24:], state, self.order)
        expected = self.salt + struct.pack(">II", *self.state)
        self.counts = frame[8:24] == expected and number(frame, 0, 4) > 0
        if self.counts:
            self.frames += 1
            self.open_pages.add(number(frame, 0, 4))
            if number(frame, 4, 4):
                self.size, self.committed = number(frame, 4, 4), self.frames
                self.pages |= self.open_pages
                self.open_pages = set()


# The header of a log is encrypted like a frame with the number 0.
LOG_HEADER_DATA = b"haru-log/1" + bytes(4)


def encrypt_log_header(wal_header, file_id, nonce, key):
    result = encrypt(wal_header, LOG_HEADER_DATA, nonce, key)
    return LOG_MAGIC + file_id + result[:32] + nonce + result[32:] + bytes(24)


def decrypt_log_header(data, file_id, key):
    """Returns the 32 bytes of SQLite's log header, or None for the log of another store."""
    demand(data[:16] == LOG_MAGIC and not any(data[104:]), "The header of the log is damaged.")
    header = decrypt(data[32:64] + data[88:104], LOG_HEADER_DATA, data[64:88], key)
    if header is None and data[16:32] != file_id:
        return None
    demand(
        header is not None and data[16:32] == file_id, "The header of the log is damaged.")
    return header


def encrypt_frame(frame, i, nonce, key):
    """Encrypts SQLite's frame of 24 + 4,096 bytes."""
    if len(frame) != 24 + PAGE or any(frame[24 + USED :]):
        raise Refusal(f"The page of frame {i} does not end with 40 zero bytes.")
    result = encrypt(frame[: 24 + USED], b"haru-log/1" + i.to_bytes(4, "big"), nonce, key)
    return result[: 24 + USED] + nonce + result[24 + USED :]


def decrypt_frame(data, i, key):
    """Returns SQLite's frame, or None if the tag is wrong."""
    associated = b"haru-log/1" + i.to_bytes(4, "big")
    frame = decrypt(data[:4080] + data[4104:], associated, data[4080:4104], key)
    return None if frame is None else frame + bytes(RESERVED)


def encrypt_log(wal, data_key, file_id, nonces):
    """Returns a log, from SQLite's write-ahead log."""
    key = log_key(data_key, file_id)
    parts = [encrypt_log_header(wal[:32], file_id, next(nonces), key)]
    for i, at in enumerate(range(32, len(wal), 24 + PAGE), 1):
        parts.append(encrypt_frame(wal[at : at + 24 + PAGE], i, next(nonces), key))
    return b"".join(parts)


def decrypt_log(source, target, data_key, file_id):
    """Writes SQLite's write-ahead log. Returns its committed frames, or None if the log is empty."""
    data = source.read(LOG_HEADER)
    # A shorter log was never begun: SQLite writes its header before all frames.
    if len(data) < LOG_HEADER:
        return None
    key = log_key(data_key, file_id)
    header = decrypt_log_header(data, file_id, key)
    if header is None:
        return None
    frames, i = CommittedFrames(header), 1
    target.write(header)
    while len(data := source.read(FRAME)) == FRAME:
        frame = decrypt_frame(data, i, key)
        if frame is None:
            break
        frames.add(frame)
        target.write(frame)
        i += 1
    return frames


def read_header(source):
    data = source.read(PAGES_AT)
    header = choose_header(data[:HEADER], data[HEADER:])
    demand(len(data) == PAGES_AT, "The store is cut off.")
    return header


def decrypt_store(source, target, data_key, frames=None):
    """Writes SQLite's file and returns the number of pages. `frames` are those of the log.

    A page in a committed frame of the log may be damaged in the store: its write was interrupted, and SQLite reads
    the frame. This function writes zeros for such a page.
    """
    header = read_header(source)
    header.verify(data_key)
    key, covered = page_key(data_key, header.file_id), frames.pages if frames else set()
    size = frames.size if frames else None
    n = 0
    while data := source.read(PAGE):
        n += 1
        if n == LOCK_PAGE:
            target.write(bytes(PAGE))
            continue
        page = decrypt_page(data, n, key)
        if page is None:
            needed = n not in covered and (size is None or n <= size)
            demand(not needed, f"Page {n:,} of the store is damaged.")
        elif n == 1 and size is None and page[24:28] == page[92:96]:
            size = number(page, 28, 4)
        target.write(page or bytes(PAGE))
    demand(n > 0 or size, "The store has no pages.")
    for missing in range(n + 1, (size or n) + 1):
        present = missing in covered or missing == LOCK_PAGE
        demand(present, f"The store is cut off after page {n:,}.")
        target.write(bytes(PAGE))
    return max(n, size or n)


# Stream


@dataclass
class StreamStart:
    """All bytes before the header of a stream, whose fields are in range."""

    data: bytes

    def __post_init__(self):
        data = self.data
        self.slot_count, self.purpose = number(data, 18, 2), number(data, 56, 4)
        self.key_id, self.file_id = data[24:40], data[40:56]
        self.slots = parse_slots(data[64:-32], self.slot_count)

    def verify(self, data_key):
        demand(same(key_id(data_key), self.key_id), "The file is encrypted with another key.")
        expected = checksum(self.data[:-32], header_key(data_key, self.file_id))
        demand(same(expected, self.data[-32:]), "The header of the file was changed.")


def read_stream_start(source):
    data = source.read(64)
    demand(data[:16] != LOG_MAGIC, "The file is a log. It is decrypted together with its store.")
    check_start(data.ljust(64, b"\0"), STREAM)
    demand(len(data) == 64, "The file is cut off.")
    count, purpose = number(data, 18, 2), number(data, 56, 4)
    demand(purpose in PURPOSES, "The file has an unknown purpose.")
    low, high = (1, SLOTS) if purpose == EXPORT else (0, 0)
    demand(low <= count <= high, "The file has a wrong number of key slots.")
    demand(not any(data[20:24]) and not any(data[60:64]), "The header has unknown bytes.")
    data += source.read(SLOT * count + 32)
    demand(len(data) == 64 + SLOT * count + 32, "The file is cut off.")
    return StreamStart(data)


def associated_data(begin, purpose, name):
    return begin + (name.encode() if purpose in (PHOTO, DRAFT) else b"")


def stream_state(header, key):
    """Returns the state for a given header. Encrypting and decrypting begin with the same state."""
    state = bindings.crypto_secretstream_xchacha20poly1305_state()
    bindings.crypto_secretstream_xchacha20poly1305_init_pull(state, header, key)
    return state


def encrypt_stream(content, data_key, file_id, purpose, header, slots=(), name="", empty_end=False):
    """Returns a stream. With `empty_end`, a full last chunk is followed by an empty one."""
    begin = start(STREAM, len(slots), 0, key_id(data_key), file_id, purpose, 0) + b"".join(slots)
    begin += checksum(begin, header_key(data_key, file_id))
    state = stream_state(header, stream_key(data_key, file_id))
    chunks = [content[at : at + CHUNK] for at in range(0, len(content), CHUNK)]
    if not chunks or empty_end and len(chunks[-1]) == CHUNK:
        chunks.append(b"")
    parts, associated = [begin, header], associated_data(begin, purpose, name)
    for index, chunk in enumerate(chunks, 1):
        tag = FINAL if index == len(chunks) else MESSAGE
        parts.append(
            bindings.crypto_secretstream_xchacha20poly1305_push(
                state, chunk, associated if index == 1 else None, tag
            )
        )
    return b"".join(parts)


def decrypt_stream(source, target, data_key, name=""):
    """Writes the content of a stream. The content is complete only if this function returns."""
    begin = read_stream_start(source)
    begin.verify(data_key)
    header = source.read(24)
    demand(len(header) == 24, "The file is cut off.")
    state = stream_state(header, stream_key(data_key, begin.file_id))
    associated, tag, n = associated_data(begin.data, begin.purpose, name), MESSAGE, 0
    while tag == MESSAGE:
        data, n = source.read(CHUNK + CHUNK_EXTRA), n + 1
        demand(len(data) >= CHUNK_EXTRA, "The file is cut off.")
        try:
            chunk, tag = bindings.crypto_secretstream_xchacha20poly1305_pull(
                state, data, associated if n == 1 else None
            )
        except CryptoError:
            hint = " or has another name" if n == 1 and associated != begin.data else ""
            raise Damage(f"Part {n} of the file is damaged{hint}.") from None
        whole = tag == FINAL or tag == MESSAGE and len(chunk) == CHUNK
        demand(whole, f"Part {n} of the file is damaged.")
        target.write(chunk)
    demand(not source.read(1), "The file has bytes after its end.")


# Command line


def folder_of(path):
    return os.path.realpath(os.path.dirname(os.path.abspath(path)))


def refuse_output(out, inputs):
    """Refuses a path that exists, and names that Haru uses in the folders of the given files."""
    name, folder = os.path.basename(out).casefold(), folder_of(out)
    if not name:
        raise Refusal("The output needs the name of a file.")
    for path in (
        out,
        out + ".part",
        out + "-wal",
        out + "-wal.part",
        out + "-shm",
        out + "-journal",
    ):
        if os.path.lexists(path):
            raise Refusal(f"“{path}” exists already. Choose another name for the output.")
    for path in inputs:
        beside = folder_of(path)
        store = re.escape(os.path.basename(path).casefold())
        used = re.fullmatch(
            rf"haru\.sqlite.*|photos|drafts|[0-9a-f]{{64}}|haru-.*\.db(\..*)?"
            rf"|{store}(-.*|\.sync|\.before-.*|\.photos)?",
            name,
        )
        inner = [beside] if os.path.basename(beside) in ("photos", "drafts") else []
        inner += [os.path.join(beside, part) for part in ("photos", "drafts")]
        if folder == beside and used or folder in inner:
            raise Refusal(f"Haru uses the name “{out}”. Choose another name or folder.")


@contextlib.contextmanager
def parts(*paths):
    """Opens a file with the ending .part for each path, and renames all of them at the end.

    If anything fails, the files are deleted. An empty file for a write-ahead log is deleted too.
    """
    made, renamed, files = [], [], []
    try:
        for path in paths:
            handle = os.open(path + ".part", os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            made.append(path + ".part")
            files.append(os.fdopen(handle, "wb"))
        yield files
        for path, file in zip(paths, files):
            file.flush()
            os.fsync(file.fileno())
            empty = path.endswith("-wal") and file.tell() == 0
            file.close()
            if empty:
                os.unlink(path + ".part")
            elif os.path.lexists(path):
                raise Refusal(f"“{path}” exists already. Choose another name for the output.")
            else:
                os.rename(path + ".part", path)
                renamed.append(path)
    except BaseException:
        for file in files:
            with contextlib.suppress(OSError):
                file.close()
        for path in made + renamed:
            with contextlib.suppress(FileNotFoundError):
                os.unlink(path)
        raise


def read_secret(options):
    """Returns the kind of slot and the secret, as bytes."""

    def bytes_of(path):
        if path == "-":
            return sys.stdin.buffer.read()
        with open(path, "rb") as file:
            return file.read()

    if options.answer_file:
        return ANSWER, bytes_of(options.answer_file)
    try:
        if options.recovery_key_file:
            return RECOVERY, recovery_bytes(bytes_of(options.recovery_key_file).decode())
        if options.passphrase_file:
            return PASSPHRASE, nfc(
                re.sub(r"\r?\n\Z", "", bytes_of(options.passphrase_file).decode())
            )
        return PASSPHRASE, nfc(getpass.getpass("Passphrase: "))
    except UnicodeError:
        raise Refusal("The passphrase or recovery key is not valid UTF-8.") from None
    except EOFError:
        raise Refusal("There is no terminal to ask for the passphrase.") from None


def command_store(options):
    store, out, log = options.STORE, options.OUT, options.STORE + "-log"
    refuse_output(out, [store])
    with open(store, "rb") as source:
        header = read_header(source)
        data_key = unlock(header.slots, header.key_id, *read_secret(options))
        header.verify(data_key)
        source.seek(0)
        # The log is renamed first: a store without its log would lack the newest rows.
        with parts(out + "-wal", out) as (wal, plain):
            frames = None
            if not options.without_log and os.path.lexists(log):
                with open(log, "rb") as log_source:
                    frames = decrypt_log(log_source, wal, data_key, header.file_id)
            pages = decrypt_store(source, plain, data_key, frames)
    committed = frames.committed if frames else 0
    print(f"Decrypted {pages:,} pages of the store and {committed:,} frames of the log.")


def command_stream(options):
    inputs = [options.FILE] + ([options.key_of] if options.key_of else [])
    refuse_output(options.OUT, inputs)
    with open(options.FILE, "rb") as source:
        begin = read_stream_start(source)
        slots, of_key, header = begin.slots, begin.key_id, None
        if options.key_of:
            with open(options.key_of, "rb") as store:
                header = read_header(store)
            demand(
                header.key_id == of_key, "The file is encrypted with another key than the store."
            )
            slots = header.slots
        if not slots:
            raise Refusal("The file has no key slot. Name its store with --key-of.")
        data_key = unlock(slots, of_key, *read_secret(options))
        if header:
            header.verify(data_key)
        name = os.path.basename(options.FILE) if options.name is None else options.name
        source.seek(0)
        with parts(options.OUT) as (target,):
            decrypt_stream(source, target, data_key, name)
    print(f"Decrypted the {PURPOSES[begin.purpose]}.")


def date(seconds):
    try:
        moment = datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc)
        return moment.strftime("%Y-%m-%d %H:%M:%S UTC")
    except (OverflowError, OSError, ValueError):
        return f"{seconds} seconds after 1970"


def command_status(options):
    with open(options.FILE, "rb") as source:
        data = source.read(PAGES_AT)
        size = os.fstat(source.fileno()).st_size
    if data[:16] == LOG_MAGIC and len(data) >= LOG_HEADER:
        print(f"kind: log\nfile id of the store: {data[16:32].hex()}")
        print(f"frames: {(size - LOG_HEADER) // FRAME:,}, older ones included")
        return
    copies = (data[:HEADER], data[HEADER:])
    if data[:16] == MAGIC and data[17:18] == bytes([STREAM]) and not is_undamaged(copies[0]):
        found, kind, sequence = read_stream_start(io.BytesIO(data)), "stream", 0
    else:
        found, kind = choose_header(*copies), "store"
        sequence = found.sequence
    print(f"version: {found.data[16]}\nkind: {kind}")
    if kind == "stream":
        print(f"purpose: {PURPOSES[found.purpose]}")
    print(f"key id: {found.key_id.hex()}\nfile id: {found.file_id.hex()}\nsequence: {sequence}")
    if kind == "store":
        damaged = [n for n, copy in enumerate(copies, 1) if not is_undamaged(copy)]
        if damaged:
            print(f"damaged copy of the header: {damaged[0]}")
        print(f"pages: {max(0, size - PAGES_AT) // PAGE:,}")
    print(f"slots: {len(found.slots)}")
    for n, slot in enumerate(found.slots, 1):
        cost = (
            f", Argon2id with {slot.passes} passes and {slot.memory:,} KiB" if slot.passes else ""
        )
        print(f"slot {n}: {KIND_NAMES[slot.kind]}, made {date(slot.made)}{cost}")
    print("These values are not verified. Verification needs the data key.")


class Parser(argparse.ArgumentParser):
    def error(self, message):
        self.print_usage(sys.stderr)
        raise Refusal(f"{message[0].upper()}{message[1:]}.")


def parse(arguments):
    modes = {"status": command_status, "stream": command_stream}
    mode = arguments[0] if arguments and arguments[0] in modes else None
    parser = Parser(
        prog="decrypt.py" + (f" {mode}" if mode else ""),
        description=__doc__,
        allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    if mode:
        arguments = arguments[1:]
        parser.add_argument("FILE")
    else:
        parser.add_argument("STORE")
    if mode != "status":
        parser.add_argument("OUT")
        secrets = parser.add_mutually_exclusive_group()
        for option, what in (
            ("passphrase", "the passphrase"),
            ("recovery-key", "the recovery key"),
            ("answer", "the answer of the command"),
        ):
            secrets.add_argument(
                f"--{option}-file",
                metavar="F",
                help=f"read {what} from the file F, or from stdin (-)",
            )
    if mode == "stream":
        parser.add_argument("--name", help="name of the photo or draft (default: the name of FILE)")
        parser.add_argument(
            "--key-of", metavar="STORE", help="store with the key; an export needs none"
        )
    if mode is None:
        parser.add_argument(
            "--without-log",
            action="store_true",
            help="ignore the log and the rows that are only there",
        )
    options = parser.parse_args(arguments)
    options.command = modes.get(mode, command_store)
    return options


def main(arguments):
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        options = parse(arguments)
        options.command(options)
        return 0
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return refusal.status
    except OSError as error:
        print(f"“{error.filename}” cannot be used: {error.strerror}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
