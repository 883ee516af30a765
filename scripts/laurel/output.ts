import { once } from 'node:events'

/** The exit code that shells give to a program that wrote to a closed pipe: 128 and the number of SIGPIPE. */
const brokenPipeCode = 141

let isClosed = false

/** The reader of the output has left, as `head` does when it has its lines. */
export class OutputClosed extends Error {}

const isBrokenPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE'

/**
 * Ends a command quietly when the reader of its output leaves. What the command does beside printing is completed, and a
 * failure keeps its exit code.
 */
export const watchOutput = (): void => {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', error => {
      if (!isBrokenPipe(error)) throw error
      isClosed = true
      process.exitCode ??= brokenPipeCode
    })
}

/** Prints a piece of a long output. Waits for a slow reader instead of buffering without a limit. */
export const print = async (text: string): Promise<void> => {
  if (isClosed) throw new OutputClosed()
  if (text === '' || process.stdout.write(text)) return
  await once(process.stdout, 'drain').catch((error: unknown) => {
    throw isBrokenPipe(error) ? new OutputClosed() : error
  })
}
