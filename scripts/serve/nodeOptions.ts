/**
 * The options of Node for a server. Without a limit, V8 keeps 128 MiB for young objects on a machine with much memory.
 * They can't be set from within the process.
 */
export const serverNodeOptions = ['--max-semi-space-size=32'] as const
