/* Only carries the flags of pkg-config: no ICU header may be visible to Swift. */
