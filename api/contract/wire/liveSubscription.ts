import { createParser } from 'eventsource-parser'
import type { Client } from './client.ts'
import { LiveMessage, livePath } from './live.ts'

const firstPauseMilliseconds = 1000
const pauseMillisecondsMax = 30_000

export type LiveOptions = {
  readonly onMessage: (message: LiveMessage) => void
  /** Called after each connection, as messages of the time before were missed. */
  readonly onConnected?: () => void
  readonly signal: AbortSignal
}

/** Listens until the signal aborts, and connects again, with growing pauses, when the connection is lost. */
export const subscribeLive = async (client: Client, options: LiveOptions): Promise<void> => {
  let pause = firstPauseMilliseconds
  while (!options.signal.aborted) {
    const wasConnected = await listenOnce(client, options).catch(() => false)
    pause = wasConnected ? firstPauseMilliseconds : Math.min(pause * 2, pauseMillisecondsMax)
    await wait(pause, options.signal)
  }
}

/** Resolves when the connection ends; true when there was one. */
const listenOnce = async (
  client: Client,
  { onMessage, onConnected, signal }: LiveOptions,
): Promise<boolean> => {
  const response = await client.fetch(livePath, { signal, headers: { accept: 'text/event-stream' } })
  if (!response.ok || !response.body) return false
  onConnected?.()
  const parser = createParser({ onEvent: ({ data }) => passOn(data, onMessage) })
  try {
    for await (const chunk of chunksOf(response.body)) parser.feed(chunk)
  } catch (error) {
    if (!signal.aborted && !(error instanceof TypeError)) throw error
  }
  return true
}

/** Streams can't be iterated over in every browser. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield decoder.decode(value, { stream: true })
  }
}

/** Messages of a newer server that this page does not know are ignored. */
const passOn = (data: string, onMessage: (message: LiveMessage) => void): void => {
  const parsed = LiveMessage.safeParse(JSON.parse(data))
  if (parsed.success) onMessage(parsed.data)
}

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
