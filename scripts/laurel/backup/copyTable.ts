import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import type { Writable } from 'node:stream'
import type { ClientBase } from 'pg'
import { z } from 'zod'

/** The part of the driver's connection that COPY needs and its types leave out. */
const Copying = z.custom<{
  readonly stream: Writable & { pause(): void; resume(): void }
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}>(value => typeof value === 'object' && value !== null && 'sendCopyFromChunk' in value)

type Copied = { readonly rows: number; readonly sha256: string }

/** Runs `copy … to stdout` into a new file that only its owner may read, at the speed of the disk. */
export const copyToFile = async (client: ClientBase, statement: string, path: string): Promise<Copied> => {
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true })
  const failed = new Promise<never>((_, reject) => file.once('error', reject))
  const hash = createHash('sha256')
  let goOn: (() => void) | undefined
  const copying = submit(client, statement, {
    handleCopyData: ({ chunk }: { readonly chunk: Buffer }, connection: unknown) => {
      hash.update(chunk)
      // The driver reads the next message into the same memory.
      if (file.write(Buffer.from(chunk))) return
      const { stream } = Copying.parse(connection)
      stream.pause()
      // Chunks that were received before the pause still arrive.
      if (goOn) return
      goOn = () => {
        goOn = undefined
        stream.resume()
      }
      file.once('drain', goOn)
    },
  })
  const rows = await Promise.race([copying, failed])
  const closed = once(file, 'close')
  file.end()
  await Promise.race([closed, failed])
  // A closed file emits no more drain events.
  goOn?.()
  return { rows, sha256: hash.digest('hex') }
}

/** Runs `copy … from stdin` with the contents of a file; returns the number of rows. */
export const copyFromFile = (client: ClientBase, statement: string, path: string): Promise<number> =>
  submit(client, statement, {
    handleCopyInResponse: (connection: unknown) => {
      const copying = Copying.parse(connection)
      send(copying, path).then(
        () => copying.endCopyFrom(),
        (error: unknown) => copying.sendCopyFail(String(error)),
      )
    },
  })

const send = async (copying: z.infer<typeof Copying>, path: string): Promise<void> => {
  for await (const chunk of createReadStream(path)) {
    copying.sendCopyFromChunk(z.instanceof(Buffer).parse(chunk))
    if (copying.stream.writableNeedDrain) await once(copying.stream, 'drain')
  }
}

const Completed = z.object({ text: z.string() })

/** Passes a COPY to the driver, which can only wait for it; returns the number of rows. */
const submit = (client: ClientBase, statement: string, handlers: object): Promise<number> =>
  new Promise((resolve, reject) => {
    let rows = 0
    let failure: Error | undefined
    client.query({
      submit: (connection: unknown) => Copying.parse(connection).query(statement),
      handleCommandComplete: (message: unknown) => {
        rows = Number(Completed.parse(message).text.split(' ').at(-1))
      },
      handleError: (error: Error) => {
        failure = error
        reject(error)
      },
      handleReadyForQuery: () => {
        if (!failure) resolve(rows)
      },
      ...handlers,
    })
  })
