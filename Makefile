# Every target forwards to a script, which is where its reasons are.
.PHONY: build test lint format snapshots shots package release check demo bench

build:
	@Scripts/build

test:
	@Scripts/test

lint:
	@Scripts/lint

format:
	@Scripts/lint --fix

# Records the expected screens anew; read each difference before committing it.
snapshots:
	@Scripts/snapshots

# The pictures of screens in docs/pictures, drawn anew from the demo.
shots:
	@Scripts/shots

package:
	@Scripts/package

release:
	@Scripts/release

# The tests once more, watched for races.
check:
	@Scripts/test
	@Scripts/test --sanitize=thread

demo:
	@Scripts/run demo

bench:
	@Scripts/bench
