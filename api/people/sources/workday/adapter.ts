import type { PersonSource, PersonSourceClient, SourceSurroundings } from '../port.ts'
import type { ReadPerson } from '../readPerson.ts'
import { sourcePage } from '../sourcePage.ts'
import { SourceUnusable } from '../sourceTrouble.ts'
import { callReport } from './callReport.ts'
import { reportEntries } from './reportEntries.ts'
import { workdayTitle as title, WorkdaySettings } from './settings.ts'
import { readWorker } from './worker.ts'

const pageSize = 1_000

/** A custom report as a service. Its columns are the company's own, and it has everyone in one answer. */
export const workday: PersonSource<WorkdaySettings> = {
  name: 'workday',
  title,
  connects: 'credentials',
  capabilities: { isIncremental: false },
  settings: WorkdaySettings,
  create: (settings, surroundings) => createClient(settings, surroundings),
}

const createClient = (
  { reportUrl, username, password }: WorkdaySettings,
  surroundings: SourceSurroundings,
): PersonSourceClient => {
  const headers = { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` }

  async function* workers(signal: AbortSignal): AsyncGenerator<ReadPerson> {
    const chunks = callReport(surroundings, addressOf(reportUrl, surroundings.origin), headers, signal)
    for await (const entry of reportEntries(chunks, title)) {
      const worker = readWorker(entry, surroundings.clock())
      if (!worker) throw new SourceUnusable(`The report of ${title} has a row without a worker ID. Add it.`)
      yield worker
    }
  }

  return {
    testConnection: async signal => {
      // Leaving the loop ends the call.
      for await (const worker of workers(signal)) {
        const hasEmail = worker.kind === 'person' && worker.person.email !== null
        return {
          kind: 'connected',
          detail: hasEmail
            ? `${title} answers with the report.`
            : `${title} answers. Check that the report has work e-mails.`,
        }
      }
      return { kind: 'failed', problem: `The report of ${title} has no rows.` }
    },
    async *people(_request, signal) {
      let page: ReadPerson[] = []
      let isEmpty = true
      for await (const worker of workers(signal)) {
        isEmpty = false
        page.push(worker)
        if (page.length < pageSize) continue
        yield sourcePage(page, { cursor: null, isFull: true })
        page = []
      }
      // No report of a company is empty; the user may not see any worker.
      if (isEmpty) throw new SourceUnusable(`The report of ${title} has no rows.`)
      yield sourcePage(page, { cursor: null, isFull: true })
    },
  }
}

/** The report as JSON, with the prompts that its address has. */
const addressOf = (reportUrl: string, origin: string | undefined): string => {
  const url = new URL(reportUrl)
  url.searchParams.set('format', 'json')
  return origin === undefined ? url.href : `${origin}${url.pathname}${url.search}`
}
