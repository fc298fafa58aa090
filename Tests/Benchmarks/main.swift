internal import Glibc

exit(BenchmarkCommand.run(Array(CommandLine.arguments.dropFirst())))
