#!/usr/bin/env python3
"""Tests of decrypt.py and of the test vectors. Needs PyNaCl: python3 -m unittest test_decrypt"""

import base64
import io
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import unicodedata
import unittest
from unittest import mock

import decrypt as haru
import make_vectors as made

HERE = os.path.dirname(os.path.abspath(__file__))
KEY, FILE_ID = made.DATA_KEY, made.FILE_ID
PASSPHRASE = made.PASSPHRASE
with open(os.path.join(HERE, "vectors.json"), encoding="utf-8") as vectors_file:
    VECTORS = json.load(vectors_file)


def hexadecimal(text):
    return bytes.fromhex(text)


def long(vector):
    """Returns the bytes of a long byte string of vectors.json."""
    data = bytearray(vector["length"])
    for piece in vector["pieces"]:
        content = base64.b64decode(piece["base64"])
        data[piece["at"] : piece["at"] + len(content)] = content
    return bytes(data)


def invert(data, *positions):
    data = bytearray(data)
    for at in positions:
        data[at] ^= 0xFF
    return bytes(data)


def cheap_slots():
    return [
        haru.make_slot(
            haru.PASSPHRASE,
            haru.nfc(PASSPHRASE),
            KEY,
            made.SALTS[0],
            made.MADE,
            bytes(23) + b"\xf1",
            1,
            8,
        ),
        haru.make_slot(
            haru.RECOVERY, made.RECOVERY, KEY, made.SALTS[1], made.MADE, bytes(23) + b"\xf2"
        ),
        haru.make_slot(
            haru.ANSWER, b"answer\n", KEY, made.SALTS[2], made.MADE, bytes(23) + b"\xf3", 1, 8
        ),
    ]


class InFolder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.nonces = made.Nonces()
        self.profile = self.path("profile")
        os.mkdir(self.profile)
        self.store = os.path.join(self.profile, "haru.sqlite")
        self.out = self.path("out.sqlite")

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, path, data):
        with open(path, "wb") as file:
            file.write(data)
        return path

    def read(self, path):
        with open(path, "rb") as file:
            return file.read()

    def run_tool(self, *arguments, secret=PASSPHRASE.encode(), option="--passphrase-file"):
        """Returns the exit status and everything that was printed."""
        secrets = [option, "-"] if secret is not None else []
        done = subprocess.run(
            [sys.executable, os.path.join(HERE, "decrypt.py"), *arguments, *secrets],
            input=secret or b"",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        return done.returncode, done.stdout.decode()

    def refused(self, *arguments, status=1, contains="", **options):
        before = sorted(os.listdir(self.folder) + os.listdir(self.profile))
        code, text = self.run_tool(*arguments, **options)
        self.assertEqual(code, status, text)
        self.assertIn(contains, text)
        self.assertEqual(len(text.strip().splitlines()), 1, text)
        self.assertNotIn("Traceback", text)
        after = sorted(os.listdir(self.folder) + os.listdir(self.profile))
        self.assertEqual(before, after, "a refused command leaves no file")

    def encrypt_store(self, plain, slots=None):
        return haru.encrypt_store(plain, KEY, FILE_ID, 1, slots or cheap_slots(), self.nonces)

    def rows(self, path):
        with sqlite3.connect(path) as base:
            self.assertEqual(base.execute("PRAGMA integrity_check").fetchall(), [("ok",)])
            found = [text for text, in base.execute("SELECT text FROM diary ORDER BY rowid")]
        base.close()
        return found


class StoreTests(InFolder):
    def make_plain_log(self, old_frames=False):
        """Makes SQLite's file and log with sqlite3, and returns both and the rows."""
        path = self.write(self.path("plain"), made.empty_database())
        base = sqlite3.connect(path, isolation_level=None)
        base.execute("PRAGMA wal_autocheckpoint = 0")
        base.execute("CREATE TABLE diary (text TEXT)")
        texts = []

        def add(count, size):
            base.execute("BEGIN")
            for _ in range(count):
                texts.append(f"day {len(texts)} " + "오늘 " * size)
                base.execute("INSERT INTO diary VALUES (?)", (texts[-1],))
            base.execute("COMMIT")

        add(300, 40)
        self.assertEqual(base.execute("PRAGMA wal_checkpoint(FULL)").fetchone()[0], 0)
        if not old_frames:
            base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        add(20, 500)
        add(3, 1)
        plain, wal = self.read(path), self.read(path + "-wal")
        base.close()
        for name in ("plain", "plain-wal", "plain-shm"):
            if os.path.exists(self.path(name)):
                os.unlink(self.path(name))
        return plain, wal, texts

    def write_store(self, plain, wal=None):
        self.write(self.store, self.encrypt_store(plain))
        if wal is not None:
            self.write(self.store + "-log", haru.encrypt_log(wal, KEY, FILE_ID, self.nonces))

    def test_a_store_without_a_log(self):
        plain = made.database("A short walk.", "Rain.")
        self.write_store(plain)
        self.assertEqual(self.run_tool(self.store, self.out)[0], 0)
        self.assertEqual(self.read(self.out), plain)
        self.assertEqual(os.listdir(self.folder).count("out.sqlite-wal"), 0)
        self.assertEqual(self.rows(self.out), ["A short walk.", "Rain."])

    def test_the_output_is_private(self):
        self.write_store(made.database())
        self.assertEqual(self.run_tool(self.store, self.out)[0], 0)
        self.assertEqual(os.stat(self.out).st_mode & 0o777, 0o600)

    def test_committed_frames_of_the_log(self):
        plain, wal, texts = self.make_plain_log()
        self.write_store(plain, wal)
        self.assertEqual(self.run_tool(self.store, self.out)[0], 0)
        self.assertEqual(self.read(self.out + "-wal"), wal)
        self.assertEqual(self.rows(self.out), texts)

    def test_older_frames_after_the_newest(self):
        plain, wal, texts = self.make_plain_log(old_frames=True)
        frames = haru.CommittedFrames(wal[:32])
        for at in range(32, len(wal), 4120):
            frames.add(wal[at : at + 4120])
        self.assertLess(frames.committed, (len(wal) - 32) // 4120)
        self.write_store(plain, wal)
        self.assertEqual(self.run_tool(self.store, self.out)[0], 0)
        self.assertEqual(self.rows(self.out), texts)

    def test_the_command_line_of_sqlite(self):
        if not shutil.which("sqlite3"):
            self.skipTest("sqlite3 is missing")
        plain, wal, texts = self.make_plain_log(old_frames=True)
        self.write_store(plain, wal)
        self.run_tool(self.store, self.out)
        found = subprocess.run(
            ["sqlite3", self.out, "SELECT count(*) FROM diary; PRAGMA integrity_check"],
            stdout=subprocess.PIPE,
            check=True,
        )
        self.assertEqual(found.stdout.decode().split(), [str(len(texts)), "ok"])

    def test_frames_without_a_commit_do_not_count(self):
        one, two = made.database("A"), made.database("A", "B")
        wal = made.write_ahead_log(
            [(2, 2, two[4096:]), (2, 0, made.database("A", "C")[4096:])], bytes(8)
        )
        self.write_store(one, wal)
        self.run_tool(self.store, self.out)
        self.assertEqual(self.rows(self.out), ["A", "B"])

    def test_the_log_ends_at_a_wrong_tag_or_a_torn_frame(self):
        one = made.database("A")
        wal = made.write_ahead_log(
            [(2, 2, made.database("A", text)[4096:]) for text in "BCD"], bytes(8), "<"
        )
        self.write_store(one, wal)
        log = self.read(self.store + "-log")
        for data, newest in (
            (invert(log, 128 + 4120 + 5), "B"),
            (log[:-1], "C"),
            (log, "D"),
            (log + log[-4120:], "D"),
        ):
            self.write(self.store + "-log", data)
            self.assertEqual(self.run_tool(self.store, self.out)[0], 0)
            self.assertEqual(self.rows(self.out), ["A", newest])
            os.unlink(self.out)

    def test_an_empty_log(self):
        self.write_store(made.database("A"))
        for data in (b"", bytes(127)):
            self.write(self.store + "-log", data)
            self.assertEqual(self.run_tool(self.store, self.out)[0], 0)
            self.assertEqual(self.rows(self.out), ["A"])
            os.unlink(self.out)

    def test_a_damaged_log_is_refused_and_can_be_left_out(self):
        one = made.database("A")
        wal = made.write_ahead_log([(2, 2, made.database("A", "B")[4096:])], bytes(8))
        self.write_store(one, wal)
        log = self.read(self.store + "-log")
        for at in (0, 20, 60, 100, 120):
            self.write(self.store + "-log", invert(log, at))
            self.refused(self.store, self.out, contains="log")
        self.assertEqual(self.run_tool(self.store, self.out, "--without-log")[0], 0)
        self.assertEqual(self.rows(self.out), ["A"])

    def test_a_torn_page_that_the_log_contains(self):
        one = made.database("A")
        wal = made.write_ahead_log(
            [(2, 2, made.database("A", "B")[4096:]), (1, 2, one[:4096])], bytes(8)
        )
        self.write_store(one, wal)
        store = self.read(self.store)
        for data in (
            invert(store, 8192 + 4096 + 7),
            invert(store, 8192 + 7),
            store[:-1],
            store[: 8192 + 4096],
            store[:8192],
        ):
            self.write(self.store, data)
            self.assertEqual(self.run_tool(self.store, self.out)[0], 0)
            self.assertEqual(self.rows(self.out), ["A", "B"])
            os.unlink(self.out)

    def test_damaged_pages_are_refused(self):
        self.write_store(made.database("A"))
        store = self.read(self.store)
        for data, text in (
            (invert(store, 8192), "Page 1"),
            (invert(store, 8192 + 4096 + 4095), "Page 2"),
            (store[:-1], "Page 2"),
            (store[:-4096], "cut off after page 1"),
            (store[:8192], "no pages"),
            (store[:8000], "cut off"),
            (store[:8192] + store[8192 + 4096 :] + store[8192 : 8192 + 4096], "Page 1"),
        ):
            self.write(self.store, data)
            self.refused(self.store, self.out, contains=text)

    def test_a_damaged_page_that_only_an_uncommitted_frame_contains(self):
        wal = made.write_ahead_log([(2, 0, made.database("A", "B")[4096:])], bytes(8))
        self.write_store(made.database("A"), wal)
        self.write(self.store, invert(self.read(self.store), 8192 + 4096))
        self.refused(self.store, self.out, contains="Page 2")

    def test_the_page_of_the_locks_is_not_read(self):
        plain, _, _ = self.make_plain_log()
        with mock.patch.object(haru, "LOCK_PAGE", 5):
            store = invert(self.encrypt_store(plain), 8192 + 4 * 4096)
            target = io.BytesIO()
            haru.decrypt_store(io.BytesIO(store), target, KEY)
        expected = plain[: 4 * 4096] + bytes(4096) + plain[5 * 4096 :]
        self.assertEqual(target.getvalue(), expected)
        self.assertEqual(262145, haru.LOCK_PAGE)

    def test_one_damaged_copy_of_the_header(self):
        self.write_store(made.database("A"))
        store = self.read(self.store)
        for at in (0, 100, 4095, 4096 + 17, 8191):
            self.write(self.store, invert(store, at))
            self.assertEqual(self.run_tool(self.store, self.out)[0], 0)
            os.unlink(self.out)
        self.write(self.store, invert(store, 100, 4196))
        self.refused(self.store, self.out, contains="Both copies of the header are damaged.")

    def test_other_files_are_refused(self):
        for data, text in (
            (b"", "not an encrypted file"),
            (b"text", "not an encrypted file"),
            (made.database("A"), "plain SQLite file"),
        ):
            self.write(self.store, data)
            self.refused(self.store, self.out, contains=text)
        self.refused(self.path("missing"), self.out, contains="cannot be used")

    def test_only_a_fitting_database_is_encrypted(self):
        plain = made.database("A")
        for data in (
            b"",
            made.change(plain, 16, b"\x20\0"),
            made.change(plain, 20, b"\0"),
            invert(plain, 4090),
        ):
            with self.assertRaises(haru.Refusal):
                self.encrypt_store(data)


class SecretTests(InFolder):
    def setUp(self):
        super().setUp()
        self.write(self.store, self.encrypt_store(made.database("A")))

    def opens(self, secret, option="--passphrase-file"):
        code, text = self.run_tool(self.store, self.out, secret=secret, option=option)
        self.assertEqual(code, 0, text)
        os.unlink(self.out)

    def test_forms_of_the_passphrase(self):
        for form in ("NFC", "NFD"):
            text = unicodedata.normalize(form, PASSPHRASE)
            for end in ("", "\n", "\r\n"):
                self.opens((text + end).encode())

    def test_a_passphrase_from_a_file(self):
        path = self.write(self.path("secret"), PASSPHRASE.encode())
        code, text = self.run_tool(self.store, self.out, "--passphrase-file", path, secret=None)
        self.assertEqual(code, 0, text)

    def test_a_typed_passphrase(self):
        with mock.patch(
            "getpass.getpass", return_value=unicodedata.normalize("NFD", PASSPHRASE)
        ), mock.patch("sys.stdout", io.StringIO()):
            self.assertEqual(haru.main([self.store, self.out]), 0)

    def test_recovery_key_and_answer(self):
        text = haru.recovery_text(made.RECOVERY)
        for letters in (text, text.lower(), text.replace("-", " ") + "\n", text.replace("0", "O")):
            self.opens(letters.encode(), "--recovery-key-file")
        self.opens(b"answer\n", "--answer-file")

    def test_wrong_secrets(self):
        wrong = [
            (b"wrong", "--passphrase-file", "passphrase is wrong"),
            (b"", "--passphrase-file", "wrong"),
            ((PASSPHRASE + "\n\n").encode(), "--passphrase-file", "wrong"),
            (
                haru.recovery_text(bytes(24)).encode(),
                "--recovery-key-file",
                "recovery key is wrong",
            ),
            (b"0000", "--recovery-key-file", "40 letters"),
            (b"answer", "--answer-file", "answer"),
            (haru.recovery_text(made.RECOVERY)[:-1].encode() + b"u", "--recovery-key-file", "U"),
        ]
        for secret, option, text in wrong:
            self.refused(
                self.store, self.out, secret=secret, option=option, status=2, contains=text
            )

    def test_secrets_that_are_not_text(self):
        self.refused(self.store, self.out, secret=b"\xff\xfe", contains="UTF-8")

    def test_a_missing_kind_of_slot(self):
        self.write(self.store, self.encrypt_store(made.database("A"), cheap_slots()[:1]))
        self.refused(
            self.store, self.out, secret=b"answer\n", option="--answer-file", contains="no key slot"
        )

    def test_the_second_passphrase(self):
        slot = haru.make_slot(haru.PASSPHRASE, b"second", KEY, made.SALTS[2], 0, bytes(24), 1, 8)
        self.write(self.store, self.encrypt_store(made.database("A"), cheap_slots() + [slot]))
        self.opens(b"second")

    def test_a_header_with_a_wrong_keyed_checksum(self):
        data = self.read(self.store)
        header = data[:4032] + bytes(32)
        self.write(self.store, (header + haru.checksum(header)) * 2 + data[8192:])
        self.refused(self.store, self.out, contains="changed")


class OutputTests(InFolder):
    def setUp(self):
        super().setUp()
        self.write(self.store, self.encrypt_store(made.database("A")))

    def test_names_that_haru_uses(self):
        os.mkdir(os.path.join(self.profile, "photos"))
        for name in (
            "haru.sqlite",
            "haru.sqlite-log",
            "haru.sqlite-wal",
            "HARU.SQLITE-SHM",
            "haru.sqlite.sync",
            "haru.sqlite.before-v101",
            "drafts",
            "photos/plain",
            "a" * 64,
            "haru-2026-11-27.db",
        ):
            self.refused(self.store, os.path.join(self.profile, name))
        os.symlink(self.profile, self.path("link"))
        self.refused(
            self.store, os.path.join(self.path("link"), "haru.sqlite-log"), contains="Haru uses"
        )

    def test_names_that_a_renamed_store_uses(self):
        store = self.path("diary.db")
        shutil.copy(self.store, store)
        for ending in ("-log", "-wal", ".sync", ".photos"):
            self.refused(store, store + ending, contains="Haru uses")

    def test_other_names_beside_the_store(self):
        code, text = self.run_tool(self.store, os.path.join(self.profile, "plain.sqlite"))
        self.assertEqual(code, 0, text)

    def test_nothing_is_overwritten(self):
        for ending in ("", "-wal", "-shm", "-journal", ".part", "-wal.part"):
            path = self.write(self.out + ending, b"mine")
            self.refused(self.store, self.out, contains="exists already")
            self.assertEqual(self.read(path), b"mine")
            os.unlink(path)
        os.symlink("nowhere", self.out)
        self.refused(self.store, self.out, contains="exists already")

    def test_a_file_that_appears_during_the_work_is_kept(self):
        with self.assertRaises(haru.Refusal), haru.parts(self.out + "-wal", self.out) as (
            wal,
            plain,
        ):
            wal.write(b"log")
            plain.write(b"plain")
            self.write(self.out, b"mine")
        self.assertEqual(self.read(self.out), b"mine")
        self.assertFalse(os.path.lexists(self.out + "-wal") or os.path.lexists(self.out + ".part"))

    def test_an_interrupted_run_leaves_no_file(self):
        with self.assertRaises(KeyboardInterrupt), haru.parts(self.out) as (plain,):
            plain.write(b"plain")
            raise KeyboardInterrupt
        self.assertEqual(os.listdir(self.folder), ["profile"])

    def test_a_missing_folder(self):
        self.refused(self.store, self.path("missing/out"), contains="cannot be used")

    def test_wrong_arguments(self):
        for arguments in ((self.store,), (self.store, self.out, "--other"), ("stream", self.store)):
            code, text = self.run_tool(*arguments)
            self.assertEqual(code, 1, text)
            self.assertNotIn("Traceback", text)


class StreamTests(InFolder):
    def setUp(self):
        super().setUp()
        self.write(self.store, self.encrypt_store(made.database("A")))
        self.out = self.path("out")

    def stream(self, content, purpose, **options):
        return haru.encrypt_stream(
            content, KEY, made.OTHER_FILE_ID, purpose, next(self.nonces), **options
        )

    def test_lengths(self):
        for length in (0, 1, 65535, 65536, 65537, 131072, 200000):
            for empty_end in (False, True):
                data, target = random.Random(length).randbytes(length), io.BytesIO()
                stream = self.stream(data, haru.COVER, empty_end=empty_end)
                haru.decrypt_stream(io.BytesIO(stream), target, KEY)
                self.assertEqual(target.getvalue(), data)

    def test_the_state_is_the_one_that_libsodium_makes(self):
        key = haru.stream_key(KEY, FILE_ID)
        state = haru.bindings.crypto_secretstream_xchacha20poly1305_state()
        header = haru.bindings.crypto_secretstream_xchacha20poly1305_init_push(state, key)
        whole = haru.encrypt_stream(b"content", KEY, FILE_ID, haru.COVER, header)
        begin = whole[:96]
        chunk = haru.bindings.crypto_secretstream_xchacha20poly1305_push(
            state, b"content", begin, haru.FINAL
        )
        self.assertEqual(whole, begin + header + chunk)

    def test_a_photo_is_bound_to_its_name(self):
        name = haru.stored_name(KEY, "walk.jpg")
        path = self.write(self.path(name), self.stream(b"photo", haru.PHOTO, name=name))
        code, text = self.run_tool("stream", path, self.out, "--key-of", self.store)
        self.assertEqual((code, self.read(self.out)), (0, b"photo"), text)
        os.unlink(self.out)
        other = self.path("other")
        os.rename(path, other)
        self.refused("stream", other, self.out, "--key-of", self.store, contains="another name")
        code, text = self.run_tool(
            "stream", other, self.out, "--key-of", self.store, "--name", name
        )
        self.assertEqual(code, 0, text)

    def test_a_sync_key_is_not_bound_to_a_name(self):
        path = self.write(self.path("x"), self.stream(b"key", haru.SYNC_KEY))
        self.assertEqual(self.run_tool("stream", path, self.out, "--key-of", self.store)[0], 0)
        self.assertEqual(self.read(self.out), b"key")

    def test_an_export_has_slots_of_its_own(self):
        path = self.write(
            self.path("export"), self.stream(b"{}", haru.EXPORT, slots=cheap_slots()[:2])
        )
        self.assertEqual(self.run_tool("stream", path, self.out)[0], 0)
        self.assertEqual(self.read(self.out), b"{}")
        os.unlink(self.out)
        self.refused("stream", path, self.out, secret=b"wrong", status=2, contains="wrong")
        letters = haru.recovery_text(made.RECOVERY).encode()
        self.assertEqual(
            self.run_tool("stream", path, self.out, secret=letters, option="--recovery-key-file")[
                0
            ],
            0,
        )

    def test_refusals(self):
        path = self.write(self.path("x"), self.stream(b"key", haru.SYNC_KEY))
        self.refused("stream", path, self.out, contains="--key-of")
        self.refused("stream", path, self.out, "--key-of", self.store, secret=b"wrong", status=2)
        self.refused(
            "stream",
            path,
            os.path.join(self.profile, "haru.sqlite.sync"),
            "--key-of",
            self.store,
            contains="Haru uses",
        )
        self.refused("stream", self.store, self.out, contains="not a stream")
        self.refused(path, self.out, contains="not a store")
        other = haru.encrypt_stream(b"key", made.OTHER_KEY, FILE_ID, haru.SYNC_KEY, bytes(24))
        self.write(path, other)
        self.refused("stream", path, self.out, "--key-of", self.store, contains="another key")
        self.write(path, self.stream(bytes(200000), haru.SYNC_KEY)[:150000])
        self.refused("stream", path, self.out, "--key-of", self.store, contains="damaged")


class StatusTests(InFolder):
    def status(self, path):
        code, text = self.run_tool("status", path, secret=None)
        self.assertEqual(code, 0, text)
        return text

    def test_a_store(self):
        data = self.encrypt_store(made.database("A"))
        text = self.status(self.write(self.store, data))
        for line in (
            "version: 1",
            "kind: store",
            f"key id: {haru.key_id(KEY).hex()}",
            f"file id: {FILE_ID.hex()}",
            "sequence: 1",
            "pages: 2",
            "slots: 3",
            "slot 1: passphrase, made 2026-11-27 00:00:00 UTC, Argon2id with 1 passes and 8 KiB",
            "slot 2: recovery key, made 2026-11-27 00:00:00 UTC",
        ):
            self.assertIn(line + "\n", text)
        text = self.status(self.write(self.store, invert(data, 4096 + 5)))
        self.assertIn("damaged copy of the header: 2\n", text)

    def test_a_stream_and_a_log(self):
        stream = haru.encrypt_stream(b"{}", KEY, FILE_ID, haru.EXPORT, bytes(24), cheap_slots()[:1])
        text = self.status(self.write(self.path("x"), stream))
        for line in ("kind: stream", "purpose: export", "sequence: 0", "slots: 1"):
            self.assertIn(line + "\n", text)
        wal = made.write_ahead_log([(2, 2, bytes(4096))], bytes(8))
        text = self.status(
            self.write(self.path("y"), haru.encrypt_log(wal, KEY, FILE_ID, self.nonces))
        )
        self.assertIn("kind: log\n", text)

    def test_a_date_out_of_range(self):
        slot = haru.make_slot(haru.PASSPHRASE, b"", KEY, made.SALTS[0], 2**64 - 1, bytes(24), 1, 8)
        text = self.status(self.write(self.store, self.encrypt_store(made.database("A"), [slot])))
        self.assertIn(f"{2 ** 64 - 1} seconds after 1970", text)

    def test_other_files(self):
        self.write(self.store, made.database("A"))
        self.refused("status", self.store, secret=None, contains="not encrypted")


class VectorTests(unittest.TestCase):
    """Checks vectors.json with the functions that decrypt."""

    def expect(self, vector, work):
        """Runs the work, and expects the result that the vector names."""
        kinds = {"damage": haru.Refusal, "wrongSecret": haru.WrongSecret}
        with self.subTest(vector["name"]):
            if vector.get("result", "valid") == "valid":
                return work()
            with self.assertRaises(kinds[vector["result"]]) as caught:
                work()
            self.assertTrue(vector["result"] != "damage" or caught.exception.status == 1)
        return None

    def test_a_new_run_makes_the_same_file(self):
        with open(os.path.join(HERE, "vectors.json"), encoding="utf-8") as file:
            self.assertEqual(file.read(), made.text())

    def test_the_file_is_small(self):
        self.assertLess(os.path.getsize(os.path.join(HERE, "vectors.json")), 120_000)

    def test_keys_and_names(self):
        keys = {name: hexadecimal(text) for name, text in VECTORS["keys"].items()}
        key, file_id = keys["dataKey"], keys["fileID"]
        self.assertEqual(haru.key_id(key), keys["keyID"])
        self.assertEqual(haru.names_key(key), keys["names"])
        for name, function in (
            ("header", haru.header_key),
            ("pages", haru.page_key),
            ("log", haru.log_key),
            ("stream", haru.stream_key),
        ):
            self.assertEqual(function(key, file_id), keys[name])
        for name in VECTORS["names"]:
            self.assertEqual(haru.stored_name(key, name["plain"]), name["stored"])

    def test_recovery_keys(self):
        for vector in VECTORS["recoveryKeys"]["valid"]:
            self.assertEqual(haru.recovery_bytes(vector["letters"]).hex(), vector["bytes"])
        for vector in VECTORS["recoveryKeys"]["wrong"]:
            with self.subTest(vector["name"]), self.assertRaises(haru.WrongSecret):
                haru.recovery_bytes(vector["letters"])

    def test_every_wrong_letter_is_found(self):
        text = haru.recovery_text(made.RECOVERY).replace("-", "")
        for at in range(40):
            for letter in haru.LETTERS:
                if letter != text[at]:
                    with self.assertRaises(haru.WrongSecret):
                        haru.recovery_bytes(text[:at] + letter + text[at + 1 :])

    def test_slots(self):
        slots = VECTORS["slots"]
        for vector in slots["valid"]:
            slot, secret = haru.Slot(hexadecimal(vector["slot"])), hexadecimal(vector["secret"])
            if "passphrase" in vector:
                self.assertNotEqual(vector["passphrase"], vector["decomposed"])
                for text in (vector["passphrase"], vector["decomposed"]):
                    self.assertEqual(haru.nfc(text), secret)
            self.assertEqual(haru.wrapping_key(slot.data, secret).hex(), vector["wrappingKey"])
            self.assertEqual(slot.open(secret, hexadecimal(slots["keyID"])).hex(), slots["dataKey"])
            self.assertEqual(slot.made, vector["made"])
        for vector in slots["broken"]:
            with self.subTest(vector["name"]):
                of_key = hexadecimal(vector.get("keyID", slots["keyID"]))
                slot = haru.Slot(hexadecimal(vector["slot"]))
                self.assertIsNone(slot.open(hexadecimal(vector["secret"]), of_key))

    def test_headers(self):
        headers = VECTORS["headers"]
        key = hexadecimal(headers["dataKey"])
        for vector in headers["copies"]:
            first = long(vector["first"])
            second = long(vector["second"]) if "second" in vector else first

            def work():
                header = haru.choose_header(first, second)
                header.verify(key)
                self.assertEqual(header.sequence, vector.get("sequence", header.sequence))
                self.assertEqual(header.file_id.hex(), headers["fileID"])

            self.expect(vector, work)

    def test_pages(self):
        store = VECTORS["store"]
        data_key, stored = hexadecimal(store["dataKey"]), {}
        key = haru.page_key(data_key, hexadecimal(store["fileID"]))
        for vector in store["pages"]:
            n, stored[n] = vector["number"], long(vector["stored"])
            self.assertEqual(haru.decrypt_page(stored[n], n, key), long(vector["plain"]))
        for vector in store["broken"]:
            with self.subTest(vector["name"]):
                other = haru.page_key(data_key, hexadecimal(vector.get("fileID", store["fileID"])))
                data = invert(stored[vector["page"]], *vector["invertBytes"])
                self.assertIsNone(haru.decrypt_page(data, vector["readAs"], other))

    def test_log(self):
        log = VECTORS["log"]
        file_id, stored = hexadecimal(log["fileID"]), {}
        key = haru.log_key(hexadecimal(log["dataKey"]), file_id)
        header = haru.decrypt_log_header(hexadecimal(log["header"]["stored"]), file_id, key)
        self.assertEqual(header.hex(), log["header"]["plain"])
        # The log of another store counts as empty.
        other = bytes(16)
        strange = haru.encrypt_log_header(
            header, other, bytes(24), haru.log_key(hexadecimal(log["dataKey"]), other)
        )
        self.assertIsNone(haru.decrypt_log_header(strange, file_id, key))
        frames = haru.CommittedFrames(header)
        for vector in log["frames"]:
            i, stored[i] = vector["number"], long(vector["stored"])
            frame = haru.decrypt_frame(stored[i], i, key)
            self.assertEqual(frame, long(vector["plain"]))
            frames.add(frame)
        self.assertEqual((frames.committed, frames.pages, frames.size), (2, {2}, 2))
        for vector in log["brokenHeaders"]:
            self.expect(
                vector, lambda: haru.decrypt_log_header(hexadecimal(vector["stored"]), file_id, key)
            )
        for vector in log["brokenFrames"]:
            with self.subTest(vector["name"]):
                data = invert(stored[vector["frame"]], *vector["invertBytes"])
                self.assertIsNone(haru.decrypt_frame(data, vector["readAs"], key))

    def test_streams(self):
        streams = VECTORS["streams"]
        key, file_id, stored = hexadecimal(streams["dataKey"]), hexadecimal(streams["fileID"]), {}
        for vector in streams["streams"]:
            with self.subTest(vector["name"]):
                content, begin = made.rule(vector["content"]["length"]), hexadecimal(
                    vector["start"]
                )
                slots = [begin[at : at + 128] for at in range(64, len(begin) - 32, 128)]
                data = haru.encrypt_stream(
                    content,
                    key,
                    file_id,
                    vector["purpose"],
                    hexadecimal(vector["header"]),
                    slots,
                    vector.get("fileName", ""),
                    vector.get("emptyLastChunk", False),
                )
                stored[vector["name"]] = (data, vector.get("fileName", ""))
                self.assertEqual(data[: len(begin)], begin)
                self.assertEqual(len(data), vector["storedLength"])
                self.assertEqual(haru.checksum(data).hex(), vector["storedChecksum"])
                self.assertEqual(vector.get("stored", data.hex()), data.hex())
                target = io.BytesIO()
                haru.decrypt_stream(io.BytesIO(data), target, key, vector.get("fileName", ""))
                self.assertEqual(target.getvalue(), content)
        for vector in streams["broken"]:
            if "of" in vector:
                data, name = stored[vector["of"]]
                data = b"".join(
                    hexadecimal(part) if isinstance(part, str) else data[part[0] : part[1]]
                    for part in vector["ranges"]
                )
            else:
                data, name = hexadecimal(vector["stored"]), vector.get("fileName", "")
            self.expect(
                vector, lambda: haru.decrypt_stream(io.BytesIO(data), io.BytesIO(), key, name)
            )


if __name__ == "__main__":
    unittest.main()
