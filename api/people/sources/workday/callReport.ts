import { noteCall } from '../../../partners/callNotes.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { refusalOf } from '../callSource.ts'
import type { SourceSurroundings } from '../port.ts'

const title = 'Workday'
/** A report of a large company takes minutes before its first byte, and arrives as one answer. */
const firstByteMilliseconds = 5 * 60_000
const silenceMilliseconds = 60_000
const bytesMax = 2_000_000_000

/** The text of a report as it arrives. Messages hold neither addresses nor headers, where secrets are. */
export async function* callReport(
  { fetch: fetcher, clock }: Pick<SourceSurroundings, 'fetch' | 'clock'>,
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  signal.throwIfAborted()
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), firstByteMilliseconds)
  const began = performance.now()
  let answered: number | null = null
  const listen = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), silenceMilliseconds)
  }
  try {
    const response = await fetcher(url, {
      method: 'GET',
      redirect: 'manual',
      headers: { accept: 'application/json', 'accept-encoding': 'gzip', ...headers },
      signal: AbortSignal.any([signal, silence.signal]),
    })
    const { status } = response
    answered = status
    if (status !== 200) {
      await response.body?.cancel()
      throw refusalOf({ vendor: title, status, headers: response.headers }, clock())
    }
    const decoder = new TextDecoder()
    let size = 0
    for await (const chunk of response.body ?? []) {
      listen()
      size += chunk.byteLength
      if (size > bytesMax) throw new VendorUncertain(`${title} answered more than ${bytesMax} bytes.`)
      yield decoder.decode(chunk, { stream: true })
    }
    yield decoder.decode()
  } catch (error) {
    if (error instanceof VendorUncertain) throw error
    // The thrown error may name the address.
    throw new VendorUncertain(
      signal.aborted
        ? `The call to ${title} was stopped.`
        : silence.signal.aborted
          ? `${title} did not answer in time.`
          : `The connection to ${title} was lost.`,
    )
  } finally {
    clearTimeout(timer)
    noteCall({ vendor: title, status: answered, milliseconds: performance.now() - began })
  }
}
