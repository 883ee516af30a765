import type { SourceStandInDefinition } from '@laurel/scripts/sandbox/sources/sourceStandIn.ts'
import type { PersonSource, PersonSourceClient, SourceSurroundings } from '../port.ts'
import type { SourcePerson } from '../sourcePerson.ts'
import type { BenchWanted } from '../suite/sourceBench.ts'
import { benchApp, openSource } from './openSource.ts'

export const { signal } = new AbortController()

/** The instant at which a bench begins. */
export const benchBegan = '2026-03-02T09:00:00.000Z'

export type OpenSource = Awaited<ReturnType<typeof openSource>>

/** Runs a spec with a source, and stops it at the end. */
export const withSource =
  <Settings>(source: PersonSource<Settings>, standIn: SourceStandInDefinition) =>
  async (body: (bench: OpenSource) => Promise<void>, wanted: BenchWanted = {}): Promise<void> => {
    const bench = await openSource(source, standIn, wanted)
    try {
      await body(bench)
    } finally {
      await bench.stop()
    }
  }

/** For a client beside the one of the bench. */
export const surroundingsAt = (
  { origin }: Pick<OpenSource, 'origin'>,
  fetcher: typeof fetch = fetch,
): SourceSurroundings => ({
  fetch: fetcher,
  clock: () => benchBegan,
  random: () => 0.5,
  origin,
  app: benchApp,
})

export const everyone = async (
  client: PersonSourceClient,
  since: string | null = null,
): Promise<readonly SourcePerson[]> => {
  const people: SourcePerson[] = []
  for await (const page of client.people({ since }, signal)) people.push(...page.people)
  return people
}
