internal import Glibc

// The only place that reads the process: arguments, descriptors and whether a terminal listens.
let status = Tool.run(Array(CommandLine.arguments.dropFirst()))
exit(status)
